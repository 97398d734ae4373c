import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { NotificationType } from '#shared/domain/accounts.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { fullMoment, timeAgo } from '#client/lib/time.ts';
import classes from './notifications.module.css';

export type MemberNotification = {
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  isRead: boolean;
  isSample: boolean;
  /** A page of the site that it is about. */
  href: string | null;
  createdAt: string;
};

/** Icon, colour and word: no look rests on colour alone. */
const looks = {
  info: { icon: IconInfoCircle, word: 'Info' },
  success: { icon: IconCircleCheck, word: 'Done' },
  warning: { icon: IconAlertTriangle, word: 'Please note' },
} as const satisfies Record<NotificationType, unknown>;

type Props = { entry: MemberNotification; now: Date; onRead: (id: string) => void };

/** One notification. A click anywhere on it leads to what it is about and marks it; about nothing, it marks it. */
export function NotificationItem({ entry, now, onRead }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { icon: Icon, word } = looks[entry.type];
  return (
    <li
      className={classes.item}
      data-type={entry.type}
      data-unread={!entry.isRead || undefined}
      data-leads={entry.href !== null || undefined}
    >
      <span className={classes.icon}>
        <Icon size={22} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.body}>
        <p className={classes.meta}>
          <span className={classes.word}>{word}</span>
          <time dateTime={entry.createdAt} title={fullMoment(entry.createdAt)}>
            {timeAgo(entry.createdAt, now)}
          </time>
          {entry.isSample && <span className={classes.sample}>Sample</span>}
        </p>
        <h3 ref={title} id={titleId} className={classes.title} tabIndex={-1}>
          {entry.href ? (
            <AppLink
              href={entry.href}
              className={classes.follow}
              onClick={() => {
                if (!entry.isRead) onRead(entry.id);
              }}
            >
              {entry.title}
            </AppLink>
          ) : (
            entry.title
          )}
        </h3>
        <p className={classes.message}>{entry.message}</p>
      </div>
      {!entry.isRead && (
        <button
          type="button"
          className={classes.mark}
          aria-describedby={titleId}
          onClick={() => {
            // The button goes away from under the focus.
            title.current?.focus({ preventScroll: true });
            onRead(entry.id);
          }}
        >
          <span className={classes.dot} aria-hidden />
          Mark as read
        </button>
      )}
    </li>
  );
}
