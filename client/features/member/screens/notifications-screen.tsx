import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { z } from 'zod';
import { m } from '#messages';
import { notificationFilters, type NotificationFilter } from '#shared/domain/member.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShowMore, useFocusOnMore } from '#client/components/member/show-more.tsx';
import { nextLook, useNews } from '#client/components/member/use-news.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useUrlState } from '#client/lib/url-state.ts';
import { NotificationList } from '../components/notification-list.tsx';
import { useMarkRead } from '../use-mark-read.ts';

/** Lists all of the account's notifications, newest first. */
export function NotificationsScreen() {
  return (
    <MemberLayout title={m.member_notifications()} lead={() => m.member_notifications_whats_new_account_newest()}>
      {() => <Inbox />}
    </MemberLayout>
  );
}

const filterSchema = z.object({ show: z.enum(notificationFilters).catch('all') });
const filterLabels: Record<NotificationFilter, string> = { all: m.member_all(), unread: m.member_unread() };
const allRead = { title: m.member_no_unread_notifications(), text: m.member_notifications_youre_all_caught_up() };

function Inbox() {
  const [{ show }, setUrl] = useUrlState(filterSchema);
  const { data: news } = useNews();
  const unread = news?.unread ?? 0;
  const list = trpc.notifications.list.useInfiniteQuery(
    { show },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, refetchInterval: nextLook },
  );
  const entries = list.data?.pages.flatMap((page) => page.entries);
  const { markRead, markAllRead } = useMarkRead();
  const panel = useRef<HTMLDivElement>(null);

  const more = useFocusOnMore(panel, 'li h3', entries?.length ?? 0);

  return (
    <div ref={panel}>
      <Panel
        title={m.member_inbox()}
        lead={
          news &&
          entries &&
          (entries.length > 0 || unread > 0) &&
          (unread > 0 ? m.member_notifications_unread({ unread }) : m.member_all_read())
        }
        aside={
          unread > 0 && (
            <Button
              variant="default"
              onClick={() => {
                // The focused button is about to be removed.
                panel.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true });
                markAllRead();
              }}
            >
              {m.member_notifications_mark_all_as_read()}
            </Button>
          )
        }
      >
        <Group role="group" aria-label={m.member_show()} gap={4} mb="md">
          {notificationFilters.map((filter) => (
            <Button
              key={filter}
              variant={filter === show ? 'default' : 'subtle'}
              aria-pressed={filter === show}
              onClick={() => setUrl({ show: filter }, { replace: true })}
            >
              {filterLabels[filter]}
            </Button>
          ))}
        </Group>
        <NotificationList
          byDay
          entries={entries}
          seenAt={list.dataUpdatedAt}
          error={list.data ? undefined : list.error}
          retry={() => void list.refetch()}
          isRetrying={list.isRefetching}
          onRead={markRead}
          {...(show === 'unread' && { empty: allRead })}
        />
        <ShowMore
          list={list}
          label={m.member_show_more()}
          failure={m.member_notifications_couldnt_load_more_notifications()}
          onAsk={more.ask}
        />
      </Panel>
    </div>
  );
}
