import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout, leadLoading } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { isAbsent, toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AttendeeList } from '../components/attendee-list.tsx';
import { EventForm } from '../components/event-form.tsx';
import { stateOf } from '../event-labels.ts';
import { valuesOf, type WholeEvent } from '../event-values.ts';

const problem = m.billing_events_failed_load_one();

/** A bootcamp: its facts, its seats, and who has one. */
export function EventScreen({ id }: { id: string }) {
  const query = trpc.admin.events.event.useQuery({ bootcampId: id });
  const { data: event, error } = query;
  const isMissing = isAbsent(error);
  useEffect(() => {
    if (error && !isMissing) toastFailure(problem, error);
  }, [error, isMissing]);
  if (isMissing)
    return (
      <AdminLayout title={m.billing_events_event()}>
        <EmptyState title={m.billing_events_not_found()}>
          <AdminLink href={adminPaths.events}>{m.billing_events_all()}</AdminLink>
        </EmptyState>
      </AdminLayout>
    );
  return (
    <AdminLayout
      title={event ? event.dayText : m.billing_events_event()}
      lead={event ? event.title : leadLoading}
      place={id}
    >
      <Fetched query={query} problem={problem} lines={4} height={120}>
        {(found) => (
          <>
            <SeatsPanel event={found} />
            <AttendeesPanel event={found} />
            <Panel title={m.billing_events_details()}>
              <EditForm key={found.updatedAt} event={found} />
            </Panel>
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}

function SeatsPanel({ event }: { event: WholeEvent }) {
  const { capacity, taken, sold, virtual } = event.seats;
  const { label, tone } = stateOf(event);
  return (
    <Panel title={m.billing_events_at_a_glance()}>
      <Facts>
        <Fact label={m.billing_events_sales()}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </Fact>
        <Fact label={m.billing_events_when()}>{event.timeText}</Fact>
        <Fact label={m.billing_events_studio_sold()}>{m.billing_events_of({ sold, capacity })}</Fact>
        <Fact label={m.billing_events_on_hold()}>{taken - sold}</Fact>
        <Fact label={m.billing_events_virtual_sold()}>{virtual}</Fact>
      </Facts>
    </Panel>
  );
}

function AttendeesPanel({ event }: { event: WholeEvent }) {
  return (
    <Panel
      title={m.billing_events_attendees()}
      aside={
        event.attendees.length > 0 && (
          <Button
            component="a"
            href={`${adminPaths.attendeesFile}?event=${event.id}`}
            download
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.7} aria-hidden />}
          >
            {m.billing_events_csv()}
          </Button>
        )
      }
    >
      {event.hasMore && <Text mb="sm">{m.billing_events_has_more({ count: event.attendees.length })}</Text>}
      <AttendeeList event={event} />
    </Panel>
  );
}

function EditForm({ event }: { event: WholeEvent }) {
  const utils = trpc.useUtils();
  const update = trpc.admin.events.update.useMutation({
    onSuccess: () => {
      showToast({ title: m.billing_events_saved(), description: m.billing_events_saved_pages() });
      void utils.admin.audit.invalidate();
      return utils.admin.events.invalidate();
    },
  });
  return (
    <EventForm
      initial={valuesOf(event)}
      people={event.isOver ? 0 : event.attendees.length}
      shownPlace={event.shownPlace}
      isBusy={update.isPending}
      error={update.error}
      onEdit={() => update.isError && update.reset()}
      onSave={(values) => update.mutateAsync({ bootcampId: event.id, seen: event.updatedAt, values })}
    />
  );
}
