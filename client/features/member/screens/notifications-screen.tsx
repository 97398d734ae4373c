import { Button } from '@mantine/core';
import { useRef } from 'react';
import { MemberLayout } from '../components/member-layout.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import { Panel } from '../components/panel.tsx';
import classes from '../components/panel.module.css';
import { useNotifications } from '../use-notifications.ts';

/** All notifications of the account, newest first. */
export function NotificationsScreen() {
  return (
    <MemberLayout title="Notifications" lead={() => 'What happened in your account, newest first.'}>
      {() => <AllNotifications />}
    </MemberLayout>
  );
}

function AllNotifications() {
  const notifications = useNotifications();
  const { list, unread, markAllRead } = notifications;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel}>
      <Panel
        title="Inbox"
        lead={list && list.length > 0 && (unread > 0 ? `${unread} unread` : 'All read')}
        aside={
          unread > 0 && (
            <Button
              variant="default"
              className={classes.button}
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
        <NotificationList notifications={notifications} />
      </Panel>
    </div>
  );
}
