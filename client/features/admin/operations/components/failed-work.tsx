import { Button, Stack, Text } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { m } from '#messages';
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

/** Lists the failed jobs of one kind, newest first, with the reason and a retry button for each. */
export function FailedWork({ kind }: { kind: WorkKind }) {
  const list = useListState<{ kind: string }>({ kind: '' });
  const failed = trpc.admin.operations.failedWork.useQuery(
    { kind, ...(list.after ? { cursor: list.after } : {}) },
    { placeholderData: (before) => before },
  );
  const columns: readonly Column<Failed>[] = [
    {
      id: 'what',
      label: m.admin_what(),
      isName: true,
      share: '24%',
      cell: ({ what }) => (what === null ? m.admin_profile() : plainName(what)),
    },
    {
      id: 'reason',
      label: m.admin_why(),
      share: '36%',
      cell: ({ reason }) => (reason === null ? m.admin_not_noted() : reasonLabel(reason)),
    },
    { id: 'tries', label: m.admin_tries(), align: 'end', cell: ({ attempts }) => attempts },
    { id: 'since', label: m.admin_when(), cell: ({ at }) => <Moment at={at} /> },
    { id: 'again', label: m.admin_retry(), hidesLabel: true, cell: (work) => <RetryOne kind={kind} work={work} /> },
  ];
  return (
    <Panel
      title={m.admin_failed_work_failed({ name: workLabels[kind].name })}
      aside={<RetryAll kind={kind} isShown={failed.data !== undefined && failed.data.items.length > 0} />}
    >
      <Fetched query={failed} problem={m.admin_failed_work_failed_load_failed_items()}>
        {({ items, nextCursor }) => (
          <Stack>
            <AdminList
              label={m.admin_failed_work_failed({ name: workLabels[kind].name })}
              rows={items}
              columns={columns}
              keyOf={({ id }) => id}
              {...(kind === 'mail' ? { hrefOf: ({ id }: Failed) => `${adminPaths.mails}?mail=${id}` } : {})}
              isOld={failed.isPlaceholderData}
              isBare
              empty={list.after ? <EmptyPage /> : m.admin_nothing_has_failed()}
            />
            <Pager nextCursor={nextCursor} after={list.after} onGo={list.setAfter} isBusy={failed.isPlaceholderData} />
          </Stack>
        )}
      </Fetched>
    </Panel>
  );
}

/** Returns a function that refetches counts and lists after a retry. */
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
    meta: { success: { title: m.admin_failed_work_queued_to_run_again() }, failure: m.admin_failed_to_retry() },
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
        busyLabel={m.admin_one_moment()}
        aria-label={m.admin_failed_work_do_again({ value: work.what === null ? 'profile' : plainName(work.what) })}
        onClick={() => retry.mutate({ kind, id: work.id })}
      >
        {m.admin_do_again()}
      </BusyButton>
    </div>
  );
}

/** Moves the focus to the next row that can be retried, if it was in the row that's about to be removed. */
function leaveRow(place: HTMLElement | null) {
  const row = place?.closest('tr');
  if (!row?.contains(document.activeElement)) return;
  const next = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button');
  if (next) next.focus();
  else focusTop();
}

/** Rendered even if the list is empty, so that its dialog can close normally. */
function RetryAll({ kind, isShown }: { kind: WorkKind; isShown: boolean }) {
  const refresh = useRefresh();
  const [asks, setAsks] = useState(false);
  const retry = trpc.admin.operations.retryAll.useMutation({
    onSuccess: ({ count }) =>
      showToast({
        title:
          count === 0
            ? m.admin_failed_work_none_these_can_retried()
            : m.admin_failed_work_queued_to_run_again_2({ count }),
      }),
    onSettled: refresh,
  });
  return (
    <>
      {isShown && (
        <Button leftSection={<IconRotate size={18} stroke={1.7} aria-hidden />} onClick={() => setAsks(true)}>
          {m.admin_do_all_again()}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={m.admin_failed_work_retry_all_of_these()}
        text={m.admin_failed_work_up_items_go_back({ retryPortion })}
        confirmLabel={m.admin_retry_all()}
        onConfirm={() => retry.mutateAsync({ kind })}
        focusAfter={focusTop}
      />
    </>
  );
}
