import { Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { fullMoment } from '#client/lib/time.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { personName } from '../event-labels.ts';

type Waiting = RouterOutputs['admin']['events']['waitlist'][number];

/** Members who wait for a studio seat, in the order in which they get an offer. */
export function WaitlistPanel() {
  const query = trpc.admin.events.waitlist.useQuery();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Waiting>();
  const [isOpen, setIsOpen] = useState(false);
  const remove = trpc.admin.events.removeWaiting.useMutation({
    onSuccess: () => showToast({ title: m.billing_events_removed() }),
    onSettled: () => {
      void utils.admin.audit.invalidate();
      return utils.admin.events.invalidate();
    },
  });
  const columns: Column<Waiting>[] = [
    { id: 'name', label: m.billing_events_name(), isName: true, cell: personName },
    { id: 'email', label: m.billing_events_email(), cell: ({ name, email }) => (name ? email : null) },
    { id: 'joined', label: m.billing_events_joined(), cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
    {
      id: 'offer',
      label: m.billing_events_offer(),
      cell: ({ offerEndsAt }) => offerEndsAt && m.billing_events_offered_until({ time: fullMoment(offerEndsAt) }),
    },
    {
      id: 'actions',
      label: m.billing_events_actions(),
      hidesLabel: true,
      cell: (waiting) => (
        <Button
          variant="default"
          {...rowButton}
          aria-label={m.billing_events_remove_name({ name: personName(waiting) })}
          onClick={() => {
            setAsked(waiting);
            setIsOpen(true);
          }}
        >
          {m.billing_events_remove()}
        </Button>
      ),
    },
  ];
  return (
    <Panel title={m.billing_events_waitlist()} lead={m.billing_events_waitlist_lead()}>
      <Fetched query={query} problem={m.billing_events_failed_load_waitlist()} lines={2}>
        {(rows) => (
          <AdminList
            label={m.billing_events_waitlist()}
            rows={rows}
            columns={columns}
            keyOf={({ userId }) => userId}
            hrefOf={({ userId }) => `${adminPaths.users}/${userId}`}
            isBare
            first={50}
            empty={<EmptyState title={m.billing_events_no_one_waiting()} />}
          />
        )}
      </Fetched>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.billing_events_remove_question({ name: asked ? personName(asked) : '' })}
        text={m.billing_events_remove_consequences()}
        tone="danger"
        confirmLabel={m.billing_events_remove()}
        onConfirm={() => remove.mutateAsync({ userId: asked?.userId ?? '' })}
      />
    </Panel>
  );
}
