/** Simulates Stripe: the sandbox's server plus test-controlled buyers, signed events, and faults. */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { StripeAccess } from '#server/adapters/payments/index.ts';
import * as buyer from '#server/adapters/payments/sandbox/buyer.ts';
import * as money from '#server/adapters/payments/sandbox/money.ts';
import { createWorld, must, type StripeEvent, type World } from '#server/adapters/payments/sandbox/objects.ts';
import {
  answerCall,
  keepReply,
  listenAsStripe,
  refusal,
  send,
  serverError,
  signEvent,
  type StripeCall,
} from '#server/adapters/payments/sandbox/server.ts';
import type { SubscriptionStatus } from '#shared/domain/orders.ts';

export type FakeStripeMode =
  | 'ok'
  /** Succeeds after this many milliseconds. */
  | { slow: number }
  /** Never answers, and doesn't carry out the request. */
  | 'hang'
  | 'rate_limited'
  /** Answers 500 without carrying out the request. */
  | 'server_error'
  /** Answers 500 whether or not the request was carried out, and keeps doing so for the same Idempotency-Key. */
  | 'server_error_kept'
  /** Breaks the connection before the request is carried out. */
  | 'drop'
  /** Carries out the request, then breaks the connection in the middle of the answer. */
  | 'cut'
  /** Sends a body that isn't JSON. */
  | 'garbage'
  /** Sends JSON of no known shape. */
  | 'nonsense';

type Signing = {
  secret?: string;
  /** Unix seconds; the current time by default. */
  timestamp?: number;
  scheme?: string;
};

export type FakeStripe = ReturnType<typeof control> & {
  baseUrl: string;
  /** Settings for the adapter. */
  access: StripeAccess & { apiBase: string };
  requests: StripeCall[];
  /**
   * Sets one mode for all further requests, or one for each; the last one stays in effect. `only` limits it to matching
   * paths.
   */
  setMode(mode: FakeStripeMode | FakeStripeMode[], only?: RegExp): void;
  /** Sets the account's clock, or resets it to real time. Signatures always use real time. */
  setNow(date: Date | undefined): void;
  close(): Promise<void>;
};

/** Starts on a free port of 127.0.0.1. The key decides whether the account is in test or live mode. */
export async function startFakeStripe(options: { secretKey?: string; webhookSecrets?: string[] } = {}) {
  const secretKey = options.secretKey ?? 'sk_test_fakekey0123456789';
  const webhookSecrets = options.webhookSecrets ?? ['whsec_fakesecret0123456789abcdef'];
  let time: number | undefined;
  const world = createWorld({ secretKey, pages: stripePages, now: () => time ?? Date.now() });
  const requests: StripeCall[] = [];
  let modes: FakeStripeMode[] = ['ok'];
  let affected: RegExp | undefined;

  const { baseUrl, close } = await listenAsStripe(async (call, response) => {
    requests.push(call);
    const isAffected = affected === undefined || affected.test(call.path);
    const mode = isAffected ? ((modes.length > 1 ? modes.shift() : modes[0]) ?? 'ok') : 'ok';
    await answerIn(mode, world, call, response);
  });
  const fake: FakeStripe = {
    ...control(world, webhookSecrets),
    baseUrl,
    access: { secretKey, webhookSecrets, apiBase: baseUrl },
    requests,
    setMode(mode, only) {
      modes = Array.isArray(mode) ? [...mode] : [mode];
      affected = only;
    },
    setNow: (date) => void (time = date?.getTime()),
    close,
  };
  return fake;
}

const stripePages = {
  checkout: (id: string) => `https://checkout.stripe.com/c/pay/${id}`,
  portal: (id: string) => `https://billing.stripe.com/p/session/${id}`,
  receipt: (id: string) => `https://pay.stripe.com/receipts/payment/${id}`,
  invoice: (id: string) => `https://invoice.stripe.com/i/acct_1Fake/${id}`,
};

/** Idempotency-Keys of slow requests that are still in progress. */
const keysInUse = new Set<unknown>();

async function answerIn(mode: FakeStripeMode, world: World, call: StripeCall, response: ServerResponse): Promise<void> {
  const key = call.headers['idempotency-key'];
  if (mode === 'hang') return;
  if (mode === 'drop') return void response.destroy();
  if (mode === 'rate_limited') return send(response, refusal(429, { code: 'rate_limit', message: 'Slow down.' }));
  if (mode === 'server_error') return send(response, serverError);
  if (mode === 'garbage') return send(response, { status: 200, body: '<html>502 Bad Gateway</html>{' });
  if (mode === 'nonsense') return send(response, { status: 200, body: '{"object":"unknown"}' });
  if (keysInUse.has(key)) return send(response, refusal(409, keyInUse));
  if (typeof mode === 'object') {
    if (key !== undefined) keysInUse.add(key);
    await pause(mode.slow);
    keysInUse.delete(key);
  }
  if (mode === 'server_error_kept') {
    keepReply(world, call, serverError);
    return send(response, serverError);
  }
  const reply = answerCall(world, call);
  if (mode !== 'cut') return send(response, reply);
  const { body } = reply;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => setTimeout(() => response.destroy(), 10));
}

/** Actions that tests perform on the account. Each appends the resulting Stripe events to `events`. */
function control(world: World, webhookSecrets: string[]) {
  const sign = (event: object, { secret = webhookSecrets[0] ?? '', timestamp, scheme }: Signing = {}) =>
    signEvent(event, { secret, timestamp, scheme });
  /** Sends an event to the site as Stripe does. @returns the status of the answer. */
  const deliver = async (event: object, address: string, signing: Signing = {}): Promise<number> => {
    const { body, signature } = sign(event, signing);
    const response = await fetch(`${address}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: new Uint8Array(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  return {
    world,
    /** Settings of the account; by default, it's set up and its key may do everything. */
    account: world.account,
    events: world.events,
    sessions: world.sessions,
    complete: (sessionId: string, options?: { card?: string; isDelayed?: boolean; state?: string }) =>
      buyer.complete(world, sessionId, options),
    settle: (sessionId: string, isPaid: boolean) => buyer.settle(world, sessionId, isPaid),
    expire: (sessionId: string) => void buyer.expire(world, sessionId),
    refund: (paymentId: string, cents?: number) => money.refund(world, paymentId, cents).id,
    failRefund: (refundId: string) => money.failRefund(world, refundId),
    dispute: (paymentId: string) => money.dispute(world, paymentId),
    inquire: (paymentId: string) => money.dispute(world, paymentId, { isInquiry: true }),
    warnOfFraud: (paymentId: string) => money.warnOfFraud(world, paymentId),
    setDispute: (paymentId: string, status: string) => money.setDispute(world, paymentId, status),
    closeDispute: (paymentId: string, outcome: 'won' | 'lost') => money.setDispute(world, paymentId, outcome),
    renew: (subscriptionId: string, options?: { fails?: boolean; asks?: boolean; card?: string }) =>
      buyer.renew(world, subscriptionId, options),
    payOverdue: (subscriptionId: string) => buyer.payOverdue(world, subscriptionId),
    cancel: (subscriptionId: string, options?: { atPeriodEnd?: boolean; asDate?: boolean }) =>
      buyer.cancel(world, subscriptionId, options),
    resume: (subscriptionId: string) => buyer.resume(world, subscriptionId),
    setStatus: (subscriptionId: string, status: SubscriptionStatus) => buyer.setStatus(world, subscriptionId, status),
    /** Returns an order's payment page, the newest if there are several. Throws if there is none. */
    sessionOf(orderId: string) {
      const found = [...world.sessions.values()].findLast((session) => session.metadata.order_id === orderId);
      return found ?? must(world.sessions, `page of order ${orderId}`);
    },
    /** Returns the same event under another id, as Stripe occasionally sends it. */
    twin(event: StripeEvent): StripeEvent {
      const copy = { ...structuredClone(event), id: world.base('event', 'evt').id };
      world.events.push(copy);
      return copy;
    },
    /** Returns the bytes that Stripe would send, and the signature header. */
    sign,
    deliver,
    /** Delivers the events since `index`, in order. @returns the index to continue from. */
    async deliverSince(index: number, address: string): Promise<number> {
      const { length } = world.events;
      for (const event of world.events.slice(index, length)) await deliver(event, address);
      return length;
    },
  };
}

const keyInUse = {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
};
