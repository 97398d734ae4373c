/** Decides the state of an order from one snapshot of the provider. Pure functions. */
import { m } from '#messages';
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import {
  type AlertKind,
  orderNumber,
  type OrderedItem,
  type OrderStatus,
  type RefundReason,
} from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { isMoneyHere, type CheckoutState, type PaymentState } from '#server/adapters/payments/port.ts';

/** The provider's state of an order. */
export type OrderSnapshot = {
  session: CheckoutState | undefined;
  payment: PaymentState | undefined;
  /** When the bank warned of fraud; undefined unless this check is about that. */
  fraudWarnedAt?: Date | undefined;
  /** The invoice is paid by any means, including a balance. */
  isInvoicePaid: boolean;
};

type PaidOrderStatus = Exclude<OrderStatus, 'open' | 'failed'>;

/** Returns an order's state according to the provider, or `undefined` if nothing is decided yet. */
export function statusOf({ session, payment, isInvoicePaid }: OrderSnapshot): PaidOrderStatus | undefined {
  if (payment?.isPaid) {
    if (isMoneyHere(payment)) return 'paid';
    return payment.dispute === 'open' || payment.dispute === 'lost' ? 'disputed' : 'refunded';
  }
  // A month that is free or paid from a balance has no payment.
  if (isInvoicePaid || (session?.status === 'complete' && session.isPaid)) return 'paid';
  return session?.status === 'expired' ? 'expired' : undefined;
}

type Amounts = Pick<OrderRow, 'subtotalCents' | 'discountCents' | 'taxCents' | 'totalCents'>;

const netOf = ({ subtotalCents, discountCents }: Amounts) => subtotalCents - discountCents;

/** Returns whether the amount paid, without tax, is what the order asks for. */
export function isRightAmount(order: Amounts, session: CheckoutState | undefined): boolean {
  return !session || (session.totalCents - session.taxCents === netOf(order) && session.currency === 'usd');
}

/** Returns an order's tax and total. The tax is known once the buyer has entered an address and paid. */
export function amountsOf(
  order: Amounts,
  session: CheckoutState | undefined,
): { taxCents: number; totalCents: number } {
  if (session?.status !== 'complete') return { taxCents: order.taxCents, totalCents: order.totalCents };
  return { taxCents: session.taxCents, totalCents: netOf(order) + session.taxCents };
}

/** Evaluation of an order from a snapshot, before its seats are sold. */
export type OrderEvaluation = {
  status: OrderStatus;
  refundedCents: number;
  /** Undefined until it's paid. */
  paidAt: Date | undefined;
  /** It's paid and isn't due a refund. */
  isToDeliver: boolean;
  isRightAmount: boolean;
  /** It was refunded or never paid, so its seats are released. A disputed payment keeps them. */
  isLost: boolean;
};

/** Evaluates an order. */
export function evaluateOrder(input: { order: OrderRow; seen: OrderSnapshot; now: Date }): OrderEvaluation {
  const { order, seen, now } = input;
  const { session, payment } = seen;
  const status = statusOf(seen) ?? (isOverdue(order, session, now) ? 'expired' : order.status);
  const isPaid = status === 'paid' || status === 'refunded' || status === 'disputed';
  return {
    status,
    refundedCents: payment?.refundedCents ?? order.refundedCents,
    paidAt: isPaid ? (payment?.paidAt ?? now) : undefined,
    isToDeliver: status === 'paid' && order.refundDueAt === null,
    isRightAmount: isRightAmount(order, session),
    isLost: status === 'refunded' || status === 'expired' || payment?.dispute === 'lost',
  };
}

/** Outcome once it's known whether its seats could be sold. */
export type OrderOutcome = {
  /** This check delivers it: receipt and seats go out. */
  isDelivered: boolean;
  /** It was paid but can't be delivered, so it's refunded. */
  isUndeliverable: boolean;
  refundReason: RefundReason | undefined;
  /** It was paid in full, but its seats were gone. */
  waitsForSeat: boolean;
};

/**
 * Decides the outcome of an evaluated order.
 * @param isSeated whether it has the seats it needs
 * @param isOwned whether its account has something in it that is sold once
 */
export function outcomeOf(
  order: Pick<OrderRow, 'deliveredAt' | 'userId'>,
  evaluation: OrderEvaluation,
  isSeated: boolean,
  isOwned = false,
): OrderOutcome {
  const { isToDeliver, isRightAmount: isRight } = evaluation;
  // A delivered order stays delivered, even if the account is erased later. Only a seat can be lost again.
  const isPossible = isSeated && !isOwned && (order.deliveredAt !== null || (isRight && order.userId !== null));
  const isUndeliverable = isToDeliver && !isPossible;
  const reason = isRight ? (isOwned ? 'owned' : 'sold-out') : 'amount';
  return {
    isDelivered: isToDeliver && isPossible,
    isUndeliverable,
    refundReason: isUndeliverable ? reason : undefined,
    waitsForSeat: isToDeliver && isRight && !isSeated,
  };
}

/** Returns a payment's dispute as stored with its order. */
export const disputeOf = ({ dispute, disputeReason, disputeDueAt }: PaymentState) => ({
  status: dispute === 'none' ? null : dispute,
  reason: disputeReason ?? null,
  dueAt: disputeDueAt ?? null,
});

/** Returns what the agency is alerted to by a check of an order. Each key is alerted once. */
export function orderAlerts(input: {
  order: OrderRow;
  evaluation: OrderEvaluation;
  outcome: OrderOutcome;
  seen: OrderSnapshot;
}): { kind: AlertKind; key: string; orderId: string; userId: string | null; cents: number }[] {
  const { order, evaluation, outcome, seen } = input;
  const { id: orderId, userId, totalCents } = order;
  const about = { orderId, userId, cents: totalCents };
  const backCents = evaluation.refundedCents - order.refundedCents;
  const isAskedAbout = seen.payment?.dispute === 'inquiry' && order.disputeStatus !== 'inquiry';
  const isNewlyDisputed = evaluation.status === 'disputed' && order.status !== 'disputed';
  return [
    ...(outcome.isDelivered && order.deliveredAt === null
      ? [{ ...about, kind: 'sale' as const, key: `sale:${orderId}` }]
      : []),
    ...(outcome.isUndeliverable ? [{ ...about, kind: 'undeliverable' as const, key: `undeliverable:${orderId}` }] : []),
    // The refund of an order that couldn't be delivered is no news.
    ...(backCents > 0 && order.refundDueAt === null
      ? [{ ...about, kind: 'refund' as const, key: `refund:${orderId}:${evaluation.refundedCents}`, cents: backCents }]
      : []),
    ...(isAskedAbout ? [{ ...about, kind: 'inquiry' as const, key: `inquiry:${orderId}` }] : []),
    ...(seen.fraudWarnedAt ? [{ ...about, kind: 'fraud-warning' as const, key: `fraud-warning:${orderId}` }] : []),
    ...(isNewlyDisputed ? [{ ...about, kind: 'dispute' as const, key: `dispute:${orderId}` }] : []),
  ];
}

/** Returns whether an open order has no checkout page, although it should have closed by now. */
const isOverdue = (order: OrderRow, session: CheckoutState | undefined, now: Date) =>
  order.status === 'open' && session === undefined && order.kind !== 'renewal' && order.sessionExpiresAt < now;

const isItem = (itemId: string): itemId is ItemId => itemId in catalogue;

/** Returns an order's lines as items of the current catalog, without refunded units. */
export const itemsOf = (lines: readonly OrderLineRow[]): OrderedItem[] =>
  lines.flatMap(({ itemId, quantity, refundedQuantity }) =>
    isItem(itemId) && quantity > refundedQuantity ? [{ id: itemId, quantity: quantity - refundedQuantity }] : [],
  );

/** Returns the bootcamp seats among an order's lines. */
export const seatsOf = (lines: readonly OrderLineRow[]) =>
  itemsOf(lines)
    .filter(({ id }) => catalogue[id].product_type === 'bootcamp')
    .map(({ id, quantity }) => ({ itemId: id, quantity }));

/** A notification for the buyer, without the recipient. */
type Notice = { title: string; message: string; type: 'success' | 'warning'; href: string };

/** Returns the notification that thanks the buyer for a delivered order. */
export function deliveryNotice(order: OrderRow, lines: readonly OrderLineRow[]): Notice {
  const hasPack = lines.some(({ itemId }) => itemId === 'web-prompt-pack');
  return {
    title: m.server_billing_delivery_title(),
    message: m.server_billing_delivery_text({
      number: orderNumber(order.number),
      items: lines.map(({ name }) => name).join(', '),
    }),
    type: 'success',
    href: hasPack ? paths.promptPacks : paths.shop,
  };
}

/** Returns the notification about an order that can't be delivered and is refunded. */
export function refundNotice(order: OrderRow, { refundReason }: Pick<OrderOutcome, 'refundReason'>): Notice {
  const number = orderNumber(order.number);
  return {
    title: m.server_billing_refund_title(),
    message:
      refundReason === 'owned' ? m.server_billing_owned_text({ number }) : m.server_billing_refund_text({ number }),
    type: 'warning',
    href: paths.settings,
  };
}

/** Returns the data of the email about a new refund: which items, if they were refunded one by one, and what remains. */
export function refundMail(input: {
  order: Pick<OrderRow, 'number' | 'totalCents' | 'refundedCents'>;
  lines: readonly Pick<OrderLineRow, 'name' | 'quantity' | 'refundedQuantity'>[];
  evaluation: Pick<OrderEvaluation, 'status' | 'refundedCents'>;
}) {
  const { order, lines, evaluation } = input;
  const { refundedCents } = evaluation;
  const { totalCents } = order;
  return {
    number: orderNumber(order.number),
    refundedCents: refundedCents - order.refundedCents,
    isWhole: evaluation.status === 'refunded' || refundedCents >= totalCents,
    order: { totalCents, refundedCents },
    lines: lines.flatMap(({ name, quantity, refundedQuantity }) =>
      refundedQuantity > 0 ? [{ name, quantity, refundedQuantity }] : [],
    ),
  };
}
