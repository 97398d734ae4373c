/** The screens of the admin area, in the order and the groups in which they stand in its menu. */
import {
  IconActivityHeartbeat,
  IconChartHistogram,
  IconChecklist,
  IconClipboardList,
  IconCpu,
  IconHistory,
  IconHome,
  IconInbox,
  IconMail,
  IconQuote,
  IconSettingsCog,
  IconShieldLock,
  IconUsers,
  IconUsersPlus,
  type Icon,
} from '@tabler/icons-react';
import { adminPaths } from '#shared/admin-paths.ts';
import { paths } from '#shared/paths.ts';

/** The count from the admin area's summary that an area shows. */
export type Waiting = 'overdue' | 'pendingRequests' | 'failedMails';

type AdminArea = {
  href: string;
  label: string;
  icon: Icon;
  /** The count next to the area's name, and a label for what it counts. */
  waiting?: { key: Waiting; words: string };
};

export const adminGroups: readonly { title?: string; areas: readonly AdminArea[] }[] = [
  {
    areas: [
      { href: paths.admin, label: 'Today', icon: IconHome },
      { href: adminPaths.inbox, label: 'Inbox', icon: IconInbox, waiting: { key: 'overdue', words: 'overdue' } },
      { href: adminPaths.numbers, label: 'Numbers', icon: IconChartHistogram },
    ],
  },
  {
    title: 'Members',
    areas: [
      { href: adminPaths.users, label: 'Users', icon: IconUsers },
      {
        href: adminPaths.requests,
        label: 'Service requests',
        icon: IconClipboardList,
        waiting: { key: 'pendingRequests', words: 'pending' },
      },
      { href: adminPaths.referrals, label: 'Referrals', icon: IconUsersPlus },
    ],
  },
  {
    title: 'System',
    areas: [
      { href: adminPaths.mails, label: 'Emails', icon: IconMail, waiting: { key: 'failedMails', words: 'failed' } },
      { href: adminPaths.jobs, label: 'Jobs', icon: IconSettingsCog },
      { href: adminPaths.ai, label: 'AI ledger', icon: IconCpu },
      { href: adminPaths.claims, label: 'Claims', icon: IconQuote },
      { href: adminPaths.privacy, label: 'Privacy', icon: IconShieldLock },
      { href: adminPaths.readiness, label: 'Readiness', icon: IconChecklist },
      { href: adminPaths.system, label: 'System', icon: IconActivityHeartbeat },
      { href: adminPaths.audit, label: 'Audit log', icon: IconHistory },
    ],
  },
];
