import { QueryClient } from '@tanstack/react-query';
import { limits } from '../../shared/limits.ts';

/** The data-fetching client of chat, member area and admin: fresh for five minutes, one retry, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: limits.query.staleMs, retry: limits.query.retries, refetchOnWindowFocus: false },
    },
  });
}
