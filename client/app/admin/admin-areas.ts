/** Screens of the admin area, in the order and groups of its menu. */
import {
  IconActivityHeartbeat,
  IconAdjustments,
  IconCalendarEvent,
  IconCash,
  IconChartHistogram,
  IconChecklist,
  IconClipboardList,
  IconCpu,
  IconHistory,
  IconHome,
  IconInbox,
  IconMail,
  IconMapPin,
  IconQuote,
  IconReceipt,
  IconRepeat,
  IconScale,
  IconSettingsCog,
  IconShieldLock,
  IconStars,
  IconTag,
  IconUsers,
  IconUsersPlus,
  type Icon,
} from '@tabler/icons-react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { paths } from '#shared/paths.ts';

/** Key of the count in the admin summary that is shown next to an area. */
export type Waiting = 'overdue' | 'pendingRequests' | 'failedMails';

type AdminArea = {
  href: string;
  label: string;
  icon: Icon;
  /** Count next to the area's name, and a label for what it counts. */
  waiting?: { key: Waiting; words: string };
};

export const adminGroups: readonly { title?: string; areas: readonly AdminArea[] }[] = [
  {
    areas: [
      { href: paths.admin, label: m.app_today(), icon: IconHome },
      {
        href: adminPaths.inbox,
        label: m.app_inbox(),
        icon: IconInbox,
        waiting: { key: 'overdue', words: m.app_overdue() },
      },
      { href: adminPaths.numbers, label: m.app_numbers(), icon: IconChartHistogram },
    ],
  },
  {
    title: m.app_sales(),
    areas: [
      { href: adminPaths.revenue, label: m.app_revenue(), icon: IconCash },
      { href: adminPaths.orders, label: m.app_orders(), icon: IconReceipt },
      { href: adminPaths.subscriptions, label: m.app_subscriptions(), icon: IconRepeat },
      { href: adminPaths.disputes, label: m.app_disputes(), icon: IconScale },
      { href: adminPaths.events, label: m.app_events(), icon: IconCalendarEvent },
      { href: adminPaths.catalog, label: m.app_catalog(), icon: IconTag },
      { href: adminPaths.salesSettings, label: m.app_sales_settings(), icon: IconAdjustments },
    ],
  },
  {
    title: m.app_members(),
    areas: [
      { href: adminPaths.users, label: m.app_users(), icon: IconUsers },
      {
        href: adminPaths.requests,
        label: m.app_service_requests(),
        icon: IconClipboardList,
        waiting: { key: 'pendingRequests', words: m.app_pending() },
      },
      { href: adminPaths.referrals, label: m.app_referrals(), icon: IconUsersPlus },
    ],
  },
  {
    title: m.app_system(),
    areas: [
      {
        href: adminPaths.mails,
        label: m.app_emails(),
        icon: IconMail,
        waiting: { key: 'failedMails', words: m.app_failed() },
      },
      { href: adminPaths.jobs, label: m.app_jobs(), icon: IconSettingsCog },
      { href: adminPaths.ai, label: m.app_ai_ledger(), icon: IconCpu },
      { href: adminPaths.cities, label: m.app_cities(), icon: IconMapPin },
      { href: adminPaths.claims, label: m.app_claims(), icon: IconQuote },
      { href: adminPaths.proof, label: m.app_proof(), icon: IconStars },
      { href: adminPaths.privacy, label: m.app_privacy(), icon: IconShieldLock },
      { href: adminPaths.readiness, label: m.app_readiness(), icon: IconChecklist },
      { href: adminPaths.system, label: m.app_system(), icon: IconActivityHeartbeat },
      { href: adminPaths.audit, label: m.app_audit_log(), icon: IconHistory },
    ],
  },
];
