/** Labels of orders, disputes, and refunds in the admin area. */
import { m } from '#messages';
import type { DisputeStatus, LineRefundReason, LineRefundStatus, OrderKind } from '#shared/domain/orders.ts';
import type { OrderFilter } from '#shared/schemas/sales.ts';
import type { Tone } from '#client/components/ui/status-badge.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type ListedOrder = RouterOutputs['admin']['sales']['orders']['items'][number];
export type Order = RouterOutputs['admin']['sales']['order'];
export type Line = Order['lines'][number];

export const orderStateLabels: Record<OrderFilter, string> = {
  open: m.admin_order_state_open(),
  paid: m.admin_order_state_paid(),
  'partly-refunded': m.admin_order_state_partly_refunded(),
  undelivered: m.admin_order_state_undelivered(),
  refunded: m.admin_order_state_refunded(),
  disputed: m.admin_order_state_disputed(),
  expired: m.admin_order_state_expired(),
  failed: m.admin_order_state_failed(),
};

export const orderStateTones: Record<OrderFilter, Tone> = {
  open: 'info',
  paid: 'good',
  'partly-refunded': 'warn',
  undelivered: 'warn',
  refunded: 'plain',
  disputed: 'bad',
  expired: 'plain',
  failed: 'plain',
};

/** Returns the state that the list shows: paid orders can be refunded in part. */
export const orderStateOf = ({ status, refundedCents }: Pick<ListedOrder, 'status' | 'refundedCents'>): OrderFilter =>
  status === 'paid' && refundedCents > 0 ? 'partly-refunded' : status;

export const orderKindLabels: Record<OrderKind, string> = {
  cart: m.admin_order_kind_cart(),
  subscription: m.admin_order_kind_subscription(),
  renewal: m.admin_order_kind_renewal(),
};

export const disputeLabels: Record<DisputeStatus, string> = {
  inquiry: m.admin_dispute_inquiry(),
  open: m.admin_dispute_open(),
  won: m.admin_dispute_won(),
  lost: m.admin_dispute_lost(),
};

export const disputeTones: Record<DisputeStatus, Tone> = { inquiry: 'warn', open: 'bad', won: 'good', lost: 'plain' };

export const refundReasonLabels: Record<LineRefundReason, string> = {
  requested: m.admin_refund_reason_requested(),
  duplicate: m.admin_refund_reason_duplicate(),
  fraudulent: m.admin_refund_reason_fraudulent(),
  canceled: m.admin_refund_reason_canceled(),
  other: m.admin_refund_reason_other(),
};

export const refundStatusLabels: Record<LineRefundStatus, string> = {
  queued: m.admin_refund_status_queued(),
  done: m.admin_refund_status_done(),
  failed: m.admin_refund_status_failed(),
};

/** Returns the buyer's name or address; a word for deleted accounts. */
export const buyerOf = ({ name, email }: Pick<ListedOrder, 'name' | 'email'>): string =>
  name ?? email ?? m.admin_a_deleted_account();

/** Returns what was bought, such as "2 × Virtual seat, Web prompt pack". */
export const itemsText = (items: readonly { name: string; quantity: number }[]): string =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
