/** What buyers, their banks and time do in the stand-in for Stripe, with the events each of it makes. */
import {
  must,
  monthLater,
  type Intent,
  type Invoice,
  type Session,
  type Subscription,
  type SubscriptionState,
  type World,
} from './stripe-objects.ts';
import { attachToInvoice, pay, payAgain, settleIntent } from './stripe-money.ts';

export type Completed = { paymentId: string; subscriptionId?: string; invoiceId?: string };

/**
 * The buyer fills the page in and pays.
 * @param options.card fingerprint of the card; the same customer has the same one unless told otherwise.
 * @param options.isDelayed the money is not there yet: `settle` brings the bank's word.
 */
export function complete(
  world: World,
  sessionId: string,
  options: { card?: string; isDelayed?: boolean } = {},
): Completed {
  const session = sessionNow(world, sessionId);
  if (session.status !== 'open') throw new Error(`the page ${sessionId} is ${session.status}, nobody can pay on it`);
  const card = options.card ?? `card-of-${session.customer}`;
  const isPaid = !options.isDelayed;
  Object.assign(session, { status: 'complete', url: null, payment_status: isPaid ? 'paid' : 'unpaid' });
  for (const { coupon } of session.discounts) must(world.coupons, coupon).times_redeemed += 1;
  const done = session.mode === 'payment' ? payOnce(world, session, card, isPaid) : subscribe(world, session, card);
  world.emit(session, 'checkout.session.completed');
  return done;
}

function payOnce(world: World, session: Session, card: string, isPaid: boolean): Completed {
  const { amount_total: amount, customer } = session;
  const metadata = must(world.sessionForms, session.id).payment_intent_data?.metadata ?? {};
  const intent = pay(world, { amount, customer, card, metadata, outcome: isPaid ? 'succeeded' : 'processing' });
  session.payment_intent = intent.id;
  return { paymentId: intent.id };
}

function subscribe(world: World, session: Session, card: string): Completed {
  const form = must(world.sessionForms, session.id);
  const start = world.seconds();
  const base = world.base('subscription', 'sub');
  const { price_data, quantity } = form.line_items[0]!;
  const subscription: Subscription = {
    ...base,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    currency: 'usd',
    customer: session.customer,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: world.base('item', 'si').id,
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: monthLater(start),
          price: { object: 'price', currency: 'usd', unit_amount: price_data.unit_amount },
          quantity,
          subscription: base.id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${base.id}`,
    },
    latest_invoice: null,
    metadata: { ...form.subscription_data?.metadata },
    status: 'incomplete',
  };
  world.subscriptions.set(subscription.id, subscription);
  world.cards.set(subscription.id, card);
  const invoice = draw(world, subscription, 'subscription_create', session.amount_total);
  world.emit(subscription, 'customer.subscription.created');
  const intent = pay(world, { amount: invoice.total, customer: session.customer, card });
  settleInvoice(world, invoice, intent);
  subscription.status = 'active';
  world.emit(subscription, 'customer.subscription.updated');
  Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
  return { paymentId: intent.id, subscriptionId: subscription.id, invoiceId: invoice.id };
}

/** The bank's word on a page that was completed with a delayed method. */
export function settle(world: World, sessionId: string, isPaid: boolean): void {
  const session = must(world.sessions, sessionId);
  settleIntent(world, session.payment_intent ?? 'payment of an open page', isPaid);
  if (isPaid) session.payment_status = 'paid';
  world.emit(session, isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed');
}

/** The page closes unpaid. */
export function expire(world: World, sessionId: string): Session {
  const session = must(world.sessions, sessionId);
  if (session.status !== 'open') throw new Error(`the page ${sessionId} is ${session.status} already`);
  Object.assign(session, { status: 'expired', url: null });
  world.emit(session, 'checkout.session.expired');
  return session;
}

/** @returns the page as it is at the account's time: a forgotten one has closed itself. */
export function sessionNow(world: World, sessionId: string): Session {
  const session = must(world.sessions, sessionId);
  return session.status === 'open' && session.expires_at <= world.seconds() ? expire(world, sessionId) : session;
}

/** An invoice of the subscription, finalized and open. */
function draw(world: World, subscription: Subscription, reason: Invoice['billing_reason'], total: number): Invoice {
  const base = world.base('invoice', 'in');
  const item = subscription.items.data[0]!;
  const invoice: Invoice = {
    ...base,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    billing_reason: reason,
    currency: 'usd',
    customer: subscription.customer,
    hosted_invoice_url: `https://invoice.stripe.com/i/${base.id}`,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
    },
    period_end: item.current_period_end,
    period_start: item.current_period_start,
    status: 'open',
    subtotal: item.price.unit_amount * item.quantity,
    total,
  };
  world.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  world.emit(invoice, 'invoice.created', 'invoice.finalized');
  return invoice;
}

function settleInvoice(world: World, invoice: Invoice, intent: Intent): void {
  attachToInvoice(world, invoice, intent);
  invoice.attempt_count += 1;
  if (intent.status === 'succeeded') {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
    world.emit(invoice, 'invoice.updated', 'invoice.paid', 'invoice.payment_succeeded');
  } else world.emit(invoice, 'invoice.updated', 'invoice.payment_failed');
}

/**
 * The next month begins: a new invoice, and a new period whether it is paid or not (so it is at Stripe). A subscription
 * that ends with its period ends.
 * @returns the invoice and its payment; undefined when it ended.
 */
export function renew(
  world: World,
  subscriptionId: string,
  options: { fails?: boolean; card?: string } = {},
): { invoiceId: string; paymentId: string } | undefined {
  const subscription = must(world.subscriptions, subscriptionId);
  const item = subscription.items.data[0]!;
  if (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end) {
    cancel(world, subscriptionId);
    return undefined;
  }
  Object.assign(item, {
    current_period_start: item.current_period_end,
    current_period_end: monthLater(item.current_period_end),
  });
  const invoice = draw(world, subscription, 'subscription_cycle', item.price.unit_amount * item.quantity);
  world.emit(subscription, 'customer.subscription.updated');
  const card = options.card ?? must(world.cards, subscriptionId);
  const { customer } = subscription;
  const outcome = options.fails ? 'failed' : 'succeeded';
  const intent = pay(world, { amount: invoice.total, customer, card, outcome });
  settleInvoice(world, invoice, intent);
  if (options.fails) setStatus(world, subscriptionId, 'past_due');
  return { invoiceId: invoice.id, paymentId: intent.id };
}

/** The newest invoice is paid after all. */
export function payOverdue(world: World, subscriptionId: string): { invoiceId: string; paymentId: string } {
  const subscription = must(world.subscriptions, subscriptionId);
  const invoice = must(world.invoices, subscription.latest_invoice ?? 'invoice');
  const intent = payAgain(world, must(world.invoiceIntents, invoice.id), must(world.cards, subscriptionId));
  settleInvoice(world, invoice, intent);
  setStatus(world, subscriptionId, 'active');
  return { invoiceId: invoice.id, paymentId: intent.id };
}

/** Ends a subscription at once, or with its period; `asDate`: as newer billing modes say it, by `cancel_at` alone. */
export function cancel(
  world: World,
  subscriptionId: string,
  options: { atPeriodEnd?: boolean; asDate?: boolean } = {},
): void {
  const subscription = must(world.subscriptions, subscriptionId);
  subscription.canceled_at = world.seconds();
  if (options.atPeriodEnd) {
    subscription.cancel_at = subscription.items.data[0]!.current_period_end;
    subscription.cancel_at_period_end = !options.asDate;
    world.emit(subscription, 'customer.subscription.updated');
    return;
  }
  Object.assign(subscription, { status: 'canceled', ended_at: world.seconds() });
  world.emit(subscription, 'customer.subscription.deleted');
}

/** Takes the end of a subscription back while it still runs. */
export function resume(world: World, subscriptionId: string): void {
  const subscription = must(world.subscriptions, subscriptionId);
  if (subscription.status === 'canceled') throw new Error(`${subscriptionId} has ended and cannot be resumed`);
  const wasPaused = subscription.status === 'paused';
  Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  if (wasPaused) subscription.status = 'active';
  world.emit(subscription, 'customer.subscription.updated');
  if (wasPaused) world.emit(subscription, 'customer.subscription.resumed');
}

/** Puts a subscription into any state, as Stripe's own rules would. */
export function setStatus(world: World, subscriptionId: string, status: SubscriptionState): void {
  const subscription = must(world.subscriptions, subscriptionId);
  if (status === 'canceled') return cancel(world, subscriptionId);
  subscription.status = status;
  world.emit(subscription, 'customer.subscription.updated');
  if (status === 'paused') world.emit(subscription, 'customer.subscription.paused');
}
