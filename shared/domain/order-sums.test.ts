import { describe, expect, it } from 'vitest';
import { orderSums, refundedText, type OrderAmounts } from './order-sums.ts';

const plain: OrderAmounts = {
  status: 'paid',
  subtotalCents: 34_399,
  discountCents: 0,
  couponCode: null,
  taxCents: 0,
  totalCents: 34_399,
  refundedCents: 0,
};
const shown = (changes: Partial<OrderAmounts> = {}) =>
  orderSums({ ...plain, ...changes }).map(({ label, amount }) => `${label} ${amount}`);

describe('sums of an order', () => {
  it('are only the total without discount, tax and refund', () => expect(shown()).toEqual(['Total $343.99']));

  it('show discount with its code, tax, total and a partial refund', () =>
    expect(
      shown({
        discountCents: 3_440,
        couponCode: 'SPRING10',
        taxCents: 2_167,
        totalCents: 33_126,
        refundedCents: 15_656,
      }),
    ).toEqual([
      'Subtotal $343.99',
      'Discount (SPRING10) −$34.40',
      'Tax $21.67',
      'Total $331.26',
      'Refunded −$156.56',
      'Total after refunds $174.70',
    ]));

  it('show a discount without a code, as in the first month of Pro', () =>
    expect(shown({ subtotalCents: 2_999, discountCents: 900, totalCents: 2_099 })).toEqual([
      'Subtotal $29.99',
      'Discount −$9.00',
      'Total $20.99',
    ]));

  it('leave nothing after a full refund, even if the amount paid was wrong', () => {
    expect(shown({ status: 'refunded', refundedCents: 34_399 })).toContain('Total after refunds $0.00');
    expect(shown({ status: 'refunded', refundedCents: 100 })).toContain('Total after refunds $0.00');
    expect(shown({ status: 'disputed', refundedCents: 50_000 })).toContain('Total after refunds $0.00');
  });
});

it.each([
  [2, 0, null],
  [2, 1, '1 of 2 refunded'],
  [2, 2, '2 of 2 refunded'],
  [1, 1, 'Refunded'],
])('says of %i items with %i refunded: %s', (quantity, refundedQuantity, text) =>
  expect(refundedText({ quantity, refundedQuantity })).toBe(text),
);
