/** What may wait for the agency, in words, and where it is found. */
import { paths } from '../../../shared/paths.ts';

type Counts = {
  overdue: number;
  dueToday: number;
  newLeads: number;
  pendingRequests: number;
  failedMails: number;
};

export type Wait = { label: string; count: number; href: string; isUrgent: boolean };

/** @returns all of it, the most urgent first, also what does not wait. */
export function waits({ overdue, dueToday, newLeads, pendingRequests, failedMails }: Counts): Wait[] {
  return [
    { label: 'Answers overdue', count: overdue, href: `${paths.adminInbox}?show=waiting`, isUrgent: overdue > 0 },
    { label: 'Answers due today', count: dueToday, href: `${paths.adminInbox}?show=waiting`, isUrgent: false },
    { label: 'New leads', count: newLeads, href: `${paths.adminInbox}?status=new`, isUrgent: false },
    {
      label: 'Service requests pending',
      count: pendingRequests,
      href: `${paths.adminRequests}?status=pending`,
      isUrgent: false,
    },
    { label: 'Mails failed', count: failedMails, href: `${paths.adminMails}?status=error`, isUrgent: failedMails > 0 },
  ];
}

/** The server counts no further. */
const mostCounted = 1000;

/** @returns "12", "1,000+". */
export const countWords = (count: number): string =>
  count >= mostCounted ? `${mostCounted.toLocaleString('en-US')}+` : String(count);

/** @param seconds how long half of the people waited at most; null where nobody was answered */
export function answerTimeWords(seconds: number | null): string {
  if (seconds === null) return 'What waits for the agency, the most urgent first.';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 60 / 24), 'day'];
  return `In the last 30 days, half of the people who wrote had an answer within ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

const clock = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** @returns "Monday at 5:00 PM". @param iso a moment within some days of now */
export const dayAndHour = (iso: string): string => clock.format(new Date(iso));
