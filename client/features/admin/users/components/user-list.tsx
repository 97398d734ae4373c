import { Group } from '@mantine/core';
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
  { id: 'name', label: 'Name', isName: true, share: '21%', cell: nameOf },
  // Without a name, the email address is already shown in its place.
  { id: 'email', label: 'Email', share: '23%', cell: (user) => (nameOf(user) === user.email ? null : user.email) },
  { id: 'business', label: 'Business', share: '16%', cell: ({ businessName }) => businessName },
  { id: 'state', label: 'State', cell: (user) => <StateBadges user={user} /> },
  { id: 'referrals', label: 'Referrals', isMinor: true, align: 'end', cell: ({ referralCount }) => referralCount },
  { id: 'seen', label: 'Last seen', isMinor: true, cell: ({ lastSeenAt }) => lastSeenAt && <Moment at={lastSeenAt} /> },
  { id: 'joined', label: 'Joined', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

type Props = { users: readonly User[]; isNarrowed: boolean; isOld: boolean; after: string | undefined };

/** A page of accounts. */
export function UserList({ users, isNarrowed, isOld, after }: Props) {
  return (
    <AdminList
      label="Users"
      rows={users}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `${adminPaths.users}/${id}`}
      isOld={isOld}
      empty={
        after ? (
          <EmptyPage />
        ) : isNarrowed ? (
          <EmptyState title="No matching accounts">Change or clear the search and filters.</EmptyState>
        ) : (
          <EmptyState title="No accounts yet">When someone signs up, they’ll show up here.</EmptyState>
        )
      }
    />
  );
}

type Badged = Pick<User, 'isActive' | 'confirmed' | 'role' | 'plan' | 'deletionDueAt'>;

/** State, and what else is out of the ordinary. */
export function StateBadges({ user }: { user: Badged }) {
  const state = accountStateOf(user);
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <StatusBadge tone={stateTones[state]}>{accountStateLabels[state]}</StatusBadge>
      {user.role === 'admin' && <StatusBadge tone="info">Admin</StatusBadge>}
      {user.plan === 'pro' && <StatusBadge tone="info">Pro</StatusBadge>}
      {user.deletionDueAt && <StatusBadge tone="warn">Leaving</StatusBadge>}
    </Group>
  );
}
