/** Generates carts with coupons, taxes, and refunds by line, for comparisons with the model. */
import fc from 'fast-check';
import type { Cart, CartRefund } from './cart-model.ts';

export type CartCase = { cart: Cart; refunds: CartRefund[] };

/** @param prices of the items that carts are made of, in cents */
export function cartCase(prices: Readonly<Record<string, number>>): fc.Arbitrary<CartCase> {
  const ids = Object.keys(prices);
  const chosen = fc.subarray(ids, { minLength: 1 });
  const coupon = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 1, max: 100 }),
      itemIds: fc.option(chosen),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      value: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 80_000 })),
      itemIds: fc.option(chosen),
    }),
  );
  const tax = fc.record({
    basisPoints: fc.integer({ min: 1, max: 1_500 }),
    roundedPer: fc.constantFrom('line' as const, 'order' as const),
  });
  const quantity = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.integer({ min: 1, max: 20 }));
  const refund = fc.record({
    itemId: fc.constantFrom(...ids),
    quantity: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1, 2) }, quantity),
  });
  return fc.record({
    cart: fc.record({
      lines: chosen.chain((bought) =>
        fc.tuple(
          ...bought.map((itemId) =>
            (itemId === 'web-prompt-pack' ? fc.constant(1) : quantity).map((count) => ({
              itemId,
              unitCents: prices[itemId]!,
              quantity: count,
            })),
          ),
        ),
      ),
      coupon: fc.option(coupon),
      tax: fc.option(tax),
    }),
    refunds: fc.array(refund, { maxLength: 8 }),
  });
}
