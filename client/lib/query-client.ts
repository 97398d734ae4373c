import { MutationCache, QueryClient } from '@tanstack/react-query';
import { limits } from '#shared/limits.ts';
import { editDefaults } from './edits.ts';
import { toastFailure } from './failure.ts';
import { showToast, type Toast } from './toast.ts';
import type { RouterOutputs } from './trpc.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Toasts of a mutation: `failure` is a title that says what failed; the error says why. */
    mutationMeta: { success?: Toast; failure?: string };
  }
}

const mutationCache = new MutationCache({
  onSuccess: (_data, _variables, _result, { meta }) => {
    const toast = meta?.success;
    if (toast) showToast(toast);
  },
  onError: (error, _variables, _result, { meta }) => {
    const title = meta?.failure;
    if (title !== undefined) toastFailure(title, error);
  },
});

/** A router or one of its procedures. */
type ApiPath = { [R in keyof RouterOutputs]: [R] | [R, keyof RouterOutputs[R]] }[keyof RouterOutputs];

/**
 * Procedures whose data is changed by other people, tabs or workers: refetched whenever a screen opens. Queries that
 * can tolerate older data, or need newer data, override this themselves.
 */
const livePaths: ApiPath[] = [
  ['admin'],
  ['affiliate'],
  ['auth', 'sessions'],
  ['cart', 'status'],
  ['document'],
  ['machine'],
  ['notifications'],
  ['orders'],
  ['packs', 'mine'],
  ['plan'],
  ['profile'],
  ['services'],
  ['settings'],
  ['weekly'],
];

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { staleTime: limits.query.staleMs, retry: limits.query.retries, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retryDelay: (count) => 1000 * 2 ** count },
    },
  });
  for (const path of livePaths) client.setQueryDefaults([path], { staleTime: 0 });
  for (const { key, options } of editDefaults) client.setMutationDefaults(key, options);
  return client;
}

/**
 * Query cache shared by all roots of the page, so chat, screens and dialogs see the same data. Five minutes of stale
 * time except for live data, one retry, no refetch on focus.
 */
export const queryClient = createQueryClient();
