import { Button } from '@mantine/core';
import { useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../../shared/paths.ts';
import { notificationFilters, type NotificationFilter } from '../../../../shared/schemas/notifications.ts';
import { MemberLayout } from '../../../components/member/member-layout.tsx';
import panelClasses from '../../../components/member/panel.module.css';
import { Panel } from '../../../components/member/panel.tsx';
import { ShowMore, useFocusOnMore } from '../../../components/member/show-more.tsx';
import { nextLook, useNews } from '../../../components/member/use-news.ts';
import { trpc } from '../../../lib/trpc.ts';
import { NotificationList } from '../components/notification-list.tsx';
import classes from '../components/notifications.module.css';
import { useMarkRead } from '../use-mark-read.ts';

/** All notifications of the account, newest first. */
export function NotificationsScreen() {
  return (
    <MemberLayout title="Notifications" lead={() => 'What happened in your account, newest first.'}>
      {() => <Inbox />}
    </MemberLayout>
  );
}

const filterWords: Record<NotificationFilter, string> = { all: 'All', unread: 'Unread' };
const allRead = { title: 'Nothing unread', text: 'You have seen everything there is.' };

function Inbox() {
  const show: NotificationFilter = new URLSearchParams(useSearch()).get('show') === 'unread' ? 'unread' : 'all';
  const { data: news } = useNews();
  const unread = news?.unread ?? 0;
  const list = trpc.notifications.list.useInfiniteQuery(
    { show },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0, refetchInterval: nextLook },
  );
  const entries = list.data?.pages.flatMap((page) => page.entries);
  const { markRead, markAllRead } = useMarkRead();
  const panel = useRef<HTMLDivElement>(null);

  const more = useFocusOnMore(panel, 'li h3', entries?.length ?? 0);

  return (
    <div ref={panel}>
      <Panel
        title="Inbox"
        lead={news && entries && (entries.length > 0 || unread > 0) && (unread > 0 ? `${unread} unread` : 'All read')}
        aside={
          unread > 0 && (
            <Button
              variant="default"
              className={panelClasses.button}
              onClick={() => {
                // The button goes away from under the focus.
                panel.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true });
                markAllRead();
              }}
            >
              Mark all as read
            </Button>
          )
        }
      >
        <div className={classes.tools}>
          <div className={classes.filter} role="group" aria-label="Show">
            {notificationFilters.map((filter) => (
              <button
                key={filter}
                type="button"
                className={classes.choice}
                aria-pressed={filter === show}
                onClick={() =>
                  navigate(filter === 'all' ? paths.notifications : `${paths.notifications}?show=${filter}`, {
                    replace: true,
                  })
                }
              >
                {filterWords[filter]}
              </button>
            ))}
          </div>
        </div>
        <NotificationList
          entries={entries}
          seenAt={list.dataUpdatedAt}
          error={list.data ? undefined : list.error}
          retry={() => void list.refetch()}
          isRetrying={list.isRefetching}
          onRead={markRead}
          {...(show === 'unread' && { empty: allRead })}
        />
        <ShowMore list={list} label="Show more" failure="There is more, but it could not be loaded" onAsk={more.ask} />
      </Panel>
    </div>
  );
}
