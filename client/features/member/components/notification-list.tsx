import { IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { NotificationItem, type MemberNotification } from './notification-item.tsx';
import classes from './notifications.module.css';

type Props = {
  /** Undefined while they are on their way. */
  entries: readonly MemberNotification[] | undefined;
  /** When they were last fetched, in milliseconds. */
  seenAt: number;
  error: unknown;
  retry: () => void;
  isRetrying: boolean;
  /** So many places are kept for what is on its way. */
  expected?: number;
  onRead: (id: string) => void;
  empty?: { title: string; text: string };
};

const nothingYet = { title: 'Nothing here yet', text: 'We tell you here when something in your account needs you.' };

/** Notifications in whatever state they are: on their way, missing, none, or a list. */
export function NotificationList(props: Props) {
  const { entries, seenAt, error, retry, isRetrying, expected = 5, onRead, empty = nothingYet } = props;
  const now = useMoment(seenAt);
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
  if (!entries) return <LinesSkeleton lines={expected} />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={IconBellOff} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <NotificationItem key={entry.id} entry={entry} now={now} onRead={onRead} />
      ))}
    </ul>
  );
}

/** One moment for the whole list, renewed with it: "2 minutes ago" beside "1 minute ago" must not be the same minute. */
function useMoment(seenAt: number): Date {
  const [now, setNow] = useState(() => new Date());
  const [known, setKnown] = useState(seenAt);
  if (known !== seenAt) {
    setKnown(seenAt);
    setNow(new Date());
  }
  return now;
}
