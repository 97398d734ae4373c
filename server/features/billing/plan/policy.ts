/** Decides how long Pro lasts, and what a member hears about it. Pure functions. */
import { m } from '#messages';
import { longDay } from '#shared/domain/long-day.ts';
import { orderLimits, type SubscriptionStatus } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { isMoneyHere, type PaymentState, type SubscriptionState } from '#server/adapters/payments/port.ts';

/** A notification for the member, without the recipient. */
type Notice = { title: string; message: string; type: 'success' | 'warning'; href: string };

type Money = Pick<PaymentState, 'isPaid' | 'amountCents' | 'refundedCents' | 'dispute'>;

const dayMs = 24 * 3_600_000;

/** Returns when the renewal began that isn't paid; null while nothing is overdue. @param before as stored */
export function pastDueSince(
  { status, latestInvoice }: Pick<SubscriptionState, 'status' | 'latestInvoice'>,
  before: Date | null,
  now: Date,
): Date | null {
  if (status !== 'past_due') return null;
  return before ?? (latestInvoice && !latestInvoice.isPaid ? latestInvoice.createdAt : now);
}

/**
 * Returns when a subscription's Pro ends. It grants Pro while it's active and the last month is paid, and for a few days
 * after a renewal that couldn't be collected (`past_due`).
 * @param payment of the newest invoice; undefined when there is none, as in a free month
 * @param overdue `since`: when the unpaid renewal began
 */
export function entitledUntil(
  state: Pick<SubscriptionState, 'status' | 'currentPeriodEnd' | 'endsAtPeriodEnd'>,
  payment: Money | undefined,
  overdue: { since: Date | null; graceDays: number },
): Date | null {
  if (state.status === 'past_due' && overdue.since)
    return new Date(overdue.since.getTime() + overdue.graceDays * dayMs);
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

/**
 * Plan changes that a member is notified about. `unpaid`: the month couldn't be collected. `confirm`: their bank wants
 * them to confirm it. `canceled`: won't renew, but the paid month continues. `resumed`: renews after all.
 */
export type PlanChange = 'started' | 'ended' | 'unpaid' | 'confirm' | 'canceled' | 'resumed';

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
  /** Whether their bank wants them to confirm the newest month's payment. */
  needsAction: boolean;
}): PlanChange[] {
  const { pro, status, statusBefore, ends, needsAction } = input;
  const isNewlyOverdue = status === 'past_due' && statusBefore !== 'past_due';
  const changes: PlanChange[] = [];
  if (!pro.was && pro.is) changes.push('started');
  // Without a grace period, the message about the payment says that Pro is paused.
  if (pro.was && !pro.is && !isNewlyOverdue) changes.push('ended');
  if (status === 'past_due' && needsAction) changes.push('confirm');
  else if (isNewlyOverdue) changes.push('unpaid');
  if (pro.is && statusBefore !== null && ends.did !== ends.does) changes.push(ends.does ? 'canceled' : 'resumed');
  return changes;
}

const endings = {
  canceled: m.server_billing_ended_canceled(),
  unpaid: m.server_billing_ended_unpaid(),
  refunded: m.server_billing_ended_refunded(),
  disputed: m.server_billing_ended_disputed(),
} as const;

/**
 * Returns the notification about a change of plan.
 * @param about `reason`: why Pro ended, for that change; `until`: how long it stays on while a payment is overdue
 */
export function planNotice(
  change: PlanChange,
  { reason, until }: { reason: ReturnType<typeof endReason>; until: Date | null },
): Notice {
  const day = until && longDay(until.toISOString());
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
        message: day ? m.server_billing_unpaid_text({ day }) : m.server_billing_unpaid_paused(),
        type: 'warning',
        href,
      };
    case 'confirm':
      return {
        title: m.server_billing_confirm_title(),
        message: day ? m.server_billing_confirm_text({ day }) : m.server_billing_confirm_paused(),
        type: 'warning',
        href,
      };
  }
}

/** Returns the alert to the agency that a month of Pro couldn't be collected. Each invoice is alerted once. */
export const renewalAlert = ({ latestInvoice, subscriptionId }: SubscriptionState) => ({
  kind: 'renewal-failed' as const,
  key: `renewal-failed:${latestInvoice?.invoiceId ?? subscriptionId}`,
  cents: latestInvoice?.totalCents,
});

/** Returns the notification that Pro is about to pause. @param until when */
export function graceNotice(until: Date): Notice {
  return {
    title: m.server_billing_grace_title(),
    message: m.server_billing_grace_text({ day: longDay(until.toISOString()) }),
    type: 'warning',
    href: paths.settings,
  };
}
