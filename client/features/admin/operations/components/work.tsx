/** Lists of background work: queued jobs by kind, queues, schedules, and worker processes. */
import { Text } from '@mantine/core';
import { m } from '#messages';
import { sweepLabels, workLabels, type WorkKind } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { countedTo } from '#client/components/admin/count-labels.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { Markup } from '#client/components/markup.tsx';
import { counted, duration } from '../figures.ts';

type Jobs = RouterOutputs['admin']['operations']['jobs'];
type Kind = Jobs['kinds'][number];
type Queue = NonNullable<Jobs['queues']>[number];
type Process = Jobs['processes'][number];
type Sweep = Process['sweeps'][number];

const kindColumns: readonly Column<Kind>[] = [
  { id: 'kind', label: m.admin_work(), isName: true, share: '26%', cell: ({ kind }) => workLabels[kind].name },
  {
    id: 'about',
    label: m.admin_what_it_is(),
    hidesLabel: true,
    share: '34%',
    cell: ({ kind }) => (
      <Text span inherit c="dimmed" title={workLabels[kind].about}>
        {workLabels[kind].about}
      </Text>
    ),
  },
  { id: 'waiting', label: m.admin_waiting_2(), align: 'end', cell: ({ waiting }) => counted(waiting) },
  { id: 'active', label: m.admin_in_progress(), align: 'end', cell: ({ active }) => counted(active) },
  {
    id: 'failed',
    label: m.admin_failed(),
    align: 'end',
    cell: ({ failed }) => (failed === 0 ? '0' : <StatusBadge tone="bad">{countedTo(failed)}</StatusBadge>),
  },
  { id: 'oldest', label: m.admin_oldest_since(), cell: ({ oldest }) => oldest && <Moment at={oldest} /> },
];

/** Lists the queued work by kind; each name links to its failed jobs. */
export function WorkCounts({ kinds, shown }: { kinds: readonly Kind[]; shown: WorkKind | undefined }) {
  return (
    <Panel title={m.admin_work()} lead={shown ? undefined : m.admin_work_choose_kind_work_see()}>
      <AdminList
        label={m.admin_work_by_kind()}
        rows={kinds}
        columns={kindColumns}
        keyOf={({ kind }) => kind}
        hrefOf={({ kind }) => `${adminPaths.jobs}?kind=${kind}`}
        isBare
        empty={m.admin_no_data_yet()}
      />
    </Panel>
  );
}

const queueColumns: readonly Column<Queue>[] = [
  {
    id: 'name',
    label: m.admin_queue(),
    isName: true,
    cell: ({ name }) => (name === 'quick' ? m.admin_quick() : m.admin_slow()),
  },
  { id: 'waiting', label: m.admin_waiting_2(), align: 'end', cell: ({ waiting }) => counted(waiting) },
  { id: 'active', label: m.admin_active(), align: 'end', cell: ({ active }) => counted(active) },
  { id: 'delayed', label: m.admin_delayed(), align: 'end', cell: ({ delayed }) => counted(delayed) },
  { id: 'failed', label: m.admin_failed(), align: 'end', cell: ({ failed }) => counted(failed) },
];

/** Shows what's in the queues right now. */
export function Queues({ queues, store }: { queues: Jobs['queues']; store: Jobs['queueStore'] }) {
  const name = store === 'redis' ? m.admin_redis() : 'PostgreSQL';
  return (
    <Panel title={m.admin_queues()} lead={m.admin_work_wake_ups_losing_one({ name })}>
      <AdminList
        label={m.admin_queues()}
        rows={queues ?? []}
        columns={queueColumns}
        keyOf={(queue) => queue.name}
        isBare
        empty={m.admin_work_queue_store_unreachable_work()}
      />
    </Panel>
  );
}

const sweepColumns: readonly Column<Sweep>[] = [
  { id: 'name', label: m.admin_schedule(), isName: true, share: '50%', cell: ({ name }) => sweepLabels[name] ?? name },
  {
    id: 'last',
    label: m.admin_last_run(),
    cell: ({ at, ms }) => (
      <Markup parts={m.admin_work_took.parts({ at, ms: duration(ms) })} tags={{ time: () => <Moment at={at} /> }} />
    ),
  },
  {
    id: 'result',
    label: m.admin_result(),
    cell: ({ error }) =>
      error === null ? (
        <StatusBadge tone="good">{m.admin_done()}</StatusBadge>
      ) : (
        <>
          <StatusBadge tone="bad">{m.admin_failed()}</StatusBadge> {error}
        </>
      ),
  },
];

/** Schedules listed before "Show all". */
const schedulesShown = 8;

/** Lists each process's scheduled tasks, with the last reported run. */
export function Schedules({ processes }: { processes: readonly Process[] }) {
  const newest = processes.find(({ isAlive }) => isAlive) ?? processes[0];
  // Put failures first.
  const sweeps = newest?.sweeps.toSorted((one, other) => Number(other.error !== null) - Number(one.error !== null));
  return (
    <Panel
      title={m.admin_schedules()}
      lead={newest ? m.admin_work_each_process_runs_these({ host: newest.host }) : undefined}
    >
      <AdminList
        label={m.admin_schedules()}
        rows={sweeps ?? []}
        columns={sweepColumns}
        keyOf={({ name }) => name}
        isBare
        first={schedulesShown}
        empty={m.admin_work_no_worker_has_reported()}
      />
    </Panel>
  );
}

const processColumns: readonly Column<Process>[] = [
  { id: 'host', label: m.admin_host(), isName: true, share: '30%', cell: ({ host }) => host },
  {
    id: 'state',
    label: m.admin_state(),
    cell: ({ isAlive }) =>
      isAlive ? (
        <StatusBadge tone="good">{m.admin_working()}</StatusBadge>
      ) : (
        <StatusBadge tone="bad">{m.admin_silent()}</StatusBadge>
      ),
  },
  { id: 'beat', label: m.admin_last_heartbeat(), cell: ({ beatAt }) => <Moment at={beatAt} /> },
  { id: 'started', label: m.admin_started(), cell: ({ startedAt }) => <Moment at={startedAt} /> },
];

/** Worker processes of the last 24 hours. Renders nothing if there were none. */
export function Processes({ processes }: { processes: readonly Process[] }) {
  if (processes.length === 0) return null;
  return (
    <Panel title={m.admin_workers()} lead={m.admin_work_processes_shut_down_normally()}>
      <AdminList label={m.admin_workers()} rows={processes} columns={processColumns} keyOf={({ id }) => id} isBare />
    </Panel>
  );
}
