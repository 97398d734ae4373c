/** Screens of the member area, in the order used by all lists. */
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
import { m } from '#messages';
import { paths } from '#shared/paths.ts';

export type Area = {
  href: string;
  label: string;
  /** Short label for the bar on phones; must be part of the label. */
  short?: string;
  /** What the screen is for, in one line. */
  about: string;
  icon: Icon;
  /** Path of the area it's nested under. */
  within?: string;
};

export const areas: readonly Area[] = [
  {
    href: paths.dashboard,
    label: m.components_dashboard(),
    about: m.components_areas_what_to_do_next(),
    icon: IconLayoutDashboard,
  },
  {
    href: paths.myProfile,
    label: m.components_my_profile(),
    short: m.components_profile(),
    about: m.components_areas_read_edit_use_prompts(),
    icon: IconFileText,
  },
  {
    href: paths.machine,
    label: m.components_marketing_machine(),
    short: m.components_machine(),
    about: m.components_areas_eleven_steps_each_own(),
    icon: IconEngine,
  },
  {
    href: paths.plan,
    label: m.components_my_plan(),
    short: m.components_plan(),
    about: m.components_areas_tasks_dates_roadmap(),
    icon: IconCalendarCheck,
  },
  {
    href: paths.promptPacks,
    label: m.components_prompt_packs(),
    about: m.components_areas_packs_have_more_add(),
    icon: IconBulb,
  },
  {
    href: paths.shop,
    label: m.components_shop(),
    about: m.components_areas_packs_seats_cart(),
    icon: IconShoppingBag,
    within: paths.promptPacks,
  },
  {
    href: paths.myServices,
    label: m.components_services(),
    about: m.components_areas_ask_team_do(),
    icon: IconHeadset,
  },
  {
    href: paths.settings,
    label: m.components_settings(),
    about: m.components_areas_name_email_password_devices(),
    icon: IconSettings,
  },
  {
    href: paths.affiliate,
    label: m.components_affiliate(),
    about: m.components_areas_link_what_youve_earned(),
    icon: IconUsersPlus,
    within: paths.settings,
  },
  {
    href: paths.notifications,
    label: m.components_notifications(),
    about: m.components_areas_whats_new_account(),
    icon: IconBell,
  },
];

/** Areas in the menu. Notifications have the bell instead. */
export const menuAreas = areas.filter(({ href }) => href !== paths.notifications);

/** Number of areas in the bottom bar on phones; the rest are behind "More". */
export const inBar = 4;
