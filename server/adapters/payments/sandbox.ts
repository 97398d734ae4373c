/**
 * A payment provider of one's own machine, in which no money moves. Kept in files of the data folder; the same port and
 * the same kind of signed events as with Stripe, so that the code that handles money is the same.
 */
import { createHash } from 'node:crypto';
import { ownPath } from '#shared/paths.ts';
import {
  PaymentError,
  type CheckoutRequest,
  type CheckoutState,
  type InvoiceState,
  type PaymentEvent,
  type PaymentsPort,
  type PaymentState,
  type SubscriptionState,
} from './port.ts';
import * as changes from './sandbox-changes.ts';
import { createDesk, type SandboxDesk } from './sandbox-desk.ts';
import { isGenuine, readOrCreateSecret, signBody, signPortal } from './sandbox-signature.ts';
import {
  newId,
  type KeptEvent,
  type KeptInvoice,
  type KeptPage,
  type KeptPayment,
  type KeptSubscription,
} from './sandbox-state.ts';
import { openSandboxStore } from './sandbox-store.ts';

/** What its pages (server/http/sandbox.ts) can do beside what the port offers. */
export type Sandbox = {
  port: PaymentsPort;
  desk: SandboxDesk;
  /**
   * Hands a signed event over, as the provider's request would; set by whoever serves the webhook. From then on pages
   * close by themselves when their time is over. A delivery that fails is repeated with each turn of the clock.
   */
  onEvent(deliver: (event: { body: Buffer; signature: string }) => Promise<void>): void;
  /** Stops the clock and waits for what is under way. */
  close(): Promise<void>;
};

const portalSec = 3600;
const catchUpMs = 20_000;

const hashOf = (request: CheckoutRequest) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[request.userId, request.customerId, request.kind, request.discountCents, request.expiresAt.toISOString()],
        ...[request.successUrl, request.cancelUrl],
        request.lines.map(({ name, unitCents, quantity }) => [name, unitCents, quantity]),
      ]),
    )
    .digest('hex');

/**
 * @param options `dir` belongs to this process alone; `baseUrl` is the site's; `now` is the clock, for tests.
 * @throws when what is in the folder cannot be read.
 */
export function createSandboxPayments(options: { dir: string; baseUrl: string; now?: () => Date }): Sandbox {
  const { dir, baseUrl, now = () => new Date() } = options;
  const secret = readOrCreateSecret(dir);
  let deliver: ((event: { body: Buffer; signature: string }) => Promise<void>) | undefined;
  let delivered: Promise<void> = Promise.resolve();
  let clock: NodeJS.Timeout | undefined;

  const undelivered = new Set<KeptEvent>();
  // Nobody waits for it, as nobody waits for the real one's; one after the other.
  const handOver = (event: KeptEvent) => {
    const { id, type, refs } = event;
    undelivered.delete(event);
    delivered = delivered.then(async () => {
      const body = Buffer.from(JSON.stringify({ id, type, refs }));
      try {
        await deliver?.({ body, signature: signBody({ secret, body, at: now() }) });
      } catch {
        undelivered.add(event);
      }
    });
  };

  const store = openSandboxStore({ dir, onStored: (events) => events.forEach(handOver) });
  const upToDate = async () => {
    if (changes.isSomethingDue(store.state(), now())) await store.change((draft) => changes.letTimePass(draft, now()));
  };

  const port: PaymentsPort = {
    mode: 'sandbox',
    createCustomer: ({ userId, email }) =>
      store.change((draft) => {
        const known = Object.values(draft.customers).find((one) => one.userId === userId && !one.removedAt);
        if (known) return { customerId: known.id };
        const id = newId('cus');
        draft.customers[id] = { id, userId, email, removedAt: null };
        return { customerId: id };
      }),
    removeCustomer: ({ customerId }) => store.change((draft) => changes.removeCustomer(draft, customerId, now())),
    async createCheckout(request) {
      const page = await store.change((draft) => changes.addPage(draft, request, hashOf(request), now()));
      return {
        sessionId: page.id,
        url: `${baseUrl}/sandbox/checkout/${page.id}`,
        expiresAt: new Date(page.expiresAt),
      };
    },
    async findCheckout({ sessionId }) {
      await upToDate();
      const page = store.state().pages[sessionId];
      return page && checkoutState(page);
    },
    async expireCheckout({ sessionId }) {
      await store.change((draft) => {
        const page = draft.pages[sessionId];
        if (page) changes.expirePage(draft, page, now());
      });
    },
    async findPayment({ paymentId }) {
      await upToDate();
      const payment = store.state().payments[paymentId];
      return payment && paymentState(payment, baseUrl);
    },
    async findInvoice({ invoiceId }) {
      await upToDate();
      const invoice = store.state().invoices[invoiceId];
      return invoice && invoiceState(invoice);
    },
    async findInvoiceOf({ paymentId }) {
      await upToDate();
      return store.state().payments[paymentId]?.invoiceId ?? undefined;
    },
    async findSubscription({ subscriptionId }) {
      await upToDate();
      const subscription = store.state().subscriptions[subscriptionId];
      return subscription && subscriptionState(subscription, store.state().invoices[subscription.latestInvoiceId]);
    },
    endSubscription: ({ subscriptionId }) =>
      store.change((draft) => {
        const subscription = draft.subscriptions[subscriptionId];
        if (subscription && subscription.status !== 'canceled') changes.endNow(draft, subscription, now());
      }),
    // The key is not needed: all of a payment can go back once.
    refund: ({ paymentId }) =>
      store.change((draft) => {
        const payment = draft.payments[paymentId];
        if (!payment) throw new PaymentError('There is no such payment.', { temporary: false });
        if (payment.refundedCents === payment.amountCents) return;
        if (payment.dispute === 'open' || payment.dispute === 'lost')
          throw new PaymentError('A payment that is contested cannot be paid back.', { temporary: false });
        changes.refund(draft, payment, payment.amountCents, now());
      }),
    // eslint-disable-next-line @typescript-eslint/require-await -- the port's other half asks over the network
    async createPortal({ customerId, returnUrl }) {
      const customer = store.state().customers[customerId];
      if (!customer || customer.removedAt) throw new PaymentError('There is no such customer.', { temporary: false });
      const until = Math.floor(now().getTime() / 1000) + portalSec;
      const link = signPortal(secret, { customerId, returnTo: pathOf(returnUrl, baseUrl), until });
      const query = new URLSearchParams({ return: link.returnTo, until: String(link.until), key: link.key });
      return { url: `${baseUrl}/sandbox/portal/${customerId}?${query.toString()}` };
    },
    readEvent({ body, signature }) {
      if (!isGenuine({ secret, body, signature, now: now() })) return undefined;
      return JSON.parse(body.toString('utf8')) as PaymentEvent;
    },
    async *listEvents({ since }) {
      await upToDate();
      const from = since.toISOString();
      for (const { id, type, refs, createdAt } of store.state().events)
        if (createdAt >= from) yield { id, type, refs, createdAt: new Date(createdAt) };
    },
  };

  return {
    port,
    desk: createDesk({ store, secret, now, upToDate, pathOf: (url) => pathOf(url, baseUrl) }),
    onEvent(given) {
      deliver = given;
      const catchUp = () => {
        undelivered.forEach(handOver);
        // A write that failed is tried again at the next turn.
        void upToDate().catch(() => undefined);
      };
      clearInterval(clock);
      clock = setInterval(catchUp, catchUpMs).unref();
      catchUp();
    },
    async close() {
      clearInterval(clock);
      await store.idle();
      await delivered;
    },
  };
}

/** @returns the path of an address of this site; the start page for any other. */
function pathOf(url: string, baseUrl: string): string {
  if (!URL.canParse(url, baseUrl)) return '/';
  const { origin, pathname, search } = new URL(url, baseUrl);
  return origin === new URL(baseUrl).origin ? ownPath(pathname + search, '/') : '/';
}

const checkoutState = (page: KeptPage): CheckoutState => ({
  sessionId: page.id,
  status: page.status,
  isPaid: page.status === 'complete',
  totalCents: page.totalCents,
  currency: 'usd',
  orderId: page.orderId,
  customerId: page.customerId,
  paymentId: page.paymentId ?? undefined,
  invoiceId: page.invoiceId ?? undefined,
  subscriptionId: page.subscriptionId ?? undefined,
});

const paymentState = (payment: KeptPayment, baseUrl: string): PaymentState => ({
  paymentId: payment.id,
  isPaid: true,
  amountCents: payment.amountCents,
  refundedCents: payment.refundedCents,
  dispute: payment.dispute,
  instrument: payment.instrument,
  receiptUrl: `${baseUrl}/sandbox/receipt/${payment.id}`,
  orderId: payment.orderId ?? undefined,
  paidAt: new Date(payment.paidAt),
});

const invoiceState = (invoice: KeptInvoice): InvoiceState => ({
  invoiceId: invoice.id,
  subscriptionId: invoice.subscriptionId,
  isPaid: invoice.paymentId !== null,
  totalCents: invoice.totalCents,
  reason: invoice.reason,
  paymentId: invoice.paymentId ?? undefined,
  createdAt: new Date(invoice.createdAt),
});

const subscriptionState = (subscription: KeptSubscription, invoice: KeptInvoice | undefined): SubscriptionState => ({
  subscriptionId: subscription.id,
  customerId: subscription.customerId,
  orderId: subscription.orderId,
  status: subscription.status,
  currentPeriodEnd: new Date(subscription.currentPeriodEnd),
  endsAtPeriodEnd: subscription.endsAtPeriodEnd,
  latestInvoice: invoice && invoiceState(invoice),
});
