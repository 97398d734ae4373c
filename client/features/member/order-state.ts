/** What became of an order, in words. */
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { OrderStatus, RefundReason } from '#shared/domain/orders.ts';

type Tone = 'done' | 'waits' | 'closed';

type Order = {
  status: OrderStatus;
  refundedCents: number;
  willBeRefunded: boolean;
  refundReason: RefundReason | null;
};

/** @param order `willBeRefunded`: paid, but it could not be delivered. Amounts in cents. */
export function orderState(order: Order): { text: string; tone: Tone } {
  const { status, refundedCents, willBeRefunded, refundReason } = order;
  switch (status) {
    case 'open':
      return { text: 'Not paid yet', tone: 'waits' };
    case 'paid':
      if (willBeRefunded) {
        const reason = refundReason === 'sold-out' ? 'Sold out' : 'Not delivered';
        return { text: `${reason}: your refund is on its way`, tone: 'waits' };
      }
      if (refundedCents > 0) return { text: `Paid, ${formatAmount(refundedCents)} refunded`, tone: 'done' };
      return { text: 'Paid', tone: 'done' };
    case 'refunded':
      return { text: 'Refunded', tone: 'closed' };
    case 'disputed':
      return { text: 'Disputed with your bank', tone: 'waits' };
    case 'expired':
      return { text: 'Not paid, closed', tone: 'closed' };
    case 'failed':
      return { text: 'We couldn’t start the payment', tone: 'closed' };
  }
}
