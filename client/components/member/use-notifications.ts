import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { toastFailure } from './failures.ts';

/** Samples follow a sign-in by a second or so, so a fresh list is looked at again soon; later ones come each minute. */
const soonMs = 1500;
const looksSoon = 3;
const laterMs = 60_000;

/**
 * The member's notifications, newest first, and how to mark them. A mark shows at once and is taken back when the
 * server does not accept it.
 */
export function useNotifications() {
  const utils = trpc.useUtils();
  const list = trpc.notifications.list.useQuery(undefined, {
    staleTime: 0,
    // Not after a failure: it stays on the screen until somebody presses its button.
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : state.dataUpdateCount < looksSoon ? soonMs : laterMs,
  });

  const setRead = (ids: readonly string[], isRead: boolean) =>
    utils.notifications.list.setData(undefined, (current) =>
      current?.map((entry) => (ids.includes(entry.id) ? { ...entry, isRead } : entry)),
    );
  /** Marks for the eye; answers asked for before would undo it. @returns the ids that have changed. */
  const mark = async (matches: (id: string) => boolean) => {
    await utils.notifications.list.cancel();
    const unread = utils.notifications.list.getData()?.filter((entry) => !entry.isRead && matches(entry.id)) ?? [];
    const ids = unread.map(({ id }) => id);
    setRead(ids, true);
    return { ids };
  };
  const takeBack = (error: unknown, ids: readonly string[] | undefined) => {
    setRead(ids ?? [], false);
    toastFailure('Not marked as read', error);
  };

  const one = trpc.notifications.markRead.useMutation({
    onMutate: ({ notificationId }) => mark((id) => id === notificationId),
    onError: (error, _input, context) => takeBack(error, context?.ids),
  });
  const all = trpc.notifications.markAllRead.useMutation({
    onMutate: () => mark(() => true),
    onError: (error, _input, context) => takeBack(error, context?.ids),
  });

  // One moment for the whole list, renewed with it: "2 minutes ago" beside "1 minute ago" must not be the same minute.
  const [now, setNow] = useState(() => new Date());
  const [seenAt, setSeenAt] = useState(list.dataUpdatedAt);
  if (seenAt !== list.dataUpdatedAt) {
    setSeenAt(list.dataUpdatedAt);
    setNow(new Date());
  }

  return {
    list: list.data,
    now,
    unread: list.data?.filter((entry) => !entry.isRead).length ?? 0,
    error: list.data ? undefined : list.error,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    markRead: (notificationId: string) => one.mutate({ notificationId }),
    markAllRead: () => all.mutate(),
  };
}
