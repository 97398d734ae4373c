/**
 * A local Stripe in which no money moves: API, hosted pages, and signed events, stored in a folder. The site uses the
 * same adapter as for the real Stripe.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { StripeAccess } from '../index.ts';
import { handledEvents } from '../port.ts';
import { isTimeDue, letTimePass } from './buyer.ts';
import { endEarlierSubscriptions } from './earlier-state.ts';
import { createWorld, type World } from './objects.ts';
import { createPages, portalSec, type SandboxPages } from './pages.ts';
import { answerCall, listenAsStripe, send, signEvent } from './server.ts';
import { openStore } from './store.ts';

export type SandboxOptions = {
  /** Stores the account. Only this process may use it. */
  dir: string;
  /** The site's, which shows the pages. */
  baseUrl: string;
  warn: (message: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};

type Deliver = (event: { body: Buffer; signature: string }) => Promise<void>;

export type Sandbox = {
  /** Settings of the adapter. */
  access: StripeAccess;
  pages: SandboxPages;
  /**
   * Starts delivering signed events, one after the other, and advancing time. An event that wasn't accepted is
   * delivered again at each tick, even after a restart.
   */
  onEvent(deliver: Deliver): void;
  /** Stops the API and the clock, and waits for pending work. */
  close(): Promise<void>;
};

const turnMs = 20_000;
/** How long Stripe lists events. */
const eventSec = 30 * 24 * 3600;

/**
 * Starts the sandbox. It generates new keys each time, because only this process needs them.
 * @throws if the account in the folder can't be read
 */
export async function openSandbox({ dir, baseUrl, warn, now }: SandboxOptions): Promise<Sandbox> {
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const hostedPages = `${baseUrl}/sandbox`;
  const pageOf = (kind: string) => (id: string) => `${hostedPages}/${kind}/${id}`;
  const pages = { checkout: pageOf('checkout'), portal: pageOf('portal'), receipt: pageOf('receipt') };
  const settings = { secretKey, pages, eventTypes: handledEvents, ...(now && { now }) };
  const store = openStore(dir, (state) => createWorld(settings, state));

  let deliver: Deliver | undefined;
  let delivered: Promise<void> = Promise.resolve();
  let clock: NodeJS.Timeout | undefined;

  async function deliverAll(): Promise<void> {
    for (const event of store.world().events.filter(({ pending_webhooks }) => pending_webhooks > 0)) {
      try {
        await deliver?.(signEvent(event, { secret }));
        // Stored with the next change. After a crash it's delivered again, which is harmless.
        if (deliver) event.pending_webhooks = 0;
      } catch {
        // Retried at the next tick.
      }
    }
  }
  const deliverSoon = () => void (delivered = delivered.then(deliverAll));

  async function change<Result>(apply: (world: World) => Result): Promise<Result> {
    const result = await store.change((account) => {
      letTimePass(account);
      forgetOld(account);
      return apply(account);
    });
    deliverSoon();
    return result;
  }
  async function look(): Promise<World> {
    if (isTimeDue(store.world())) await change(() => undefined);
    return store.world();
  }

  const earlier = await store.change((account) => endEarlierSubscriptions(account, dir));
  for (const file of earlier) fs.rmSync(file, { force: true });
  if (earlier.length > 0) warn('Dropped test payments from an earlier version. Pro bought with them ends.');

  const api = await listenAsStripe(async (call, response) => {
    const isRead = call.method === 'GET';
    send(response, isRead ? answerCall(await look(), call) : await change((account) => answerCall(account, call)));
  });

  return {
    access: { secretKey, webhookSecrets: [secret], apiBase: api.baseUrl, sandboxPages: hostedPages },
    pages: createPages({ baseUrl, look, change }),
    onEvent(given) {
      deliver = given;
      const turn = () => {
        // If writing to disk fails, retry at the next tick.
        void look().then(deliverSoon, () => undefined);
      };
      clearInterval(clock);
      clock = setInterval(turn, turnMs).unref();
      turn();
    },
    async close() {
      clearInterval(clock);
      await api.close();
      const save = () => store.change(() => undefined).catch(() => undefined);
      await save();
      await delivered;
      await save();
    },
  };
}

function forgetOld({ events, portals, seconds }: World): void {
  const kept = events.findIndex(({ created }) => created > seconds() - eventSec);
  events.splice(0, kept === -1 ? events.length : kept);
  for (const { id, created } of portals.values()) if (created <= seconds() - portalSec) portals.delete(id);
}
