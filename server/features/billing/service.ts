/**
 * Keeps orders and subscriptions in line with the payment provider. Everything that hears about a sale (an event, the
 * returning buyer, the sweeper) calls `syncSale`: number the rows, take one snapshot, decide, write.
 */
import { m } from '#messages';
import type { EventRefs, OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { orderNumber, vipSeatsIn } from '#shared/domain/orders.ts';
import {
  PaymentError,
  type CheckoutState,
  type InvoiceState,
  type PaymentsPort,
} from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { MailFilling } from '#server/emails/templates.ts';
import { AppError } from '#server/errors.ts';
import { oncePerId } from '#server/lib/once-per-id.ts';
import { prepareMail, wakeMail, writeMail } from '../mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { recordAlert } from './alerts/service.ts';
import { catalogOf } from './catalog/service.ts';
import { accessFor, giveToAccount, isOwnedAlready, receiptWith, storeAccess, withAccount } from './guests/service.ts';
import {
  applySubscription,
  beginSubscription,
  endTrialPlans,
  isMonthReturned,
  preparePlanEmails,
  type SubscriptionLook,
} from './plan/service.ts';
import { rewardReferrer } from './referrals/service.ts';
import { prepareJoiningMail, releaseSeats, seatOrder, waitForSeat } from './seats/service.ts';
import { findPayment, settleLineRefunds } from './settlement/service.ts';
import {
  amountsOf,
  deliveryNotice,
  disputeOf,
  orderAlerts,
  evaluateOrder,
  isRightAmount,
  itemsOf,
  outcomeOf,
  refundMail,
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
  for (const found of orders.toSorted((a, b) => a.order.id.localeCompare(b.order.id))) {
    const order = await withAccount(deps, { order: found.order, isPaid: statusOf(found.seen) === 'paid' });
    const look = { ...found, order };
    looks.push({ ...look, emails: await prepareOrderEmails(deps, look) });
  }
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
  for (const { order, seen } of written) {
    const { payment } = seen;
    const isBack = statusOf({ session: undefined, payment, isInvoicePaid: false }) !== 'paid';
    await rewardReferrer(deps, { order, payment, isBack });
  }
  // Don't renew for someone who got a full refund of their month.
  if (subscription && isMonthReturned(subscription))
    await port.endSubscription({ subscriptionId: subscription.state.subscriptionId });
}

type OrderLook = { order: OrderRow; seen: OrderSnapshot };

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
  const warning = about.fraudWarningId && (await port.findFraudWarning({ warningId: about.fraudWarningId }));
  const refs = await completeRefs(deps, port, warning ? { ...about, paymentId: warning.paymentId } : about);
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
    const fraudWarnedAt = warning && payment?.paymentId === warning.paymentId ? warning.createdAt : undefined;
    looks.push({ order, seen: { session, payment, isInvoicePaid: invoice?.isPaid ?? false, fraudWarnedAt } });
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
    const { invoiceId, subscriptionId, paymentId, totalCents, taxCents, createdAt } = invoice;
    const line = { itemId: 'pro', name: m.server_billing_pro_one_month({ plan: (await catalogOf(deps.db)).pro.name }) };
    const renewal = { invoiceId, subscriptionId, paymentId, totalCents, taxCents, createdAt, line, mode: port.mode };
    const id = await inTransaction(deps.db, (tx) => repo.insertRenewal(tx, renewal));
    if (id) ids.push(id);
  }
  return ids;
}

type OrderEmails = Awaited<ReturnType<typeof prepareOrderEmails>>;

/** Prepares every email that the transaction may write. Each is sent once. */
async function prepareOrderEmails(deps: Deps, { order: { id: orderId, userId }, seen }: OrderLook) {
  const found = await repo.findForDelivery(deps.db, { orderId });
  const email = found?.email ?? found?.order.email;
  if (!userId || !found || !email) return undefined;
  const order = { ...found.order, ...amountsOf(found.order, seen.session) };
  const { lines } = found;
  const access = await accessFor(deps, { order, userId, email });
  const number = orderNumber(order.number);
  const prepare = (filling: MailFilling, key: string) =>
    prepareMail(deps, { ...filling, to: email, userId, dedupeKey: `${key}:${orderId}` });
  const seats = seatsOf(lines);
  return {
    access,
    receipt: await prepare(
      receiptWith(access, {
        number,
        lines: lines.map(({ name, quantity, unitCents }) => ({ name, quantity, cents: unitCents * quantity })),
        discountCents: order.discountCents,
        couponCode: order.couponCode,
        taxCents: order.taxCents,
        totalCents: order.totalCents,
        paidAt: (seen.payment?.paidAt ?? new Date()).toISOString(),
        items: lines.map(({ itemId }) => itemId),
        isTest: order.mode !== 'live',
      }),
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
    owned: await prepare(
      {
        template: 'order-undeliverable',
        data: { number, totalCents: order.totalCents, isSoldOut: false, isOwned: true },
      },
      'undeliverable',
    ),
    /** Prepared in the transaction: what's new depends on the locked order. */
    refunded: (data: ReturnType<typeof refundMail>) =>
      prepare({ template: 'order-refunded', data }, `refunded-${data.order.refundedCents}`),
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
  const { customerId } = seen.session ?? {};
  const owned = await giveToAccount(tx, { order: held.order, looked: input.order, customerId });
  const amounts = amountsOf(owned, seen.session);
  const order = { ...owned, ...amounts };
  const { id: orderId, userId } = order;
  const { lines, failedSeats, isReduced } = await settleLineRefunds(tx, { ...held, refunds: seen.payment?.refunds });
  const seats = vipSeatsIn(itemsOf(lines));
  const evaluation = evaluateOrder({ order, seen, now: new Date() });
  const { isToDeliver } = evaluation;
  if (isToDeliver && !evaluation.isRightAmount)
    deps.log.error({ orderId }, 'the amount paid differs from the order total');
  // Every time: a seat may have been freed when a payment that is back now was lost.
  const isOwned = isToDeliver && (await isOwnedAlready(tx, { order, items: itemsOf(lines) }));
  const isSeated = !isToDeliver || isOwned || (await seatOrder(tx, { order, lines, optional: failedSeats }));
  const outcome = outcomeOf(order, evaluation, isSeated, isOwned);
  if (outcome.waitsForSeat && userId && seats > 0) await waitForSeat(tx, { userId });
  if (evaluation.isLost || outcome.isUndeliverable) await releaseSeats(tx, { orderId });
  else if (isToDeliver && isReduced) await releaseSeats(tx, { orderId, keep: seats });
  const written = await tellBuyer(tx, { order, lines, outcome, emails });
  if (emails && evaluation.refundedCents > order.refundedCents)
    written.push(await writeMail(tx, await emails.refunded(refundMail({ order, lines, evaluation }))));
  await repo.writeOrder(tx, {
    orderId,
    seq,
    userId,
    ...outcome,
    status: evaluation.status,
    refundedCents: evaluation.refundedCents,
    paidAt: evaluation.paidAt,
    paymentId: seen.payment?.paymentId,
    invoiceId: seen.session?.invoiceId,
    subscriptionId: seen.session?.subscriptionId,
    receiptUrl: seen.payment?.receiptUrl,
    ...amounts,
    dispute: seen.payment && disputeOf(seen.payment),
    fraudWarnedAt: seen.fraudWarnedAt,
  });
  for (const alert of orderAlerts({ order, outcome, evaluation, seen })) await recordAlert(tx, alert);
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
    const back = outcome.refundReason === 'owned' ? emails.owned : emails.undeliverable;
    const id = await writeMail(tx, isUndeliverable ? back : emails.receipt);
    if (id && !isUndeliverable) await storeAccess(tx, emails.access);
    written.push(id);
    if (!isUndeliverable && emails.joining) written.push(await writeMail(tx, emails.joining));
  }
  if (order.userId && (order.kind === 'cart' || isUndeliverable))
    await notify(tx, {
      userId: order.userId,
      ...(isUndeliverable ? refundNotice(order, outcome) : deliveryNotice(order, lines)),
      dedupeKey: `${isUndeliverable ? 'undeliverable' : 'paid'}:${order.id}`,
    });
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
    await endTrialPlans(tx);
  });
}

/** Returns the lines of orders, by order. */
export async function linesOf(
  deps: Pick<Deps, 'db'>,
  input: { orderIds: string[] },
): Promise<Map<string, OrderLineRow[]>> {
  return Map.groupBy(await repo.linesOf(deps.db, input.orderIds), ({ orderId }) => orderId);
}
