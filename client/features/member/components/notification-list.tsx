import { IconBellOff } from '@tabler/icons-react';
import type { useNotifications } from '../use-notifications.ts';
import classes from './notifications.module.css';
import { NotificationItem } from './notification-item.tsx';
import panelClasses from './panel.module.css';
import { FetchProblem } from './fetch-problem.tsx';
import { LinesSkeleton } from './lines-skeleton.tsx';

type Props = {
  notifications: ReturnType<typeof useNotifications>;
  /** Shows so many of the newest. */
  limit?: number;
};

/** Notifications in whatever state they are: on their way, missing, none, or a list. */
export function NotificationList({ notifications, limit }: Props) {
  const { list, now, error, retry, isRetrying, markRead } = notifications;
  if (error) {
    return (
      <FetchProblem
        title="Your notifications could not be loaded"
        error={error}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  if (!list) return <LinesSkeleton lines={limit ?? 5} />;
  if (list.length === 0) {
    return (
      <div className={panelClasses.empty}>
        <IconBellOff size={32} stroke={1.5} aria-hidden />
        <p className={panelClasses.emptyTitle}>Nothing here yet</p>
        <p>We tell you here when something in your account needs you.</p>
      </div>
    );
  }
  return (
    <ul className={classes.list}>
      {list.slice(0, limit).map((entry) => (
        <NotificationItem key={entry.id} entry={entry} now={now} onRead={markRead} />
      ))}
    </ul>
  );
}
