import { lineBalance } from '#shared/domain/line-refunds.ts';
import { orderNumber } from '#shared/domain/orders.ts';
import type { OrderLine } from './repo.ts';
import type { OrderPage, OrderView } from './service.ts';

const iso = (moment: Date | string) => new Date(moment).toISOString();
const isoOrNull = (moment: Date | string | null) => moment && iso(moment);

const toLine = (row: OrderLine) => ({
  id: row.id,
  number: orderNumber(row.number),
  kind: row.kind,
  status: row.status,
  mode: row.mode,
  totalCents: row.totalCents,
  refundedCents: row.refundedCents,
  createdAt: iso(row.createdAt),
  disputeStatus: row.disputeStatus,
  disputeDueAt: isoOrNull(row.disputeDueAt),
  disputeReason: row.disputeReason,
  userId: row.userId,
  name: row.name,
  email: row.email,
  items: row.items,
});

/** Orders in the agency's list. `totals`: of all pages; money only of paid orders in the current mode. */
export const toOrderPage = ({ items, nextCursor, totals }: OrderPage) => ({
  items: items.map(toLine),
  nextCursor,
  totals,
});

export const toDisputes = (rows: OrderLine[]) => ({ items: rows.map(toLine) });

/** Stripe's page about a payment; null in the sandbox and without a payment. */
function providerUrl({ mode, paymentId }: { mode: string; paymentId: string | null }): string | null {
  if (!paymentId || mode === 'sandbox') return null;
  return `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}payments/${encodeURIComponent(paymentId)}`;
}

/** One order as its screen shows it. */
export function toOrderDetail(view: OrderView) {
  const { order, lines, eligible, refunds, events, email, name, isCurrentMode } = view;
  const origin = Object.entries(order.origin ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' ? [{ key, value }] : [],
  );
  return {
    id: order.id,
    number: orderNumber(order.number),
    kind: order.kind,
    status: order.status,
    mode: order.mode,
    userId: order.userId,
    name: name === '' ? null : name,
    email,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    couponCode: order.couponCode,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    createdAt: iso(order.createdAt),
    paidAt: isoOrNull(order.paidAt),
    termsAcceptedAt: isoOrNull(order.termsAcceptedAt),
    /** It was paid but couldn't be delivered, so all of it is refunded. */
    refundReason: order.refundReason,
    dispute:
      order.status === 'disputed' || order.disputeStatus
        ? { status: order.disputeStatus, reason: order.disputeReason, dueAt: isoOrNull(order.disputeDueAt) }
        : null,
    fraudWarnedAt: isoOrNull(order.fraudWarnedAt),
    providerUrl: providerUrl(order),
    receiptUrl: order.receiptUrl,
    origin,
    lines: lines.map(({ itemId, name: itemName, unitCents, quantity, refundedQuantity }) => ({
      itemId,
      name: itemName,
      unitCents,
      quantity,
      refundedQuantity,
      /** What a refund works with. */
      balance: lineBalance({ lines, refunds, money: { ...order, eligible } }, itemId)!,
    })),
    canRefund: isCurrentMode && order.status === 'paid' && order.paymentId !== null && order.refundDueAt === null,
    events: events.map(({ kind, id, at, cents, mail, refund, status }) => ({
      kind,
      id,
      at: at.toISOString(),
      cents: cents ?? null,
      status: status ?? null,
      mail: mail ? { id: mail.id, template: mail.template, status: mail.status } : null,
      refund: refund
        ? {
            itemId: refund.itemId,
            quantity: refund.quantity,
            reason: refund.reason,
            note: refund.note,
            status: refund.status,
            by: refund.by,
          }
        : null,
    })),
  };
}
