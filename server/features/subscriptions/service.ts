/** Pro as a subscription: what the provider shows decides, never what somebody says it shows. */
import type { SubscriptionRow } from '#drizzle/schema/orders.ts';
import { paths } from '#shared/paths.ts';
import {
  PaymentError,
  type PaymentsPort,
  type PaymentState,
  type SubscriptionState,
} from '#server/adapters/payments/port.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { MailFilling } from '#server/emails/templates.ts';
import { AppError } from '#server/errors.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { prepareMail, wakeMail, writeMail } from '../mail/service.ts';
import { notify } from '../notifications/service.ts';
import { endReason, entitledUntil, isGivenBack } from './policy.ts';
import * as repo from './repo.ts';

const staleAtOnce = 10;

/** @returns the port. @throws AppError CONFLICT where nothing can be bought. */
export function paymentsOf(deps: Pick<Deps, 'payments'>): PaymentsPort {
  if (!deps.payments) throw new AppError('CONFLICT', 'Paying here is not open yet. Please write to us.');
  return deps.payments;
}

/** A failure of the provider in the words a buyer reads. */
export function asAppError(error: unknown): unknown {
  return error instanceof PaymentError ? new AppError('UNAVAILABLE', error.message, { cause: error }) : error;
}

/**
 * @param input `again`: names a new one, as the provider does not know the old one any more
 * @returns the provider's id of the account's customer, made at the first need.
 * @throws PaymentError
 */
export async function customerOf(
  deps: Pick<Deps, 'db' | 'payments'>,
  input: { userId: string; email: string; again?: string },
): Promise<string> {
  const port = paymentsOf(deps);
  const { userId } = input;
  const known = await repo.findCustomer(deps.db, { userId, mode: port.mode });
  if (known && !input.again) return known;
  // Somebody has removed it at the provider.
  if (known) await repo.deleteCustomer(deps.db, { customerId: known });
  const { customerId } = await port.createCustomer(input);
  await repo.insertCustomer(deps.db, { userId, mode: port.mode, customerId });
  return customerId;
}

/**
 * Opens the provider's page for card, end and invoices.
 * @throws AppError NOT_FOUND before there was anything bought, UNAVAILABLE when the provider does not answer.
 */
export async function openPortal(deps: Deps, input: { userId: string; returnPath: string }): Promise<{ url: string }> {
  const port = paymentsOf(deps);
  const customerId = await repo.findCustomer(deps.db, { userId: input.userId, mode: port.mode });
  if (!customerId) throw new AppError('NOT_FOUND', 'There is nothing to manage yet.');
  try {
    return await port.createPortal({ customerId, returnUrl: `${deps.settings.baseUrl}${input.returnPath}` });
  } catch (error) {
    throw asAppError(error);
  }
}

/** An account's running subscription; undefined when there is none. */
export function runningSubscription(
  deps: Pick<Deps, 'db'>,
  input: { userId: string },
): Promise<SubscriptionRow | undefined> {
  return repo.findRunning(deps.db, input);
}

/**
 * Looks at a subscription and makes the account's plan follow what it sees. May be repeated and may run at the same time as
 * others: what began to look later covers what began before. Only what one of our orders began is looked at.
 * @throws PaymentError when the provider does not answer.
 */
export async function syncSubscription(deps: Deps, input: { subscriptionId: string }): Promise<void> {
  const { subscriptionId } = input;
  const port = paymentsOf(deps);
  if (!(await repo.hasSubscription(deps.db, input))) {
    const first = await port.findSubscription(input);
    // The provider's account may hold subscriptions that are none of ours.
    if (!first?.orderId) return;
    const { orderId, customerId } = first;
    await repo.insertSubscription(deps.db, { subscriptionId, customerId, orderId, mode: port.mode });
  }
  const seq = await repo.beginSync(deps.db, input);
  if (seq === undefined) return;
  const state = await port.findSubscription(input);
  if (!state) return;
  const payment = await latestPayment(port, state);
  await keep(deps, { seq, state, payment });
  // Whose month was paid back whole is not asked for the next one.
  if (isGivenBack(state, payment)) await port.endSubscription(input);
}

/** The payment of the newest invoice, as far as it is paid. */
async function latestPayment(port: PaymentsPort, state: SubscriptionState): Promise<PaymentState | undefined> {
  const { latestInvoiceId: invoiceId } = state;
  const invoice = invoiceId ? await port.findInvoice({ invoiceId }) : undefined;
  return invoice?.paymentId ? port.findPayment({ paymentId: invoice.paymentId }) : undefined;
}

async function keep(
  deps: Deps,
  seen: { seq: number; state: SubscriptionState; payment: PaymentState | undefined },
): Promise<void> {
  const { seq, state, payment } = seen;
  const { subscriptionId, status, currentPeriodEnd, endsAtPeriodEnd } = state;
  const owner = await repo.findOwner(deps.db, { subscriptionId });
  const entitled = entitledUntil(state, payment);
  const reason = endReason(state, payment);
  const mails = owner && (await prepareMails(deps, { ...owner, state, reason }));
  const woken = await inTransaction(deps.db, async (tx) => {
    const before = await repo.writeSync(tx, {
      subscriptionId,
      seq,
      status,
      currentPeriodEnd,
      endsAtPeriodEnd,
      entitledUntil: entitled,
    });
    if (!before?.userId) return [];
    const pro = await repo.applyToMembership(tx, { userId: before.userId });
    if (!mails) return [];
    const written: (string | undefined)[] = [];
    if (!pro.was && pro.is) {
      written.push(await writeMail(tx, mails.started));
      await tell(tx, before.userId, `pro-on:${subscriptionId}:${seq}`, 'You are Pro', started, 'success');
    } else if (pro.was && !pro.is && status !== 'past_due') {
      written.push(await writeMail(tx, mails.ended));
      await tell(tx, before.userId, `pro-off:${subscriptionId}:${seq}`, 'Pro has ended', ended[reason], 'warning');
    }
    if (status === 'past_due' && before.status !== 'past_due') {
      written.push(await writeMail(tx, mails.failed));
      await tell(tx, before.userId, `pro-unpaid:${subscriptionId}:${seq}`, 'A payment failed', failed, 'warning');
    }
    return written;
  });
  for (const id of woken) await wakeMail(deps, id);
}

const started = 'Every prompt, export and sharing are open to you now.';
const failed = 'Your card was refused, so Pro pauses. Change the card in settings and it goes on.';
const ended = {
  canceled: 'What you made stays yours to read. You can come back to Pro at any time.',
  unpaid: 'Your card was refused. Change it in settings, and Pro goes on.',
  refunded: 'Your payment went back to you, and Pro ended with it.',
  disputed: 'The payment of Pro is contested at your bank. Pro goes on when that is settled.',
} as const;

async function tell(
  tx: Deps['db'],
  userId: string,
  dedupeKey: string,
  title: string,
  message: string,
  type: 'success' | 'warning',
): Promise<void> {
  await notify(tx, { userId, title, message, type, href: paths.settings, dedupeKey });
}

/** Before the transaction, whichever of them it will want. Each goes once per what it is about. */
async function prepareMails(
  deps: Deps,
  about: {
    userId: string;
    email: string;
    isFirst: boolean;
    state: SubscriptionState;
    reason: ReturnType<typeof endReason>;
  },
) {
  const { userId, email, isFirst, state, reason } = about;
  const { subscriptionId, latestInvoiceId, status } = state;
  const mail = (filling: MailFilling, dedupeKey: string) =>
    prepareMail(deps, { ...filling, to: email, userId, dedupeKey });
  return {
    started: await mail(
      { template: 'pro-started', data: { isFirst } },
      `pro-started:${subscriptionId}:${latestInvoiceId}`,
    ),
    ended: await mail(
      { template: 'pro-ended', data: { reason } },
      `pro-ended:${subscriptionId}:${latestInvoiceId}:${status}`,
    ),
    failed: await mail({ template: 'payment-failed', data: {} }, `payment-failed:${latestInvoiceId ?? subscriptionId}`),
  };
}

/** Looks at running subscriptions that nobody has heard of for a day. @returns how many */
export async function syncStale(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const ids = await repo.takeStale(deps.db, { mode: deps.payments.mode, limit: staleAtOnce });
  for (const subscriptionId of ids)
    await sideStep(deps.log, 'look at a subscription', { subscriptionId }, () =>
      syncSubscription(deps, { subscriptionId }),
    );
  return ids.length;
}

/** Removes customers at the provider whose account is gone, and with them what runs there. @returns how many */
export async function removeOrphans(deps: Deps): Promise<number> {
  const { payments } = deps;
  if (!payments) return 0;
  const ids = await repo.listOrphanCustomers(deps.db, { mode: payments.mode });
  let removed = 0;
  for (const customerId of ids) {
    const isDone = await sideStep(deps.log, 'remove a customer', { customerId }, async () => {
      await payments.removeCustomer({ customerId });
      await repo.markCustomerRemoved(deps.db, { customerId });
    });
    if (isDone) removed += 1;
  }
  return removed;
}

/** Ends what was begun with test or played payments. @param tx the transaction in which the orders of them end */
export async function endTrialSubscriptions(tx: Deps['db']): Promise<void> {
  for (const userId of new Set(await repo.endTrials(tx))) await repo.applyToMembership(tx, { userId });
}
