/** The signed-in user, as one query cache entry for all roots of the page. */
import { createContext, useCallback, useContext } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { screenAt } from '#shared/content/screens.ts';
import { createAuthEvents, signInHref, type AuthWorld } from './auth-events.ts';
import { codeOf, Refusal, toastFailure } from './failure.ts';
import { goTo } from './go-to.ts';
import { closeMemberStorage, openMemberStorage } from './member-storage.ts';
import { queryClient } from './query-client.ts';
import { forgetAccount } from './sign-in-again.ts';
import { authChangedEvent } from './signed-in.ts';
import { showToast } from './toast.ts';
import { trpc, trpcClient, trpcUtils, type RouterOutputs } from './trpc.ts';

export type Session = NonNullable<RouterOutputs['auth']['session']>;
export type User = Session['user'];

const channelName = `${brand.slug}-auth`;
/** This page's end of the channel: receives messages from other pages but not its own. */
let channel: BroadcastChannel | undefined;

/** Data that the chat shows. The conversation's owner may change at sign-in or sign-out, so it's refetched first. */
const ofVisitor: unknown[] = ['chat', 'profile', 'activation'];
const keyOf = (query: { queryKey: readonly unknown[] }): unknown[] =>
  Array.isArray(query.queryKey[0]) ? query.queryKey[0] : [];
const isSession = (query: { queryKey: readonly unknown[] }) => keyOf(query).join('.') === 'auth.session';
const isOfVisitor = (query: { queryKey: readonly unknown[] }) =>
  ofVisitor.includes(keyOf(query)[0]) && keyOf(query)[1] !== 'mine';

const world: AuthWorld<Session> = {
  address: () => ({ path: location.pathname, search: location.search }),
  replaceAddress: (path) => goTo(path, { replace: true }),
  storeSession: (session) => {
    void trpcUtils.auth.session.cancel();
    trpcUtils.auth.session.setData(undefined, session);
    if (session) openMemberStorage();
    dispatchEvent(new Event(authChangedEvent));
  },
  dropCachedData: () => {
    // The previous account's queued edits must not be sent as someone else.
    const mutations = queryClient.getMutationCache();
    for (const mutation of mutations.getAll()) if (mutation.state.isPaused) mutations.remove(mutation);
    queryClient.removeQueries({ predicate: (query) => !isSession(query) && !isOfVisitor(query) });
    // Refetch the chat first: until its new owner is known, a request for its profile would fail.
    void queryClient
      .invalidateQueries({ predicate: (query) => keyOf(query)[0] === 'chat' })
      .then(() => queryClient.removeQueries({ predicate: isOfVisitor, type: 'inactive' }));
  },
  dropTyped: () => {
    closeMemberStorage();
    forgetAccount();
  },
};
const events = createAuthEvents(world);

/** See `createAuthEvents`. */
export const guardNewSignUp = () => events.guardNewSignUp();

const askServer = () => trpcUtils.auth.session.fetch(undefined, { staleTime: 0, retry: 2 });

/** Fetches the current session and stores it, without navigating. On failure, the known session stays. */
export async function refreshSession(): Promise<void> {
  try {
    events.handle({ type: 'refreshed', session: await askServer() });
  } catch (error) {
    console.info('The session could not be looked at.', error);
  }
}

const noCookies = m.app_session_browser_blocking_cookie_allow();

/** Stores the session, tells other tabs, and navigates. Call it after the server has signed someone in. */
export async function announceSignIn(): Promise<void> {
  const session = await askServer();
  // The cookie didn't come back, so this browser blocks cookies.
  if (!session) throw new Refusal(noCookies);
  channel?.postMessage('signed-in');
  events.handle({ type: 'signed-in', session });
}

/** Stores the session and tells other tabs, without navigating. Call it after the same member has signed in again. */
export async function announceReturn(): Promise<void> {
  const session = await askServer();
  if (!session) throw new Refusal(noCookies);
  channel?.postMessage('signed-in');
  events.handle({ type: 'refreshed', session });
  // Refetch what was refused while the session was gone.
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Call it after the server has ended the session. */
export function announceSignOut(): void {
  channel?.postMessage('signed-out');
  events.handle({ type: 'signed-out' });
}

/** Signs out here, with toasts, and goes to the sign-in screen. */
export async function signOut(): Promise<void> {
  try {
    await trpcClient.auth.signOut.mutate();
  } catch (error) {
    toastFailure(m.app_sign_out_failed(), error);
    return;
  }
  announceSignOut();
  showToast({ title: m.app_signed_out_successfully() });
}

/** @returns `session`: undefined until loaded, null for a visitor; `failed` if it couldn't be loaded. */
export function useSession(options: { enabled?: boolean } = {}) {
  const { data, isError, refetch } = trpc.auth.session.useQuery(undefined, options);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { session: data, failed: isError && data === undefined, retry };
}

/** The user that the auth gate let through. Stays the same while they sign in again. */
export const UserContext = createContext<User | undefined>(undefined);

/** Returns the user, inside the auth gate of the member area or the admin app. @throws outside of it */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser belongs behind the member gate');
  return user;
}

/** Goes from a member screen whose session has ended to the sign-in, which links back. Does nothing on other pages. */
export function leaveForSignIn(): void {
  if (screenAt(location.pathname)?.area !== 'member') return;
  goTo(signInHref(), { replace: true });
  events.handle({ type: 'refreshed', session: null });
}

/**
 * Follows sign-ins in other tabs, and detects when the server no longer knows the session. @returns a function that
 * stops it
 */
export function watchSession(): () => void {
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in') void refreshSession().then(world.dropCachedData);
    if (data === 'signed-out') events.handle({ type: 'signed-out', elsewhere: true });
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || isSession(event.query)) return;
    if (codeOf(event.action.error) === 'UNAUTHORIZED') void refreshSession();
  });
  return () => {
    channel?.close();
    unsubscribe();
  };
}
