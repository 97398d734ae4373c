/** An order's timeline, put together from its rows. Pure functions. */
import type { OrderRow } from '#drizzle/schema/billing.ts';
import type { AdminRefund, Noticed, SentMail } from './repo.ts';

/** `mail`: an email to the buyer; `refund`: money refunded, as the provider reported it; `refund-line`: by an admin. */
export const orderEventKinds = [
  'created',
  'paid',
  'delivered',
  'mail',
  'refund-line',
  'refund',
  'inquiry',
  'dispute',
  'fraud-warning',
  'closed',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export type OrderEvent = {
  kind: OrderEventKind;
  /** Unique in the order. */
  id: string;
  at: Date;
  cents?: number | null;
  /** A template and its state, a refund, or the order's status. */
  mail?: { id: string; template: string; status: string };
  refund?: AdminRefund;
  status?: string;
};

/** Alerts that say something the other rows don't. */
const shownAlerts = ['refund', 'inquiry', 'dispute'] as const;
type ShownAlert = (typeof shownAlerts)[number];
const isShown = (kind: string): kind is ShownAlert => (shownAlerts as readonly string[]).includes(kind);

/** Returns what happened to an order, newest first. */
export function eventsOf(input: {
  order: OrderRow;
  refunds: readonly AdminRefund[];
  mails: readonly SentMail[];
  alerts: readonly Noticed[];
}): OrderEvent[] {
  const { order, refunds, mails, alerts } = input;
  const once = (kind: OrderEventKind, at: Date | null, more: Partial<OrderEvent> = {}): OrderEvent[] =>
    at ? [{ kind, id: kind, at, ...more }] : [];
  return [
    ...once('created', order.createdAt),
    ...once('paid', order.paidAt, { cents: order.totalCents }),
    ...once('delivered', order.deliveredAt),
    ...once('fraud-warning', order.fraudWarnedAt),
    ...once('closed', order.closedAt, { status: order.status }),
    ...mails.map((mail) => ({ kind: 'mail' as const, id: mail.id, at: new Date(mail.createdAt), mail })),
    ...refunds.map((refund) => ({
      kind: 'refund-line' as const,
      id: refund.id,
      at: new Date(refund.createdAt),
      cents: refund.cents,
      refund,
    })),
    ...alerts.flatMap(({ kind, cents, createdAt }, index) =>
      isShown(kind) ? [{ kind, id: `${kind}-${index}`, at: new Date(createdAt), cents }] : [],
    ),
    // Stable, so what happened in one moment stays in the order above.
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
}
