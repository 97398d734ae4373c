import { Group } from '@mantine/core';
import { m } from '#messages';
import { accountStateOf, accountStateLabels } from '#shared/domain/users.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { AdminList, EmptyPage, type Column } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { nameOf, stateTones } from '../user-labels.ts';

type User = RouterOutputs['admin']['people']['users']['items'][number];

const columns: Column<User>[] = [
  { id: 'name', label: m.admin_name(), isName: true, share: '21%', cell: nameOf },
  // Without a name, the email address is already shown in its place.
  {
    id: 'email',
    label: m.admin_email(),
    share: '23%',
    cell: (user) => (nameOf(user) === user.email ? null : user.email),
  },
  { id: 'business', label: m.admin_business(), share: '16%', cell: ({ businessName }) => businessName },
  { id: 'state', label: m.admin_state(), cell: (user) => <StateBadges user={user} /> },
  {
    id: 'referrals',
    label: m.admin_referrals(),
    isMinor: true,
    align: 'end',
    cell: ({ referralCount }) => referralCount,
  },
  {
    id: 'seen',
    label: m.admin_last_seen(),
    isMinor: true,
    cell: ({ lastSeenAt }) => lastSeenAt && <Moment at={lastSeenAt} />,
  },
  { id: 'joined', label: m.admin_joined(), cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

type Props = { users: readonly User[]; isNarrowed: boolean; isOld: boolean; after: string | undefined };

/** One page of accounts. */
export function UserList({ users, isNarrowed, isOld, after }: Props) {
  return (
    <AdminList
      label={m.admin_users()}
      rows={users}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `${adminPaths.users}/${id}`}
      isOld={isOld}
      empty={
        after ? (
          <EmptyPage />
        ) : isNarrowed ? (
          <EmptyState title={m.admin_no_matching_accounts()}>
            {m.admin_user_list_change_clear_search_filters()}
          </EmptyState>
        ) : (
          <EmptyState title={m.admin_no_accounts_yet()}>{m.admin_user_list_when_someone_signs_up()}</EmptyState>
        )
      }
    />
  );
}

type Badged = Pick<User, 'isActive' | 'confirmed' | 'role' | 'plan' | 'deletionDueAt'>;

/** Shows the account's state, and anything unusual about it. */
export function StateBadges({ user }: { user: Badged }) {
  const state = accountStateOf(user);
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <StatusBadge tone={stateTones[state]}>{accountStateLabels[state]}</StatusBadge>
      {user.role === 'admin' && <StatusBadge tone="info">{m.admin_admin()}</StatusBadge>}
      {user.plan === 'pro' && <StatusBadge tone="info">{m.admin_pro()}</StatusBadge>}
      {user.deletionDueAt && <StatusBadge tone="warn">{m.admin_leaving()}</StatusBadge>}
    </Group>
  );
}
