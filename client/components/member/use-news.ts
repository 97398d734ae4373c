/** A member's notifications: the number of unread ones and the newest few. Polled while a screen is open. */
import { m } from '#messages';
import { useSignedIn } from '#client/lib/use-signed-in.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Initial polling interval, because samples arrive about a second after a sign-in. Later, it's once a minute. */
const soonMs = 1500;
const looksSoon = 3;
const laterMs = 60_000;

type Looked = { state: { data: unknown; dataUpdateCount: number } };

/** Interval until the next check. None after a first failure: the error stays until the member presses its button. */
export const nextLook = ({ state }: Looked): number | false =>
  state.data === undefined ? false : state.dataUpdateCount < looksSoon ? soonMs : laterMs;

/** Returns the newest notifications and the unread count. */
export function useNews() {
  // Based on the readable cookie, so that it's requested together with the session rather than after it.
  const enabled = useSignedIn();
  return trpc.notifications.summary.useQuery(undefined, { enabled, staleTime: 2000, refetchInterval: nextLook });
}

/** @returns "3 unread notifications". */
export function unreadText(unread: number): string {
  return m.components_use_news_unread_notifications({ unread });
}
