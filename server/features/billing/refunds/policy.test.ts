import { expect, it } from 'vitest';
import type { LineRefundRow, OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { refundOf } from './policy.ts';

const order = {
  status: 'paid',
  mode: 'live',
  paymentId: 'pi_1',
  refundDueAt: null,
  discountCents: 0,
  taxCents: 0,
  totalCents: 3_000,
  refundedCents: 0,
} as OrderRow;
const line = { itemId: 'seat', unitCents: 1_000, quantity: 3 } as OrderLineRow;
const queued = { itemId: 'seat', quantity: 1, cents: 1_000, status: 'queued' } as LineRefundRow;
const asked = { itemId: 'seat', quantity: 1, seen: 0 };
const decide = (
  changes: Partial<OrderRow> = {},
  { refunds = [], ...rest }: Partial<typeof asked> & { refunds?: LineRefundRow[] } = {},
) =>
  refundOf({ order: { ...order, ...changes }, lines: [line], refunds, eligible: null }, { ...asked, ...rest }, 'live');

it('refunds units of a paid line', () => {
  expect(decide()).toEqual({ cents: 1_000 });
  expect(decide({}, { quantity: 3 })).toEqual({ cents: 3_000 });
  expect(decide({ refundedCents: 1_000 }, { refunds: [{ ...queued, status: 'done' }], quantity: 2, seen: 1 })).toEqual({
    cents: 2_000,
  });
  expect(decide({}, { refunds: [{ ...queued, status: 'failed' }] })).toEqual({ cents: 1_000 });
});

it.each([
  ['isn’t in this order', decide({}, { itemId: 'pack' })],
  ['another payment mode', decide({ mode: 'sandbox' })],
  ['in dispute', decide({ status: 'disputed' })],
  ['Only paid orders', decide({ status: 'refunded' })],
  ['Only paid orders', decide({ status: 'open' })],
  ['being refunded already', decide({ refundDueAt: new Date() })],
  ['no payment', decide({ paymentId: null })],
  ['since you opened it', decide({}, { refunds: [queued] })],
  ['that many left', decide({}, { quantity: 4 })],
  ['that many left', decide({}, { refunds: [queued], quantity: 3, seen: 1 })],
  ['nothing to refund', decide({ discountCents: 3_000, totalCents: 0 })],
  ['Only $5.00', decide({ refundedCents: 1_500 }, { refunds: [queued], seen: 1 })],
])('refuses: %s', (words, decision) => {
  expect(decision).toEqual({ refusal: expect.stringContaining(words) as string });
});
