/** The screens of the desk, in the order and the groups in which they stand in its menu. */
import {
  IconActivityHeartbeat,
  IconChartHistogram,
  IconClipboardList,
  IconCpu,
  IconHistory,
  IconHome,
  IconInbox,
  IconMail,
  IconQuote,
  IconSettingsCog,
  IconUsers,
  IconUsersPlus,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../../../shared/paths.ts';

/** What of the desk's counts stands beside an area. */
export type Waiting = 'overdue' | 'pendingRequests' | 'failedMails';

type DeskArea = {
  href: string;
  label: string;
  icon: Icon;
  /** The count that stands beside it, and what is counted, in words. */
  waiting?: { key: Waiting; words: string };
};

export const deskGroups: readonly { title?: string; areas: readonly DeskArea[] }[] = [
  {
    areas: [
      { href: paths.admin, label: 'Today', icon: IconHome },
      { href: paths.adminInbox, label: 'Inbox', icon: IconInbox, waiting: { key: 'overdue', words: 'overdue' } },
      { href: paths.adminNumbers, label: 'Numbers', icon: IconChartHistogram },
    ],
  },
  {
    title: 'Members',
    areas: [
      { href: paths.adminUsers, label: 'Users', icon: IconUsers },
      {
        href: paths.adminRequests,
        label: 'Service requests',
        icon: IconClipboardList,
        waiting: { key: 'pendingRequests', words: 'pending' },
      },
      { href: paths.adminReferrals, label: 'Referrals', icon: IconUsersPlus },
    ],
  },
  {
    title: 'Machinery',
    areas: [
      { href: paths.adminMails, label: 'Mails', icon: IconMail, waiting: { key: 'failedMails', words: 'failed' } },
      { href: paths.adminJobs, label: 'Jobs', icon: IconSettingsCog },
      { href: paths.adminAi, label: 'AI ledger', icon: IconCpu },
      { href: paths.adminClaims, label: 'Claims', icon: IconQuote },
      { href: paths.adminSystem, label: 'System', icon: IconActivityHeartbeat },
      { href: paths.adminAudit, label: 'Audit log', icon: IconHistory },
    ],
  },
];
