/** Keeps Pro in line with its subscription at the payment provider: when it starts, pauses, and ends, and who is told. */
import type { PaymentsPort, PaymentState, SubscriptionState } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { MailFilling } from '#server/emails/templates.ts';
import { recordAlert } from '#server/features/billing/alerts/service.ts';
import { prepareMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { endReason, entitledUntil, planChangeOf, planNotice, renewalAlert } from './policy.ts';
import { catalogOf } from '#server/features/billing/catalog/service.ts';
import * as repo from './repo.ts';

export type SubscriptionLook = { seq: number; state: SubscriptionState; payment: PaymentState | undefined };

/** Numbers and runs a check of a subscription. Only those that one of our orders started are checked. */
export async function beginSubscription(
  deps: Deps,
  port: PaymentsPort,
  input: { subscriptionId: string },
): Promise<{ seq: number; state: SubscriptionState } | undefined> {
  let seq = await repo.beginSubscription(deps.db, input);
  if (seq === undefined) {
    const state = await port.findSubscription(input);
    // The provider's account may hold subscriptions that aren't ours.
    if (!state?.orderId) return undefined;
    const { orderId, customerId } = state;
    seq = await repo.insertSubscription(deps.db, { ...input, orderId, customerId, mode: port.mode });
    if (seq !== undefined) return { seq, state };
    seq = await repo.beginSubscription(deps.db, input);
  }
  const state = seq === undefined ? undefined : await port.findSubscription(input);
  return seq === undefined || !state ? undefined : { seq, state };
}

type PlanEmails = Awaited<ReturnType<typeof preparePlanEmails>>;

/** Prepares every email about Pro that the transaction may write. Each is sent once per event. */
export async function preparePlanEmails(deps: Deps, { seq, state, payment }: SubscriptionLook) {
  const { subscriptionId, latestInvoice, status } = state;
  const owner = await repo.findSubscriber(deps.db, { subscriptionId });
  if (!owner) return undefined;
  const { userId, email, isFirst } = owner;
  const priceCents = owner.priceCents ?? (await catalogOf(deps.db)).pro.priceCents;
  const invoiceId = latestInvoice?.invoiceId;
  const periodEnd = state.currentPeriodEnd.toISOString();
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
    unpaid: await prepare({ template: 'payment-failed', data: {} }, `payment-failed:${invoiceId ?? subscriptionId}`),
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
  { seq, state, payment }: SubscriptionLook,
  emails: PlanEmails,
): Promise<(string | undefined)[]> {
  const { subscriptionId, status, currentPeriodEnd, endsAtPeriodEnd } = state;
  const { priceCents, endedAt = null } = state;
  const seen = { status, currentPeriodEnd, endsAtPeriodEnd, entitledUntil: entitledUntil(state, payment) };
  const before = await repo.writeSubscription(tx, { subscriptionId, seq, ...seen, priceCents, endedAt });
  if (!before?.userId) return [];
  const { userId } = before;
  const pro = await repo.applyToMembership(tx, { userId });
  if (!emails) return [];
  const written: (string | undefined)[] = [];
  const ends = { did: before.endsAtPeriodEnd, does: endsAtPeriodEnd };
  for (const change of planChangeOf({ pro, status, statusBefore: before.status, ends })) {
    written.push(await writeMail(tx, emails[change]));
    if (change === 'unpaid') await recordAlert(tx, { ...renewalAlert(state), userId });
    const notice = planNotice(change, endReason(state, payment));
    await notify(tx, { userId, ...notice, dedupeKey: `pro-${change}:${subscriptionId}:${seq}` });
  }
  return written;
}

/** Ends Pro bought in test mode or the sandbox. @param tx a transaction */
export async function endTrialPlans(tx: Database): Promise<void> {
  for (const userId of new Set(await repo.endTrialSubscriptions(tx))) await repo.applyToMembership(tx, { userId });
}
