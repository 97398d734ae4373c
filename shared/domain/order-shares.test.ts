import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineShares } from './order-shares.ts';

const seat = { itemId: 'virtual-bootcamp', unitCents: 14_700, quantity: 2 };
const pack = { itemId: 'web-prompt-pack', unitCents: 4_999, quantity: 1 };
const vip = { itemId: 'vip-bootcamp', unitCents: 49_700, quantity: 1 };

const ids = ['a', 'b', 'c', 'd', 'e'];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Orders with a discount up to the subtotal, limited to some of their items or not. */
const order = fc
  .record({
    lines: fc.array(
      fc.record({
        unitCents: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 100_000_000 })),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 1, maxLength: ids.length },
    ),
    taxCents: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2_000_000 })),
    eligible: fc.option(fc.subarray(ids), { nil: undefined }),
  })
  .chain(({ lines, ...others }) => {
    const named = lines.map((line, at) => ({ ...line, itemId: ids[at]! }));
    const subtotal = sum(named.map(({ unitCents, quantity }) => unitCents * quantity));
    return fc.record({
      lines: fc.constant(named),
      subtotal: fc.constant(subtotal),
      discountCents: fc.integer({ min: 0, max: subtotal }),
      taxCents: fc.constant(others.taxCents),
      eligible: fc.constant(others.eligible),
    });
  });

describe('shares of lines', () => {
  it('are the prices without a discount or tax', () =>
    expect(lineShares([seat, pack], { discountCents: 0, taxCents: 0 })).toEqual([
      { itemId: 'virtual-bootcamp', cents: 29_400 },
      { itemId: 'web-prompt-pack', cents: 4_999 },
    ]));

  it('split the discount by price, and the tax by price after the discount', () =>
    // Discount 3,440 of 34,399: 2,940.09 and 499.91. Tax 2,167 of 30,959: 1,852.06 and 314.94.
    expect(lineShares([seat, pack], { discountCents: 3_440, taxCents: 2_167 })).toEqual([
      { itemId: 'virtual-bootcamp', cents: 29_400 - 2_940 + 1_852 },
      { itemId: 'web-prompt-pack', cents: 4_999 - 500 + 315 },
    ]));

  it('take a limited discount from its own items only', () =>
    expect(lineShares([vip, pack], { discountCents: 1_500, taxCents: 0, eligible: ['web-prompt-pack'] })).toEqual([
      { itemId: 'vip-bootcamp', cents: 49_700 },
      { itemId: 'web-prompt-pack', cents: 3_499 },
    ]));

  it('give a leftover cent to the lower item id, whatever the order of the lines', () => {
    const lines = ['b', 'a'].map((itemId) => ({ itemId, unitCents: 500, quantity: 1 }));
    for (const some of [lines, lines.toReversed()])
      expect(lineShares(some, { discountCents: 0, taxCents: 1 })).toEqual(
        expect.arrayContaining([
          { itemId: 'a', cents: 501 },
          { itemId: 'b', cents: 500 },
        ]),
      );
  });

  it('add up to the total and are never negative', () => {
    fc.assert(
      fc.property(order, ({ lines, subtotal, discountCents, taxCents, eligible }) => {
        const shares = lineShares(lines, { discountCents, taxCents, eligible });
        expect(shares.map(({ itemId }) => itemId)).toEqual(lines.map(({ itemId }) => itemId));
        expect(sum(shares.map(({ cents }) => cents))).toBe(subtotal - discountCents + taxCents);
        expect(shares.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leave lines without a discount at their price', () => {
    fc.assert(
      fc.property(order, ({ lines, discountCents, eligible }) => {
        const isIn = ({ itemId }: { itemId: string }) => !eligible || eligible.includes(itemId);
        const most = sum(lines.filter(isIn).map(({ unitCents, quantity }) => unitCents * quantity));
        const shares = lineShares(lines, { discountCents: Math.min(discountCents, most), taxCents: 0, eligible });
        for (const [at, line] of lines.entries())
          if (!isIn(line)) expect(shares[at]!.cents).toBe(line.unitCents * line.quantity);
      }),
    );
  });

  it('don’t depend on the order of the lines', () => {
    fc.assert(
      fc.property(order, ({ lines, ...amounts }) => {
        const there = new Map(lineShares(lines, amounts).map(({ itemId, cents }) => [itemId, cents]));
        const back = new Map(lineShares(lines.toReversed(), amounts).map(({ itemId, cents }) => [itemId, cents]));
        expect(back).toEqual(there);
      }),
    );
  });

  it.each([
    { discountCents: 5_000, taxCents: 0 },
    { discountCents: -1, taxCents: 0 },
    { discountCents: 0, taxCents: -1 },
  ])('reject %j', (amounts) => expect(() => lineShares([pack], amounts)).toThrow(RangeError));
});
