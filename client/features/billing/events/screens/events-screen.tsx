import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { toastFailure } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { WaitlistPanel } from '../components/waitlist-panel.tsx';
import { stateOf } from '../event-labels.ts';

type Listed = RouterOutputs['admin']['events']['list'][number];

const columns: Column<Listed>[] = [
  { id: 'day', label: m.billing_events_day(), isName: true, cell: ({ dayText }) => dayText },
  { id: 'title', label: m.billing_events_title(), cell: ({ title }) => title },
  {
    id: 'state',
    label: m.billing_events_sales(),
    cell: (event) => {
      const { label, tone } = stateOf(event);
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    },
  },
  {
    id: 'studio',
    label: m.billing_events_studio_sold(),
    align: 'end',
    cell: ({ seats }) => m.billing_events_of({ sold: seats.sold, capacity: seats.capacity }),
  },
  { id: 'virtual', label: m.billing_events_virtual_sold(), align: 'end', cell: ({ seats }) => seats.virtual },
];

const problem = m.billing_events_failed_load();

/** All bootcamps, and the waiting list for a studio seat. */
export function EventsScreen() {
  const query = trpc.admin.events.list.useQuery();
  const { error } = query;
  useEffect(() => {
    if (error) toastFailure(problem, error);
  }, [error]);
  return (
    <AdminLayout
      title={m.billing_events_events()}
      lead={m.billing_events_lead()}
      aside={
        <Button component={AdminLink} href={`${adminPaths.events}/new`}>
          {m.billing_events_new()}
        </Button>
      }
    >
      <Fetched query={query} problem={problem} lines={2} height={64}>
        {(events) => (
          <AdminList
            label={m.billing_events_events()}
            rows={events}
            columns={columns}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `${adminPaths.events}/${id}`}
            empty={<EmptyState title={m.billing_events_none()}>{m.billing_events_none_yet()}</EmptyState>}
          />
        )}
      </Fetched>
      <WaitlistPanel />
    </AdminLayout>
  );
}
