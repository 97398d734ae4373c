import { describe, expect, it } from 'vitest';
import type { OrderRow } from '#drizzle/schema/billing.ts';
import type { CheckoutState, PaymentState } from '#server/adapters/payments/port.ts';
import {
  amountsOf,
  evaluateOrder,
  isRightAmount,
  orderAlerts,
  outcomeOf,
  refundMail,
  statusOf,
  type OrderSnapshot,
} from './policy.ts';

const now = new Date('2026-11-26T12:00:00Z');
const anHourAgo = new Date(now.getTime() - 3_600_000);

const order = {
  userId: 'ada',
  kind: 'cart',
  status: 'open',
  subtotalCents: 5_899,
  discountCents: 900,
  taxCents: 0,
  totalCents: 4_999,
  refundedCents: 0,
  disputeStatus: null,
  refundDueAt: null,
  paidAt: null,
  deliveredAt: null,
  sessionExpiresAt: new Date(now.getTime() + 3_600_000),
} as OrderRow;
const page = { status: 'complete', isPaid: true, totalCents: 4_999, taxCents: 0, currency: 'usd' } as CheckoutState;
const payment = {
  isPaid: true,
  amountCents: 4_999,
  refundedCents: 0,
  dispute: 'none',
  paidAt: anHourAgo,
} as PaymentState;
const unpaid = { session: undefined, payment: undefined, isInvoicePaid: false };

describe('the status of an order', () => {
  const snapshots: [string, OrderSnapshot, ReturnType<typeof statusOf>][] = [
    ['nothing is known', unpaid, undefined],
    ['its page is open', { ...unpaid, session: { ...page, status: 'open', isPaid: false } }, undefined],
    ['its page has closed', { ...unpaid, session: { ...page, status: 'expired', isPaid: false } }, 'expired'],
    ['the bank takes its time', { ...unpaid, session: { ...page, isPaid: false } }, undefined],
    ['it is paid from a balance', { ...unpaid, isInvoicePaid: true }, 'paid'],
    ['it is paid', { ...unpaid, session: page, payment }, 'paid'],
    ['a part went back', { ...unpaid, payment: { ...payment, refundedCents: 1_000 } }, 'paid'],
    ['all of it went back', { ...unpaid, payment: { ...payment, refundedCents: 4_999 } }, 'refunded'],
    ['it is disputed', { ...unpaid, payment: { ...payment, dispute: 'open' as const } }, 'disputed'],
    ['the bank asks about it', { ...unpaid, payment: { ...payment, dispute: 'inquiry' as const } }, 'paid'],
    ['the dispute is lost', { ...unpaid, payment: { ...payment, dispute: 'lost' as const } }, 'disputed'],
    ['the dispute is won', { ...unpaid, payment: { ...payment, dispute: 'won' as const } }, 'paid'],
  ];
  it.each(snapshots)('is correct when %s', (_what, seen, status) => {
    expect(statusOf(seen)).toBe(status);
  });

  it('stays unchanged while the provider reports nothing, until its page should have closed', () => {
    const late = { ...order, sessionExpiresAt: anHourAgo };
    expect(evaluateOrder({ order, seen: unpaid, now }).status).toBe('open');
    expect(evaluateOrder({ order: late, seen: unpaid, now }).status).toBe('expired');
    // A renewal has no page to close.
    expect(evaluateOrder({ order: { ...late, kind: 'renewal' }, seen: unpaid, now }).status).toBe('open');
  });
});

describe('the amounts of an order', () => {
  const taxed = { ...page, totalCents: 5_349, taxCents: 350 };

  it('are right when what was paid without tax is what it asks for', () => {
    expect(isRightAmount(order, taxed)).toBe(true);
    expect(isRightAmount({ ...order, taxCents: 350, totalCents: 5_349 }, taxed)).toBe(true);
    expect(isRightAmount(order, { ...page, totalCents: 5_349 })).toBe(false);
    expect(isRightAmount(order, { ...taxed, currency: 'eur' })).toBe(false);
  });

  it('include the tax once it is paid, and not before', () => {
    expect(amountsOf(order, { ...taxed, status: 'open' })).toEqual({ taxCents: 0, totalCents: 4_999 });
    expect(amountsOf(order, taxed)).toEqual({ taxCents: 350, totalCents: 5_349 });
    expect(amountsOf({ ...order, taxCents: 350, totalCents: 5_349 }, undefined)).toEqual({
      taxCents: 350,
      totalCents: 5_349,
    });
  });
});

describe('alerts about an order', () => {
  const alertsFor = (seen: OrderSnapshot, before: Partial<OrderRow> = {}) => {
    const known = { ...order, status: 'paid' as const, deliveredAt: anHourAgo, ...before };
    const evaluation = evaluateOrder({ order: known, seen, now });
    return orderAlerts({ order: known, evaluation, outcome: outcomeOf(known, evaluation, true), seen });
  };
  const asked = { session: page, payment: { ...payment, dispute: 'inquiry' as const }, isInvoicePaid: false };

  it('tell of an inquiry once, and not as a dispute', () => {
    expect(alertsFor(asked).map(({ kind }) => kind)).toEqual(['inquiry']);
    expect(alertsFor(asked, { disputeStatus: 'inquiry' })).toEqual([]);
  });

  it('tell of a bank’s warning of fraud', () => {
    const warned = { session: page, payment, isInvoicePaid: false, fraudWarnedAt: now };
    expect(alertsFor(warned).map(({ kind }) => kind)).toEqual(['fraud-warning']);
  });
});

describe('a paid order', () => {
  const paid = { session: page, payment, isInvoicePaid: false };
  const evaluation = evaluateOrder({ order, seen: paid, now });

  it('is delivered when its seats could be sold', () => {
    expect(evaluation).toMatchObject({ isToDeliver: true, isRightAmount: true, paidAt: anHourAgo });
    expect(outcomeOf(order, evaluation, true)).toMatchObject({ isDelivered: true, isUndeliverable: false });
  });

  it.each([
    ['its seats are sold out', order, evaluation, false, 'sold-out'],
    ['another amount was paid', order, { ...evaluation, isRightAmount: false }, true, 'amount'],
    ['its account was deleted', { ...order, userId: null }, evaluation, true, 'sold-out'],
  ] as const)('is refunded when %s', (_what, which, seen, isSeated, refundReason) => {
    expect(outcomeOf(which, seen, isSeated)).toMatchObject({ isDelivered: false, isUndeliverable: true, refundReason });
  });

  it('stays delivered when its account is erased later, but not without its seat', () => {
    const delivered = { deliveredAt: anHourAgo, userId: null };
    expect(outcomeOf(delivered, evaluation, true)).toMatchObject({ isDelivered: true, isUndeliverable: false });
    expect(outcomeOf(delivered, evaluation, false)).toMatchObject({ isUndeliverable: true, waitsForSeat: true });
  });

  it('is left alone once its refund is pending', () => {
    const seen = evaluateOrder({ order: { ...order, refundDueAt: anHourAgo }, seen: paid, now });
    expect(outcomeOf(order, seen, true)).toMatchObject({ isDelivered: false, isUndeliverable: false });
  });
});

describe('the email about a refund', () => {
  const sold = { number: 1042, totalCents: 33_126, refundedCents: 0 };
  const seats = { name: 'Virtual seat', quantity: 2, refundedQuantity: 0 };
  const pack = { name: 'Prompt pack', quantity: 1, refundedQuantity: 0 };

  it('lists refunded items, the amount of this refund, and all refunds so far', () =>
    expect(
      refundMail({
        order: { ...sold, refundedCents: 4_500 },
        lines: [{ ...seats, refundedQuantity: 1 }, pack],
        evaluation: { status: 'paid', refundedCents: 18_656 },
      }),
    ).toEqual({
      number: 'EG-1042',
      refundedCents: 14_156,
      isWhole: false,
      order: { totalCents: 33_126, refundedCents: 18_656 },
      lines: [{ name: 'Virtual seat', quantity: 2, refundedQuantity: 1 }],
    }));

  it('says that a payment of a wrong amount went back as a whole', () =>
    expect(
      refundMail({ order: sold, lines: [seats, pack], evaluation: { status: 'refunded', refundedCents: 100 } }),
    ).toMatchObject({ refundedCents: 100, isWhole: true, lines: [] }));
});
