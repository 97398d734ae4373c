/**
 * Actions of buyers, banks, and time on checkout pages and subscriptions, with the events that Stripe sends for them.
 */
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import { taxOn } from './account.ts';
import { attachToInvoice, pay, payAgain, settleIntent } from './money.ts';
import {
  addCustomer,
  monthAfter,
  must,
  type Intent,
  type Invoice,
  type Session,
  type Subscription,
  type World,
} from './objects.ts';

/** A page whose customer is known. */
type PayingSession = Session & { customer: string };
type Completed = { paymentId: string; subscriptionId?: string; invoiceId?: string };

/**
 * Pays on an open payment page.
 * @param options `card`: its fingerprint, by default the same for the same customer; `isDelayed`: the bank decides later,
 *   with `settle`; `state`: of the billing address, which decides about taxes
 * @throws if the page isn't open
 */
export function complete(
  world: World,
  sessionId: string,
  options: { card?: string; isDelayed?: boolean; state?: string | undefined } = {},
): Completed {
  const session = sessionNow(world, sessionId);
  if (session.status !== 'open') throw new Error(`The page ${sessionId} is ${session.status}.`);
  // Stripe creates the customer of a guest when the page is paid.
  session.customer ??= addCustomer(world, { email: session.customer_email }).id;
  const paying = session as PayingSession;
  const card = options.card ?? `card-of-${session.customer}`;
  const isPaid = !options.isDelayed;
  if (session.automatic_tax?.enabled && options.state) addTax(world, paying, options.state);
  Object.assign(session, { status: 'complete', url: null, payment_status: isPaid ? 'paid' : 'unpaid' });
  const done = session.mode === 'payment' ? payOnce(world, paying, card, isPaid) : subscribe(world, paying, card);
  world.emit(session, 'checkout.session.completed');
  return done;
}

/** Adds the tax for the address that the buyer entered, which their customer keeps. */
function addTax(world: World, session: PayingSession, state: string): void {
  const details = session.total_details!;
  const net = session.amount_subtotal - details.amount_discount;
  must(world.customers, session.customer).address = { state };
  details.amount_tax = taxOn(world, net, { state });
  session.amount_total = net + details.amount_tax;
}

function payOnce(world: World, session: PayingSession, card: string, isPaid: boolean): Completed {
  const { amount_total: amount, customer } = session;
  const metadata = must(world.sessionForms, session.id).payment_intent_data?.metadata ?? {};
  const intent = pay(world, { amount, customer, card, metadata, outcome: isPaid ? 'succeeded' : 'processing' });
  session.payment_intent = intent.id;
  return { paymentId: intent.id };
}

function subscribe(world: World, session: PayingSession, card: string): Completed {
  const form = must(world.sessionForms, session.id);
  const start = world.seconds();
  const { unit_amount } = form.line_items[0]!.price_data;
  const price = { object: 'price' as const, unit_amount };
  const subscription: Subscription = {
    ...world.base('subscription', 'sub'),
    automatic_tax: { enabled: session.automatic_tax?.enabled ?? false },
    cancel_at: null,
    cancel_at_period_end: false,
    customer: session.customer,
    ended_at: null,
    items: { data: [{ object: 'subscription_item', current_period_end: monthAfter(start, start), price }] },
    latest_invoice: null,
    metadata: { ...form.subscription_data?.metadata },
    status: 'incomplete',
  };
  world.subscriptions.set(subscription.id, subscription);
  world.cards.set(subscription.id, card);
  const invoice = draw(
    world,
    subscription,
    'subscription_create',
    session.amount_subtotal - (session.total_details?.amount_discount ?? 0),
  );
  world.emit(subscription, 'customer.subscription.created');
  const intent = pay(world, { amount: invoice.total, customer: session.customer, card });
  settleInvoice(world, invoice, intent);
  subscription.status = 'active';
  world.emit(subscription, 'customer.subscription.updated');
  Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
  return { paymentId: intent.id, subscriptionId: subscription.id, invoiceId: invoice.id };
}

/** Settles the payment of a page that was completed with a delayed method. */
export function settle(world: World, sessionId: string, isPaid: boolean): void {
  const session = must(world.sessions, sessionId);
  settleIntent(world, session.payment_intent ?? 'payment of an open page', isPaid);
  if (isPaid) session.payment_status = 'paid';
  world.emit(session, isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed');
}

/**
 * Closes an open page.
 * @throws if the page isn't open
 */
export function expire(world: World, sessionId: string): Session {
  const session = must(world.sessions, sessionId);
  if (session.status !== 'open') throw new Error(`The page ${sessionId} is ${session.status} already.`);
  Object.assign(session, { status: 'expired', url: null });
  world.emit(session, 'checkout.session.expired');
  return session;
}

/** Returns a page's current state. It expires on its own. */
export function sessionNow(world: World, sessionId: string): Session {
  const session = must(world.sessions, sessionId);
  return session.status === 'open' && session.expires_at <= world.seconds() ? expire(world, sessionId) : session;
}

/** Makes the invoice of a month, finalized and open. */
function draw(world: World, subscription: Subscription, reason: Invoice['billing_reason'], net: number): Invoice {
  const base = world.base('invoice', 'in');
  const isTaxed = subscription.automatic_tax?.enabled ?? false;
  const tax = isTaxed ? taxOn(world, net, must(world.customers, subscription.customer).address) : 0;
  const invoice: Invoice = {
    ...base,
    hosted_invoice_url: world.pages.invoice?.(base.id) ?? null,
    billing_reason: reason,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    status: 'open',
    subtotal: subscription.items.data[0]!.price.unit_amount,
    total: net + tax,
    total_excluding_tax: net,
  };
  world.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  world.emit(invoice, 'invoice.created', 'invoice.finalized');
  return invoice;
}

function settleInvoice(world: World, invoice: Invoice, intent: Intent): void {
  attachToInvoice(world, invoice, intent);
  if (intent.status === 'succeeded') {
    invoice.status = 'paid';
    world.emit(invoice, 'invoice.updated', 'invoice.paid', 'invoice.payment_succeeded');
  } else {
    if (intent.status === 'requires_action') world.emit(invoice, 'invoice.payment_action_required');
    world.emit(invoice, 'invoice.updated', 'invoice.payment_failed');
  }
}

/**
 * Begins the next month: a new invoice, and a new period whether it's paid or not. A subscription that was to end with its
 * period ends.
 * @param options `asks`: the bank wants the buyer to confirm the payment
 * @returns the invoice and its payment, or undefined if it ended
 */
export function renew(
  world: World,
  subscriptionId: string,
  options: { fails?: boolean; asks?: boolean; card?: string } = {},
): { invoiceId: string; paymentId: string } | undefined {
  const subscription = must(world.subscriptions, subscriptionId);
  const item = subscription.items.data[0]!;
  if (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end) {
    cancel(world, subscriptionId);
    return undefined;
  }
  item.current_period_end = monthAfter(item.current_period_end, subscription.created);
  const invoice = draw(world, subscription, 'subscription_cycle', item.price.unit_amount);
  world.emit(subscription, 'customer.subscription.updated');
  const card = options.card ?? must(world.cards, subscriptionId);
  const { customer } = subscription;
  const outcome = options.fails ? 'failed' : options.asks ? 'asks' : 'succeeded';
  const intent = pay(world, { amount: invoice.total, customer, card, outcome });
  settleInvoice(world, invoice, intent);
  if (options.fails || options.asks) setStatus(world, subscriptionId, 'past_due');
  return { invoiceId: invoice.id, paymentId: intent.id };
}

/**
 * Pays the newest invoice, whose payment had failed.
 * @throws if it's paid already
 */
export function payOverdue(world: World, subscriptionId: string): { invoiceId: string; paymentId: string } {
  const subscription = must(world.subscriptions, subscriptionId);
  const invoice = must(world.invoices, subscription.latest_invoice ?? 'invoice');
  if (invoice.status === 'paid') throw new Error(`${invoice.id} is paid already.`);
  const intent = payAgain(world, must(world.invoiceIntents, invoice.id), must(world.cards, subscriptionId));
  settleInvoice(world, invoice, intent);
  setStatus(world, subscriptionId, 'active');
  return { invoiceId: invoice.id, paymentId: intent.id };
}

/** Ends a subscription now, or with its period. @param options `asDate`: with `cancel_at` only, as newer billing modes do */
export function cancel(
  world: World,
  subscriptionId: string,
  options: { atPeriodEnd?: boolean; asDate?: boolean } = {},
): void {
  const subscription = must(world.subscriptions, subscriptionId);
  if (options.atPeriodEnd) {
    subscription.cancel_at = subscription.items.data[0]!.current_period_end;
    subscription.cancel_at_period_end = !options.asDate;
    world.emit(subscription, 'customer.subscription.updated');
    return;
  }
  Object.assign(subscription, { status: 'canceled', ended_at: world.seconds() });
  world.emit(subscription, 'customer.subscription.deleted');
}

/** Resumes a subscription that was to end, or is paused. */
export function resume(world: World, subscriptionId: string): void {
  const subscription = must(world.subscriptions, subscriptionId);
  if (subscription.status === 'canceled') throw new Error(`${subscriptionId} has ended.`);
  const wasPaused = subscription.status === 'paused';
  Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false });
  if (wasPaused) subscription.status = 'active';
  world.emit(subscription, 'customer.subscription.updated');
  if (wasPaused) world.emit(subscription, 'customer.subscription.resumed');
}

/** Forces a subscription into any state. */
export function setStatus(world: World, subscriptionId: string, status: SubscriptionStatus): void {
  const subscription = must(world.subscriptions, subscriptionId);
  if (status === 'canceled') return cancel(world, subscriptionId);
  subscription.status = status;
  world.emit(subscription, 'customer.subscription.updated');
  if (status === 'paused') world.emit(subscription, 'customer.subscription.paused');
}

/** Returns whether a subscription is active, paid or not. */
export const isRunning = ({ status }: Subscription) => status === 'active' || status === 'past_due';

const duePages = (world: World) =>
  [...world.sessions.values()].filter(({ status, expires_at }) => status === 'open' && expires_at <= world.seconds());

const dueSubscriptions = (world: World) =>
  [...world.subscriptions.values()].filter(
    ({ status, items, cancel_at }) =>
      (items.data[0]?.current_period_end ?? Infinity) <= world.seconds() &&
      // An unpaid month holds up the next one.
      (status === 'active' || (status === 'past_due' && cancel_at !== null)),
  );

/** Returns whether a page expired or a month ended. */
export const isTimeDue = (world: World) => duePages(world).length > 0 || dueSubscriptions(world).length > 0;

/** Lets the account catch up with its clock: pages close, months are renewed, subscriptions end. */
export function letTimePass(world: World): void {
  for (const { id } of duePages(world)) expire(world, id);
  // Several months may have passed since the site last ran.
  for (let due = dueSubscriptions(world); due.length > 0; due = dueSubscriptions(world))
    for (const { id } of due) renew(world, id);
}
