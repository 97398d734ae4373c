/** One account: what is known of it, whether it may sign in, and its person's timeline. */
import { SimpleGrid } from '@mantine/core';
import { useEffect } from 'react';
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

const failure = 'Failed to load user data';

export function UserScreen({ id }: { id: string }) {
  const query = trpc.admin.people.user.useQuery({ userId: id });
  const { data: user, error } = query;
  const isMissing = isAbsent(error);
  useEffect(() => {
    if (error && !isMissing) toastFailure(failure, error);
  }, [error, isMissing]);
  if (isMissing)
    return (
      <AdminLayout title="User">
        <EmptyState title="We couldn’t find this account">
          It may have been deleted at its owner’s request. <AdminLink href={adminPaths.users}>All users</AdminLink>
        </EmptyState>
      </AdminLayout>
    );
  return (
    <AdminLayout
      title={user ? nameOf(user) : 'User'}
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
