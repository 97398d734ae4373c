/** Lists all accounts with search, filters, sorting and pages, all stored in the URL. */
import { useEffect } from 'react';
import { m } from '#messages';
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

const failure = m.admin_user_failed_load_user_data();
const defaults = { q: '', state: '', role: '', plan: '', sort: 'newest' };
const choices = { state: ['', ...accountStates], role: ['', ...roles], plan: ['', ...planIds], sort: userSorts };

const selects = [
  {
    key: 'state',
    label: m.admin_state(),
    options: [
      { value: '', label: m.admin_all() },
      { value: 'active', label: m.admin_active() },
      { value: 'deactivated', label: m.admin_deactivated() },
      { value: 'unconfirmed', label: m.admin_not_confirmed() },
    ],
  },
  {
    key: 'role',
    label: m.admin_role(),
    options: [
      { value: '', label: m.admin_all() },
      { value: 'member', label: m.admin_members() },
      { value: 'admin', label: m.admin_admins() },
    ],
  },
  {
    key: 'plan',
    label: m.admin_plan(),
    options: [
      { value: '', label: m.admin_all() },
      { value: 'pro', label: m.admin_pro() },
      { value: 'free', label: m.admin_free() },
    ],
  },
  {
    key: 'sort',
    label: m.admin_order(),
    options: [
      { value: 'newest', label: m.admin_newest_first() },
      { value: 'oldest', label: m.admin_oldest_first() },
      { value: 'email', label: m.admin_by_email() },
    ],
  },
] as const;

/** @returns the value if it's one of the known ones; undefined otherwise. */
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
    <AdminLayout title={m.admin_users()} lead={m.admin_users_everyone_with_an_account()}>
      <ListTools
        label={m.admin_users()}
        list={list}
        search={{ key: 'q', label: m.admin_users_name_business_or_email() }}
        selects={selects}
      />
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
