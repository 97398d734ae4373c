/** What may wait for the agency, in words, and where it is found. */
import { mostCounted } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { answerTime } from '#client/components/admin/count-labels.ts';

type Counts = {
  overdue: number;
  dueToday: number;
  newLeads: number;
  pendingRequests: number;
  failedMails: number;
};

const waiting = `${adminPaths.inbox}?show=waiting`;

export type Wait = { label: string; count: number; href: string; isUrgent: boolean };

const many = (count: number, one: string) => (count === 1 ? one : `${one}s`);

/** @returns all of it, the most urgent first, also what does not wait. */
export function waits({ overdue, dueToday, newLeads, pendingRequests, failedMails }: Counts): Wait[] {
  return [
    { label: `${many(overdue, 'Answer')} overdue`, count: overdue, href: waiting, isUrgent: overdue > 0 },
    { label: `${many(dueToday, 'Answer')} due today`, count: dueToday, href: waiting, isUrgent: false },
    { label: many(newLeads, 'New lead'), count: newLeads, href: `${adminPaths.inbox}?status=new`, isUrgent: false },
    {
      label: `${many(pendingRequests, 'Service request')} pending`,
      count: pendingRequests,
      href: `${adminPaths.requests}?status=pending`,
      isUrgent: false,
    },
    {
      label: `${many(failedMails, 'Email')} failed`,
      count: failedMails,
      href: `${adminPaths.mails}?status=error`,
      isUrgent: failedMails > 0,
    },
  ];
}

/** @returns "12", "1,000+": short, as it stands alone on a tile. */
export const countLabel = (count: number): string =>
  count >= mostCounted ? `${mostCounted.toLocaleString('en-US')}+` : String(count);

/** @param seconds how long half of the people waited at most; null where nobody was answered */
export function answerTimeLabel(seconds: number | null): string {
  if (seconds === null) return 'What needs your attention, most urgent first.';
  return `In the last 30 days, half of the people who wrote had an answer within ${answerTime(seconds)}.`;
}
