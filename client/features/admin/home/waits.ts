/** Labels and links for open items of the agency. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
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

/** @returns all kinds of open items, most urgent first, including those with a count of zero. */
export function waits({ overdue, dueToday, newLeads, pendingRequests, failedMails }: Counts): Wait[] {
  return [
    {
      label: m.admin_waits_overdue({ count: overdue }),
      count: overdue,
      href: waiting,
      isUrgent: overdue > 0,
    },
    {
      label: m.admin_waits_due_today({ count: dueToday }),
      count: dueToday,
      href: waiting,
      isUrgent: false,
    },
    {
      label: m.admin_waits_new_leads({ count: newLeads }),
      count: newLeads,
      href: `${adminPaths.inbox}?status=new`,
      isUrgent: false,
    },
    {
      label: m.admin_waits_pending({ count: pendingRequests }),
      count: pendingRequests,
      href: `${adminPaths.requests}?status=pending`,
      isUrgent: false,
    },
    {
      label: m.admin_waits_failed({ count: failedMails }),
      count: failedMails,
      href: `${adminPaths.mails}?status=error`,
      isUrgent: failedMails > 0,
    },
  ];
}

/** @returns "12", "1,000+"; short enough for a tile. */
export const countLabel = (count: number): string =>
  count >= mostCounted ? `${mostCounted.toLocaleString(locale)}+` : String(count);

/** @param seconds median response time; null if no one has been answered */
export function answerTimeLabel(seconds: number | null): string {
  if (seconds === null) return m.admin_waits_what_needs_attention_most();
  return m.admin_waits_last_30_days_half({ seconds: answerTime(seconds) });
}
