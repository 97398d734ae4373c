import { m } from '#messages';
import { trpc } from '#client/lib/trpc.ts';
import { notificationFilters } from '#shared/domain/member.ts';

/**
 * Marks notifications as read immediately, in every list that shows them and in the count. Rolls back if the server
 * refuses.
 */
export function useMarkRead() {
  const utils = trpc.useUtils();

  const setRead = (ids: ReadonlySet<string>, isRead: boolean) => {
    const change = <Entry extends { id: string; isRead: boolean }>(entries: Entry[]) =>
      entries.map((entry) => (ids.has(entry.id) ? { ...entry, isRead } : entry));
    utils.notifications.summary.setData(undefined, (news) => news && { ...news, latest: change(news.latest) });
    for (const show of notificationFilters) {
      utils.notifications.list.setInfiniteData(
        { show },
        (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, entries: change(page.entries) })) },
      );
    }
  };
  const addUnread = (count: number) =>
    utils.notifications.summary.setData(
      undefined,
      (news) => news && { ...news, unread: Math.max(0, news.unread + count) },
    );

  /**
   * Updates the cached data, after canceling requests whose responses would overwrite it. @returns what has changed.
   */
  const mark = async (id?: string) => {
    await Promise.all([utils.notifications.summary.cancel(), utils.notifications.list.cancel()]);
    const news = utils.notifications.summary.getData();
    const known = [
      ...(news?.latest ?? []),
      ...notificationFilters.flatMap(
        (show) => utils.notifications.list.getInfiniteData({ show })?.pages.flatMap(({ entries }) => entries) ?? [],
      ),
    ];
    const ids = new Set(
      known.filter((entry) => !entry.isRead && (id === undefined || entry.id === id)).map((entry) => entry.id),
    );
    const count = id === undefined ? (news?.unread ?? 0) : ids.size;
    setRead(ids, true);
    addUnread(-count);
    return { ids, count };
  };
  const takeBack = (marked: Awaited<ReturnType<typeof mark>> | undefined) => {
    if (marked) {
      setRead(marked.ids, false);
      addUnread(marked.count);
    }
  };

  const meta = { failure: m.member_use_mark_read_couldnt_mark_read() };
  const one = trpc.notifications.markRead.useMutation({
    meta,
    onMutate: ({ notificationId }) => mark(notificationId),
    onError: (_error, _input, marked) => takeBack(marked),
  });
  const all = trpc.notifications.markAllRead.useMutation({
    meta,
    onMutate: () => mark(),
    onError: (_error, _input, marked) => takeBack(marked),
  });
  return {
    markRead: (notificationId: string) => one.mutate({ notificationId }),
    markAllRead: () => all.mutate(),
  };
}
