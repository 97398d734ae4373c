import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBalance, refundCents } from './line-refunds.ts';

const lines = [
  { itemId: 'seat', unitCents: 100, quantity: 3 },
  { itemId: 'pack', unitCents: 50, quantity: 1 },
];
const money = { discountCents: 50, taxCents: 0, eligible: null };
const refund = (cents: number, status: 'done' | 'queued' | 'failed') => ({
  itemId: 'seat',
  quantity: 1,
  cents,
  status,
});

describe('the balance of a line', () => {
  it('counts refunds that are done or queued, but none that failed', () => {
    const refunds = [
      refund(85, 'done'),
      refund(86, 'queued'),
      refund(85, 'failed'),
      { ...refund(1, 'done'), itemId: 'pack' },
    ];
    const { shareCents, ...balance } = lineBalance({ lines, refunds, money }, 'seat')!;
    expect(balance).toEqual({ quantity: 3, refundedQuantity: 2, refundedCents: 171 });
    expect(shareCents + lineBalance({ lines, refunds, money }, 'pack')!.shareCents).toBe(300);
  });

  it('takes a discount for some items from these alone', () => {
    const forPack = { ...money, eligible: ['pack'] };
    const shareOf = (itemId: string) => lineBalance({ lines, refunds: [], money: forPack }, itemId)?.shareCents;
    expect([shareOf('seat'), shareOf('pack')]).toEqual([300, 0]);
  });

  it('is unknown for an item that the order doesn’t have', () => {
    expect(lineBalance({ lines, refunds: [], money }, 'pro')).toBeUndefined();
  });
});

describe('the amount of a refund', () => {
  it('adds up to any share in any portions, and is never negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 20 }),
        (shareCents, portions) => {
          const quantity = portions.reduce((sum, count) => sum + count, 0);
          let [refundedQuantity, refundedCents] = [0, 0];
          for (const count of portions) {
            const cents = refundCents({ shareCents, quantity, refundedQuantity, refundedCents }, count);
            expect(cents).toBeGreaterThanOrEqual(0);
            refundedQuantity += count;
            refundedCents += cents;
          }
          expect(refundedCents).toBe(shareCents);
        },
      ),
    );
  });

  it('adds up to the line’s share, in whatever steps its units are refunded', () => {
    for (const shareCents of [100, 101, 257, 4_999])
      for (const steps of [[1, 1, 1], [1, 2], [2, 1], [3]]) {
        let [refundedQuantity, refundedCents] = [0, 0];
        for (const quantity of steps) {
          refundedCents += refundCents({ shareCents, quantity: 3, refundedQuantity, refundedCents }, quantity);
          refundedQuantity += quantity;
          expect(refundedCents).toBe(Math.floor((shareCents * refundedQuantity) / 3));
        }
        expect(refundedCents).toBe(shareCents);
      }
  });

  it('doesn’t exceed the share after an earlier refund failed', () => {
    // Of two units for $1.01, the first refund of $0.50 failed and the second one of $0.51 stayed.
    expect(refundCents({ shareCents: 101, quantity: 2, refundedQuantity: 1, refundedCents: 51 }, 1)).toBe(50);
  });
});
