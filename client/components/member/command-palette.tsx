/** Search in the member area. Loaded as a separate chunk. */
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
    title: 'Go to',
    items: areas.map(({ href, label, about, icon }) => ({ id: href, label, about, icon, onPick: () => goTo(href) })),
  },
  {
    title: 'Do',
    items: [
      {
        id: 'chat',
        label: 'Start the chat',
        about: 'Make a profile, or update yours',
        keywords: 'assistant help',
        icon: IconMessageCircle,
        onPick: openChat,
      },
      {
        id: 'new-task',
        label: 'Add a task',
        about: 'To your plan',
        keywords: 'new todo reminder calendar',
        icon: IconCalendarPlus,
        onPick: () => goAndPress(paths.plan, 'Add a task'),
      },
      {
        id: 'export-plan',
        label: 'Export my plan',
        about: 'See your tasks in your own calendar',
        keywords: 'calendar feed ics google outlook apple download',
        icon: IconCalendarShare,
        onPick: () => goToPart(paths.plan, 'In your calendar'),
      },
      {
        id: 'export-profile',
        label: 'Export profile',
        about: 'As PDF, Markdown or JSON',
        keywords: 'download print share',
        icon: IconDownload,
        onPick: () => goAndPress(paths.myProfile, 'Export'),
      },
      {
        id: 'new-request',
        label: 'New service request',
        about: 'Ask our team to do it',
        keywords: 'help agency order',
        icon: IconHeadset,
        onPick: () => goToPart(paths.myServices, 'Ask for a service'),
      },
      {
        id: 'download',
        label: 'Download my data',
        about: 'Everything we keep about you, in one file',
        keywords: 'export privacy gdpr json',
        icon: IconDatabaseExport,
        onPick: () => goToPart(paths.settings, 'Your data'),
      },
      {
        id: 'password',
        label: 'Change my password',
        keywords: 'security',
        icon: IconPassword,
        onPick: () => goToPart(paths.settings, 'Password'),
      },
      {
        id: 'billing',
        label: 'Plan and billing',
        about: 'Your plan, what it costs, and Pro',
        keywords: 'upgrade cancel subscription payment card',
        icon: IconReceipt,
        onPick: () => goToPart(paths.settings, 'Plan and billing'),
      },
      {
        id: 'tours',
        label: 'Restart tutorials',
        about: 'Short tours of the screens',
        keywords: 'tour guide help',
        icon: IconMap,
        onPick: () => goToPart(paths.settings, 'Tours'),
      },
      {
        id: 'scheme',
        label: 'Switch between light and dark',
        keywords: 'theme color night',
        icon: IconMoonStars,
        onPick: switchScheme,
      },
      {
        id: 'site',
        label: 'Back to the site',
        keywords: 'home public',
        icon: IconArrowLeft,
        onPick: () => goTo(paths.home),
      },
      {
        id: 'sign-out',
        label: 'Sign out',
        keywords: 'log out leave',
        icon: IconLogout,
        onPick: () => void signOut(),
      },
    ],
  },
];

/** For admins only; opens another document. */
const toAdmin: PaletteGroup = {
  title: 'Agency',
  items: [
    {
      id: 'desk',
      label: 'Agency desk',
      about: 'Leads, members, system',
      keywords: 'admin inbox users',
      icon: IconBriefcase,
      onPick: () => location.assign(paths.admin),
    },
  ],
};

type Found = RouterOutputs['search']['mine'];

/** Longest term that a screen's own search accepts. */
const searchable = 100;
const searchOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

function toPrompt({ title, place }: Found['prompts'][number]): void {
  const q = title.slice(0, searchable);
  if (place === 'profile') goTo(searchOf(paths.myProfile, { tab: 'prompts', q }));
  else if (place === 'everyday') goToEntry(paths.promptPacks, title, 'Open the pack');
  else goTo(searchOf(paths.promptPacks, { pack: place, q }));
}

const groupsOf = ({ prompts, tasks, notifications, orders }: Found): PaletteGroup[] => [
  {
    title: 'Tasks',
    items: tasks.map(({ id, title, state, at }) => ({
      id,
      label: title,
      about: state === 'open' ? `Due ${plainDayOf(at)}` : 'Closed',
      icon: IconCalendarCheck,
      onPick: () => goToEntry(searchOf(paths.plan, { q: title.slice(0, searchable) }), title),
    })),
  },
  {
    title: 'Prompts',
    items: prompts.map((prompt) => ({
      id: `prompt-${prompt.key}`,
      label: prompt.title,
      about: prompt.place === 'profile' ? 'In your profile' : 'In your packs',
      icon: IconBulb,
      onPick: () => toPrompt(prompt),
    })),
  },
  {
    title: 'Notifications',
    items: notifications.map(({ id, title, at }) => ({
      id,
      label: title,
      about: dayOf(at),
      icon: IconBell,
      onPick: () => goToEntry(paths.notifications, title),
    })),
  },
  {
    title: 'Orders',
    items: orders.map(({ id, title, at }) => ({
      id,
      label: title,
      about: dayOf(at),
      icon: IconReceipt,
      onPick: () => goToEntry(paths.settings, title.split(' ')[0]!),
    })),
  },
];

/** @param props.asked opens it whenever it changes */
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
      label="Search the member area"
      query={query}
      onQuery={setQuery}
      groups={session?.user.role === 'admin' ? [...groups, toAdmin] : groups}
      found={isAsked && search.data ? groupsOf(search.data) : []}
      isSearching={isAsked && (q !== typed || search.isFetching)}
      onRetry={isAsked && search.isError && !search.isFetching ? () => void search.refetch() : undefined}
    />
  );
}
