import { expect, it } from 'vitest';
import type { OrderRow } from '#drizzle/schema/billing.ts';
import { eventsOf } from './policy.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute));

it('puts an order’s timeline together from its rows, newest first', () => {
  const order = {
    status: 'disputed',
    totalCents: 5_000,
    createdAt: at(0),
    paidAt: at(1),
    deliveredAt: at(2),
    fraudWarnedAt: at(6),
    closedAt: at(8),
  } as OrderRow;
  const refund = {
    ...({ id: 'r', itemId: 'pack', quantity: 1, cents: 1_000, reason: 'requested', note: '' } as const),
    ...({ status: 'done', by: null, createdAt: at(4), closedAt: at(4) } as const),
  };
  const events = eventsOf({
    order,
    refunds: [refund],
    mails: [{ id: 'm', template: 'order-receipt', status: 'sent', createdAt: at(3) }],
    alerts: [
      { kind: 'sale', cents: 5_000, createdAt: at(2) },
      { kind: 'refund', cents: 1_000, createdAt: at(5) },
      { kind: 'dispute', cents: 5_000, createdAt: at(7) },
    ],
  });
  expect(events.map(({ kind }) => kind)).toEqual([
    'closed',
    'dispute',
    'fraud-warning',
    'refund',
    'refund-line',
    'mail',
    'delivered',
    'paid',
    'created',
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(events[0]).toMatchObject({ status: 'disputed' });
});

it('shows only what has happened so far', () => {
  const order = {
    status: 'open',
    createdAt: at(0),
    paidAt: null,
    deliveredAt: null,
    fraudWarnedAt: null,
    closedAt: null,
  };
  expect(eventsOf({ order: order as OrderRow, refunds: [], mails: [], alerts: [] }).map(({ kind }) => kind)).toEqual([
    'created',
  ]);
});
