import { navigate } from 'wouter/use-browser-location';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { firstBootcamp } from '#shared/domain/bootcamp-day.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { EventForm } from '../components/event-form.tsx';
import { valuesOf, type EventFacts } from '../event-values.ts';

const first = { ...firstBootcamp, day: '', seats: { capacity: orderLimits.vipSeats } };

/** Creates a bootcamp, starting with the facts of the last one. */
export function NewEventScreen() {
  const list = trpc.admin.events.list.useQuery();
  const last = list.data?.[0];
  const model = trpc.admin.events.event.useQuery({ bootcampId: last?.id ?? '' }, { enabled: last !== undefined });
  const utils = trpc.useUtils();
  const create = trpc.admin.events.create.useMutation({
    onSuccess: ({ bootcampId }) => {
      showToast({ title: m.billing_events_created() });
      void utils.admin.audit.invalidate();
      void utils.admin.events.list.invalidate();
      navigate(`${adminPaths.events}/${bootcampId}`);
    },
  });
  const isFirst = list.data?.length === 0;
  const { error, isFetching, refetch } = list.error ? list : model;
  const data: EventFacts | undefined = isFirst ? first : model.data;
  const query = { data, error, isFetching, refetch };
  return (
    <AdminLayout title={m.billing_events_new()} lead={m.billing_events_new_lead()}>
      <Fetched query={query} problem={m.billing_events_failed_load()} lines={4} height={80}>
        {(from) => (
          <Panel title={m.billing_events_details()}>
            <EventForm
              initial={{ ...valuesOf({ ...from, day: '' }), state: 'open' }}
              people={0}
              shownPlace={null}
              isNew
              isBusy={create.isPending}
              error={create.error}
              onEdit={() => create.isError && create.reset()}
              onSave={(values) => create.mutateAsync({ values })}
            />
          </Panel>
        )}
      </Fetched>
    </AdminLayout>
  );
}
