import { Button, Stack, Text } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { plainName, reasonLabel, retryPortion, workLabels, type WorkKind } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { focusTop } from '#client/lib/focus-top.ts';
import { AdminList, EmptyPage, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Failed = RouterOutputs['admin']['operations']['failedWork']['items'][number];

/** What failed of a kind, newest first, each with why and a way to have it done again. */
export function FailedWork({ kind }: { kind: WorkKind }) {
  const list = useListState<{ kind: string }>({ kind: '' });
  const failed = trpc.admin.operations.failedWork.useQuery(
    { kind, ...(list.after ? { cursor: list.after } : {}) },
    { placeholderData: (before) => before },
  );
  const columns: readonly Column<Failed>[] = [
    {
      id: 'what',
      label: 'What',
      isName: true,
      share: '24%',
      cell: ({ what }) => (what === null ? 'Profile' : plainName(what)),
    },
    {
      id: 'reason',
      label: 'Why',
      share: '36%',
      cell: ({ reason }) => (reason === null ? 'Not noted' : reasonLabel(reason)),
    },
    { id: 'tries', label: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    { id: 'since', label: 'From', cell: ({ at }) => <Moment at={at} /> },
    { id: 'again', label: 'Retry', hidesLabel: true, cell: (work) => <RetryOne kind={kind} work={work} /> },
  ];
  return (
    <Panel
      title={`Failed: ${workLabels[kind].name}`}
      aside={<RetryAll kind={kind} isShown={failed.data !== undefined && failed.data.items.length > 0} />}
    >
      <Fetched query={failed} problem="Failed to load the failed items">
        {({ items, nextCursor }) => (
          <Stack>
            <AdminList
              label={`Failed: ${workLabels[kind].name}`}
              rows={items}
              columns={columns}
              keyOf={({ id }) => id}
              {...(kind === 'mail' ? { hrefOf: ({ id }: Failed) => `${adminPaths.mails}?mail=${id}` } : {})}
              isOld={failed.isPlaceholderData}
              isBare
              empty={list.after ? <EmptyPage /> : 'Nothing has failed'}
            />
            <Pager nextCursor={nextCursor} after={list.after} onGo={list.setAfter} isBusy={failed.isPlaceholderData} />
          </Stack>
        )}
      </Fetched>
    </Panel>
  );
}

/** Counts and list follow what was done. */
function useRefresh() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.operations.jobs.invalidate(),
      utils.admin.operations.failedWork.invalidate(),
      utils.admin.inbox.waiting.invalidate(),
    ]);
}

function RetryOne({ kind, work }: { kind: WorkKind; work: Failed }) {
  const refresh = useRefresh();
  const place = useRef<HTMLDivElement>(null);
  const retry = trpc.admin.operations.retryWork.useMutation({
    meta: { success: { title: 'Queued to run again' }, failure: 'Failed to retry' },
    onSuccess: () => {
      leaveRow(place.current);
    },
    onSettled: refresh,
  });
  if (work.refusal)
    return (
      <Text span inherit c="dimmed">
        {work.refusal}
      </Text>
    );
  return (
    <div ref={place}>
      <BusyButton
        variant="default"
        {...rowButton}
        isBusy={retry.isPending}
        busyLabel="One moment …"
        aria-label={`Do again: ${work.what === null ? 'profile' : plainName(work.what)}`}
        onClick={() => retry.mutate({ kind, id: work.id })}
      >
        Do again
      </BusyButton>
    </div>
  );
}

/** The row goes away: the keyboard, where it is in it, goes to the next one that can be done again. */
function leaveRow(place: HTMLElement | null) {
  const row = place?.closest('tr');
  if (!row?.contains(document.activeElement)) return;
  const next = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button');
  if (next) next.focus();
  else focusTop();
}

/** Stands also where nothing is listed any more, so that its dialog closes as dialogs do. */
function RetryAll({ kind, isShown }: { kind: WorkKind; isShown: boolean }) {
  const refresh = useRefresh();
  const [asks, setAsks] = useState(false);
  const retry = trpc.admin.operations.retryAll.useMutation({
    onSuccess: ({ count }) =>
      showToast({ title: count === 0 ? 'None of these can be retried' : `${count} queued to run again` }),
    onSettled: refresh,
  });
  return (
    <>
      {isShown && (
        <Button leftSection={<IconRotate size={18} stroke={1.7} aria-hidden />} onClick={() => setAsks(true)}>
          Do all again
        </Button>
      )}
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title="Retry all of these?"
        text={`Up to ${retryPortion} items go back to the queue, least recently tried first. Items that can’t be retried, and emails older than three days, stay in the list.`}
        confirmLabel="Retry all"
        onConfirm={() => retry.mutateAsync({ kind })}
        focusAfter={focusTop}
      />
    </>
  );
}
