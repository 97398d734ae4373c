/** The typed connection to our API. The one file of the client that looks at the server, and only at its types. */
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/trpc/app-router.ts';
import { queryClient } from './query-client.ts';

export const trpc = createTRPCReact<AppRouter>();

/** What each procedure answers: `RouterOutputs['auth']['session']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** A call that gets no answer counts as a lost connection after this time. */
const timeoutMs = 15_000;
/** A minute of speech has to be sent, understood and answered. */
const voiceTimeoutMs = 60_000;

/** Fetches, and gives up after a time. */
const fetchWithin =
  (ms: number): typeof fetch =>
  (url, options) => {
    const timeout = AbortSignal.timeout(ms);
    const signal = options?.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    return fetch(url, { ...options, signal });
  };

function createTrpcClient() {
  const links: TRPCLink<AppRouter>[] = [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url: '/trpc' }),
      false: splitLink({
        // Large and slow: nothing else may wait for them, and the server allows a larger body at their address alone.
        condition: (operation) => operation.path.startsWith('voice.'),
        true: httpLink({ url: '/trpc', fetch: fetchWithin(voiceTimeoutMs) }),
        false: httpBatchLink({ url: '/trpc', maxItems: 10, fetch: fetchWithin(timeoutMs) }),
      }),
    }),
  ];
  return trpc.createClient({ links });
}

/** One connection for all roots of the page. */
export const trpcClient = createTrpcClient();

/** Calls and cached answers outside of components; inside, `trpc.useUtils()` gives the same. */
export const trpcUtils = createTRPCQueryUtils({ queryClient, client: trpcClient });

/** What went wrong, as far as the interface must tell cases apart. */
export type Failure = { kind: 'connection' } | { kind: 'refused'; code: string | undefined; message: string };

/** A refusal that the browser finds, to be told like one of the server. */
export class Refusal extends Error {}

/** Reads an error of a call: without an answer of ours it was the connection (or a proxy in between). */
export function failureOf(error: unknown): Failure {
  if (error instanceof TRPCClientError && error.data) {
    const data = error.data as { appCode?: string; code?: string; httpStatus?: number };
    if ((data.httpStatus ?? 500) >= 500) return { kind: 'connection' };
    return { kind: 'refused', code: data.appCode ?? data.code, message: error.message };
  }
  if (error instanceof Refusal) return { kind: 'refused', code: undefined, message: error.message };
  return { kind: 'connection' };
}

/** @returns what the server itself says of a failure, also of one of its own; undefined when it did not come to speak. */
export function serverWordsOf(error: unknown): string | undefined {
  const isOurs = error instanceof TRPCClientError && (error.data as { appCode?: string } | undefined)?.appCode;
  return isOurs ? error.message : undefined;
}

/** @returns why a call failed, in a sentence for the visitor. */
export function sentenceOf(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'refused' ? failure.message : 'We got no answer. Please check your connection and try again.';
}
