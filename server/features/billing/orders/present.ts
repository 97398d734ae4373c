import { orderNumber } from '#shared/domain/orders.ts';
import type { OrderWithLines, SeenOrder } from './service.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * An order as its buyer sees it. The provider's ids stay inside. A guest's browser sees what was typed and bought there,
 * and nothing of the account.
 */
export function toOrderView({ order, lines, ...seen }: OrderWithLines & Partial<Pick<SeenOrder, 'isGuest'>>) {
  const isGuest = seen.isGuest ?? false;
  return {
    id: order.id,
    number: orderNumber(order.number),
    kind: order.kind,
    status: order.status,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    couponCode: order.couponCode,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    closedAt: iso(order.closedAt),
    receiptUrl: isGuest ? null : order.receiptUrl,
    payUrl: order.status === 'open' ? order.sessionUrl : null,
    /** It was paid but couldn't be delivered, so it will be refunded. */
    willBeRefunded: order.refundDueAt !== null,
    refundReason: order.refundReason,
    /** The address that a guest typed; null for members. */
    guestEmail: isGuest ? order.email : null,
    lines: lines.map(({ itemId, name, unitCents, quantity, refundedQuantity }) => ({
      itemId,
      name,
      unitCents,
      quantity,
      refundedQuantity,
    })),
  };
}
