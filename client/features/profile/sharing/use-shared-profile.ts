import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { codeOf, isPassing } from '#client/lib/failure.ts';
import { readText, session, storageKeys, writeText } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';

/** The token behind the `#` of the address, which browsers send to nobody. */
const tokenHere = () => location.hash.slice(1);

/** Remembers per tab which links were opened, by their ends: a reload is not another view. @returns whether it was before. */
function noteSeen(token: string): boolean {
  const mark = token.slice(-8);
  const seen = (readText(session, storageKeys.sharedProfilesSeen) ?? '').split(' ');
  if (seen.includes(mark)) return true;
  writeText(session, storageKeys.sharedProfilesSeen, [...seen, mark].join(' ').trim());
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
    retry: (count, error) => isPassing(error) && count < 2,
  });
  return {
    shared: token === '' ? undefined : query.data,
    isLoading: token !== '' && query.isPending,
    /** There is nothing behind the link, whyever. */
    isGone: token === '' || codeOf(query.error) === 'NOT_FOUND',
    error: query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
