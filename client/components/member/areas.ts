/** The areas behind the sign-in, in the order in which they stand in every list of them. */
import {
  IconBell,
  IconBulb,
  IconCalendarCheck,
  IconEngine,
  IconFileText,
  IconHeadset,
  IconLayoutDashboard,
  IconSettings,
  IconShoppingBag,
  IconUsersPlus,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '#shared/paths.ts';

export type Area = {
  href: string;
  label: string;
  /** In the bar of a phone, where there is little room; part of the label. */
  short?: string;
  /** What one does there, in a line. */
  about: string;
  icon: Icon;
};

export const areas: readonly Area[] = [
  { href: paths.dashboard, label: 'Dashboard', about: 'What to do next', icon: IconLayoutDashboard },
  {
    href: paths.myProfile,
    label: 'My profile',
    short: 'Profile',
    about: 'Read it, change it, use its prompts',
    icon: IconFileText,
  },
  {
    href: paths.machine,
    label: 'Marketing Machine',
    short: 'Machine',
    about: 'Eleven steps, a tool for each',
    icon: IconEngine,
  },
  {
    href: paths.plan,
    label: 'My plan',
    short: 'Plan',
    about: 'Tasks with dates, from your roadmap',
    icon: IconCalendarCheck,
  },
  { href: paths.promptPacks, label: 'Prompt Packs', about: 'Packs you have, and more to add', icon: IconBulb },
  { href: paths.shop, label: 'Shop', about: 'Packs and seats for your cart', icon: IconShoppingBag },
  { href: paths.myServices, label: 'Services', about: 'Ask our team to do it', icon: IconHeadset },
  { href: paths.affiliate, label: 'Affiliate', about: 'Your link and what it earned', icon: IconUsersPlus },
  { href: paths.notifications, label: 'Notifications', about: 'What happened in your account', icon: IconBell },
  { href: paths.settings, label: 'Settings', about: 'Name, email, password, devices', icon: IconSettings },
];

/** So many of the first stand in the bar of a phone; the rest waits behind "More". */
export const inBar = 4;
