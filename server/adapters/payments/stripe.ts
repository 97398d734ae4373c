/** Talks to Stripe through its SDK. Prices, coupons, and promotion codes come only from our own server. */
import Stripe from 'stripe';
import { isUtf8 } from 'node:buffer';
import { within } from '#server/lib/within.ts';
import type { StripeAccess } from './index.ts';
import {
  handledEvents,
  PaymentError,
  paymentLimits,
  type CheckoutPage,
  type CheckoutRequest,
  type PaymentEvent,
  type PaymentsPort,
} from './port.ts';
import type { AskStripe } from './check.ts';
import { consentParams, taxParams } from './checkout-options.ts';
import { openPortalSettings } from './portal-settings.ts';
import { being, withKey } from './stripe-calls.ts';
import { createStripeCatalog } from './stripe-catalog.ts';
import { isMissing, paymentError, paymentSentences, vendorError } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { checkoutState, idOf, invoiceState, paymentState, subscriptionState } from './stripe-states.ts';

/** Types and fields follow this version. Review a new one; don't let it slip in with the package. */
export const apiVersion = '2026-10-28.endive';

/** Times in milliseconds. One attempt is short enough for a second one to fit. */
type StripeTimes = { callMs: number; tryMs: number };
const usualTimes: StripeTimes = { callMs: paymentLimits.callMs, tryMs: 3_000 };

/** Creates the port over Stripe's API or the sandbox's. The key decides between test and live mode. */
export function createStripePayments(access: StripeAccess, times: StripeTimes = usualTimes): PaymentsPort {
  const stripe = connect(access, times);
  const { sandboxPages } = access;
  const mode = sandboxPages !== undefined ? 'sandbox' : /^(sk|rk)_live_/.test(access.secretKey) ? 'live' : 'test';
  const catalog = createStripeCatalog(stripe);
  const portal = openPortalSettings({
    list: (page) => being('list', stripe.billingPortal.configurations.list(page)),
    create: (wanted, idempotencyKey) =>
      withKey(idempotencyKey, (key) =>
        being(
          'billing_portal.configuration',
          stripe.billingPortal.configurations.create(wanted, { idempotencyKey: key }),
        ),
      ),
    update: (id, wanted) =>
      being('billing_portal.configuration', stripe.billingPortal.configurations.update(id, wanted)),
  });

  /** Limits a call's total time with all attempts, and turns every failure into a PaymentError. */
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await within(times.callMs, call(), () => {
        const cause = new Error('timed out waiting for a response');
        throw new PaymentError(paymentSentences.later, { temporary: true, cause });
      });
    } catch (error) {
      throw paymentError(error);
    }
  }

  const find = <T>(call: () => Promise<T>): Promise<T | undefined> =>
    ask(() =>
      call().catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );

  async function createCheckout(request: CheckoutRequest): Promise<CheckoutPage> {
    const params = checkoutParams(request, await catalog.paramsOf(request));
    // The switch for taxes may change between two attempts.
    const key = `checkout-${request.orderId}-${request.customerId ?? 'guest'}${request.collectsTax ? '-tax' : ''}`;
    const session = await withKey(key, (idempotencyKey) =>
      being('checkout.session', stripe.checkout.sessions.create(params, { idempotencyKey })),
    ).catch((error: unknown) => {
      catalog.forget(request);
      throw error;
    });
    const { totalCents, taxCents } = checkoutState(session);
    if (totalCents - taxCents !== totalOf(request) || session.currency !== 'usd') {
      await stripe.checkout.sessions.expire(session.id);
      throw refused('the checkout page’s amount differs from the order’s');
    }
    return {
      sessionId: session.id,
      url: pageOfStripe(session.url, sandboxPages),
      expiresAt: new Date(session.expires_at * 1000),
    };
  }

  async function endSubscription(subscriptionId: string): Promise<void> {
    try {
      await being('subscription', stripe.subscriptions.cancel(subscriptionId));
    } catch (error) {
      // Already ended: Stripe no longer finds it as an active one.
      if (!isMissing(error)) throw error;
    }
  }

  async function expireCheckout(sessionId: string): Promise<void> {
    try {
      await being('checkout.session', stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      if (isMissing(error)) return;
      if (vendorError(error)?.type !== 'StripeInvalidRequestError') throw error;
      const { status } = await stripe.checkout.sessions.retrieve(sessionId);
      if (status === 'open') throw error;
    }
  }

  async function refundsOf(paymentId: string) {
    return (await being('list', stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))).data;
  }

  async function refund({ paymentId, key, part }: Parameters<PaymentsPort['refund']>[0]): Promise<void> {
    const params = {
      payment_intent: paymentId,
      ...(part && { amount: part.cents, metadata: { refund_id: part.refundId } }),
    };
    try {
      await withKey(key, async (idempotencyKey) => {
        // Under a second key, a part would be refunded twice if the first attempt worked.
        const isSecond = part !== undefined && idempotencyKey !== key;
        if (isSecond && (await refundsOf(paymentId)).some(({ metadata }) => metadata?.refund_id === part.refundId))
          return;
        await being('refund', stripe.refunds.create(params, { idempotencyKey }));
      });
    } catch (error) {
      if (part || vendorError(error)?.code !== 'charge_already_refunded') throw error;
    }
  }

  return {
    mode,
    createCustomer: ({ userId, email, again }) =>
      ask(async () => {
        // Separate from the URL: a key must always come with the same request, and the URL may change.
        const customer = await withKey(`customer-${userId}${again ? `-${again}` : ''}`, (idempotencyKey) =>
          being('customer', stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey })),
        );
        await being('customer', stripe.customers.update(customer.id, { email }));
        return { customerId: customer.id };
      }),
    removeCustomer: async ({ customerId }) =>
      void (await find(() => being('customer', stripe.customers.del(customerId)))),
    createCheckout: (request) => ask(() => createCheckout(request)),
    findCheckout: ({ sessionId }) =>
      find(async () => checkoutState(await being('checkout.session', stripe.checkout.sessions.retrieve(sessionId)))),
    expireCheckout: ({ sessionId }) => ask(() => expireCheckout(sessionId)),
    endSubscription: ({ subscriptionId }) => ask(() => endSubscription(subscriptionId)),
    findPayment: ({ paymentId, withRefunds = false }) =>
      find(async () => {
        const intent = await being(
          'payment_intent',
          stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
        );
        // Not only for charges that say `disputed`, because an inquiry isn't a dispute yet.
        const disputes = intent.latest_charge
          ? (await being('list', stripe.disputes.list({ payment_intent: paymentId, limit: 100 }))).data
          : [];
        const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
        const hasRefunds = withRefunds || (charge?.amount_refunded ?? 0) > 0;
        return paymentState(intent, disputes, hasRefunds ? await refundsOf(paymentId) : []);
      }),
    findInvoice: ({ invoiceId }) =>
      find(async () =>
        invoiceState(await being('invoice', stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))),
      ),
    findInvoiceOf: ({ paymentId }) =>
      find(async () => {
        const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
        const list = await being('list', stripe.invoicePayments.list({ payment, limit: 1 }));
        return idOf(list.data[0]?.invoice);
      }),
    findSubscription: ({ subscriptionId }) =>
      find(async () => {
        const expand = ['latest_invoice.payments'];
        return subscriptionState(
          await being('subscription', stripe.subscriptions.retrieve(subscriptionId, { expand })),
        );
      }),
    refund: (request) => ask(() => refund(request)),
    findFraudWarning: ({ warningId }) =>
      find(async () => {
        const warning = await being('radar.early_fraud_warning', stripe.radar.earlyFraudWarnings.retrieve(warningId));
        const paymentId = idOf(warning.payment_intent);
        return paymentId === undefined ? undefined : { paymentId, createdAt: new Date(warning.created * 1000) };
      }),
    createPortal: ({ customerId, returnUrl, policies }) =>
      ask(async () => {
        const configuration = await portal.idFor(policies);
        const params = { customer: customerId, return_url: returnUrl, configuration };
        const session = await being('billing_portal.session', stripe.billingPortal.sessions.create(params));
        return { url: pageOfStripe(session.url, sandboxPages) };
      }),
    readEvent: (input) => {
      const event = verified(access.webhookSecrets, input);
      if (!event || event.isLive !== (mode === 'live')) return undefined;
      return { id: event.id, type: event.type, refs: event.refs };
    },
    async *listEvents({ since }) {
      const newestFirst: (PaymentEvent & { createdAt: Date })[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for (let after: string | undefined; ;) {
        const from = after === undefined ? {} : { starting_after: after };
        const page = await ask(() =>
          being('list', stripe.events.list({ created, types: [...handledEvents], limit: 100, ...from })),
        );
        for (const listed of page.data) {
          const event = readStripeEvent(listed);
          if (event) newestFirst.push({ id: event.id, type: event.type, refs: event.refs, createdAt: event.createdAt });
        }
        after = page.data.at(-1)?.id;
        if (!page.has_more || after === undefined) break;
      }
      yield* newestFirst.reverse();
    },
  };
}

/**
 * Makes one call and returns its answer, or what Stripe said against it. For `npm run stripe:check`, which reads what the
 * port doesn't.
 */
export function openStripeAccount(access: StripeAccess): AskStripe {
  const stripe = connect(access, usualTimes);
  return async (method, path) => {
    try {
      return { object: await stripe.rawRequest(method, path) };
    } catch (error) {
      const found = vendorError(error);
      if (!found) throw error;
      return { status: found.statusCode ?? 0, message: error instanceof Error ? error.message : '' };
    }
  };
}

function connect({ secretKey, apiBase }: StripeAccess, times: StripeTimes): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion,
    timeout: times.tryMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'everglow' },
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

const totalOf = ({ lines, discountCents }: CheckoutRequest) =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0) - discountCents;

/**
 * Returns a checkout page's URL if it's safe to redirect a buyer to it. Any host is fine, because an agency can have a
 * custom domain for Stripe's pages.
 * @param sandboxPages URL of the sandbox's pages, the only one accepted; undefined for Stripe
 * @throws PaymentError for a URL that isn't https, or isn't the sandbox's
 */
export function pageOfStripe(address: string | null, sandboxPages?: string): string {
  const isSafe =
    sandboxPages === undefined
      ? address !== null && URL.canParse(address) && new URL(address).protocol === 'https:'
      : address?.startsWith(`${sandboxPages}/`);
  if (address !== null && isSafe) return address;
  throw refused('a checkout page without an https address');
}

function refused(why: string): PaymentError {
  return new PaymentError(paymentSentences.refused, { temporary: false, cause: new Error(why) });
}

function checkoutParams(
  request: CheckoutRequest,
  sold: Pick<Stripe.Checkout.SessionCreateParams, 'line_items' | 'discounts'>,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: request.orderId, ...(request.userId && { user_id: request.userId }) };
  const isPayment = request.kind === 'payment';
  return {
    mode: request.kind,
    ...(request.customerId
      ? { customer: request.customerId }
      : { customer_email: request.email!, ...(isPayment && { customer_creation: 'always' as const }) }),
    client_reference_id: request.orderId,
    metadata,
    ...sold,
    ...(isPayment ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
    // Seats are only held while the page is open, and Pro starts right away, so refuse delayed payment methods.
    allowed_payment_method_types: ['card'],
    // Orders and payments are in dollars, whatever the account's settings.
    adaptive_pricing: { enabled: false },
    ...taxParams(request),
    ...consentParams(request),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/** @returns the event if one of the secrets signed these exact bytes within the tolerance, before or after now. */
function verified(secrets: readonly string[], { body, signature }: { body: Buffer; signature: string }) {
  const tolerance = paymentLimits.eventToleranceSec;
  // The SDK takes the last of several timestamps and accepts future ones; Stripe sends one, from now.
  const stamps = signature.split(',').filter((part) => part.startsWith('t='));
  const ahead = Number(/^t=(\d{1,12})$/.exec(stamps[0] ?? '')?.[1] ?? NaN) - Date.now() / 1000;
  if (stamps.length !== 1 || !(ahead <= tolerance) || !isUtf8(body)) return undefined;
  // As text it keeps a byte order mark, which the SDK would strip from bytes before comparing.
  const text = body.toString('utf8');
  for (const secret of secrets) {
    try {
      return readStripeEvent(Stripe.webhooks.constructEvent(text, signature, secret, tolerance));
    } catch {
      // Not signed with this secret.
    }
  }
  return undefined;
}
