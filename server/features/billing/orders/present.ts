import { orderNumber } from '#shared/domain/orders.ts';
import type { OrderWithLines } from './service.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An order as its buyer sees it. The provider's ids stay inside. */
export function toOrderView({ order, lines }: OrderWithLines) {
  return {
    id: order.id,
    number: orderNumber(order.number),
    kind: order.kind,
    status: order.status,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    closedAt: iso(order.closedAt),
    receiptUrl: order.receiptUrl,
    payUrl: order.status === 'open' ? order.sessionUrl : null,
    /** It was paid but couldn't be delivered, so it will be refunded. */
    willBeRefunded: order.refundDueAt !== null,
    refundReason: order.refundReason,
    lines: lines.map(({ itemId, name, unitCents, quantity, refundedQuantity }) => ({
      itemId,
      name,
      unitCents,
      quantity,
      refundedQuantity,
    })),
  };
}
