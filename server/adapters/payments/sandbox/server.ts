/** Stripe's API over HTTP: authentication, idempotent responses, and signed events. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './api.ts';
import { parseForm, StripeApiError } from './form.ts';
import type { World } from './objects.ts';
import { lackingRight } from './rights.ts';

export type StripeCall = {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** As sent. */
  body: string;
};

export type StripeReply = { status: number; body: string; isReplayed?: boolean };

export type StripeListener = { baseUrl: string; close(): Promise<void> };

/**
 * Listens on a free port of the loopback address.
 * @param respond answers a request. If it fails, the answer is a 500.
 */
export async function listenAsStripe(
  respond: (call: StripeCall, response: ServerResponse) => Promise<void>,
): Promise<StripeListener> {
  const server = createServer((request, response) => {
    readCall(request)
      .then((call) => respond(call, response))
      .catch(() => {
        if (response.headersSent) response.destroy();
        else send(response, serverError);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') };
}

let calls = 0;

/** Sends an answer, with an id as all of Stripe's have. */
export function send(response: ServerResponse, { status, body, isReplayed }: StripeReply): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${++calls}`,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(body);
}

/** As long as Stripe keeps them. */
const replySec = 24 * 3600;

/** Answers a request to the API. A repetition under the same Idempotency-Key gets the same answer and does nothing. */
export function answerCall(world: World, call: StripeCall): StripeReply {
  if (call.headers.authorization !== `Bearer ${world.secretKey}`)
    return refusal(401, { message: `Invalid API Key provided: ${world.secretKey}` });
  const lacking = lackingRight(world.account, call.method, new URL(call.path, 'http://stripe').pathname);
  if (lacking) return refusal(403, { message: lackingMessage(world.secretKey, lacking) });
  const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return carryOut(world, call).reply;
  const { replies } = world;
  for (const [old, { at }] of replies) {
    if (at > world.seconds() - replySec) break;
    replies.delete(old);
  }
  const asked = askedOf(call);
  const before = replies.get(key);
  if (before && before.asked !== asked) return refusal(400, otherRequest);
  if (before) return { status: before.status, body: before.body, isReplayed: true };
  const { reply, isKept } = carryOut(world, call);
  if (isKept) keepReply(world, call, reply);
  return reply;
}

const lackingMessage = (key: string, right: string) =>
  `The provided key '${key.slice(0, 8)}${'*'.repeat(20)}${key.slice(-6)}' does not have the required permissions for this endpoint on account 'acct_1Fake0123456789'. Having the 'rak_${right}' permission would allow this request to continue.`;

const askedOf = ({ method, path, body }: StripeCall) => `${method} ${path} ${body}`;

/** Keeps the answer to a request under its Idempotency-Key. */
export function keepReply(world: World, call: StripeCall, { status, body }: StripeReply): void {
  const key = call.headers['idempotency-key'];
  if (typeof key === 'string') world.replies.set(key, { at: world.seconds(), asked: askedOf(call), status, body });
}

function carryOut(world: World, { method, path, body }: StripeCall): { reply: StripeReply; isKept: boolean } {
  const { pathname, search } = new URL(path, 'http://stripe');
  try {
    const form = parseForm(method === 'POST' ? body : search.slice(1));
    const object = answer(world, { method, path: pathname, form });
    return { reply: { status: 200, body: JSON.stringify(object) }, isKept: true };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { reply: { status: error.status, body: JSON.stringify(error.body) }, isKept: error.isKept };
  }
}

/** Makes an answer that refuses a request. */
export function refusal(status: number, error: { type?: string; code?: string; message: string }): StripeReply {
  return { status, body: JSON.stringify({ error: { type: 'invalid_request_error', ...error } }) };
}

/** The answer to an accident at Stripe. */
export const serverError = refusal(500, {
  type: 'api_error',
  message: 'An unknown error occurred in cluster db-17.',
});
const otherRequest = {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
};

/** Signs an event as Stripe does. @param options `timestamp` in Unix seconds, by default now */
export function signEvent(
  event: object,
  options: { secret: string; timestamp?: number | undefined; scheme?: string | undefined },
): { body: Buffer; signature: string } {
  const { secret, timestamp = Math.floor(Date.now() / 1000), scheme = 'v1' } = options;
  const body = Buffer.from(JSON.stringify(event, undefined, 2));
  const proof = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return { body, signature: `t=${timestamp},${scheme}=${proof}` };
}
