/**
 * Keeps orders and subscriptions in line with the payment provider. Everything that hears about a sale (an event, the
 * returning buyer, the sweeper) calls `syncSale`: number the rows, take one snapshot, decide, write.
 */
import { m } from '#messages';
import type { EventRefs, OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { orderNumber, vipSeatsIn } from '#shared/domain/orders.ts';
import { plans } from '#shared/domain/plans.ts';
import {
  PaymentError,
  type CheckoutState,
  type InvoiceState,
  type PaymentsPort,
  type PaymentState,
  type SubscriptionState,
} from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { MailFilling } from '#server/emails/templates.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { oncePerId } from '#server/lib/once-per-id.ts';
import { paymentMarkOf, recordPayment, reverseReferralPayment } from '#server/features/member/affiliate/service.ts';
import { prepareMail, wakeMail, writeMail } from '../mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { recordAlert } from './alerts/service.ts';
import { prepareJoiningMail, releaseSeats, sellSeats, waitForSeat } from './seats/service.ts';
import { findPayment, settleLineRefunds } from './settlement/service.ts';
import {
  deliveryNotice,
  orderAlerts,
  endReason,
  entitledUntil,
  evaluateOrder,
  isGivenBack,
  isRightAmount,
  itemsOf,
  outcomeOf,
  planChangeOf,
  planNotice,
  renewalAlert,
  refundNotice,
  seatsOf,
  statusOf,
  type OrderOutcome,
  type OrderSnapshot,
} from './policy.ts';
import * as repo from './repo.ts';

/** Returns the payment provider. @throws AppError CONFLICT if payments are off */
export function paymentsOf(deps: Pick<Deps, 'payments'>): PaymentsPort {
  if (!deps.payments) throw new AppError('CONFLICT', m.server_billing_payments_off());
  return deps.payments;
}

/** Turns a failure of the provider into one with a message for the buyer. */
export function asAppError(error: unknown): unknown {
  return error instanceof PaymentError ? new AppError('UNAVAILABLE', error.message, { cause: error }) : error;
}

/**
 * Brings a sale's orders and subscription up to date: delivers what is paid, takes back what no longer is, and updates
 * the account's plan. Can be repeated and run concurrently: a check that started later is never overwritten by an
 * earlier one.
 * @param about what's known about the sale, for example from an event. It only says where to look
 * @throws PaymentError when the provider doesn't respond
 */
export async function syncSale(deps: Deps, about: EventRefs): Promise<void> {
  const port = paymentsOf(deps);
  const { orders, subscription } = await takeSnapshot(deps, port, about);
  const looks: (OrderLook & { emails: OrderEmails })[] = [];
  // Sorted by id, so that two checks of the same orders can't deadlock.
  for (const seen of orders.toSorted((a, b) => a.order.id.localeCompare(b.order.id)))
    looks.push({ ...seen, emails: await prepareOrderEmails(deps, seen) });
  const planEmails = subscription && (await preparePlanEmails(deps, subscription));

  const { woken, written } = await inTransaction(deps.db, async (tx) => {
    // First, so that the receipt for Pro never comes before Pro.
    const emails = subscription ? await applySubscription(tx, subscription, planEmails) : [];
    const applied: OrderLook[] = [];
    for (const look of looks) {
      const own = await applyOrder(deps, tx, look);
      if (own) applied.push(look);
      emails.push(...(own ?? []));
    }
    return { woken: emails, written: applied };
  });
  for (const id of woken) await wakeMail(deps, id);
  for (const look of written) await tellAffiliate(deps, look);
  // Don't renew for someone who got a full refund of their month.
  if (subscription && isGivenBack(subscription.state, subscription.payment))
    await port.endSubscription({ subscriptionId: subscription.state.subscriptionId });
}

type OrderLook = { order: OrderRow; seen: OrderSnapshot };
type SubscriptionLook = { seq: number; state: SubscriptionState; payment: PaymentState | undefined };

/**
 * Asks the provider for everything about a sale. Rows are numbered before the data that decides about them is read:
 * pages and subscription first, then the payments, when all rows are known.
 */
async function takeSnapshot(
  deps: Deps,
  port: PaymentsPort,
  about: EventRefs,
): Promise<{ orders: OrderLook[]; subscription: SubscriptionLook | undefined }> {
  const { mode } = port;
  const invoiceOf = oncePerId((invoiceId) => port.findInvoice({ invoiceId }));
  const paymentOf = oncePerId((paymentId) => findPayment(deps, port, { paymentId }));
  const refs = await completeRefs(deps, port, about);
  const orders = await repo.beginOrders(deps.db, { ids: await repo.findOrderIds(deps.db, refs), mode });
  const sessions = new Map<string, CheckoutState | undefined>();
  for (const { id, sessionId } of orders) if (sessionId) sessions.set(id, await port.findCheckout({ sessionId }));

  const isInvoiceNew = refs.invoiceId !== undefined && !orders.some(({ invoiceId }) => invoiceId === refs.invoiceId);
  const subscriptionId =
    refs.subscriptionId ??
    orders.map(({ id, subscriptionId: known }) => sessions.get(id)?.subscriptionId ?? known).find(Boolean) ??
    (isInvoiceNew ? (await invoiceOf(refs.invoiceId))?.subscriptionId : undefined);
  const subscription = subscriptionId ? await beginSubscription(deps, port, { subscriptionId }) : undefined;
  const latest = subscription?.state.latestInvoice;
  const invoices = [latest, isInvoiceNew && refs.invoiceId !== latest?.invoiceId && (await invoiceOf(refs.invoiceId))];
  const months = await openMonths(deps, port, invoices);
  orders.push(...(await repo.beginOrders(deps.db, { ids: months.filter((id) => !has(orders, id)), mode })));

  const looks: OrderLook[] = [];
  for (const order of orders) {
    const session = sessions.get(order.id);
    const invoiceId = session?.invoiceId ?? order.invoiceId;
    const paymentId = session?.paymentId ?? order.paymentId;
    // The payment of a subscription belongs to its invoice.
    const invoice = latest?.invoiceId === invoiceId ? latest : paymentId ? undefined : await invoiceOf(invoiceId);
    const payment = await paymentOf(session?.paymentId ?? invoice?.paymentId ?? order.paymentId);
    looks.push({ order, seen: { session, payment, isInvoicePaid: invoice?.isPaid ?? false } });
  }
  return {
    orders: looks,
    subscription: subscription && { ...subscription, payment: await paymentOf(latest?.paymentId) },
  };
}

const has = (orders: readonly OrderRow[], id: string) => orders.some((order) => order.id === id);

/** Adds what only a payment knows: its order, or its invoice. */
async function completeRefs(deps: Deps, port: PaymentsPort, refs: EventRefs): Promise<EventRefs> {
  const { paymentId } = refs;
  if (!paymentId || (await repo.findOrderIds(deps.db, refs)).length > 0) return refs;
  const orderId = refs.orderId ?? (await port.findPayment({ paymentId }))?.orderId;
  if (orderId) return { ...refs, orderId };
  return { ...refs, invoiceId: refs.invoiceId ?? (await port.findInvoiceOf({ paymentId })) };
}

/** Numbers and runs this check of a subscription. Only those that one of our orders started are checked. */
async function beginSubscription(
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

/** Creates an order for each paid renewal invoice. @returns the ids of these orders, new or not */
async function openMonths(
  deps: Deps,
  port: PaymentsPort,
  invoices: readonly (InvoiceState | false | undefined)[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const invoice of invoices) {
    if (!invoice || !invoice.subscriptionId || !invoice.isPaid) continue;
    if (invoice.totalCents === 0 || invoice.reason !== 'subscription_cycle') continue;
    const { invoiceId, subscriptionId, paymentId, totalCents, createdAt } = invoice;
    const line = { itemId: 'pro', name: m.server_billing_pro_one_month({ plan: plans.pro.name }) };
    const renewal = { invoiceId, subscriptionId, paymentId, totalCents, createdAt, line, mode: port.mode };
    const id = await inTransaction(deps.db, (tx) => repo.insertRenewal(tx, renewal));
    if (id) ids.push(id);
  }
  return ids;
}

type OrderEmails = Awaited<ReturnType<typeof prepareOrderEmails>>;

/** Prepares every email that the transaction may write. Each is sent once. */
async function prepareOrderEmails(deps: Deps, { order: { id: orderId }, seen }: OrderLook) {
  const found = await repo.findForDelivery(deps.db, { orderId });
  if (!found?.order.userId || !found.email) return undefined;
  const { order, lines, email } = found;
  const userId = found.order.userId;
  const number = orderNumber(order.number);
  const prepare = (filling: MailFilling, key: string) =>
    prepareMail(deps, { ...filling, to: email, userId, dedupeKey: `${key}:${orderId}` });
  const seats = seatsOf(lines);
  const refundedCents = seen.payment?.refundedCents ?? 0;
  return {
    receipt: await prepare(
      {
        template: 'order-receipt',
        data: {
          number,
          lines: lines.map(({ name, quantity, unitCents }) => ({ name, quantity, cents: unitCents * quantity })),
          discountCents: order.discountCents,
          totalCents: order.totalCents,
          paidAt: (seen.payment?.paidAt ?? new Date()).toISOString(),
          items: lines.map(({ itemId }) => itemId),
          isTest: order.mode !== 'live',
        },
      },
      'receipt',
    ),
    joining: seats.length > 0 ? await prepareJoiningMail(deps, { userId, email, orderId, seats }) : undefined,
    undeliverable: await prepare(
      {
        template: 'order-undeliverable',
        data: { number, totalCents: order.totalCents, isSoldOut: isRightAmount(order, seen.session) },
      },
      'undeliverable',
    ),
    refunded:
      refundedCents > 0
        ? await prepare(
            { template: 'order-refunded', data: { number, refundedCents, isWhole: refundedCents >= order.totalCents } },
            `refunded-${refundedCents}`,
          )
        : undefined,
  };
}

/**
 * Writes the result of a check of an order, with its consequences.
 * @returns the emails to wake; undefined if a later check has been written
 */
async function applyOrder(
  deps: Deps,
  tx: Database,
  input: OrderLook & { emails: OrderEmails },
): Promise<(string | undefined)[] | undefined> {
  const { seen, emails } = input;
  const { syncSeq: seq } = input.order;
  const held = await repo.lockOrder(tx, { orderId: input.order.id, seq });
  if (!held) return undefined;
  const { order } = held;
  const { id: orderId, userId } = order;
  const { lines, failedSeats, isReduced } = await settleLineRefunds(tx, { ...held, refunds: seen.payment?.refunds });
  const seats = vipSeatsIn(itemsOf(lines));
  const evaluation = evaluateOrder({ order, seats, seen, now: new Date() });
  const { isToDeliver, needsSeats } = evaluation;
  if (isToDeliver && !evaluation.isRightAmount)
    deps.log.error({ orderId }, 'the amount paid differs from the order total');
  // Every time: a seat may have been freed when a payment that is back now was lost.
  const wanted = { orderId, userId, count: seats, least: seats - failedSeats };
  const isSeated = !isToDeliver || !needsSeats || Boolean(await sellSeats(tx, wanted));
  const outcome = outcomeOf(order, evaluation, isSeated);
  if (outcome.waitsForSeat && userId) await waitForSeat(tx, { userId });
  if (evaluation.isLost || outcome.isUndeliverable) await releaseSeats(tx, { orderId });
  else if (isToDeliver && isReduced) await releaseSeats(tx, { orderId, keep: seats });
  const written = await tellBuyer(tx, { order, lines, outcome, emails });
  if (emails?.refunded && evaluation.refundedCents > order.refundedCents)
    written.push(await writeMail(tx, emails.refunded));
  await repo.writeOrder(tx, {
    orderId,
    seq,
    ...outcome,
    status: evaluation.status,
    refundedCents: evaluation.refundedCents,
    paidAt: evaluation.paidAt,
    paymentId: seen.payment?.paymentId,
    invoiceId: seen.session?.invoiceId,
    subscriptionId: seen.session?.subscriptionId,
    receiptUrl: seen.payment?.receiptUrl,
    disputeDueAt: seen.payment?.disputeDueAt,
  });
  for (const alert of orderAlerts({ order, outcome, evaluation })) await recordAlert(tx, alert);
  return written;
}

/** Notifies the buyer, once, that an order is delivered or can't be. @returns the emails to wake */
async function tellBuyer(
  tx: Database,
  input: { order: OrderRow; lines: OrderLineRow[]; outcome: OrderOutcome; emails: OrderEmails },
): Promise<(string | undefined)[]> {
  const { order, lines, outcome, emails } = input;
  const { isUndeliverable } = outcome;
  const written: (string | undefined)[] = [];
  if (!isUndeliverable && !(outcome.isDelivered && order.deliveredAt === null)) return written;
  if (emails) {
    written.push(await writeMail(tx, isUndeliverable ? emails.undeliverable : emails.receipt));
    if (!isUndeliverable && emails.joining) written.push(await writeMail(tx, emails.joining));
  }
  if (order.userId && (order.kind === 'cart' || isUndeliverable))
    await notify(tx, {
      userId: order.userId,
      ...(isUndeliverable ? refundNotice(order) : deliveryNotice(order, lines)),
      dedupeKey: `${isUndeliverable ? 'undeliverable' : 'paid'}:${order.id}`,
    });
  return written;
}

/**
 * Rewards the referrer of a paying account, unless the payment is refunded. A failure here doesn't stop anything else.
 */
async function tellAffiliate(deps: Deps, { order, seen }: OrderLook): Promise<void> {
  const { userId } = order;
  const { payment } = seen;
  // Payments with test keys earn no reward.
  if (!userId || !payment?.isPaid || order.mode === 'test') return;
  await bestEffort(deps.log, 'referral of a payment', { orderId: order.id }, async () => {
    if (payment.instrument)
      await recordPayment(deps, {
        userId,
        amountCents: payment.amountCents,
        paymentHash: paymentMarkOf(deps, payment.instrument),
        ...(payment.paidAt ? { paidAt: payment.paidAt } : {}),
      });
    const isBack = statusOf({ session: undefined, payment, isInvoicePaid: false }) !== 'paid';
    if (isBack && !(await repo.hasPaidOrder(deps.db, { userId }))) await reverseReferralPayment(deps, { userId });
  });
}

type PlanEmails = Awaited<ReturnType<typeof preparePlanEmails>>;

/** Prepares every email about Pro that the transaction may write. Each is sent once per event. */
async function preparePlanEmails(deps: Deps, { seq, state, payment }: SubscriptionLook) {
  const { subscriptionId, latestInvoice, status } = state;
  const owner = await repo.findSubscriber(deps.db, { subscriptionId });
  if (!owner) return undefined;
  const { userId, email, isFirst } = owner;
  const invoiceId = latestInvoice?.invoiceId;
  const periodEnd = state.currentPeriodEnd.toISOString();
  const prepare = (filling: MailFilling, dedupeKey: string) =>
    prepareMail(deps, { ...filling, to: email, userId, dedupeKey });
  return {
    started: await prepare(
      { template: 'pro-started', data: { isFirst } },
      `pro-started:${subscriptionId}:${invoiceId}`,
    ),
    ended: await prepare(
      { template: 'pro-ended', data: { reason: endReason(state, payment) } },
      `pro-ended:${subscriptionId}:${invoiceId}:${status}`,
    ),
    unpaid: await prepare({ template: 'payment-failed', data: {} }, `payment-failed:${invoiceId ?? subscriptionId}`),
    canceled: await prepare({ template: 'pro-canceled', data: { periodEnd } }, `pro-canceled:${subscriptionId}:${seq}`),
    resumed: await prepare({ template: 'pro-resumed', data: { periodEnd } }, `pro-resumed:${subscriptionId}:${seq}`),
  };
}

/** Writes the result of a check of a subscription, and updates the account's plan. @returns the emails to wake */
async function applySubscription(
  tx: Database,
  { seq, state, payment }: SubscriptionLook,
  emails: PlanEmails,
): Promise<(string | undefined)[]> {
  const { subscriptionId, status, currentPeriodEnd, endsAtPeriodEnd } = state;
  const seen = { status, currentPeriodEnd, endsAtPeriodEnd, entitledUntil: entitledUntil(state, payment) };
  const before = await repo.writeSubscription(tx, { subscriptionId, seq, ...seen });
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

/**
 * Ends purchases made in test mode or the sandbox once payments are real: seats become free, and nothing is owned
 * anymore.
 */
export async function retireTrials(deps: Deps): Promise<void> {
  if (deps.payments?.mode !== 'live') return;
  await inTransaction(deps.db, async (tx) => {
    for (const orderId of await repo.endTrialOrders(tx)) await releaseSeats(tx, { orderId });
    for (const userId of new Set(await repo.endTrialSubscriptions(tx))) await repo.applyToMembership(tx, { userId });
  });
}

/** Returns the lines of orders, by order. */
export async function linesOf(
  deps: Pick<Deps, 'db'>,
  input: { orderIds: string[] },
): Promise<Map<string, OrderLineRow[]>> {
  return Map.groupBy(await repo.linesOf(deps.db, input.orderIds), ({ orderId }) => orderId);
}
