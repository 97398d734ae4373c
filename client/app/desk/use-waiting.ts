import { trpc } from '#client/lib/trpc.ts';

const everyMs = 60_000;

/** What waits for somebody, looked at each minute as long as the desk is in view. Silent when it cannot be had. */
export function useWaiting() {
  return trpc.admin.inbox.waiting.useQuery(undefined, { staleTime: 5000, refetchInterval: everyMs });
}
