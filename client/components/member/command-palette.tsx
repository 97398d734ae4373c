/** Search dialog of the member area. Loaded as a separate chunk. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import {
  IconArrowLeft,
  IconBell,
  IconBriefcase,
  IconBulb,
  IconCalendarCheck,
  IconCalendarPlus,
  IconCalendarShare,
  IconDatabaseExport,
  IconDownload,
  IconHeadset,
  IconLogout,
  IconMap,
  IconMessageCircle,
  IconMoonStars,
  IconPassword,
  IconReceipt,
} from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { memberSearch } from '#shared/schemas/search.ts';
import { paths } from '#shared/paths.ts';
import { goAndPress, goToEntry, goToPart } from '#client/lib/arrive.ts';
import { goTo } from '#client/lib/go-to.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { switchScheme } from '#client/lib/scheme.ts';
import { signOut, useSession } from '#client/lib/session.ts';
import { dayOf, plainDayOf } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { Palette, type PaletteGroup } from '../ui/palette.tsx';
import { areas } from './areas.ts';

const groups: PaletteGroup[] = [
  {
    title: m.components_go_to(),
    items: areas.map(({ href, label, about, icon }) => ({ id: href, label, about, icon, onPick: () => goTo(href) })),
  },
  {
    title: m.components_do(),
    items: [
      {
        id: 'chat',
        label: m.components_start_the_chat(),
        about: m.components_command_palette_make_profile_update_yours(),
        keywords: 'assistant help',
        icon: IconMessageCircle,
        onPick: openChat,
      },
      {
        id: 'new-task',
        label: m.components_add_a_task(),
        about: m.components_to_your_plan(),
        keywords: 'new todo reminder calendar',
        icon: IconCalendarPlus,
        onPick: () => goAndPress(paths.plan, m.components_add_a_task()),
      },
      {
        id: 'export-plan',
        label: m.components_export_my_plan(),
        about: m.components_command_palette_see_tasks_own_calendar(),
        keywords: 'calendar feed ics google outlook apple download',
        icon: IconCalendarShare,
        onPick: () => goToPart(paths.plan, m.components_in_your_calendar()),
      },
      {
        id: 'export-profile',
        label: m.components_export_profile(),
        about: m.components_command_palette_pdf_markdown_json(),
        keywords: 'download print share',
        icon: IconDownload,
        onPick: () => goAndPress(paths.myProfile, m.components_export()),
      },
      {
        id: 'new-request',
        label: m.components_new_service_request(),
        about: m.components_areas_ask_team_do(),
        keywords: 'help agency order',
        icon: IconHeadset,
        onPick: () => goToPart(paths.myServices, m.components_command_palette_ask_for_a_service()),
      },
      {
        id: 'download',
        label: m.components_download_my_data(),
        about: m.components_command_palette_everything_keep_about_one(),
        keywords: 'export privacy gdpr json',
        icon: IconDatabaseExport,
        onPick: () => goToPart(paths.settings, m.components_your_data()),
      },
      {
        id: 'password',
        label: m.components_change_my_password(),
        keywords: 'security',
        icon: IconPassword,
        onPick: () => goToPart(paths.settings, m.components_password()),
      },
      {
        id: 'billing',
        label: m.components_plan_and_billing(),
        about: m.components_command_palette_plan_what_costs_pro(),
        keywords: 'upgrade cancel subscription payment card',
        icon: IconReceipt,
        onPick: () => goToPart(paths.settings, m.components_plan_and_billing()),
      },
      {
        id: 'tours',
        label: m.components_restart_tutorials(),
        about: m.components_command_palette_short_tours_screens(),
        keywords: 'tour guide help',
        icon: IconMap,
        onPick: () => goToPart(paths.settings, m.components_tours()),
      },
      {
        id: 'scheme',
        label: m.components_command_palette_switch_between_light_dark(),
        keywords: 'theme color night',
        icon: IconMoonStars,
        onPick: switchScheme,
      },
      {
        id: 'site',
        label: m.components_account_foot_back_to_the_site(),
        keywords: 'home public',
        icon: IconArrowLeft,
        onPick: () => goTo(paths.home),
      },
      {
        id: 'sign-out',
        label: m.components_sign_out(),
        keywords: 'log out leave',
        icon: IconLogout,
        onPick: () => void signOut(),
      },
    ],
  },
];

/** Link for admins only; opens another document. */
const toAdmin: PaletteGroup = {
  title: m.components_agency(),
  items: [
    {
      id: 'desk',
      label: m.components_agency_admin(),
      about: m.components_leads_members_system(),
      keywords: 'admin inbox users',
      icon: IconBriefcase,
      onPick: () => location.assign(paths.admin),
    },
  ],
};

type Found = RouterOutputs['search']['mine'];

/** Maximum length of a term that a screen's own search accepts. */
const searchable = 100;
const searchOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

function toPrompt({ title, place }: Found['prompts'][number]): void {
  const q = title.slice(0, searchable);
  if (place === 'profile') goTo(searchOf(paths.myProfile, { tab: 'prompts', q }));
  else if (place === 'everyday') goToEntry(paths.promptPacks, title, m.components_open_the_pack());
  else goTo(searchOf(paths.promptPacks, { pack: place, q }));
}

const groupsOf = ({ prompts, tasks, notifications, orders }: Found): PaletteGroup[] => [
  {
    title: m.components_tasks(),
    items: tasks.map(({ id, title, state, at }) => ({
      id,
      label: title,
      about: state === 'open' ? m.components_command_palette_due({ at: plainDayOf(at) }) : m.components_closed(),
      icon: IconCalendarCheck,
      onPick: () => goToEntry(searchOf(paths.plan, { q: title.slice(0, searchable) }), title),
    })),
  },
  {
    title: m.components_prompts(),
    items: prompts.map((prompt) => ({
      id: `prompt-${prompt.key}`,
      label: prompt.title,
      about: prompt.place === 'profile' ? m.components_in_your_profile() : m.components_in_your_packs(),
      icon: IconBulb,
      onPick: () => toPrompt(prompt),
    })),
  },
  {
    title: m.components_notifications(),
    items: notifications.map(({ id, title, at }) => ({
      id,
      label: title,
      about: dayOf(at),
      icon: IconBell,
      onPick: () => goToEntry(paths.notifications, title),
    })),
  },
  {
    title: m.components_orders(),
    items: orders.map(({ id, title, at }) => ({
      id,
      label: title,
      about: dayOf(at),
      icon: IconReceipt,
      onPick: () => goToEntry(paths.settings, title.split(' ')[0]!),
    })),
  },
];

/** @param props.asked opens the search whenever it changes */
export function CommandPalette({ asked }: { asked: number }) {
  const { session } = useSession();
  const [query, setQuery] = useState('');
  const typed = query.trim().slice(0, memberSearch.max);
  const [q] = useDebouncedValue(typed, 250);
  const isAsked = typed.length >= memberSearch.min;
  const search = trpc.search.mine.useQuery(
    { q },
    { enabled: isAsked && q.length >= memberSearch.min, staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Palette
      asked={asked}
      label={m.components_command_palette_search_the_member_area()}
      query={query}
      onQuery={setQuery}
      groups={session?.user.role === 'admin' ? [...groups, toAdmin] : groups}
      found={isAsked && search.data ? groupsOf(search.data) : []}
      isSearching={isAsked && (q !== typed || search.isFetching)}
      onRetry={isAsked && search.isError && !search.isFetching ? () => void search.refetch() : undefined}
    />
  );
}
