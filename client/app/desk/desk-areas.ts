/** The screens of the desk, in the order and the groups in which they stand in its menu. */
import {
  IconActivityHeartbeat,
  IconChecklist,
  IconChartHistogram,
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
import { deskPaths } from '#shared/desk-paths.ts';
import { paths } from '#shared/paths.ts';

/** The count from the desk's summary that an area shows. */
export type Waiting = 'overdue' | 'pendingRequests' | 'failedMails';

type DeskArea = {
  href: string;
  label: string;
  icon: Icon;
  /** The count next to the area's name, and a label for what it counts. */
  waiting?: { key: Waiting; words: string };
};

export const deskGroups: readonly { title?: string; areas: readonly DeskArea[] }[] = [
  {
    areas: [
      { href: paths.admin, label: 'Today', icon: IconHome },
      { href: deskPaths.inbox, label: 'Inbox', icon: IconInbox, waiting: { key: 'overdue', words: 'overdue' } },
      { href: deskPaths.numbers, label: 'Numbers', icon: IconChartHistogram },
    ],
  },
  {
    title: 'Members',
    areas: [
      { href: deskPaths.users, label: 'Users', icon: IconUsers },
      {
        href: deskPaths.requests,
        label: 'Service requests',
        icon: IconClipboardList,
        waiting: { key: 'pendingRequests', words: 'pending' },
      },
      { href: deskPaths.referrals, label: 'Referrals', icon: IconUsersPlus },
    ],
  },
  {
    title: 'System',
    areas: [
      { href: deskPaths.mails, label: 'Emails', icon: IconMail, waiting: { key: 'failedMails', words: 'failed' } },
      { href: deskPaths.jobs, label: 'Jobs', icon: IconSettingsCog },
      { href: deskPaths.ai, label: 'AI ledger', icon: IconCpu },
      { href: deskPaths.claims, label: 'Claims', icon: IconQuote },
      { href: deskPaths.privacy, label: 'Privacy', icon: IconShieldLock },
      { href: deskPaths.readiness, label: 'Readiness', icon: IconChecklist },
      { href: deskPaths.system, label: 'System', icon: IconActivityHeartbeat },
      { href: deskPaths.audit, label: 'Audit log', icon: IconHistory },
    ],
  },
];
