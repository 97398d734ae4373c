/** The screens of the member area, in the order of every list of them. */
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
  /** For the bar of a phone, where there's little room; part of the label. */
  short?: string;
  /** What one does there, in a line. */
  about: string;
  icon: Icon;
  /** Address of the area it's nested under. */
  within?: string;
};

export const areas: readonly Area[] = [
  { href: paths.dashboard, label: 'Dashboard', about: 'What to do next', icon: IconLayoutDashboard },
  {
    href: paths.myProfile,
    label: 'My profile',
    short: 'Profile',
    about: 'Read it, edit it, use its prompts',
    icon: IconFileText,
  },
  {
    href: paths.machine,
    label: 'Marketing Machine',
    short: 'Machine',
    about: 'Eleven steps, each with its own tool',
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
  {
    href: paths.shop,
    label: 'Shop',
    about: 'Packs and seats for your cart',
    icon: IconShoppingBag,
    within: paths.promptPacks,
  },
  { href: paths.myServices, label: 'Services', about: 'Ask our team to do it', icon: IconHeadset },
  { href: paths.settings, label: 'Settings', about: 'Name, email, password, devices', icon: IconSettings },
  {
    href: paths.affiliate,
    label: 'Affiliate',
    about: 'Your link and what you’ve earned',
    icon: IconUsersPlus,
    within: paths.settings,
  },
  { href: paths.notifications, label: 'Notifications', about: 'What’s new in your account', icon: IconBell },
];

/** Areas in the menu. Notifications have the bell instead. */
export const menuAreas = areas.filter(({ href }) => href !== paths.notifications);

/** Number of areas in the bottom bar on phones; the rest are behind "More". */
export const inBar = 4;
