/** A stand-in for Stripe: its API over real HTTP on the loopback address, its buyers, its signed events, its bad days. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { answer } from './stripe-api.ts';
import * as buyer from './stripe-buyer.ts';
import { parseForm, StripeApiError } from './stripe-form.ts';
import * as money from './stripe-money.ts';
import { createWorld, must, type FakeEvent, type SubscriptionState, type World } from './stripe-objects.ts';

export type FakeStripeMode =
  | 'ok'
  /** ok after that many milliseconds. */
  | { slow: number }
  /** Never answers; nothing is carried out. */
  | 'hang'
  | 'rate_limited'
  /** Nothing is carried out. */
  | 'server_error'
  /** Carried out or not, the answer is a 500, and under the same Idempotency-Key always will be. */
  | 'server_error_kept'
  /** The connection breaks before anything is carried out. */
  | 'drop'
  /** Carried out, and the connection breaks in the middle of the answer. */
  | 'cut'
  /** The body is no JSON. */
  | 'garbage'
  /** JSON of no known shape. */
  | 'nonsense';

export type StripeCall = {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body as sent, for canaries. */
  body: string;
};

export type Signing = {
  secret?: string;
  /** Unix seconds; now unless told otherwise. */
  timestamp?: number;
  scheme?: string;
};

export type FakeStripe = ReturnType<typeof control> & {
  baseUrl: string;
  /** What createStripePayments wants. */
  access: { secretKey: string; webhookSecrets: string[]; apiBase: string };
  requests: StripeCall[];
  /** One mode for all requests from now on, or one for each; the last one stays. `only`: for paths that match. */
  setMode(mode: FakeStripeMode | FakeStripeMode[], only?: RegExp): void;
  close(): Promise<void>;
};

type Kept = { asked: string; answer?: { status: number; body: string } };

/** Starts on a free port of 127.0.0.1. The key's mode is the account's. */
export async function startFakeStripe(options: { secretKey?: string; webhookSecrets?: string[] } = {}) {
  const secretKey = options.secretKey ?? 'sk_test_fakekey0123456789';
  const webhookSecrets = options.webhookSecrets ?? ['whsec_fakesecret0123456789abcdef'];
  const world = createWorld(/^(sk|rk)_live_/.test(secretKey));
  const requests: StripeCall[] = [];
  const kept = new Map<string, Kept>();
  let modes: FakeStripeMode[] = ['ok'];
  let affected: RegExp | undefined;
  let calls = 0;

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    requests.push(call);
    const isAffected = affected === undefined || affected.test(call.path);
    const mode = isAffected ? ((modes.length > 1 ? modes.shift() : modes[0]) ?? 'ok') : 'ok';
    if (mode === 'hang') return;
    if (mode === 'drop') return void response.destroy();
    if (mode === 'rate_limited') return send(response, refusal(429, { code: 'rate_limit', message: 'Slow down.' }));
    if (mode === 'server_error') return send(response, refusal(500, serverError));
    if (mode === 'garbage') return send(response, { status: 200, body: '<html>502 Bad Gateway</html>{' });
    if (mode === 'nonsense') return send(response, { status: 200, body: '{"object":"unknown"}' });
    if (call.headers.authorization !== `Bearer ${secretKey}`)
      return send(response, refusal(401, { message: `Invalid API Key provided: ${secretKey}` }));
    await respond(call, mode, response);
  }

  async function respond(call: StripeCall, mode: FakeStripeMode, response: ServerResponse) {
    const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
    const asked = `${call.method} ${call.path} ${call.body}`;
    const before = typeof key === 'string' ? kept.get(key) : undefined;
    if (before && before.asked !== asked) return send(response, refusal(400, otherRequest));
    if (before && !before.answer) return send(response, refusal(409, keyInUse));
    if (before?.answer) return send(response, before.answer, { 'idempotent-replayed': 'true' });

    const entry: Kept = { asked };
    if (typeof key === 'string') kept.set(key, entry);
    if (typeof mode === 'object') await pause(mode.slow);
    const outcome = mode === 'server_error_kept' ? { ...refusal(500, serverError), isKept: true } : carryOut(call);
    entry.answer = outcome;
    if (!outcome.isKept && typeof key === 'string') kept.delete(key);
    if (mode !== 'cut') return send(response, outcome);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(outcome.body) });
    response.write(outcome.body.slice(0, outcome.body.length / 2), () => setTimeout(() => response.destroy(), 10));
  }

  function carryOut({ method, path, body }: StripeCall) {
    const url = new URL(path, 'http://stripe');
    try {
      const form = parseForm(method === 'POST' ? body : url.search.slice(1));
      const object = answer(world, { method, path: url.pathname, form });
      return { status: 200, body: JSON.stringify(object), isKept: true };
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return { status: error.status, body: JSON.stringify(error.body), isKept: error.isKept };
    }
  }

  function send(
    response: ServerResponse,
    { status, body }: { status: number; body: string },
    headers: Record<string, string> = {},
  ) {
    const id = { 'request-id': `req_fake${++calls}`, 'content-type': 'application/json' };
    response.writeHead(status, { ...id, ...headers }).end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const fake: FakeStripe = {
    ...control(world, webhookSecrets),
    baseUrl,
    access: { secretKey, webhookSecrets, apiBase: baseUrl },
    requests,
    setMode(mode, only) {
      modes = Array.isArray(mode) ? [...mode] : [mode];
      affected = only;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  return fake;
}

/** What tests do to the account: each action appends to `events` what Stripe would make of it. */
function control(world: World, webhookSecrets: string[]) {
  const sign = (event: object, signing: Signing = {}) => {
    const payload = JSON.stringify(event, undefined, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: signing.secret ?? webhookSecrets[0] ?? '',
      ...(signing.timestamp !== undefined && { timestamp: signing.timestamp }),
      ...(signing.scheme !== undefined && { scheme: signing.scheme }),
    });
    return { body: Buffer.from(payload), signature };
  };
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
    events: world.events,
    sessions: world.sessions,
    /** The account's time for periods and for when pages close; undefined: the real time. Signatures keep to the real one. */
    setNow: world.setNow,
    complete: (sessionId: string, options?: { card?: string; isDelayed?: boolean }) =>
      buyer.complete(world, sessionId, options),
    settle: (sessionId: string, isPaid: boolean) => buyer.settle(world, sessionId, isPaid),
    expire: (sessionId: string) => void buyer.expire(world, sessionId),
    refund: (paymentId: string, cents?: number) =>
      money.refund(world, paymentId, cents === undefined ? {} : { amount: cents }).id,
    failRefund: (refundId: string) => money.failRefund(world, refundId),
    dispute: (paymentId: string) => money.dispute(world, paymentId),
    setDispute: (paymentId: string, status: string) => money.setDispute(world, paymentId, status),
    closeDispute: (paymentId: string, outcome: 'won' | 'lost') => money.setDispute(world, paymentId, outcome),
    renew: (subscriptionId: string, options?: { fails?: boolean; card?: string }) =>
      buyer.renew(world, subscriptionId, options),
    payOverdue: (subscriptionId: string) => buyer.payOverdue(world, subscriptionId),
    cancel: (subscriptionId: string, options?: { atPeriodEnd?: boolean; asDate?: boolean }) =>
      buyer.cancel(world, subscriptionId, options),
    resume: (subscriptionId: string) => buyer.resume(world, subscriptionId),
    setStatus: (subscriptionId: string, status: SubscriptionState) => buyer.setStatus(world, subscriptionId, status),
    /** The page an order was given; throws when there is none. The newest, should there be several. */
    sessionOf(orderId: string) {
      const found = [...world.sessions.values()].findLast((session) => session.metadata.order_id === orderId);
      return found ?? must(world.sessions, `page of order ${orderId}`);
    },
    /** The same news once more under another id, as Stripe now and then sends it. */
    twin(event: FakeEvent): FakeEvent {
      const copy = { ...structuredClone(event), id: world.base('event', 'evt').id };
      world.events.push(copy);
      return copy;
    },
    /** The bytes Stripe would send and the header beside them. */
    sign,
    deliver,
    /** Delivers what has happened since, in order. @returns where to go on from the next time. */
    async deliverSince(index: number, address: string): Promise<number> {
      const { length } = world.events;
      for (const event of world.events.slice(index, length)) await deliver(event, address);
      return length;
    },
  };
}

const serverError = { type: 'api_error', message: 'An unknown error occurred in cluster db-17.' };
const otherRequest = {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
};
const keyInUse = {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
};

function refusal(status: number, error: { type?: string; code?: string; message: string }) {
  return { status, body: JSON.stringify({ error: { type: 'invalid_request_error', ...error } }) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
