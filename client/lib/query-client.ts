import { QueryClient } from '@tanstack/react-query';
import { limits } from '../../shared/limits.ts';

/**
 * What the browser knows of the server's data, one for all roots of the page: chat, screens and dialogs see the same.
 * Fresh for five minutes, one retry, no refetch on focus.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: limits.query.staleMs, retry: limits.query.retries, refetchOnWindowFocus: false },
  },
});
