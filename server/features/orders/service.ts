/**
 * Orders after they are made. What became of one is read from the provider, by whoever hears of it: an event, the buyer
 * who comes back, the sweeper. A look that began later covers one that began before, so that their order and number cannot
 * matter.
 */
import type { OrderRow } from '#drizzle/schema/orders.ts';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import { lastBootcampEnd } from '#shared/domain/bootcamp-day.ts';
import { orderNumber, vipSeatsIn, type OrderedItem } from '#shared/domain/orders.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import type { CheckoutState, PaymentsPort, PaymentState } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { MailFilling } from '#server/emails/templates.ts';
import { AppError } from '#server/errors.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { paymentMarkOf, recordPayment, reverseReferralPayment } from '../affiliate/service.ts';
import { prepareMail, wakeMail, writeMail } from '../mail/service.ts';
import { notify } from '../notifications/service.ts';
import { prepareJoiningMail, releaseSeats, sellSeats, waitForSeat } from '../seats/service.ts';
import { asAppError, endTrialSubscriptions, paymentsOf, syncSubscription } from '../subscriptions/service.ts';
import { isRightAmount, statusOf } from './policy.ts';
import * as repo from './repo.ts';
import type { OrderWithLines } from './repo.ts';

const pageSize = 10;
const overdueAtOnce = 20;

type Buyer = { userId: string };

/** Ends an open order and frees its chairs. @returns the row, or undefined when it is not open any more. */
export async function endOpen(
  tx: Database,
  input: { orderId: string; userId?: string; status: 'expired' | 'failed' },
): Promise<OrderRow | undefined> {
  const row = await repo.closeOpen(tx, input);
  if (row) await releaseSeats(tx, { orderId: row.id });
  return row;
}

/**
 * Ends an open order for another one. Its page is closed first and then looked at, as it may have been paid a moment ago.
 * @returns the order as it is then: `expired`, or whatever it turned out to be.
 * @throws PaymentError when the provider does not answer: then it stays open.
 */
export async function giveUp(deps: Deps, input: { order: OrderRow }): Promise<OrderRow | undefined> {
  const port = paymentsOf(deps);
  const { id: orderId, sessionId, mode } = input.order;
  if (sessionId && mode === port.mode) {
    await port.expireCheckout({ sessionId });
    await syncOrder(deps, { orderId });
  }
  const ended = await inTransaction(deps.db, (tx) => endOpen(tx, { orderId, status: 'expired' }));
  return ended ?? (await repo.findForDelivery(deps.db, { orderId }))?.order;
}

/** @returns whether the first month is still cheaper for an account: once per account, whatever became of it. */
export async function hasFirstMonthOffer(deps: Pick<Deps, 'db'>, input: Buyer): Promise<boolean> {
  return !(await repo.hasPaidPro(deps.db, input));
}

/** What the provider shows of an order at one moment. */
type Seen = {
  session: CheckoutState | undefined;
  payment: PaymentState | undefined;
  /** The invoice is paid, whatever with: also a balance. */
  isInvoicePaid: boolean;
};

async function see(port: PaymentsPort, order: OrderRow): Promise<Seen> {
  const session = order.sessionId ? await port.findCheckout({ sessionId: order.sessionId }) : undefined;
  let paymentId = session?.paymentId ?? order.paymentId ?? undefined;
  const invoiceId = session?.invoiceId ?? order.invoiceId;
  // The payment of a subscription belongs to its invoice.
  const invoice = !paymentId && invoiceId ? await port.findInvoice({ invoiceId }) : undefined;
  paymentId ??= invoice?.paymentId;
  return {
    session,
    payment: paymentId ? await port.findPayment({ paymentId }) : undefined,
    isInvoicePaid: invoice?.isPaid ?? false,
  };
}

/**
 * Looks at an order and does what follows from what it sees: delivers what is paid, takes back what is not any more. May be
 * repeated and may run at the same time as others.
 * @throws PaymentError when the provider does not answer.
 */
export async function syncOrder(deps: Deps, input: { orderId: string }): Promise<void> {
  const port = paymentsOf(deps);
  const order = await repo.beginSync(deps.db, input);
  if (!order || order.mode !== port.mode) return;
  const seen = await see(port, order);
  // First, so that nobody is told that Pro is paid for before it is there.
  const subscriptionId = seen.session?.subscriptionId ?? order.subscriptionId;
  if (subscriptionId) await syncSubscription(deps, { subscriptionId });
  const found = await repo.findForDelivery(deps.db, input);
  if (!found) return;
  const mails = await prepareMails(deps, found, seen);
  const woken = await inTransaction(deps.db, (tx) => keep(deps, tx, { order, seen, mails }));
  for (const id of woken ?? []) await wakeMail(deps, id);
  if (woken) await tellAffiliate(deps, order, seen);
}

type Mails = Awaited<ReturnType<typeof prepareMails>>;

/** Before the transaction, whichever of them it will want. Each goes once. */
async function prepareMails(deps: Deps, found: OrderWithLines & { email: string | null }, seen: Seen) {
  const { order, lines, email } = found;
  const { userId } = order;
  if (!userId || !email) return undefined;
  const number = orderNumber(order.number);
  const mail = (filling: MailFilling, key: string) =>
    prepareMail(deps, { ...filling, to: email, userId, dedupeKey: `${key}:${order.id}` });
  const seats = seatsOf(lines);
  const refundedCents = seen.payment?.refundedCents ?? 0;
  return {
    receipt: await mail(
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
    joining: seats.length > 0 ? await prepareJoiningMail(deps, { userId, email, orderId: order.id, seats }) : undefined,
    undeliverable: await mail(
      {
        template: 'order-undeliverable',
        data: {
          number,
          totalCents: order.totalCents,
          isSoldOut: isRightAmount(order, seen.session),
        },
      },
      'undeliverable',
    ),
    refunded:
      refundedCents > 0
        ? await mail(
            { template: 'order-refunded', data: { number, refundedCents, isWhole: refundedCents >= order.totalCents } },
            `refunded-${refundedCents}`,
          )
        : undefined,
  };
}

const isItem = (itemId: string): itemId is ItemId => itemId in catalogue;
const itemsOf = (lines: OrderWithLines['lines']): OrderedItem[] =>
  lines.flatMap(({ itemId, quantity }) => (isItem(itemId) ? [{ id: itemId, quantity }] : []));
const seatsOf = (lines: OrderWithLines['lines']) =>
  itemsOf(lines)
    .filter(({ id }) => catalogue[id].product_type === 'bootcamp')
    .map(({ id, quantity }) => ({ itemId: id, quantity }));

/**
 * Writes what was seen, and what follows from it, in one transaction.
 * @returns the mails to wake; undefined when somebody has begun to look since, who will write instead.
 */
async function keep(
  deps: Deps,
  tx: Database,
  input: { order: OrderRow; seen: Seen; mails: Mails },
): Promise<(string | undefined)[] | undefined> {
  const { seen, mails } = input;
  const { session, payment, isInvoicePaid } = seen;
  const held = await repo.lockForSync(tx, { orderId: input.order.id, seq: input.order.syncSeq });
  if (!held) return undefined;
  const { order, lines } = held;
  const status = statusOf(session, payment, isInvoicePaid) ?? (isOverdue(order, session) ? 'expired' : order.status);
  const isPaidNow = status === 'paid' || status === 'refunded' || status === 'disputed';
  const chairs = vipSeatsIn(itemsOf(lines));
  const { id: orderId, userId } = order;
  const written: (string | undefined)[] = [];
  const isToDeliver = status === 'paid' && order.refundDueAt === null;
  let isUndeliverable = false;

  if (isToDeliver) {
    const isRight = isRightAmount(order, session);
    if (!isRight) deps.log.error({ orderId }, 'what was paid is not what the order asks for');
    // Each time: a chair may have been given back with money that came again.
    const isOver = order.paidAt !== null && order.paidAt <= lastBootcampEnd(new Date());
    const isSeated = chairs === 0 || isOver || (await sellSeats(tx, { orderId, userId, count: chairs }));
    // What was delivered stays delivered: an account that is erased later gets nothing back by that.
    isUndeliverable = order.deliveredAt === null ? !isRight || !userId || !isSeated : !isSeated;
    if (isRight && userId && !isSeated) await waitForSeat(tx, { userId });
  }
  if (isUndeliverable || (isToDeliver && order.deliveredAt === null)) {
    if (mails) {
      written.push(await writeMail(tx, isUndeliverable ? mails.undeliverable : mails.receipt));
      if (!isUndeliverable && mails.joining) written.push(await writeMail(tx, mails.joining));
    }
    const notice = isUndeliverable ? goesBack(order) : thanks(order, lines);
    if (userId && (order.kind === 'cart' || isUndeliverable))
      await notify(tx, { userId, ...notice, dedupeKey: `${isUndeliverable ? 'undeliverable' : 'paid'}:${orderId}` });
  }
  // A chair whose money is contested stays kept; one whose money went back, or never came, is somebody else's.
  const isLost = status === 'refunded' || status === 'expired' || payment?.dispute === 'lost';
  if (chairs > 0 && (isLost || isUndeliverable)) await releaseSeats(tx, { orderId });
  const refundedCents = payment?.refundedCents ?? order.refundedCents;
  if (mails?.refunded && refundedCents > order.refundedCents) written.push(await writeMail(tx, mails.refunded));
  await repo.writeSync(tx, {
    orderId,
    seq: input.order.syncSeq,
    status,
    refundedCents,
    paymentId: payment?.paymentId,
    invoiceId: session?.invoiceId,
    subscriptionId: session?.subscriptionId,
    receiptUrl: payment?.receiptUrl,
    paidAt: isPaidNow ? (payment?.paidAt ?? new Date()) : undefined,
    isUndeliverable,
    isDelivered: isToDeliver && !isUndeliverable,
    refundReason: isUndeliverable ? (isRightAmount(order, session) ? 'sold-out' : 'amount') : undefined,
  });
  return written;
}

/** A page that does not exist, or exists no more, and should have closed by now. */
const isOverdue = (order: OrderRow, session: CheckoutState | undefined) =>
  order.status === 'open' && session === undefined && order.kind !== 'renewal' && order.sessionExpiresAt < new Date();

const thanks = (order: OrderRow, lines: OrderWithLines['lines']) => {
  const hasPack = lines.some(({ itemId }) => itemId === 'web-prompt-pack');
  return {
    title: 'Thank you for your order',
    message: `${orderNumber(order.number)}: ${lines.map(({ name }) => name).join(', ')}.`,
    type: 'success' as const,
    href: hasPack ? paths.promptPacks : paths.shop,
  };
};
const goesBack = (order: OrderRow) => ({
  title: 'Your money goes back to you',
  message: `Your payment for ${orderNumber(order.number)} could not be turned into what you ordered. All of it goes back.`,
  type: 'warning' as const,
  href: paths.settings,
});

/** A referred account that pays earns its referrer a reward, unless the money goes back. Keeps nobody from anything. */
async function tellAffiliate(deps: Deps, order: OrderRow, { payment }: Seen): Promise<void> {
  const { userId } = order;
  // Payments with test keys are nobody's reward.
  if (!userId || !payment?.isPaid || order.mode === 'test') return;
  await sideStep(deps.log, 'referral of a payment', { orderId: order.id }, async () => {
    if (payment.instrument)
      await recordPayment(deps, {
        userId,
        amountCents: payment.amountCents,
        paymentHash: paymentMarkOf(deps, payment.instrument),
        ...(payment.paidAt ? { paidAt: payment.paidAt } : {}),
      });
    const isBack = statusOf(undefined, payment, false) !== 'paid';
    if (isBack && !(await repo.hasPaidOrder(deps.db, { userId }))) await reverseReferralPayment(deps, { userId });
  });
}

/** An invoice of a subscription: a further month becomes an order of its own, once, and is then looked at like any other. */
export async function syncInvoice(deps: Deps, input: { invoiceId: string }): Promise<void> {
  const port = paymentsOf(deps);
  const invoice = await port.findInvoice(input);
  if (!invoice?.subscriptionId) return;
  const { subscriptionId } = invoice;
  await syncSubscription(deps, { subscriptionId });
  if (invoice.isPaid && invoice.totalCents > 0 && invoice.reason === 'subscription_cycle') {
    const line = { itemId: 'pro', name: `${plans.pro.name}, one month` };
    await inTransaction(deps.db, (tx) =>
      repo.insertRenewal(tx, { ...input, subscriptionId, line, mode: port.mode, ...moneyOf(invoice) }),
    );
  }
  const first = await repo.findFirstOrder(deps.db, { subscriptionId });
  const ids = new Set([...(await repo.findOrderIds(deps.db, input)), ...(first ? [first] : [])]);
  for (const orderId of ids) await syncOrder(deps, { orderId });
}

const moneyOf = ({
  paymentId,
  totalCents,
  createdAt,
}: {
  paymentId: string | undefined;
  totalCents: number;
  createdAt: Date;
}) => ({
  paymentId,
  totalCents,
  createdAt,
});

/** @returns the orders that an event's pointers name. */
export function ordersOf(deps: Pick<Deps, 'db'>, refs: Parameters<typeof repo.findOrderIds>[1]): Promise<string[]> {
  return repo.findOrderIds(deps.db, refs);
}

/**
 * One's own order; while it is open, looked at now, so that somebody who comes back from paying need not wait for an event.
 * @throws AppError NOT_FOUND for somebody else's, or none.
 */
export async function lookAtOrder(deps: Deps, input: Buyer & { orderId: string }): Promise<OrderWithLines> {
  const own = await ownOrder(deps, input);
  if (own.order.status !== 'open' && own.order.status !== 'expired') return own;
  if (!deps.payments || !own.order.sessionId) return own;
  await deps.limits.consume('checkoutStatus.user', input.userId);
  // A provider that does not answer is no reason to show nothing.
  await sideStep(deps.log, 'look at an order', { orderId: input.orderId }, () => syncOrder(deps, input));
  return ownOrder(deps, input);
}

/** Once payments are real, ends what was bought with test or played ones: chairs are free again, and nobody owns it. */
export async function retireTrials(deps: Deps): Promise<void> {
  if (deps.payments?.mode !== 'live') return;
  await inTransaction(deps.db, async (tx) => {
    for (const orderId of await repo.endTrials(tx)) await releaseSeats(tx, { orderId });
    await endTrialSubscriptions(tx);
  });
}

/** Looks at orders whose page should be closed and of which nobody has heard. @returns how many */
export async function syncOverdue(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const ids = await repo.listOverdue(deps.db, { limit: overdueAtOnce });
  for (const orderId of ids)
    await sideStep(deps.log, 'look at an order', { orderId }, () => syncOrder(deps, { orderId }));
  return ids.length;
}

/** Gives the money of orders back that were paid and cannot be delivered. @returns how many */
export async function refundUndeliverable(deps: Deps): Promise<number> {
  const { payments } = deps;
  if (!payments) return 0;
  const due = await repo.takeDueRefunds(deps.db, { mode: payments.mode });
  for (const { id: orderId, paymentId } of due) {
    await sideStep(deps.log, 'give money back', { orderId }, async () => {
      await payments.refund({ paymentId, key: `undeliverable-${orderId}` });
      await syncOrder(deps, { orderId });
    });
  }
  return due.length;
}

/**
 * Gives up one's own open order: its page closes, its chairs are free. An order that is not open is left as it is.
 * @throws AppError NOT_FOUND for somebody else's, or none; UNAVAILABLE when the provider does not answer, and it stays open.
 */
export async function cancelOrder(deps: Deps, input: Buyer & { orderId: string }): Promise<OrderWithLines> {
  const { order } = await ownOrder(deps, input);
  if (order.status === 'open')
    await giveUp(deps, { order }).catch((error: unknown) => {
      throw asAppError(error);
    });
  return ownOrder(deps, input);
}

/** One's own order as it is stored. @throws AppError NOT_FOUND for somebody else's, or none. */
export async function ownOrder(deps: Pick<Deps, 'db'>, input: Buyer & { orderId: string }): Promise<OrderWithLines> {
  const found = await repo.findOwn(deps.db, input);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such order.');
  return found;
}

/** One's own orders, newest first. @param input `cursor`: id of the last one seen */
export async function listOrders(
  deps: Pick<Deps, 'db'>,
  input: Buyer & { cursor: string | undefined },
): Promise<{ items: OrderWithLines[]; nextCursor: string | null }> {
  const rows = await repo.listOwn(deps.db, { ...input, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  return { items, nextCursor: rows.length > pageSize ? items.at(-1)!.order.id : null };
}

/** What a receipt says. @throws AppError NOT_FOUND for somebody else's order, none, or one that was never paid. */
export async function receiptOf(
  deps: Pick<Deps, 'db'>,
  input: Buyer & { orderId: string },
): Promise<OrderWithLines & { buyer: { email: string; name: string; businessName: string } }> {
  const own = await ownOrder(deps, input);
  const buyer = await repo.findBuyer(deps.db, input);
  if (!own.order.paidAt || !buyer) throw new AppError('NOT_FOUND', 'There is no such receipt.');
  return { ...own, buyer };
}
