/** What's left to fill in before the public site is complete. */
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Missing = RouterOutputs['admin']['operations']['readiness']['missing'][number];

const columns: readonly Column<Missing>[] = [
  { id: 'name', label: 'Missing', isName: true, cell: ({ name }) => name },
  { id: 'where', label: 'Shows on', cell: ({ where }) => where },
  { id: 'todo', label: 'What to do', cell: ({ todo }) => todo },
];

export function ReadinessScreen() {
  const readiness = trpc.admin.operations.readiness.useQuery();
  return (
    <AdminLayout title="Readiness" lead="What’s left to fill in on the public site, in the order visitors notice it.">
      <Fetched query={readiness} problem="Failed to load what’s missing" lines={6}>
        {({ missing, showsSamples }) =>
          missing.length === 0 ? (
            <EmptyState title="Everything’s filled in." />
          ) : (
            <Panel
              title={missing.length === 1 ? '1 thing to fill in' : `${missing.length} things to fill in`}
              lead={
                showsSamples
                  ? 'Pages on this machine fill these gaps with demo content, marked with a badge. A deployed site leaves them out.'
                  : 'Visitors don’t see any of these yet: pages leave them out until they’re real.'
              }
            >
              <AdminList label="Missing" rows={missing} columns={columns} keyOf={({ name }) => name} isBare />
            </Panel>
          )
        }
      </Fetched>
    </AdminLayout>
  );
}
