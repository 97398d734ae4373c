/** A single account: its data, whether it may sign in, and the person's timeline. */
import { SimpleGrid } from '@mantine/core';
import { useEffect } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { PersonTimeline } from '#client/components/admin/person-timeline.tsx';
import { isAbsent, toastFailure } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AccountPanel, LeadsPanel, PlanPanel } from '../components/user-facts.tsx';
import { SetActive } from '../components/set-active.tsx';
import { nameOf } from '../user-labels.ts';

const failure = m.admin_user_failed_load_user_data();

export function UserScreen({ id }: { id: string }) {
  const query = trpc.admin.people.user.useQuery({ userId: id });
  const { data: user, error } = query;
  const isMissing = isAbsent(error);
  useEffect(() => {
    if (error && !isMissing) toastFailure(failure, error);
  }, [error, isMissing]);
  if (isMissing)
    return (
      <AdminLayout title={m.admin_user()}>
        <EmptyState title={m.admin_user_couldnt_find_account()}>
          {m.admin_user_may_have_been_deleted()} <AdminLink href={adminPaths.users}>{m.admin_all_users()}</AdminLink>
        </EmptyState>
      </AdminLayout>
    );
  return (
    <AdminLayout
      title={user ? nameOf(user) : m.admin_user()}
      lead={user && nameOf(user) !== user.email ? user.email : undefined}
      aside={user && <SetActive user={user} />}
    >
      <Fetched query={query} problem={failure} lines={4} height={120}>
        {(found) => (
          <>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <AccountPanel user={found} />
              <PlanPanel user={found} />
            </SimpleGrid>
            <LeadsPanel user={found} />
            <PersonTimeline of={{ userId: found.id }} />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}
