/** Labels for the state of an order. */
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { OrderStatus, RefundReason } from '#shared/domain/orders.ts';

type Tone = 'done' | 'waits' | 'closed';

type Order = {
  status: OrderStatus;
  refundedCents: number;
  willBeRefunded: boolean;
  refundReason: RefundReason | null;
};

/** @param order `willBeRefunded`: paid, but couldn't be delivered. Amounts in cents. */
export function orderState(order: Order): { text: string; tone: Tone } {
  const { status, refundedCents, willBeRefunded, refundReason } = order;
  switch (status) {
    case 'open':
      return { text: m.member_not_paid_yet(), tone: 'waits' };
    case 'paid':
      if (willBeRefunded) {
        const reason = reasonOf(refundReason);
        return { text: m.member_order_state_refund_way({ reason }), tone: 'waits' };
      }
      if (refundedCents > 0)
        return {
          text: m.member_order_state_paid_refunded({ refundedCents: formatAmount(refundedCents) }),
          tone: 'done',
        };
      return { text: m.member_paid(), tone: 'done' };
    case 'refunded':
      return { text: m.member_refunded(), tone: 'closed' };
    case 'disputed':
      return { text: m.member_order_state_disputed_with_your_bank(), tone: 'waits' };
    case 'expired':
      return { text: m.member_not_paid_closed(), tone: 'closed' };
    case 'failed':
      return { text: m.member_order_state_couldnt_start_payment(), tone: 'closed' };
  }
}

function reasonOf(refundReason: RefundReason | null): string {
  switch (refundReason) {
    case 'sold-out':
      return m.member_sold_out();
    case 'owned':
      return m.member_already_owned();
    default:
      return m.member_not_delivered();
  }
}
