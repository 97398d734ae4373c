/** What is new for the member: how many are unread, and the newest few. Looked at by itself as long as a screen is open. */
import { m } from '#messages';
import { useSignedIn } from '#client/lib/use-signed-in.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Samples follow a sign-in by a second or so, so fresh news is looked at again soon; later it comes each minute. */
const soonMs = 1500;
const looksSoon = 3;
const laterMs = 60_000;

type Looked = { state: { data: unknown; dataUpdateCount: number } };

/** Interval until the next check. None after a first failure: the error stays until the member presses its button. */
export const nextLook = ({ state }: Looked): number | false =>
  state.data === undefined ? false : state.dataUpdateCount < looksSoon ? soonMs : laterMs;

/** The newest notifications and the count of unread ones. */
export function useNews() {
  // As far as the browser knows: asked together with who is signed in, not after it.
  const enabled = useSignedIn();
  return trpc.notifications.summary.useQuery(undefined, { enabled, staleTime: 2000, refetchInterval: nextLook });
}

/** @returns "3 unread notifications". */
export function unreadText(unread: number): string {
  return m.components_use_news_unread_notifications({ unread });
}
