import { expect, it } from 'vitest';
import { orderStatuses } from '#shared/domain/orders.ts';
import { orderState } from './order-state.ts';

const plain = { refundedCents: 0, willBeRefunded: false, refundReason: null };

it('has words of its own for each state', () => {
  const texts = orderStatuses.map((status) => orderState({ ...plain, status }).text);
  expect(new Set(texts).size).toBe(orderStatuses.length);
});

it('tells a part of a refund, and money that will go back', () => {
  expect(orderState({ ...plain, status: 'paid', refundedCents: 1050 })).toEqual({
    text: 'Paid, $10.50 refunded',
    tone: 'done',
  });
  const goesBack = { ...plain, status: 'paid', willBeRefunded: true } as const;
  expect(orderState({ ...goesBack, refundReason: 'sold-out' }).text).toBe('Sold out: your refund is on its way');
  expect(orderState({ ...goesBack, refundReason: 'amount' }).text).toBe('Not delivered: your refund is on its way');
  // After the refund, the text no longer says it's on its way.
  expect(orderState({ ...goesBack, status: 'refunded', refundedCents: 100 }).text).toBe('Refunded');
});
