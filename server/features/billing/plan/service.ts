/** Keeps Pro in line with its subscription at the payment provider: when it starts, pauses, and ends, and who is told. */
import type { PaymentsPort, PaymentState, SubscriptionState } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { MailFilling } from '#server/emails/templates.ts';
import { recordAlert } from '#server/features/billing/alerts/service.ts';
import { salesSettings } from '#server/features/billing/settings/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { catalogOf } from '#server/features/billing/catalog/service.ts';
import {
  endReason,
  entitledUntil,
  graceNotice,
  isGivenBack,
  pastDueSince,
  planChangeOf,
  planNotice,
  renewalAlert,
} from './policy.ts';
import * as repo from './repo.ts';

/** A check of a subscription. `overdue`: since when a renewal isn't paid, and how many days Pro stays on then. */
export type SubscriptionLook = {
  seq: number;
  state: SubscriptionState;
  overdue: { since: Date | null; graceDays: number };
  payment: PaymentState | undefined;
};

/** Numbers and runs a check of a subscription. Only those that one of our orders started are checked. */
export async function beginSubscription(
  deps: Deps,
  port: PaymentsPort,
  input: { subscriptionId: string },
): Promise<Omit<SubscriptionLook, 'payment'> | undefined> {
  const { graceDays } = await salesSettings(deps);
  const lookOf = (seq: number, before: Date | null, state: SubscriptionState) => ({
    ...{ seq, state },
    overdue: { since: pastDueSince(state, before, new Date()), graceDays },
  });
  let begun = await repo.beginSubscription(deps.db, input);
  if (!begun) {
    const state = await port.findSubscription(input);
    // The provider's account may hold subscriptions that aren't ours.
    if (!state?.orderId) return undefined;
    const { orderId, customerId } = state;
    const seq = await repo.insertSubscription(deps.db, { ...input, orderId, customerId, mode: port.mode });
    if (seq !== undefined) return lookOf(seq, null, state);
    begun = await repo.beginSubscription(deps.db, input);
  }
  const state = begun && (await port.findSubscription(input));
  return begun && state && lookOf(begun.seq, begun.pastDueSince, state);
}

/** Returns whether the newest month was refunded in full, so that the subscription should end. */
export const isMonthReturned = ({ state, payment }: SubscriptionLook): boolean => isGivenBack(state, payment);

/** Returns how long Pro stays on although a payment is overdue; null if it doesn't. */
function graceEnd({ state, overdue, payment }: SubscriptionLook): Date | null {
  const until = state.status === 'past_due' ? entitledUntil(state, payment, overdue) : null;
  return until && until > new Date() ? until : null;
}

type PlanEmails = Awaited<ReturnType<typeof preparePlanEmails>>;

/** Prepares every email about Pro that the transaction may write. Each is sent once per event. */
export async function preparePlanEmails(deps: Deps, look: SubscriptionLook) {
  const { seq, state, payment } = look;
  const { subscriptionId, latestInvoice, status } = state;
  const owner = await repo.findSubscriber(deps.db, { subscriptionId });
  if (!owner) return undefined;
  const { userId, email, isFirst } = owner;
  const priceCents = owner.priceCents ?? (await catalogOf(deps.db)).pro.priceCents;
  const invoiceId = latestInvoice?.invoiceId;
  const periodEnd = state.currentPeriodEnd.toISOString();
  const until = graceEnd(look)?.toISOString() ?? null;
  const url = latestInvoice?.hostedUrl ?? null;
  const prepare = (filling: MailFilling, dedupeKey: string) =>
    prepareMail(deps, { ...filling, to: email, userId, dedupeKey });
  return {
    started: await prepare(
      { template: 'pro-started', data: { isFirst, priceCents } },
      `pro-started:${subscriptionId}:${invoiceId}`,
    ),
    ended: await prepare(
      { template: 'pro-ended', data: { reason: endReason(state, payment) } },
      `pro-ended:${subscriptionId}:${invoiceId}:${status}`,
    ),
    unpaid: await prepare(
      { template: 'payment-failed', data: { until } },
      `payment-failed:${invoiceId ?? subscriptionId}`,
    ),
    confirm: await prepare(
      { template: 'payment-confirm', data: { until, url } },
      `payment-confirm:${invoiceId ?? subscriptionId}`,
    ),
    canceled: await prepare({ template: 'pro-canceled', data: { periodEnd } }, `pro-canceled:${subscriptionId}:${seq}`),
    resumed: await prepare(
      { template: 'pro-resumed', data: { periodEnd, priceCents } },
      `pro-resumed:${subscriptionId}:${seq}`,
    ),
  };
}

/** Writes the result of a check of a subscription, and updates the account's plan. @returns the emails to wake */
export async function applySubscription(
  tx: Database,
  look: SubscriptionLook,
  emails: PlanEmails,
): Promise<(string | undefined)[]> {
  const { seq, state, payment, overdue } = look;
  const { subscriptionId, status, currentPeriodEnd, endsAtPeriodEnd } = state;
  const { priceCents, endedAt = null } = state;
  const before = await repo.writeSubscription(tx, {
    ...{ subscriptionId, seq, status, currentPeriodEnd, endsAtPeriodEnd, priceCents, endedAt },
    pastDueSince: overdue.since,
    entitledUntil: entitledUntil(state, payment, overdue),
  });
  if (!before?.userId) return [];
  const { userId } = before;
  const pro = await repo.applyToMembership(tx, { userId });
  if (!emails) return [];
  const written: (string | undefined)[] = [];
  const ends = { did: before.endsAtPeriodEnd, does: endsAtPeriodEnd };
  const needsAction = payment?.needsAction ?? false;
  const about = { reason: endReason(state, payment), until: graceEnd(look) };
  for (const change of planChangeOf({ pro, status, statusBefore: before.status, ends, needsAction })) {
    written.push(await writeMail(tx, emails[change]));
    if (change === 'unpaid' || change === 'confirm') await recordAlert(tx, { ...renewalAlert(state), userId });
    // Each check finds again that the bank wants a confirmation.
    const event = change === 'confirm' ? state.latestInvoice?.invoiceId : seq;
    await notify(tx, {
      userId,
      ...planNotice(change, about),
      dedupeKey: `pro-${change}:${subscriptionId}:${event}`,
    });
  }
  return written;
}

const plansAtOnce = 20;

/** Takes subscriptions whose Pro has ended without an event, such as after a grace period, to be checked. */
export function takeEndedPlans(deps: Deps): Promise<string[]> {
  return deps.payments
    ? repo.takeEnded(deps.db, { mode: deps.payments.mode, limit: plansAtOnce })
    : Promise.resolve([]);
}

/** Reminds members, once and a day ahead, that Pro pauses because a renewal isn't paid. @returns how many */
export async function remindOfGrace(deps: Deps): Promise<number> {
  const ending = await repo.listEndingGrace(deps.db, { limit: plansAtOnce });
  for (const { id, userId, email, until, since } of ending) {
    const key = `grace-ending:${id}:${Math.floor(since.getTime() / 1000)}`;
    const mail = await prepareMail(deps, {
      ...{ template: 'grace-ending', data: { until: until.toISOString() } },
      ...{ to: email, userId, dedupeKey: key },
    });
    const mailId = await inTransaction(deps.db, async (tx) => {
      await notify(tx, { userId, ...graceNotice(until), dedupeKey: key });
      return writeMail(tx, mail);
    });
    await wakeMail(deps, mailId);
  }
  return ending.length;
}

/** Ends Pro bought in test mode or the sandbox. @param tx a transaction */
export async function endTrialPlans(tx: Database): Promise<void> {
  for (const userId of new Set(await repo.endTrialSubscriptions(tx))) await repo.applyToMembership(tx, { userId });
}
