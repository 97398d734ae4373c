import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { codeOf, isPassing } from '#client/lib/failure.ts';
import { readText, session, storageKeys, writeText } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Returns the token in the URL's fragment, which browsers don't send to any server. */
const tokenHere = () => location.hash.slice(1);

/**
 * Remembers per tab which links were opened, by the last characters, so that a reload doesn't count as another view.
 * @returns whether the link was opened before
 */
function noteSeen(token: string): boolean {
  const mark = token.slice(-8);
  const seen = (readText(session, storageKeys.sharedProfilesSeen) ?? '').split(' ');
  if (seen.includes(mark)) return true;
  writeText(session, storageKeys.sharedProfilesSeen, [...seen, mark].join(' ').trim());
  return false;
}

/** Returns the profile of the link in the URL; a different link in the same tab loads a different profile. */
export function useSharedProfile() {
  const utils = trpc.useUtils();
  const [token, setToken] = useState(tokenHere);
  useEffect(() => {
    const read = () => setToken(tokenHere());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const query = useQuery({
    // The call records a view, so make it once and cache it like a query. Drop it when the screen unmounts.
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
    /** Whether the link shows nothing, for any reason. */
    isGone: token === '' || codeOf(query.error) === 'NOT_FOUND',
    error: query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
