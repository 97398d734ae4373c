/** What an order and a subscription become, decided from one snapshot of the provider: pure functions. */
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { lastBootcampEnd } from '#shared/domain/bootcamp-day.ts';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import {
  orderLimits,
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

/** What the provider shows of an order. */
export type OrderSnapshot = {
  session: CheckoutState | undefined;
  payment: PaymentState | undefined;
  /** The invoice is paid by whatever means: also from a balance. */
  isInvoicePaid: boolean;
};

type PaidOrderStatus = Exclude<OrderStatus, 'open' | 'failed'>;

/** Returns what an order is by what the provider shows, or `undefined` if nothing is decided yet. */
export function statusOf({ session, payment, isInvoicePaid }: OrderSnapshot): PaidOrderStatus | undefined {
  if (payment?.isPaid) {
    if (isMoneyHere(payment)) return 'paid';
    return payment.dispute === 'open' || payment.dispute === 'lost' ? 'disputed' : 'refunded';
  }
  // A month that costs nothing, or is paid from a balance, has no payment.
  if (isInvoicePaid || (session?.status === 'complete' && session.isPaid)) return 'paid';
  return session?.status === 'expired' ? 'expired' : undefined;
}

/** Returns whether what was paid is what the order asks for. */
export function isRightAmount(order: Pick<OrderRow, 'totalCents'>, session: CheckoutState | undefined): boolean {
  return !session || (session.totalCents === order.totalCents && session.currency === 'usd');
}

/** What a snapshot says about an order, before its seats are sold. */
export type OrderEvaluation = {
  status: OrderStatus;
  refundedCents: number;
  /** Undefined while nothing is paid. */
  paidAt: Date | undefined;
  /** It's paid, and its money isn't due to go back. */
  isToDeliver: boolean;
  isRightAmount: boolean;
  /** It has seats in a bootcamp that is still to come, so they must be sold before the order counts as delivered. */
  needsSeats: boolean;
  /** Its money went back or never came, so its seats are free for others. A disputed payment keeps them. */
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

/** What happens to an order once it's known whether its seats could be sold. */
export type OrderOutcome = {
  /** It's delivered by this look: receipt and seats go out. */
  isDelivered: boolean;
  /** It was paid and can't be delivered, so its money goes back. */
  isUndeliverable: boolean;
  refundReason: RefundReason | undefined;
  /** It was paid in full, but its seats were gone. */
  waitsForSeat: boolean;
};

/** Decides what becomes of an evaluated order. @param isSeated whether it has the seats it needs */
export function outcomeOf(
  order: Pick<OrderRow, 'deliveredAt' | 'userId'>,
  evaluation: OrderEvaluation,
  isSeated: boolean,
): OrderOutcome {
  const { isToDeliver, isRightAmount: isRight } = evaluation;
  // What was delivered stays delivered, even if the account is erased later. Only a seat can be lost again.
  const isPossible = isSeated && (order.deliveredAt !== null || (isRight && order.userId !== null));
  const isUndeliverable = isToDeliver && !isPossible;
  return {
    isDelivered: isToDeliver && isPossible,
    isUndeliverable,
    refundReason: isUndeliverable ? (isRight ? 'sold-out' : 'amount') : undefined,
    waitsForSeat: isToDeliver && isRight && !isSeated,
  };
}

/** Returns whether the payment page of an open order doesn't exist, and should have closed by now. */
const isOverdue = (order: OrderRow, session: CheckoutState | undefined, now: Date) =>
  order.status === 'open' && session === undefined && order.kind !== 'renewal' && order.sessionExpiresAt < now;

const isItem = (itemId: string): itemId is ItemId => itemId in catalogue;

/** Returns what the lines of an order are in today's catalog. */
export const itemsOf = (lines: readonly OrderLineRow[]): OrderedItem[] =>
  lines.flatMap(({ itemId, quantity }) => (isItem(itemId) ? [{ id: itemId, quantity }] : []));

/** Returns the bootcamp seats among the lines of an order. */
export const seatsOf = (lines: readonly OrderLineRow[]) =>
  itemsOf(lines)
    .filter(({ id }) => catalogue[id].product_type === 'bootcamp')
    .map(({ id, quantity }) => ({ itemId: id, quantity }));

/** A notification of the buyer, without who gets it. */
type Notice = { title: string; message: string; type: 'success' | 'warning'; href: string };

/** Returns the notification that thanks the buyer for a delivered order. */
export function deliveryNotice(order: OrderRow, lines: readonly OrderLineRow[]): Notice {
  const hasPack = lines.some(({ itemId }) => itemId === 'web-prompt-pack');
  return {
    title: 'Thank you for your order',
    message: `${orderNumber(order.number)}: ${lines.map(({ name }) => name).join(', ')}.`,
    type: 'success',
    href: hasPack ? paths.promptPacks : paths.shop,
  };
}

/** Returns the notification that an order can't be delivered and its money goes back. */
export function refundNotice(order: OrderRow): Notice {
  return {
    title: 'We’re refunding your payment',
    message: `We couldn’t complete order ${orderNumber(order.number)}, so you’re getting a full refund.`,
    type: 'warning',
    href: paths.settings,
  };
}

type Money = Pick<PaymentState, 'isPaid' | 'amountCents' | 'refundedCents' | 'dispute'>;

/**
 * Until when a subscription makes its member Pro. Only while it is active and the last month's money is here; a month that
 * could not be collected (`past_due`) pauses Pro until it is.
 * @param payment of the newest paid invoice; undefined when there is none, as in a month that costs nothing
 */
export function entitledUntil(
  state: Pick<SubscriptionState, 'status' | 'currentPeriodEnd' | 'endsAtPeriodEnd'>,
  payment: Money | undefined,
): Date | null {
  if (state.status !== 'active' && state.status !== 'trialing') return null;
  if (payment?.isPaid && !isMoneyHere(payment)) return null;
  // No renewal will come, so there's no need to wait for one.
  const graceMs = state.endsAtPeriodEnd ? 0 : orderLimits.renewalGraceHours * 3_600_000;
  return new Date(state.currentPeriodEnd.getTime() + graceMs);
}

/** Why Pro ended, in a word of the mail about it. */
export function endReason(
  state: Pick<SubscriptionState, 'status'>,
  payment: Money | undefined,
): 'canceled' | 'unpaid' | 'refunded' | 'disputed' {
  if (state.status !== 'active' && state.status !== 'trialing')
    return state.status === 'canceled' ? 'canceled' : 'unpaid';
  return payment?.dispute === 'open' || payment?.dispute === 'lost' ? 'disputed' : 'refunded';
}

/** Whether the newest month of a running subscription was paid back whole: its member has asked for the money, not for more. */
export function isGivenBack(state: Pick<SubscriptionState, 'status'>, payment: Money | undefined): boolean {
  const runs = state.status === 'active' || state.status === 'trialing';
  const isReturned =
    payment?.isPaid === true && payment.refundedCents > 0 && payment.refundedCents >= payment.amountCents;
  return runs && isReturned;
}

/** What a member is told about their plan. */
export type PlanChange = 'started' | 'ended' | 'unpaid';

/** Returns what changed for a member with a look at their subscription. @param input `pro`: whether they were and are Pro */
export function planChangeOf(input: {
  pro: { was: boolean; is: boolean };
  status: SubscriptionStatus;
  statusBefore: SubscriptionStatus | null;
}): PlanChange[] {
  const { pro, status, statusBefore } = input;
  const changes: PlanChange[] = [];
  if (!pro.was && pro.is) changes.push('started');
  // While a payment is overdue, Pro only pauses.
  if (pro.was && !pro.is && status !== 'past_due') changes.push('ended');
  if (status === 'past_due' && statusBefore !== 'past_due') changes.push('unpaid');
  return changes;
}

const endings = {
  canceled: 'You canceled Pro. You keep everything you made, and you can come back anytime.',
  unpaid: 'Your last payment didn’t go through. Update your card in settings to get Pro back.',
  refunded: 'We refunded your last payment, so Pro has ended.',
  disputed: 'Your last payment is being disputed with your bank, so Pro is off until that’s settled.',
} as const;

/** Returns the notification about a change of plan. @param reason why Pro ended, for that change */
export function planNotice(change: PlanChange, reason: ReturnType<typeof endReason>): Notice {
  const href = paths.settings;
  switch (change) {
    case 'started':
      return {
        title: 'Welcome to Pro',
        message: 'You now have unlimited prompts, export, and sharing.',
        type: 'success',
        href,
      };
    case 'ended':
      return { title: 'Your Pro plan has ended', message: endings[reason], type: 'warning', href };
    case 'unpaid':
      return {
        title: 'Your payment didn’t go through',
        message: 'Your card was declined, so Pro is paused. Update your card in settings to get it back.',
        type: 'warning',
        href,
      };
  }
}
