/** One-line notifications that expand to show their text. */
import { ActionIcon, Badge, Divider, Group, Stack, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconBellOff,
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconInfoCircle,
  IconPointFilled,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { m } from '#messages';
import type { NotificationType } from '#shared/domain/accounts.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { dayOf, fullMoment, timeAgo } from '#client/lib/time.ts';
import classes from './notifications.module.css';

type MemberNotification = {
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  isRead: boolean;
  isSample: boolean;
  /** Link to the page it's about. */
  href: string | null;
  createdAt: string;
};

type Props = {
  /** Undefined while loading. */
  entries: readonly MemberNotification[] | undefined;
  /** Time of the last fetch, in milliseconds. */
  seenAt: number;
  error: unknown;
  retry: () => void;
  isRetrying: boolean;
  /** Number of placeholders while loading. */
  expected?: number;
  /** Whether to group entries by day. */
  byDay?: boolean;
  onRead: (id: string) => void;
  empty?: { title: string; text: string };
};

const nothingYet = {
  title: m.member_no_notifications_yet(),
  text: m.member_notification_list_well_let_know_here(),
};

/** Shows notifications in any state: loading, failed, empty, or a list. */
export function NotificationList(props: Props) {
  const { entries, seenAt, error, retry, isRetrying, expected = 5, byDay, onRead, empty = nothingYet } = props;
  const now = useMoment(seenAt);
  const id = useId();
  if (error) {
    return (
      <FetchProblem
        title={m.member_notification_list_couldnt_load_notifications()}
        error={error}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  if (!entries) return <LinesSkeleton lines={expected} height={44} />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={IconBellOff} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  const days = byDay ? daysOf(entries, now) : ([['', entries]] as const);
  return (
    <Stack gap="md">
      {days.map(([day, ofDay]) => (
        <div key={day}>
          {day && (
            <Text id={`${id}-${day}`} fz="sm" fw={600} c="dimmed">
              {day}
            </Text>
          )}
          <ul {...(day && { 'aria-labelledby': `${id}-${day}` })}>
            {ofDay.map((entry) => (
              <NotificationItem key={entry.id} entry={entry} now={now} onRead={onRead} />
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

/** Groups consecutive entries by day. */
function daysOf(entries: readonly MemberNotification[], now: Date): [string, MemberNotification[]][] {
  const days: [string, MemberNotification[]][] = [];
  for (const entry of entries) {
    const name = dayName(entry.createdAt, now);
    const last = days.at(-1);
    if (last?.[0] === name) last[1].push(entry);
    else days.push([name, [entry]]);
  }
  return days;
}

/** Returns "Today", "Yesterday" or the date, in the browser's time zone. */
function dayName(iso: string, now: Date): string {
  const day = dayOf(iso);
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayOf(now.toISOString())) return m.member_today();
  return day === dayOf(before.toISOString()) ? m.member_yesterday() : day;
}

/** Returns the current time for the whole list, updated along with the list, so that all relative times agree. */
function useMoment(seenAt: number): Date {
  const [now, setNow] = useState(() => new Date());
  const [known, setKnown] = useState(seenAt);
  if (known !== seenAt) {
    setKnown(seenAt);
    setNow(new Date());
  }
  return now;
}

/** Icon, color and word, so that color is never the only cue. */
const looks = {
  info: { icon: IconInfoCircle, word: m.member_info(), color: 'var(--eg-teal)' },
  success: { icon: IconCircleCheck, word: m.member_done(), color: 'var(--eg-success)' },
  warning: { icon: IconAlertTriangle, word: m.member_heads_up(), color: 'var(--eg-accent-text)' },
} as const satisfies Record<NotificationType, unknown>;

type ItemProps = { entry: MemberNotification; now: Date; onRead: (id: string) => void };

/** A single notification. Following its link or opening its text marks it as read. */
function NotificationItem({ entry, now, onRead }: ItemProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, { toggle }] = useDisclosure();
  const { icon: Icon, word, color } = looks[entry.type];
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const read = () => {
    if (!entry.isRead) onRead(entry.id);
  };
  return (
    <li className={classes.item} data-open={isOpen || undefined}>
      <Divider />
      <Group gap="xs" wrap="nowrap" align="flex-start" py={2}>
        <ThemeIcon variant="transparent" c={color} size={44} w={28}>
          <Icon size={22} stroke={1.8} aria-hidden />
        </ThemeIcon>
        <Group
          className={classes.text}
          flex={1}
          miw={0}
          mih={44}
          gap="0 var(--eg-space-3)"
          wrap={isOpen ? 'wrap' : 'nowrap'}
        >
          <Title
            ref={title}
            order={3}
            id={titleId}
            tabIndex={-1}
            fz="md"
            fw={entry.isRead ? 500 : 700}
            ff="var(--eg-font-text)"
            className={classes.title}
            lh="22px"
            pt={isOpen ? 10 : 0}
            miw={0}
            flex={isOpen ? '1 1 100%' : '0 1 auto'}
            lineClamp={isOpen ? undefined : 2}
          >
            {entry.href ? (
              <AppLink href={entry.href} className={classes.follow} onClick={read}>
                {entry.title}
              </AppLink>
            ) : (
              entry.title
            )}
          </Title>
          <Text
            c="dimmed"
            fz="sm"
            flex={isOpen ? '1 1 100%' : '1 1 0'}
            miw={0}
            pb={isOpen ? 8 : 0}
            truncate={!isOpen}
            {...(!isOpen && { visibleFrom: 'md' })}
          >
            <VisuallyHidden component="span">{word}: </VisuallyHidden>
            {entry.message}
            {isOpen && (
              <Text span inherit display="block" hiddenFrom="md">
                {fullMoment(entry.createdAt)}
              </Text>
            )}
          </Text>
          {entry.isSample && (
            <Badge variant="default" flex="none" {...(!isOpen && { visibleFrom: 'md' })}>
              {m.member_sample()}
            </Badge>
          )}
        </Group>
        <Text
          component="time"
          dateTime={entry.createdAt}
          title={fullMoment(entry.createdAt)}
          fz="sm"
          c="dimmed"
          lh="44px"
          visibleFrom="md"
        >
          {timeAgo(entry.createdAt, now)}
        </Text>
        {!entry.isRead && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={m.member_mark_as_read()}
            aria-describedby={titleId}
            title={m.member_mark_as_read()}
            onClick={() => {
              // The focused button is about to be removed.
              title.current?.focus({ preventScroll: true });
              read();
            }}
          >
            <IconPointFilled size={22} color="var(--eg-accent)" aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          size={44}
          aria-expanded={isOpen}
          aria-label={m.member_notification_list_details({ title: entry.title })}
          onClick={() => {
            toggle();
            read();
          }}
        >
          <Chevron size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
