/** Search dialog of the admin area. Loaded as a separate chunk. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import {
  IconArrowLeft,
  IconDownload,
  IconInbox,
  IconLogout,
  IconMail,
  IconMoonStars,
  IconReceipt,
  IconShieldLock,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { adminSearch } from '#shared/domain/admin.ts';
import { leadKindLabels, leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { mailStatusLabels, plainName } from '#shared/domain/operations.ts';
import { isSearchable } from '#shared/domain/users.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { paths } from '#shared/paths.ts';
import { Palette, type PaletteGroup } from '#client/components/ui/palette.tsx';
import { switchScheme } from '#client/lib/scheme.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { adminGroups } from './admin-areas.ts';
import { signOutOfAdmin } from './leave-admin.ts';

const groups: PaletteGroup[] = [
  {
    title: m.app_go_to(),
    items: adminGroups
      .flatMap(({ areas }) => areas)
      .map(({ href, label, icon }) => ({ id: href, label, icon, onPick: () => navigate(href) })),
  },
  {
    title: m.app_do(),
    items: [
      {
        id: 'overdue',
        label: m.app_admin_palette_reply_to_waiting_leads(),
        keywords: 'overdue inbox leads reply',
        icon: IconInbox,
        onPick: () => navigate(`${adminPaths.inbox}?show=waiting`),
      },
      {
        id: 'leads-file',
        label: m.app_admin_palette_export_leads_as_csv(),
        keywords: 'download spreadsheet inbox',
        icon: IconDownload,
        onPick: () => location.assign(adminPaths.leadsFile),
      },
      {
        id: 'failed-mails',
        label: m.app_failed_emails(),
        keywords: 'errors retry send again',
        icon: IconMail,
        onPick: () => navigate(`${adminPaths.mails}?status=error`),
      },
      {
        id: 'privacy',
        label: m.app_admin_palette_export_delete_persons_data(),
        keywords: 'privacy erase request',
        icon: IconShieldLock,
        onPick: () => navigate(adminPaths.privacy),
      },
      {
        id: 'scheme',
        label: m.app_admin_palette_switch_between_light_dark(),
        keywords: 'theme color night',
        icon: IconMoonStars,
        onPick: switchScheme,
      },
      {
        id: 'member-area',
        label: m.app_my_member_area(),
        keywords: 'dashboard',
        icon: IconUserCircle,
        onPick: () => location.assign(paths.dashboard),
      },
      {
        id: 'site',
        label: m.app_admin_frame_back_to_the_site(),
        keywords: 'home public',
        icon: IconArrowLeft,
        onPick: () => location.assign(paths.home),
      },
      {
        id: 'sign-out',
        label: m.app_sign_out(),
        keywords: 'log out leave',
        icon: IconLogout,
        onPick: () => void signOutOfAdmin(),
      },
    ],
  },
];

type Found = RouterOutputs['admin']['search']['all'];

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

const groupsOf = ({ users, leads, orders, mails }: Found): PaletteGroup[] => [
  {
    title: m.app_users(),
    items: users.map(({ id, name, email, businessName }) => ({
      id: `user-${id}`,
      label: name || email,
      about: joined(name && email, businessName),
      icon: IconUser,
      onPick: () => navigate(`${adminPaths.users}/${id}`),
    })),
  },
  {
    title: m.app_leads(),
    items: leads.map(({ id, kind, name, email, business, status }) => ({
      id: `lead-${id}`,
      label: name || email,
      about: joined(leadKindLabels[kind], leadStatusLabels[status], name && email, business),
      icon: IconInbox,
      onPick: () => navigate(`${adminPaths.inbox}/${id}`),
    })),
  },
  {
    title: m.app_orders(),
    items: orders.map(({ id, number, status, totalCents, email }) => ({
      id: `order-${id}`,
      label: number,
      about: joined(formatAmount(totalCents), status, email),
      icon: IconReceipt,
      onPick: () => navigate(`${adminPaths.orders}/${id}`),
    })),
  },
  {
    title: m.app_emails(),
    items: mails.map(({ id, template, to, status }) => ({
      id: `mail-${id}`,
      label: plainName(template),
      about: joined(to, mailStatusLabels[status]),
      icon: IconMail,
      onPick: () => navigate(`${adminPaths.mails}?mail=${id}`),
    })),
  },
];

const isLongEnough = (q: string) => q.length >= adminSearch.min && isSearchable(q);

/** @param props.asked opens the search whenever it changes */
export function AdminPalette({ asked }: { asked: number }) {
  const [query, setQuery] = useState('');
  const typed = query.trim().slice(0, adminSearch.max);
  const [q] = useDebouncedValue(typed, 250);
  const isAsked = isLongEnough(typed);
  const search = trpc.admin.search.all.useQuery(
    { q },
    { enabled: isAsked && isLongEnough(q), staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Palette
      asked={asked}
      label={m.app_admin_search()}
      query={query}
      onQuery={setQuery}
      groups={groups}
      found={isAsked && search.data ? groupsOf(search.data) : []}
      isSearching={isAsked && (q !== typed || search.isFetching)}
      onRetry={isAsked && search.isError && !search.isFetching ? () => void search.refetch() : undefined}
    />
  );
}
