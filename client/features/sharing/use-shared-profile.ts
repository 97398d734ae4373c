import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureOf, trpc } from '../../lib/trpc.ts';

/** The token behind the `#` of the address, which browsers send to nobody. */
const tokenHere = () => location.hash.slice(1);

const seenKey = 'shared-profiles-seen';

/** Remembers per tab which links were opened, by their ends: a reload is not another view. @returns whether it was before. */
function noteSeen(token: string): boolean {
  try {
    const mark = token.slice(-8);
    const seen = (sessionStorage.getItem(seenKey) ?? '').split(' ');
    if (seen.includes(mark)) return true;
    sessionStorage.setItem(seenKey, [...seen, mark].join(' ').trim());
  } catch {
    // Without storage a reload counts again.
  }
  return false;
}

/** The profile of the link in the address; another link in the same tab shows another profile. */
export function useSharedProfile() {
  const utils = trpc.useUtils();
  const [token, setToken] = useState(tokenHere);
  useEffect(() => {
    const read = () => setToken(tokenHere());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const query = useQuery({
    // A call that counts is asked for once, like an answer that stays as it is; gone with the screen.
    queryKey: [['document', 'viewShared'], { input: token }],
    queryFn: async () => {
      const found = await utils.client.document.viewShared.mutate({ token, isAgain: noteSeen(token) });
      return found;
    },
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, error) => failureOf(error).kind === 'connection' && count < 2,
  });
  const failure = query.error && failureOf(query.error);
  return {
    shared: token === '' ? undefined : query.data,
    isLoading: token !== '' && query.isPending,
    /** There is nothing behind the link, whyever. */
    isGone: token === '' || (failure?.kind === 'refused' && failure.code === 'NOT_FOUND'),
    error: query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
