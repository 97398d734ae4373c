/** The typed API client. The only client file that imports from the server, and only types. */
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink, type TRPCLink } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '#server/trpc/app-router.ts';
import { codeOf } from './failure.ts';
import { queryClient } from './query-client.ts';
import { askToSignInAgain } from './sign-in-again.ts';

export const trpc = createTRPCReact<AppRouter>();

/** Outputs of each procedure, such as `RouterOutputs['auth']['session']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Timeout after which a call counts as a lost connection, in milliseconds. */
const timeoutMs = 15_000;
/** Longer, because a minute of speech has to be uploaded, transcribed and answered. */
const voiceTimeoutMs = 60_000;

/** Returns a fetch with a timeout. */
const fetchWithin =
  (ms: number, extra: RequestInit = {}): typeof fetch =>
  (url, options) => {
    const timeout = AbortSignal.timeout(ms);
    const signal = options?.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    return fetch(url, { ...options, ...extra, signal });
  };

/** Context of calls that arrive even if the page is closed right after. Bodies must be smaller than 64 KB. */
export const outlivesPage = { context: { outlivesPage: true } } as const;

/** Retries a mutation that was refused because the session had expired, once the member has signed in again. */
const signInAgainLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) => {
    if (op.type !== 'mutation' || op.path.startsWith('auth.')) return next(op);
    return observable((observer) => {
      let sending: Unsubscribable | undefined;
      let isOver = false;
      const send = (isFirst: boolean) => {
        sending = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (!isFirst || codeOf(error) !== 'UNAUTHORIZED') return observer.error(error);
            void askToSignInAgain().then((isBack) => {
              if (!isOver) return isBack ? send(false) : observer.error(error);
            });
          },
        });
      };
      send(true);
      return () => {
        isOver = true;
        sending?.unsubscribe();
      };
    });
  };
};

/**
 * Calls the cart by its name in the previous release. During an upgrade, a process of that release, which only knows
 * the old name, may serve a page of this one. Remove this in the next release, before the server drops the old name.
 */
const earlierNameLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) => next({ ...op, path: op.path.replace(/^cart\./, 'checkout.') });
};

function createTrpcClient() {
  const links: TRPCLink<AppRouter>[] = [
    signInAgainLink,
    earlierNameLink,
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url: '/trpc' }),
      false: splitLink({
        // Large and slow, so don't batch other calls with them. Also, the server accepts a larger body only on these
        // URLs.
        condition: (operation) => operation.path.startsWith('voice.'),
        true: httpLink({ url: '/trpc', fetch: fetchWithin(voiceTimeoutMs) }),
        false: splitLink({
          condition: (operation) => operation.context.outlivesPage === true,
          true: httpLink({ url: '/trpc', fetch: fetchWithin(timeoutMs, { keepalive: true }) }),
          false: httpBatchLink({ url: '/trpc', maxItems: 10, fetch: fetchWithin(timeoutMs) }),
        }),
      }),
    }),
  ];
  return trpc.createClient({ links });
}

/** One client for all roots of the page. */
export const trpcClient = createTrpcClient();

/** Calls and cached data for use outside of components; inside, use `trpc.useUtils()`. */
export const trpcUtils = createTRPCQueryUtils({ queryClient, client: trpcClient });
