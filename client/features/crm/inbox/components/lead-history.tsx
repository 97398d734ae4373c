import type { MailStatus } from '#shared/domain/operations.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { useUser } from '#client/lib/session.ts';
import { entryWords } from '../entry-words.ts';
import type { WholeLead } from '../types.ts';
import classes from './inbox.module.css';

type Entry = WholeLead['entries'][number];

const mailWords: Record<MailStatus, { text: string; tone: Tone }> = {
  queued: { text: 'On its way', tone: 'info' },
  sending: { text: 'On its way', tone: 'info' },
  sent: { text: 'Sent', tone: 'good' },
  error: { text: 'Could not be sent', tone: 'bad' },
  suppressed: { text: 'Kept back: the address does not take mail', tone: 'bad' },
};

/** What the team did with a lead, the newest first. */
export function LeadHistory({ entries }: { entries: readonly Entry[] }) {
  const user = useUser();
  if (entries.length === 0) return <p className={classes.quiet}>Nothing yet.</p>;
  const whoOf = ({ byEmail }: Entry) => (byEmail === user.email ? 'You' : (byEmail ?? 'Somebody who has left'));
  return (
    <ol className={classes.history} aria-label="What was done">
      {entries.toReversed().map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <p className={classes.entryHead}>
            <strong dir="auto">{whoOf(entry)}</strong> <span>{entryWords(entry)}</span>
            <span className={classes.quiet}>
              <Moment at={entry.createdAt} />
            </span>
            {entry.kind === 'answer' && <MailState status={entry.mailStatus} />}
          </p>
          {entry.body && (
            <p className={classes.entryBody} data-kind={entry.kind} dir="auto">
              {entry.body}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function MailState({ status }: { status: string | null }) {
  const words = status === null ? undefined : mailWords[status as MailStatus];
  return words && <StatusBadge tone={words.tone}>{words.text}</StatusBadge>;
}

/** @returns whether a mail of the history is still to leave, so that looking again is worth it. */
export function hasMailUnderWay(entries: readonly Entry[]): boolean {
  return entries.some(({ mailStatus }) => mailStatus === 'queued' || mailStatus === 'sending');
}
