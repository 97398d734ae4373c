/** Decides the state of an order and a subscription from one snapshot of the provider. Pure functions. */
import { m } from '#messages';
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { lastBootcampEnd } from '#shared/domain/bootcamp-day.ts';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import {
  orderLimits,
  type AlertKind,
  orderNumber,
  type OrderedItem,
  type OrderStatus,
  type RefundReason,
  type SubscriptionStatus,
} from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import {
  isMoneyHere,
  type CheckoutState,
  type PaymentState,
  type SubscriptionState,
} from '#server/adapters/payments/port.ts';

/** The provider's state of an order. */
export type OrderSnapshot = {
  session: CheckoutState | undefined;
  payment: PaymentState | undefined;
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

/** Returns whether the amount paid is what the order asks for. */
export function isRightAmount(order: Pick<OrderRow, 'totalCents'>, session: CheckoutState | undefined): boolean {
  return !session || (session.totalCents === order.totalCents && session.currency === 'usd');
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
  /** It has seats in an upcoming bootcamp, which must be sold before the order counts as delivered. */
  needsSeats: boolean;
  /** It was refunded or never paid, so its seats are released. A disputed payment keeps them. */
  isLost: boolean;
};

/** Evaluates an order. @param input `seats`: how many VIP seats it has */
export function evaluateOrder(input: {
  order: OrderRow;
  seats: number;
  seen: OrderSnapshot;
  now: Date;
}): OrderEvaluation {
  const { order, seats, seen, now } = input;
  const { session, payment } = seen;
  const status = statusOf(seen) ?? (isOverdue(order, session, now) ? 'expired' : order.status);
  const isPaid = status === 'paid' || status === 'refunded' || status === 'disputed';
  const isOver = order.paidAt !== null && order.paidAt <= lastBootcampEnd(now);
  return {
    status,
    refundedCents: payment?.refundedCents ?? order.refundedCents,
    paidAt: isPaid ? (payment?.paidAt ?? now) : undefined,
    isToDeliver: status === 'paid' && order.refundDueAt === null,
    isRightAmount: isRightAmount(order, session),
    needsSeats: seats > 0 && !isOver,
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

/** Returns what the agency is alerted to by a check of an order. Each key is alerted once. */
export function orderAlerts(input: {
  order: OrderRow;
  evaluation: OrderEvaluation;
  outcome: OrderOutcome;
}): { kind: AlertKind; key: string; orderId: string; userId: string | null; cents: number }[] {
  const { order, evaluation, outcome } = input;
  const { id: orderId, userId, totalCents } = order;
  const about = { orderId, userId, cents: totalCents };
  const backCents = evaluation.refundedCents - order.refundedCents;
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
    ...(isNewlyDisputed ? [{ ...about, kind: 'dispute' as const, key: `dispute:${orderId}` }] : []),
  ];
}

/** Returns the alert to the agency that a month of Pro couldn't be collected. Each invoice is alerted once. */
export const renewalAlert = ({ latestInvoice, subscriptionId }: SubscriptionState) => ({
  kind: 'renewal-failed' as const,
  key: `renewal-failed:${latestInvoice?.invoiceId ?? subscriptionId}`,
  cents: latestInvoice?.totalCents,
});

/** Returns whether an open order has no checkout page, although it should have closed by now. */
const isOverdue = (order: OrderRow, session: CheckoutState | undefined, now: Date) =>
  order.status === 'open' && session === undefined && order.kind !== 'renewal' && order.sessionExpiresAt < now;

const isItem = (itemId: string): itemId is ItemId => itemId in catalogue;

/** Returns an order's lines as items of the current catalog. */
export const itemsOf = (lines: readonly OrderLineRow[]): OrderedItem[] =>
  lines.flatMap(({ itemId, quantity }) => (isItem(itemId) ? [{ id: itemId, quantity }] : []));

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

type Money = Pick<PaymentState, 'isPaid' | 'amountCents' | 'refundedCents' | 'dispute'>;

/**
 * Returns when a subscription's Pro ends. It grants Pro only while it's active and the last month is paid; a month that
 * couldn't be collected (`past_due`) pauses Pro.
 * @param payment of the newest paid invoice; undefined when there is none, as in a free month
 */
export function entitledUntil(
  state: Pick<SubscriptionState, 'status' | 'currentPeriodEnd' | 'endsAtPeriodEnd'>,
  payment: Money | undefined,
): Date | null {
  if (state.status !== 'active' && state.status !== 'trialing') return null;
  if (payment?.isPaid && !isMoneyHere(payment)) return null;
  // No renewal is coming, so no grace period is needed.
  const graceMs = state.endsAtPeriodEnd ? 0 : orderLimits.renewalGraceHours * 3_600_000;
  return new Date(state.currentPeriodEnd.getTime() + graceMs);
}

/** Reason why Pro ended, as a keyword for its email. */
export function endReason(
  state: Pick<SubscriptionState, 'status'>,
  payment: Money | undefined,
): 'canceled' | 'unpaid' | 'refunded' | 'disputed' {
  if (state.status !== 'active' && state.status !== 'trialing')
    return state.status === 'canceled' ? 'canceled' : 'unpaid';
  return payment?.dispute === 'open' || payment?.dispute === 'lost' ? 'disputed' : 'refunded';
}

/**
 * Returns whether the newest month of a running subscription was fully refunded: the member wants their money back, not
 * another month.
 */
export function isGivenBack(state: Pick<SubscriptionState, 'status'>, payment: Money | undefined): boolean {
  const runs = state.status === 'active' || state.status === 'trialing';
  const isReturned =
    payment?.isPaid === true && payment.refundedCents > 0 && payment.refundedCents >= payment.amountCents;
  return runs && isReturned;
}

/** Plan changes that a member is notified about. */
/** `canceled`: won't renew, but the paid month continues. `resumed`: renews after all. */
export type PlanChange = 'started' | 'ended' | 'unpaid' | 'canceled' | 'resumed';

/**
 * Returns a member's plan changes after a check of their subscription. @param input `pro`: whether they were and are
 * Pro
 */
export function planChangeOf(input: {
  pro: { was: boolean; is: boolean };
  status: SubscriptionStatus;
  statusBefore: SubscriptionStatus | null;
  /** Whether it ended with the paid month, and whether it does now. */
  ends: { did: boolean; does: boolean };
}): PlanChange[] {
  const { pro, status, statusBefore, ends } = input;
  const changes: PlanChange[] = [];
  if (!pro.was && pro.is) changes.push('started');
  // While a payment is overdue, Pro only pauses.
  if (pro.was && !pro.is && status !== 'past_due') changes.push('ended');
  if (status === 'past_due' && statusBefore !== 'past_due') changes.push('unpaid');
  if (pro.is && statusBefore !== null && ends.did !== ends.does) changes.push(ends.does ? 'canceled' : 'resumed');
  return changes;
}

const endings = {
  canceled: m.server_billing_ended_canceled(),
  unpaid: m.server_billing_ended_unpaid(),
  refunded: m.server_billing_ended_refunded(),
  disputed: m.server_billing_ended_disputed(),
} as const;

/** Returns the notification about a change of plan. @param reason why Pro ended, for that change */
export function planNotice(change: PlanChange, reason: ReturnType<typeof endReason>): Notice {
  const href = paths.settings;
  switch (change) {
    case 'started':
      return {
        title: m.server_billing_started_title(),
        message: m.server_billing_started_text(),
        type: 'success',
        href,
      };
    case 'ended':
      return { title: m.server_billing_ended_title(), message: endings[reason], type: 'warning', href };
    case 'canceled':
      return {
        title: m.server_billing_canceled_title(),
        message: m.server_billing_canceled_text(),
        type: 'success',
        href,
      };
    case 'resumed':
      return {
        title: m.server_billing_resumed_title(),
        message: m.server_billing_resumed_text(),
        type: 'success',
        href,
      };
    case 'unpaid':
      return {
        title: m.server_billing_unpaid_title(),
        message: m.server_billing_unpaid_text(),
        type: 'warning',
        href,
      };
  }
}
