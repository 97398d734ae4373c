/** What can happen at the sandbox, as changes of its state. Each notes the events that Stripe would send. */
import type { CheckoutRequest } from './port.ts';
import { PaymentError } from './port.ts';
import {
  newId,
  type EventRefs,
  type EventType,
  type KeptInvoice,
  type KeptPage,
  type KeptPayment,
  type KeptSubscription,
  type SandboxState,
} from './sandbox-state.ts';

/** As long as Stripe shows them. */
const eventDays = 30;
const dayMs = 24 * 3600_000;
const shortestPageMs = 30 * 60_000;

function note(draft: SandboxState, at: Date, type: EventType, refs: EventRefs): void {
  const oldest = new Date(at.getTime() - eventDays * dayMs).toISOString();
  draft.events = draft.events.filter(({ createdAt }) => createdAt >= oldest);
  draft.events.push({ id: newId('evt'), type, refs, createdAt: at.toISOString() });
}

const pageRefs = (page: KeptPage): EventRefs => ({
  orderId: page.orderId,
  sessionId: page.id,
  ...(page.paymentId && { paymentId: page.paymentId }),
  ...(page.invoiceId && { invoiceId: page.invoiceId }),
  ...(page.subscriptionId && { subscriptionId: page.subscriptionId }),
});
const paymentRefs = ({ id, orderId }: KeptPayment): EventRefs => ({ paymentId: id, ...(orderId && { orderId }) });
const subscriptionRefs = ({ id, orderId }: KeptSubscription): EventRefs => ({ subscriptionId: id, orderId });
const invoiceRefs = ({ id, subscriptionId, paymentId }: KeptInvoice): EventRefs => ({
  invoiceId: id,
  subscriptionId,
  ...(paymentId && { paymentId }),
});

/** @returns the same day of a later month, or its last one: a month after January 31 is the end of February. */
export function monthsAfter(start: Date, months: number): Date {
  const later = new Date(start);
  later.setUTCDate(1);
  later.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return later;
}

/** @throws PaymentError for what Stripe would refuse. */
export function addPage(draft: SandboxState, request: CheckoutRequest, hash: string, at: Date): KeptPage {
  const known = Object.values(draft.pages).find(({ orderId }) => orderId === request.orderId);
  if (known && known.request !== hash)
    throw new PaymentError('This order has a payment page already, for something else.', { temporary: false });
  if (known) return known;
  const customer = draft.customers[request.customerId];
  const total = request.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0) - request.discountCents;
  const aheadMs = request.expiresAt.getTime() - at.getTime();
  const isCustomerGone = !customer || customer.removedAt !== null;
  const isRefused =
    isCustomerGone ||
    request.lines.length === 0 ||
    request.lines.some(({ unitCents, quantity }) => !isCount(unitCents) || !isCount(quantity)) ||
    (request.kind === 'subscription' && (request.lines.length !== 1 || request.lines[0]!.quantity !== 1)) ||
    !Number.isSafeInteger(request.discountCents) ||
    request.discountCents < 0 ||
    !isCount(total) ||
    aheadMs < shortestPageMs ||
    aheadMs > dayMs;
  if (isRefused) throw new PaymentError('This order cannot be paid as it is.', { temporary: false, isCustomerGone });
  const page: KeptPage = {
    id: newId('cs_sandbox'),
    orderId: request.orderId,
    userId: request.userId,
    customerId: request.customerId,
    kind: request.kind,
    lines: request.lines.map(({ name, unitCents, quantity }) => ({ name, unitCents, quantity })),
    discountCents: request.discountCents,
    totalCents: total,
    status: 'open',
    expiresAt: request.expiresAt.toISOString(),
    successUrl: request.successUrl,
    cancelUrl: request.cancelUrl,
    request: hash,
    paymentId: null,
    invoiceId: null,
    subscriptionId: null,
  };
  draft.pages[page.id] = page;
  return page;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

/** Closes an open page; any other stays as it is. */
export function expirePage(draft: SandboxState, page: KeptPage, at: Date): void {
  if (page.status !== 'open') return;
  page.status = 'expired';
  note(draft, at, 'checkout.session.expired', pageRefs(page));
}

/** Its buyer pays an open page. */
export function payPage(draft: SandboxState, page: KeptPage, instrument: string, at: Date): void {
  if (page.status !== 'open') return;
  page.status = 'complete';
  if (page.kind === 'payment') {
    page.paymentId = addPayment(draft, { ...page, invoiceId: null, amountCents: page.totalCents, instrument }, at).id;
  } else {
    const [line] = page.lines;
    const subscription: KeptSubscription = {
      id: newId('sub'),
      customerId: page.customerId,
      userId: page.userId,
      orderId: page.orderId,
      status: 'active',
      line: line!,
      instrument,
      startedAt: at.toISOString(),
      months: 1,
      currentPeriodEnd: monthsAfter(at, 1).toISOString(),
      endsAtPeriodEnd: false,
      latestInvoiceId: '',
    };
    draft.subscriptions[subscription.id] = subscription;
    page.subscriptionId = subscription.id;
    const invoice = addInvoice(draft, subscription, 'subscription_create', page.totalCents, at);
    page.invoiceId = invoice.id;
    note(draft, at, 'customer.subscription.created', subscriptionRefs(subscription));
    payInvoice(draft, invoice, page.discountCents, at);
  }
  note(draft, at, 'checkout.session.completed', pageRefs(page));
}

function addPayment(
  draft: SandboxState,
  of: Omit<KeptPayment, 'id' | 'orderId' | 'refundedCents' | 'dispute' | 'paidAt'> & { orderId: string | null },
  at: Date,
): KeptPayment {
  const { customerId, orderId, invoiceId, lines, discountCents, amountCents, instrument } = of;
  const payment: KeptPayment = {
    ...{ id: newId('pi'), customerId, orderId, invoiceId, lines, discountCents, amountCents, instrument },
    refundedCents: 0,
    dispute: 'none',
    paidAt: at.toISOString(),
  };
  draft.payments[payment.id] = payment;
  return payment;
}

function addInvoice(
  draft: SandboxState,
  subscription: KeptSubscription,
  reason: KeptInvoice['reason'],
  totalCents: number,
  at: Date,
): KeptInvoice {
  const invoice: KeptInvoice = {
    ...{ id: newId('in'), subscriptionId: subscription.id, reason, totalCents },
    paymentId: null,
    createdAt: at.toISOString(),
  };
  draft.invoices[invoice.id] = invoice;
  subscription.latestInvoiceId = invoice.id;
  return invoice;
}

function payInvoice(draft: SandboxState, invoice: KeptInvoice, discountCents: number, at: Date): void {
  const { customerId, line, instrument } = draft.subscriptions[invoice.subscriptionId]!;
  // As with the real one, a subscription's payments name their invoice and no order.
  const payment = addPayment(
    draft,
    {
      ...{ customerId, orderId: null, invoiceId: invoice.id, lines: [line], discountCents },
      amountCents: invoice.totalCents,
      instrument,
    },
    at,
  );
  invoice.paymentId = payment.id;
  note(draft, at, 'invoice.paid', invoiceRefs(invoice));
}

/** A further month begins, paid or not: a failed payment does not stop the period from moving on. */
export function renew(draft: SandboxState, subscription: KeptSubscription, isPaid: boolean, at: Date): void {
  subscription.months += 1;
  subscription.currentPeriodEnd = monthsAfter(new Date(subscription.startedAt), subscription.months).toISOString();
  const cents = subscription.line.unitCents * subscription.line.quantity;
  const invoice = addInvoice(draft, subscription, 'subscription_cycle', cents, at);
  if (isPaid) payInvoice(draft, invoice, 0, at);
  else {
    subscription.status = 'past_due';
    note(draft, at, 'invoice.payment_failed', invoiceRefs(invoice));
  }
  note(draft, at, 'customer.subscription.updated', subscriptionRefs(subscription));
}

/** The month that could not be paid is paid after all. */
export function payOverdue(draft: SandboxState, subscription: KeptSubscription, at: Date): void {
  payInvoice(draft, draft.invoices[subscription.latestInvoiceId]!, 0, at);
  subscription.status = 'active';
  note(draft, at, 'customer.subscription.updated', subscriptionRefs(subscription));
}

export function endLater(
  draft: SandboxState,
  subscription: KeptSubscription,
  endsAtPeriodEnd: boolean,
  at: Date,
): void {
  subscription.endsAtPeriodEnd = endsAtPeriodEnd;
  note(draft, at, 'customer.subscription.updated', subscriptionRefs(subscription));
}

export function endNow(draft: SandboxState, subscription: KeptSubscription, at: Date): void {
  subscription.status = 'canceled';
  note(draft, at, 'customer.subscription.deleted', subscriptionRefs(subscription));
}

/** Gives back an amount, at most what is left. */
export function refund(draft: SandboxState, payment: KeptPayment, cents: number, at: Date): void {
  payment.refundedCents = Math.min(payment.amountCents, payment.refundedCents + cents);
  note(draft, at, 'charge.refunded', paymentRefs(payment));
  note(draft, at, 'charge.refund.updated', paymentRefs(payment));
}

export function dispute(draft: SandboxState, payment: KeptPayment, state: KeptPayment['dispute'], at: Date): void {
  payment.dispute = state;
  note(draft, at, state === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed', paymentRefs(payment));
}

/** Removes who somebody is, closes their pages and ends what runs for them. Records of money stay. */
export function removeCustomer(draft: SandboxState, customerId: string, at: Date): void {
  const customer = draft.customers[customerId];
  if (!customer || customer.removedAt) return;
  customer.removedAt = at.toISOString();
  customer.email = null;
  for (const page of Object.values(draft.pages)) if (page.customerId === customerId) expirePage(draft, page, at);
  for (const subscription of Object.values(draft.subscriptions))
    if (subscription.customerId === customerId && runs(subscription)) endNow(draft, subscription, at);
}

export const runs = ({ status }: KeptSubscription) => status === 'active' || status === 'past_due';

/** What time alone has brought: pages whose time is over, months that are over. */
const duePages = (state: Readonly<SandboxState>, at: Date) =>
  Object.values(state.pages).filter((page) => page.status === 'open' && page.expiresAt <= at.toISOString());
const dueSubscriptions = (state: Readonly<SandboxState>, at: Date) =>
  Object.values(state.subscriptions).filter(
    (subscription) =>
      subscription.currentPeriodEnd <= at.toISOString() &&
      // One whose month is not paid waits for that, unless it is to end.
      (subscription.status === 'active' || (runs(subscription) && subscription.endsAtPeriodEnd)),
  );

export const isSomethingDue = (state: Readonly<SandboxState>, at: Date) =>
  duePages(state, at).length > 0 || dueSubscriptions(state, at).length > 0;

/** Catches up with the clock. */
export function letTimePass(draft: SandboxState, at: Date): void {
  for (const page of duePages(draft, at)) expirePage(draft, page, at);
  // Months passed while nobody was there follow each other.
  for (let due = dueSubscriptions(draft, at); due.length > 0; due = dueSubscriptions(draft, at)) {
    for (const subscription of due) {
      if (subscription.endsAtPeriodEnd) endNow(draft, subscription, at);
      else renew(draft, subscription, true, at);
    }
  }
}
