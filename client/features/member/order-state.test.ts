import { expect, it } from 'vitest';
import { orderStatuses } from '#shared/domain/orders.ts';
import { orderState } from './order-state.ts';

const plain = { refundedCents: 0, willBeRefunded: false, refundReason: null };

it('has distinct text for each status', () => {
  const texts = orderStatuses.map((status) => orderState({ ...plain, status }).text);
  expect(new Set(texts).size).toBe(orderStatuses.length);
});

it('shows a partial refund and a pending refund', () => {
  expect(orderState({ ...plain, status: 'paid', refundedCents: 1050 })).toEqual({
    text: 'Paid, $10.50 refunded',
    tone: 'done',
  });
  const goesBack = { ...plain, status: 'paid', willBeRefunded: true } as const;
  expect(orderState({ ...goesBack, refundReason: 'sold-out' }).text).toBe('Sold out: your refund is on its way');
  expect(orderState({ ...goesBack, refundReason: 'amount' }).text).toBe('Not delivered: your refund is on its way');
  // A completed refund is no longer pending.
  expect(orderState({ ...goesBack, status: 'refunded', refundedCents: 100 }).text).toBe('Refunded');
});
