/** All accounts: searched, filtered, sorted, in pages, with all of it in the address. */
import { useEffect } from 'react';
import { accountStates, userSorts } from '#shared/domain/users.ts';
import { roles } from '#shared/domain/accounts.ts';
import { planIds } from '#shared/domain/member.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { searchTerm } from '#client/components/admin/list-state.ts';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { isInVain, TooLittle } from '#client/components/admin/too-little.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { toastFailure } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { UserList } from '../components/user-list.tsx';

const failure = 'Failed to load user data';
const defaults = { q: '', state: '', role: '', plan: '', sort: 'newest' };
const choices = { state: ['', ...accountStates], role: ['', ...roles], plan: ['', ...planIds], sort: userSorts };

const selects = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Active' },
      { value: 'deactivated', label: 'Deactivated' },
      { value: 'unconfirmed', label: 'Not confirmed' },
    ],
  },
  {
    key: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'All' },
      { value: 'member', label: 'Members' },
      { value: 'admin', label: 'Admins' },
    ],
  },
  {
    key: 'plan',
    label: 'Plan',
    options: [
      { value: '', label: 'All' },
      { value: 'pro', label: 'Pro' },
      { value: 'free', label: 'Free' },
    ],
  },
  {
    key: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'email', label: 'By email' },
    ],
  },
] as const;

/** @returns the value unless it is empty, as one of those the list knows. */
const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((candidate) => candidate === value);

export function UsersScreen() {
  const list = useListState(defaults, choices);
  const { state, after } = list;
  const q = searchTerm(state.q);
  const users = trpc.admin.people.users.useQuery(
    {
      q,
      state: oneOf(accountStates, state.state),
      role: oneOf(roles, state.role),
      plan: oneOf(planIds, state.plan),
      sort: oneOf(userSorts, state.sort),
      cursor: after,
    },
    { enabled: !isInVain(q), placeholderData: (before) => before },
  );
  const { error } = users;
  useEffect(() => {
    if (error) toastFailure(failure, error);
  }, [error]);
  return (
    <AdminLayout title="Users" lead="Everyone with an account.">
      <ListTools label="Users" list={list} search={{ key: 'q', label: 'Name, business or email' }} selects={selects} />
      {isInVain(q) ? (
        <TooLittle />
      ) : (
        <Fetched query={users} problem={failure} lines={6}>
          {({ items, nextCursor }) => (
            <>
              <UserList users={items} isNarrowed={list.isNarrowed} isOld={users.isPlaceholderData} after={after} />
              <Pager nextCursor={nextCursor} after={after} onGo={list.setAfter} isBusy={users.isPlaceholderData} />
            </>
          )}
        </Fetched>
      )}
    </AdminLayout>
  );
}
