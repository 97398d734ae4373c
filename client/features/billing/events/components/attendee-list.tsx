import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { Fragment, useState } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { personName } from '../event-labels.ts';
import type { WholeEvent } from '../event-values.ts';

type Attendee = WholeEvent['attendees'][number];
type Action = 'resend' | 'move' | 'free';

/** People with seats in a bootcamp, and what can be done about each. */
export function AttendeeList({ event }: { event: WholeEvent }) {
  /** The last question, kept so that its text doesn't change while its dialog closes. */
  const [asked, setAsked] = useState<{ action: Action; attendee: Attendee }>();
  const [isOpen, setIsOpen] = useState(false);
  const ask = (action: Action, attendee: Attendee) => {
    setAsked({ action, attendee });
    setIsOpen(true);
  };
  const isUpcoming = !event.isOver && event.state !== 'canceled';
  const columns: Column<Attendee>[] = [
    {
      id: 'name',
      label: m.billing_events_name(),
      isName: true,
      cell: (attendee) =>
        attendee.userId ? (
          <AdminLink href={`${adminPaths.users}/${attendee.userId}`}>{personName(attendee)}</AdminLink>
        ) : (
          personName(attendee)
        ),
    },
    { id: 'email', label: m.billing_events_email(), cell: ({ name, email }) => (name ? email : null) },
    { id: 'virtual', label: m.billing_events_virtual(), align: 'end', cell: ({ virtual }) => virtual || null },
    {
      id: 'studioSeats',
      label: m.billing_events_seat_numbers(),
      align: 'end',
      cell: ({ studioSeats }) => studioSeats.join(', ') || null,
    },
    {
      id: 'orders',
      label: m.billing_events_orders(),
      cell: ({ orders }) =>
        orders.map(({ id, number }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <AdminLink href={`${adminPaths.orders}/${id}`}>{number}</AdminLink>
          </Fragment>
        )),
    },
    {
      id: 'actions',
      label: m.billing_events_actions(),
      hidesLabel: true,
      cell: (attendee) => (
        <Group gap={6} justify="flex-end">
          {isUpcoming && attendee.userId && (
            <Button variant="default" {...rowButton} onClick={() => ask('resend', attendee)}>
              {m.billing_events_resend()}
            </Button>
          )}
          {!event.isOver && (
            <Button variant="default" {...rowButton} onClick={() => ask('move', attendee)}>
              {m.billing_events_move()}
            </Button>
          )}
          {!event.isOver && attendee.studioSeats.length > 0 && (
            <Button variant="default" {...rowButton} onClick={() => ask('free', attendee)}>
              {m.billing_events_free()}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <>
      <AdminList
        label={m.billing_events_attendees()}
        rows={event.attendees}
        columns={columns}
        keyOf={({ orders }) => orders[0]!.id}
        isBare
        first={50}
        empty={<EmptyState title={m.billing_events_no_attendees()}>{m.billing_events_no_attendees_yet()}</EmptyState>}
      />
      <ActionDialog event={event} asked={asked} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type DialogProps = {
  event: WholeEvent;
  asked: { action: Action; attendee: Attendee } | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks before something is done. Always mounted, so that the focus returns to the pressed button. */
function ActionDialog({ event, asked, isOpen, onClose }: DialogProps) {
  const { action = 'resend', attendee } = asked ?? {};
  const utils = trpc.useUtils();
  const options = (toast: string) => ({
    onSuccess: () => showToast({ title: toast }),
    onSettled: () => {
      void utils.admin.audit.invalidate();
      return utils.admin.events.invalidate();
    },
  });
  const resend = trpc.admin.events.resend.useMutation(options(m.billing_events_resent()));
  const move = trpc.admin.events.move.useMutation(options(m.billing_events_moved()));
  const free = trpc.admin.events.free.useMutation(options(m.billing_events_freed()));
  const events = trpc.admin.events.list.useQuery(undefined, { enabled: isOpen && action === 'move' });
  const targets = (events.data ?? []).filter(
    ({ id, isOver, state }) => id !== event.id && !isOver && state !== 'canceled',
  );
  const [toId, setToId] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const chosen = targets.find(({ id }) => id === toId) ?? (targets.length === 1 ? targets[0] : undefined);
  const name = attendee ? personName(attendee) : '';
  const of = { bootcampId: event.id, orderId: attendee?.orders[0]?.id ?? '' };
  if (action === 'move')
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        title={m.billing_events_move_question({ name })}
        text={m.billing_events_move_consequences()}
        confirmLabel={m.billing_events_move()}
        onConfirm={async () => {
          setIsMissing(!chosen);
          if (!chosen) return false;
          return move.mutateAsync({ ...of, toId: chosen.id });
        }}
      >
        {events.data && targets.length === 0 ? (
          <Stack gap="xs">
            {m.billing_events_no_other()}
            <AdminLink href={`${adminPaths.events}/new`}>{m.billing_events_create()}</AdminLink>
          </Stack>
        ) : (
          <NativeSelect
            label={m.billing_events_move_to()}
            value={chosen?.id ?? ''}
            error={isMissing && !chosen ? m.billing_events_choose_one() : undefined}
            onChange={({ currentTarget }) => setToId(currentTarget.value)}
            data={[
              { value: '', label: m.billing_events_choose() },
              ...targets.map(({ id, dayText, seats }) => ({
                value: id,
                label: m.billing_events_option({ day: dayText, free: seats.capacity - seats.taken }),
              })),
            ]}
          />
        )}
      </ConfirmDialog>
    );
  const isFree = action === 'free';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isFree ? m.billing_events_free_question({ name }) : m.billing_events_resend_question({ name })}
      text={
        isFree
          ? m.billing_events_free_consequences({ count: attendee?.studioSeats.length ?? 0 })
          : m.billing_events_resend_consequences({ email: attendee?.email ?? '' })
      }
      tone={isFree ? 'danger' : 'plain'}
      confirmLabel={isFree ? m.billing_events_free() : m.billing_events_resend()}
      onConfirm={() => (isFree ? free : resend).mutateAsync(of)}
    />
  );
}
