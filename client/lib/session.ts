/** Who is signed in, for everything that comes after the public page: one answer in the cache of all roots. */
import { useCallback, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { brand } from '../../shared/brand.ts';
import { isPagePath } from '../../shared/paths.ts';
import { createAuthEvents, type AuthWorld } from './auth-events.ts';
import { queryClient } from './query-client.ts';
import { authChangedEvent } from './signed-in.ts';
import { showToast } from './toast.tsx';
import { failureOf, Refusal, trpc, trpcClient, trpcUtils, type RouterOutputs } from './trpc.ts';

export type Session = NonNullable<RouterOutputs['auth']['session']>;
export type User = Session['user'];

const channelName = `${brand.slug}-auth`;
/** This page's end of it: hears other pages, never itself. */
let channel: BroadcastChannel | undefined;

/** What a chat over the page shows. It may pass to an account or leave with it, so the conversation is asked for first. */
const ofVisitor: unknown[] = ['chat', 'profile', 'activation'];
const keyOf = (query: { queryKey: readonly unknown[] }): unknown[] =>
  Array.isArray(query.queryKey[0]) ? query.queryKey[0] : [];
const isSession = (query: { queryKey: readonly unknown[] }) => keyOf(query).join('.') === 'auth.session';
const isOfVisitor = (query: { queryKey: readonly unknown[] }) =>
  ofVisitor.includes(keyOf(query)[0]) && keyOf(query)[1] !== 'mine';

const world: AuthWorld<Session> = {
  address: () => ({ path: location.pathname, search: location.search }),
  // The desk is another document: there and back, the browser loads.
  replaceAddress: (path) =>
    isPagePath(path) && isPagePath(location.pathname) ? navigate(path, { replace: true }) : location.replace(path),
  storeSession: (session) => {
    void trpcUtils.auth.session.cancel();
    trpcUtils.auth.session.setData(undefined, session);
    dispatchEvent(new Event(authChangedEvent));
  },
  dropCachedData: () => {
    queryClient.removeQueries({ predicate: (query) => !isSession(query) && !isOfVisitor(query) });
    // Before the chat knows whose it is now, its profile would be asked for in vain.
    void queryClient
      .invalidateQueries({ predicate: (query) => keyOf(query)[0] === 'chat' })
      .then(() => queryClient.removeQueries({ predicate: isOfVisitor, type: 'inactive' }));
  },
};
const events = createAuthEvents(world);

/** See `createAuthEvents`. */
export const guardNewSignUp = () => events.guardNewSignUp();

const askServer = () => trpcUtils.auth.session.fetch(undefined, { staleTime: 0, retry: 2 });

/** Asks who is signed in now and stores the answer; nobody is moved. Failing leaves what is known. */
export async function refreshSession(): Promise<void> {
  try {
    events.handle({ type: 'refreshed', session: await askServer() });
  } catch (error) {
    console.info('The session could not be looked at.', error);
  }
}

/** To be called once the server has signed somebody in: stores the session, tells other tabs, moves on. */
export async function announceSignIn(): Promise<void> {
  const session = await askServer();
  // The cookie did not come back: this browser keeps none.
  if (!session) throw new Refusal('Your browser does not keep our cookie. Please allow cookies for this site.');
  channel?.postMessage('signed-in');
  events.handle({ type: 'signed-in', session });
}

/** To be called once the server has ended the session. */
export function announceSignOut(): void {
  channel?.postMessage('signed-out');
  events.handle({ type: 'signed-out' });
}

/** Signs out here, with the toasts; the screen moves to the sign-in. */
export async function signOut(): Promise<void> {
  try {
    await trpcClient.auth.signOut.mutate();
  } catch (error) {
    const failure = failureOf(error);
    const description = failure.kind === 'refused' ? failure.message : 'Please check your connection and try again.';
    showToast({ title: 'Sign out failed', description, variant: 'destructive' });
    return;
  }
  announceSignOut();
  showToast({ title: 'Signed out successfully' });
}

/** @returns `session`: undefined until the answer is there, null for a visitor; `failed` when it did not come. */
export function useSession(options: { enabled?: boolean } = {}) {
  const { data, isError, refetch } = trpc.auth.session.useQuery(undefined, options);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { session: data, failed: isError && data === undefined, retry };
}

/** For what stands behind the member gate. @throws outside of it */
export function useUser(): User {
  const { session } = useSession();
  // Between the end of a session and the gate's hearing of it, a part that is drawn anew still stands.
  const [atFirst] = useState(session?.user);
  const user = session?.user ?? atFirst;
  if (!user) throw new Error('useUser belongs behind the member gate');
  return user;
}

/** Follows other tabs, and notices when the server does not know the session any more. @returns how to stop */
export function watchSession(): () => void {
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in') void refreshSession().then(world.dropCachedData);
    if (data === 'signed-out') events.handle({ type: 'signed-out', elsewhere: true });
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || isSession(event.query)) return;
    const failure = failureOf(event.action.error);
    if (failure.kind === 'refused' && failure.code === 'UNAUTHORIZED') void refreshSession();
  });
  return () => {
    channel?.close();
    unsubscribe();
  };
}
