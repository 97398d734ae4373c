/**
 * Renders a screen or form for component tests, with the app's real providers in happy-dom. Only the network is
 * replaced: `fetch` answers tRPC calls from the test's handlers.
 */
import { BroadcastChannel } from 'node:worker_threads';
import { notifications, Notifications } from '@mantine/notifications';
import { act, cleanup, configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import type { ErrorCode, InputPath } from '#shared/domain/errors.ts';
import { Providers } from '../app/providers.tsx';
import { drawToasts } from '../app/toasts.tsx';
import { queryClient } from '../lib/query-client.ts';
import { checkoutOf } from './orders.ts';

drawToasts();
// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
// Autosizing text areas listen to it.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
// happy-dom lacks it; tabs of one browser use it to announce changes.
Object.assign(globalThis, { BroadcastChannel });
// A page load would end the test, so record only the URL.
const follow = (url: string | URL) => history.replaceState(null, '', new URL(url, location.href));
// Keep retries but skip the delay between them.
const { queries, mutations } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 }, mutations: { ...mutations, retryDelay: 1 } });

/** Thrown by a handler to refuse the call, like the server does. */
export class Refused extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly field: InputPath | undefined;

  /**
   * @param message the error message from the server
   * @param code our own error code (`data.appCode`); undefined for a crash of the server
   */
  constructor(message: string, code?: ErrorCode, status = 400, field?: InputPath) {
    super(message);
    this.code = code;
    this.status = status;
    this.field = field;
  }
}

/** Thrown by a handler to simulate a request that never reaches the server. */
export class Offline extends Error {}

type Handler = (input: never) => unknown;
export type Api = Record<string, Handler>;
export type Call = { path: string; input: unknown };

export type Rendered = RenderResult & {
  user: UserEvent;
  /** Every call the component made, in order. */
  calls: Call[];
  /** The inputs sent to one procedure. */
  sentTo: (path: string) => unknown[];
};

/**
 * Renders a component at a URL.
 * @param options `api`: a response for each procedure the component may call; any other call fails the test. `path`:
 * the URL with query and hash; `signedIn`: sets the readable cookie that a session leaves in the browser.
 */
export function renderApp(node: ReactNode, options: { api?: Api; path?: string; signedIn?: boolean } = {}): Rendered {
  const { api = {}, path = '/', signedIn = false } = options;
  history.replaceState(null, '', path);
  if (signedIn) document.cookie = 'everglow-signed-in=1';
  const calls: Call[] = [];
  vi.stubGlobal('fetch', fakeFetch(api, calls));
  for (const way of ['assign', 'replace'] as const) vi.spyOn(location, way).mockImplementation(follow);
  const view = render(
    <Providers>
      <Notifications />
      {node}
    </Providers>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    calls,
    sentTo: (procedure) => calls.filter((call) => call.path === procedure).map(({ input }) => input),
  };
}

type Envelope = { result: { data: unknown } } | { error: { message: string; code: number; data: object } };

/** Implements tRPC's HTTP format, batched or not. Collects unexpected calls in `unexpected`. */
function fakeFetch(api: Api, calls: Call[]): typeof fetch {
  return async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : String(target), location.origin);
    if (!url.pathname.startsWith('/trpc/')) throw new TypeError(`No answer for ${url.pathname}`);
    // Tests use the cart's current name (client/lib/trpc.ts).
    const procedures = url.pathname.slice('/trpc/'.length).replaceAll('checkout.', 'cart.').split(',');
    const isBatch = url.searchParams.has('batch');
    const sent = (typeof init?.body === 'string' ? init.body : url.searchParams.get('input')) || 'null';
    const parsed = JSON.parse(sent) as unknown;
    const answers = await Promise.all(
      procedures.map(async (path, index): Promise<Envelope & { status: number }> => {
        const input = isBatch ? (parsed as Record<number, unknown> | null)?.[index] : parsed;
        // Prices are shown in many places.
        const handler = api[path] ?? (path === 'cart.options' ? () => checkoutOf() : undefined);
        if (path !== 'cart.options' || api[path]) calls.push({ path, input });
        if (!handler) unexpected.push(path);
        try {
          const data = await (handler as ((given: unknown) => unknown) | undefined)?.(input);
          return { status: 200, result: { data: data ?? null } };
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          const { message, code: appCode, status, field } = error;
          return { status, error: { message, code: -32_000, data: { appCode, field, httpStatus: status, path } } };
        }
      }),
    ).catch((error: unknown) => {
      if (error instanceof Offline) throw new TypeError('Failed to fetch');
      throw error;
    });
    const bodies = answers.map(({ status: _, ...body }) => body);
    return new Response(JSON.stringify(isBatch ? bodies : bodies[0]), {
      status: answers.length === 1 ? answers[0]!.status : 207,
      headers: { 'content-type': 'application/json' },
    });
  };
}

const unexpected: string[] = [];

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0`;
  const missing = unexpected.splice(0);
  expect(missing, 'calls without a handler').toEqual([]);
});
