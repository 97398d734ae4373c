/** The part of Stripe's API that the adapter uses. */
import { checkAccount, taxOn } from './account.ts';
import { accountRoutes, checkPortalSettings } from './account-api.ts';
import { cancel, expire, sessionNow } from './buyer.ts';
import { createPrice, createProduct, fittingPrices, getProduct, sellLines, updateProduct } from './catalog.ts';
import { missing, readForm, requestSchemas, StripeApiError, type Form, type SessionForm } from './form.ts';
import { refund } from './money.ts';
import { addCustomer, type PortalSession, type Session, type World } from './objects.ts';

type Call = { world: World; id: string; form: Form };
type Route = [method: string, path: RegExp, answer: (call: Call) => unknown];

const routes: Route[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['POST', /^\/v1\/customers\/([^/]+)$/, updateCustomer],
  ['DELETE', /^\/v1\/customers\/([^/]+)$/, deleteCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, ({ world, id }) => pageOf(world, id)],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, getIntent],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['GET', /^\/v1\/invoices\/([^/]+)$/, getInvoice],
  ['GET', /^\/v1\/invoice_payments$/, listInvoicePayments],
  ['GET', /^\/v1\/subscriptions\/([^/]+)$/, getSubscription],
  ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, endSubscription],
  ['GET', /^\/v1\/coupons\/([^/]+)$/, ({ world, id }) => found(world.coupons, 'coupon', id)],
  ['POST', /^\/v1\/coupons$/, createCoupon],
  ['GET', /^\/v1\/products\/([^/]+)$/, getProduct],
  ['POST', /^\/v1\/products$/, createProduct],
  ['POST', /^\/v1\/products\/([^/]+)$/, updateProduct],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/events$/, listEvents],
  ...accountRoutes,
];

/**
 * Returns the object that answers a request.
 * @throws StripeApiError for every other answer
 */
export function answer(world: World, request: { method: string; path: string; form: Form }): unknown {
  for (const [method, path, handler] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (match) return handler({ world, id: decodeURIComponent(match[1] ?? ''), form: request.form });
  }
  throw new StripeApiError(404, { message: `Unrecognized request URL (${request.method}: ${request.path}).` });
}

function found<T>(map: Map<string, T>, kind: string, id: string): T {
  const object = map.get(id);
  if (!object) throw missing(kind, id);
  return object;
}

/** Returns a page of a list, newest first. */
function list<T extends { id: string }>(
  items: T[],
  url: string,
  page: { limit?: number | undefined; starting_after?: string | undefined } = {},
) {
  const newest = items.toReversed();
  const start = page.starting_after ? newest.findIndex(({ id }) => id === page.starting_after) + 1 : 0;
  if (page.starting_after && start === 0) throw missing('object', page.starting_after, 'starting_after');
  const limit = page.limit ?? 10;
  return { object: 'list', url, data: newest.slice(start, start + limit), has_more: newest.length > start + limit };
}

/** Ends a subscription now. Stripe doesn't find one that has ended already. */
function endSubscription({ world, id }: Call) {
  const subscription = found(world.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  cancel(world, id);
  return subscription;
}

function createCustomer({ world, form }: Call) {
  const { email, metadata } = readForm(requestSchemas.customer, form);
  return addCustomer(world, { email: email ?? null, metadata });
}

function updateCustomer({ world, id, form }: Call) {
  const { email, metadata } = readForm(requestSchemas.customer, form);
  const customer = found(world.customers, 'customer', id);
  if (email !== undefined) customer.email = email;
  Object.assign(customer.metadata, metadata);
  world.emit(customer, 'customer.updated');
  return customer;
}

/** Deletes a customer and their email address. Their open pages can't be paid anymore, and their subscriptions end. */
function deleteCustomer({ world, id }: Call) {
  const customer = found(world.customers, 'customer', id);
  for (const subscription of world.subscriptions.values())
    if (subscription.customer === id && subscription.status !== 'canceled') cancel(world, subscription.id);
  for (const session of world.sessions.values())
    if (session.customer === id && session.status === 'open') expire(world, session.id);
  for (const [key, { asked }] of world.replies)
    if (asked.startsWith(`POST /v1/customers/${id} `)) world.replies.delete(key);
  world.customers.delete(id);
  world.emit(customer, 'customer.deleted');
  return { id, object: 'customer', deleted: true };
}

function createSession({ world, form }: Call): Session {
  const asked = sellLines(world, readForm(requestSchemas.session, form));
  checkSession(world, asked);
  const customer = asked.customer === undefined ? undefined : world.customers.get(asked.customer);
  if (asked.customer !== undefined && !customer) throw missing('customer', asked.customer, 'customer');
  checkAccount(world, asked, customer);
  const couponId = asked.discounts?.[0]?.coupon;
  const coupon = couponId === undefined ? undefined : world.coupons.get(couponId);
  if (couponId !== undefined && !coupon) throw missing('coupon', couponId, 'discounts[0][coupon]');
  const subtotal = asked.line_items.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0);
  const discount = Math.min(coupon?.amount_off ?? 0, subtotal);
  if (subtotal - discount < 50)
    throw new StripeApiError(400, { code: 'amount_too_small', message: 'The total must be at least $0.50 usd.' });
  const isTaxed = asked.automatic_tax?.enabled ?? false;
  const tax = isTaxed ? taxOn(world, subtotal - discount, customer?.address) : 0;
  const base = world.base('checkout.session', world.livemode ? 'cs_live' : 'cs_test');
  const session: Session = {
    ...base,
    amount_subtotal: subtotal,
    amount_total: subtotal - discount + tax,
    automatic_tax: { enabled: isTaxed },
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    currency: 'usd',
    customer: asked.customer ?? null,
    customer_email: asked.customer_email ?? null,
    expires_at: asked.expires_at ?? base.created + 24 * 3600,
    invoice: null,
    metadata: { ...asked.metadata },
    mode: asked.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: asked.success_url,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: tax },
    url: world.pages.checkout(base.id),
  };
  world.sessions.set(session.id, session);
  world.sessionForms.set(session.id, asked);
  return session;
}

/** Checks mutually exclusive fields, and when the page expires. */
function checkSession(world: World, asked: SessionForm): void {
  const refuse = (param: string, message: string) =>
    new StripeApiError(400, { code: 'parameter_invalid', message, param }, false);
  const isPayment = asked.mode === 'payment';
  if (isPayment && asked.subscription_data) throw refuse('subscription_data', 'Not in `payment` mode.');
  if (!isPayment && asked.payment_intent_data) throw refuse('payment_intent_data', 'Not in `subscription` mode.');
  if (!isPayment && (asked.line_items.length > 1 || asked.line_items[0]?.quantity !== 1))
    throw refuse('line_items', 'One line of quantity 1 in `subscription` mode.');
  for (const [index, { price_data }] of asked.line_items.entries())
    if (isPayment === (price_data.recurring !== undefined))
      throw refuse(`line_items[${index}][price]`, `Does not fit mode ${asked.mode}.`);
  if (asked.customer !== undefined && asked.customer_email !== undefined)
    throw refuse('customer_email', 'Only one of `customer` and `customer_email`.');
  if (asked.customer_creation && (!isPayment || asked.customer !== undefined))
    throw refuse('customer_creation', 'Only in `payment` mode, without `customer`.');
  if (asked.discounts && asked.allow_promotion_codes)
    throw refuse('allow_promotion_codes', 'Only one of `discounts` and `allow_promotion_codes`.');
  const ahead = (asked.expires_at ?? world.seconds() + 3600) - world.seconds();
  if (ahead < 30 * 60 || ahead > 24 * 3600)
    throw refuse('expires_at', 'Must be between 30 minutes and 24 hours from now.');
}

function pageOf(world: World, id: string): Session {
  found(world.sessions, 'checkout.session', id);
  return sessionNow(world, id);
}

function expireSession({ world, id }: Call) {
  const session = pageOf(world, id);
  if (session.status === 'open') return expire(world, id);
  const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
  throw new StripeApiError(400, { message });
}

const expands = (form: Form, field: string) =>
  Object.values(readForm(requestSchemas.none, form).expand ?? {}).includes(field);

function getIntent({ world, id, form }: Call) {
  const intent = found(world.intents, 'payment_intent', id);
  if (!expands(form, 'latest_charge') || intent.latest_charge === null) return intent;
  return { ...intent, latest_charge: world.charges.get(intent.latest_charge) };
}

function getInvoice({ world, id, form }: Call) {
  return expands(form, 'payments') ? withPayments(world, id) : found(world.invoices, 'invoice', id);
}

function getSubscription({ world, id, form }: Call) {
  const subscription = found(world.subscriptions, 'subscription', id);
  if (!expands(form, 'latest_invoice.payments') || subscription.latest_invoice === null) return subscription;
  return { ...subscription, latest_invoice: withPayments(world, subscription.latest_invoice) };
}

function withPayments(world: World, id: string) {
  const invoice = found(world.invoices, 'invoice', id);
  const intent = world.invoiceIntents.get(id);
  const payments = intent === undefined ? [] : [world.invoicePayments.get(intent)!];
  return { ...invoice, payments: list(payments, `/v1/invoice_payments?invoice=${id}`) };
}

function listInvoicePayments({ world, form }: Call) {
  const { payment, ...page } = readForm(requestSchemas.invoicePayments, form);
  const entry = world.invoicePayments.get(payment.payment_intent);
  return list(entry ? [entry] : [], '/v1/invoice_payments', page);
}

function listDisputes({ world, form }: Call) {
  const { payment_intent, ...page } = readForm(requestSchemas.disputes, form);
  const fitting = [...world.disputes.values()].filter(
    (one) => !payment_intent || one.payment_intent === payment_intent,
  );
  return list(fitting, '/v1/disputes', page);
}

function createRefund({ world, form }: Call) {
  const { payment_intent: id, amount, metadata } = readForm(requestSchemas.refund, form);
  if (!world.intents.has(id)) throw missing('payment_intent', id, 'payment_intent');
  return refund(world, id, amount, metadata);
}

function listRefunds({ world, form }: Call) {
  const { payment_intent, ...page } = readForm(requestSchemas.refunds, form);
  const fitting = [...world.refunds.values()].filter((one) => !payment_intent || one.payment_intent === payment_intent);
  return list(fitting, '/v1/refunds', page);
}

function createCoupon({ world, form }: Call) {
  const { id, name, amount_off, currency, duration } = readForm(requestSchemas.coupon, form);
  const base = world.base('coupon', 'coupon');
  if (id !== undefined && world.coupons.has(id))
    throw new StripeApiError(400, { code: 'resource_already_exists', message: 'Coupon already exists.', param: 'id' });
  const made = { ...base, id: id ?? base.id, amount_off, currency, duration, name: name ?? null };
  const coupon = { ...made, valid: true };
  world.coupons.set(coupon.id, coupon);
  return coupon;
}

function listPrices(call: Call) {
  return list(fittingPrices(call), '/v1/prices', readForm(requestSchemas.prices, call.form));
}

function createPortal({ world, form }: Call): PortalSession {
  const { customer, return_url, configuration } = readForm(requestSchemas.portal, form);
  if (!world.customers.has(customer)) throw missing('customer', customer, 'customer');
  checkPortalSettings(world, configuration);
  const base = world.base('billing_portal.session', 'bps');
  const portal = {
    ...base,
    customer,
    ...(configuration && { configuration }),
    return_url: return_url ?? null,
    url: world.pages.portal(base.id),
  };
  world.portals.set(portal.id, portal);
  return portal;
}

function listEvents({ world, form }: Call) {
  const { types, created, ...page } = readForm(requestSchemas.events, form);
  const fitting = world.events.filter(
    (event) => (!types || types.includes(event.type)) && event.created >= (created?.gte ?? 0),
  );
  return list(fitting, '/v1/events', page);
}
