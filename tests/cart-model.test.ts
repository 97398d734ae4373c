/** Checks the model of carts on examples computed by hand, and the product's shares of lines against the model. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundCents } from '#shared/domain/line-refunds.ts';
import { lineShares } from '#shared/domain/order-shares.ts';
import { cartCase } from '#tests/helpers/cart-cases.ts';
import { billOf, canBuy, ownedOf, refundsOf, type Cart, type CartLine } from '#tests/helpers/cart-model.ts';

const virtual = (quantity: number): CartLine => ({ itemId: 'virtual-bootcamp', unitCents: 14_700, quantity });
const vip = (quantity: number): CartLine => ({ itemId: 'vip-bootcamp', unitCents: 49_700, quantity });
const upgrade = (quantity: number): CartLine => ({ itemId: 'vip-bootcamp-upgrade', unitCents: 35_000, quantity });
const pack: CartLine = { itemId: 'web-prompt-pack', unitCents: 4_999, quantity: 1 };

const percent = (value: number, itemIds: string[] | null = null) => ({ kind: 'percent' as const, value, itemIds });
const amount = (value: number, itemIds: string[] | null = null) => ({ kind: 'amount' as const, value, itemIds });
const sevenPercent = { basisPoints: 700, roundedPer: 'order' as const };
const cartOf = (lines: CartLine[], rest: Partial<Cart> = {}): Cart => ({ lines, coupon: null, tax: null, ...rest });
const costsOf = (cart: Cart) => Object.fromEntries(billOf(cart).costs);

describe('a bill', () => {
  it('is the prices without coupon and tax', () => {
    const cart = cartOf([virtual(2), pack]);
    expect(billOf(cart)).toMatchObject({ subtotalCents: 34_399, discountCents: 0, taxCents: 0, totalCents: 34_399 });
    expect(costsOf(cart)).toEqual({ 'virtual-bootcamp': 29_400, 'web-prompt-pack': 4_999 });
  });

  it('rounds a percentage half up', () => {
    // 10 % of 4,999 are 499.9; 50 % are 2,499.5; 1 % are 49.99.
    const discounts = [10, 50, 1].map((value) => billOf(cartOf([pack], { coupon: percent(value) })).discountCents);
    expect(discounts).toEqual([500, 2_500, 50]);
    // 30 % of Pro's 2,999 are 899.7.
    const pro = { itemId: 'pro', unitCents: 2_999, quantity: 1 };
    expect(billOf(cartOf([pro], { coupon: percent(30) })).totalCents).toBe(2_099);
  });

  it('takes no more off than the items that the coupon is for cost', () => {
    const cart = cartOf([vip(1), pack], { coupon: amount(6_000, ['web-prompt-pack']) });
    expect(billOf(cart)).toMatchObject({ discountCents: 4_999, totalCents: 49_700 });
    expect(costsOf(cart)).toEqual({ 'vip-bootcamp': 49_700, 'web-prompt-pack': 0 });
  });

  it('splits discount and tax over the lines, with leftover cents where most is missing', () => {
    const cart = cartOf([virtual(2), pack], { coupon: percent(10), tax: sevenPercent });
    // 3,439.9 off; 7 % of 30,959 are 2,167.13.
    expect(billOf(cart)).toMatchObject({ discountCents: 3_440, taxCents: 2_167, totalCents: 33_126 });
    // Off: 2,940.09 and 499.91. Tax: 1,852.06 and 314.94.
    expect(costsOf(cart)).toEqual({
      'virtual-bootcamp': 29_400 - 2_940 + 1_852,
      'web-prompt-pack': 4_999 - 500 + 315,
    });
  });

  it('gives a leftover cent to the first of equals in the alphabet', () => {
    const lines = ['b', 'a'].map((itemId) => ({ itemId, unitCents: 500, quantity: 1 }));
    expect(costsOf(cartOf(lines, { coupon: amount(1) }))).toEqual({ a: 499, b: 500 });
  });

  it('rounds the tax of each line or of the order', () => {
    // 7 % of 1,050 are 73.5, and of 3,150 are 220.5.
    const lines = ['a', 'b', 'c'].map((itemId) => ({ itemId, unitCents: 1_050, quantity: 1 }));
    expect(billOf(cartOf(lines, { tax: { ...sevenPercent, roundedPer: 'line' } })).taxCents).toBe(222);
    expect(billOf(cartOf(lines, { tax: sevenPercent })).taxCents).toBe(221);
  });

  it.each([
    [[pack], percent(100), false],
    [[pack], percent(99), true],
    [[pack], amount(4_950), false],
    [[pack], amount(4_949), true],
    [[pack], percent(10, ['vip-bootcamp']), false],
    [[pack], null, true],
  ])('of %j with %j can be paid: %s', (lines, coupon, expected) => expect(canBuy({ lines, coupon })).toBe(expected));
});

describe('refunds', () => {
  it('give back what the items cost, and take them away', () => {
    const cart = cartOf([virtual(2), pack], { coupon: percent(10), tax: sevenPercent });
    const steps = refundsOf(cart, [
      { itemId: 'virtual-bootcamp', quantity: 1 },
      { itemId: 'web-prompt-pack', quantity: 1 },
      { itemId: 'virtual-bootcamp', quantity: 1 },
    ]);
    expect(steps).toMatchObject([
      { cents: 14_156, refundedCents: 14_156, remainingCents: 18_970, owned: { hasWebPack: true, virtualSeats: 1 } },
      { cents: 4_814, refundedCents: 18_970, remainingCents: 14_156, owned: { hasWebPack: false, virtualSeats: 1 } },
      { cents: 14_156, refundedCents: 33_126, remainingCents: 0, owned: { hasWebPack: false, virtualSeats: 0 } },
    ]);
  });

  it('differ by a cent where a line can’t be divided', () => {
    // 3 × 14,700 − 1 = 44,099; a third are 14,699.67.
    const cart = cartOf([virtual(3)], { coupon: amount(1) });
    const one = { itemId: 'virtual-bootcamp', quantity: 1 };
    expect(refundsOf(cart, [one, one, one]).map(({ cents }) => cents)).toEqual([14_699, 14_700, 14_700]);
    expect(refundsOf(cart, [one, { ...one, quantity: 2 }]).map(({ cents }) => cents)).toEqual([14_699, 29_400]);
  });

  it('are refused for more than there is, for what isn’t in the cart, and for what cost nothing', () => {
    const cart = cartOf([vip(1), pack], { coupon: amount(4_999, ['web-prompt-pack']) });
    const steps = refundsOf(cart, [
      { itemId: 'vip-bootcamp', quantity: 2 },
      { itemId: 'virtual-bootcamp', quantity: 1 },
      { itemId: 'web-prompt-pack', quantity: 1 },
    ]);
    expect(steps.map(({ isRefused, cents }) => [isRefused, cents])).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
    ]);
    expect(steps.at(-1)!.owned).toMatchObject({ hasWebPack: true, vipSeats: 1 });
  });

  it('leave nothing once all the money is back, not even what cost nothing', () => {
    const cart = cartOf([vip(1), pack], { coupon: amount(4_999, ['web-prompt-pack']) });
    const [step] = refundsOf(cart, [{ itemId: 'vip-bootcamp', quantity: 1 }]);
    expect(step).toMatchObject({ remainingCents: 0, owned: { hasWebPack: false, vipSeats: 0 } });
  });

  it('count seats and upgrades apart', () => {
    const cart = cartOf([virtual(2), vip(3), upgrade(2)]);
    expect(ownedOf(cart.lines)).toEqual({ hasWebPack: false, virtualSeats: 2, vipSeats: 3, upgrades: 2 });
    const [step] = refundsOf(cart, [{ itemId: 'vip-bootcamp-upgrade', quantity: 1 }]);
    expect(step).toMatchObject({ cents: 35_000, owned: { virtualSeats: 2, vipSeats: 3, upgrades: 1 } });
  });
});

it('agrees with the product on what lines cost, and what their refunds give back', () => {
  const prices = { 'virtual-bootcamp': 14_700, 'vip-bootcamp': 49_700, 'vip-bootcamp-upgrade': 35_000 };
  fc.assert(
    fc.property(cartCase({ ...prices, 'web-prompt-pack': 4_999 }), ({ cart, refunds }) => {
      const bill = billOf(cart);
      const shares = new Map(
        lineShares(cart.lines, { ...bill, eligible: cart.coupon?.itemIds ?? undefined }).map(({ itemId, cents }) => [
          itemId,
          cents,
        ]),
      );
      expect(shares).toEqual(bill.costs);
      const refundedCents = new Map<string, number>();
      const refunded = new Map<string, number>();
      for (const [index, step] of refundsOf(cart, refunds).entries()) {
        if (step.isRefused) continue;
        const { itemId, quantity } = refunds[index]!;
        const before = refunded.get(itemId) ?? 0;
        const bought = cart.lines.find((line) => line.itemId === itemId)!.quantity;
        const cents = refundedCents.get(itemId) ?? 0;
        const balance = { shareCents: shares.get(itemId)!, quantity: bought, refundedQuantity: before };
        expect(refundCents({ ...balance, refundedCents: cents }, quantity)).toBe(step.cents);
        refundedCents.set(itemId, cents + step.cents);
        refunded.set(itemId, before + quantity);
      }
    }),
    { numRuns: 3_000 },
  );
});
