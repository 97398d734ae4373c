/** Lists the content that's missing before the public site is complete. */
import { m } from '#messages';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Missing = RouterOutputs['admin']['operations']['readiness']['missing'][number];

const columns: readonly Column<Missing>[] = [
  { id: 'name', label: m.admin_missing(), isName: true, cell: ({ name }) => name },
  { id: 'where', label: m.admin_shows_on(), cell: ({ where }) => where },
  { id: 'todo', label: m.admin_what_to_do(), cell: ({ todo }) => todo },
];

export function ReadinessScreen() {
  const readiness = trpc.admin.operations.readiness.useQuery();
  return (
    <AdminLayout title={m.admin_readiness()} lead={m.admin_readiness_whats_left_fill_public()}>
      <Fetched query={readiness} problem={m.admin_readiness_failed_load_whats_missing()} lines={6}>
        {({ missing, showsSamples }) =>
          missing.length === 0 ? (
            <EmptyState title={m.admin_everythings_filled_in()} />
          ) : (
            <Panel
              title={m.admin_readiness_things_to_fill_in({ count: missing.length })}
              lead={
                showsSamples ? m.admin_readiness_site_isnt_deployed_so() : m.admin_readiness_visitors_dont_see_any()
              }
            >
              <AdminList label={m.admin_missing()} rows={missing} columns={columns} keyOf={({ name }) => name} isBare />
            </Panel>
          )
        }
      </Fetched>
    </AdminLayout>
  );
}
