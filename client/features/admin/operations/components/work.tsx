/** Lists of background work: waiting jobs by kind, queues, schedules, and worker processes. */
import { Text } from '@mantine/core';
import { sweepLabels, workLabels, type WorkKind } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { countedTo } from '#client/components/admin/count-labels.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted, duration } from '../figures.ts';

type Jobs = RouterOutputs['admin']['operations']['jobs'];
type Kind = Jobs['kinds'][number];
type Queue = NonNullable<Jobs['queues']>[number];
type Process = Jobs['processes'][number];
type Sweep = Process['sweeps'][number];

const kindColumns: readonly Column<Kind>[] = [
  { id: 'kind', label: 'Work', isName: true, share: '26%', cell: ({ kind }) => workLabels[kind].name },
  {
    id: 'about',
    label: 'What it is',
    hidesLabel: true,
    share: '34%',
    cell: ({ kind }) => (
      <Text span inherit c="dimmed" title={workLabels[kind].about}>
        {workLabels[kind].about}
      </Text>
    ),
  },
  { id: 'waiting', label: 'Waiting', align: 'end', cell: ({ waiting }) => counted(waiting) },
  { id: 'active', label: 'In progress', align: 'end', cell: ({ active }) => counted(active) },
  {
    id: 'failed',
    label: 'Failed',
    align: 'end',
    cell: ({ failed }) => (failed === 0 ? '0' : <StatusBadge tone="bad">{countedTo(failed)}</StatusBadge>),
  },
  { id: 'oldest', label: 'Oldest since', cell: ({ oldest }) => oldest && <Moment at={oldest} /> },
];

/** What stands in rows, kind by kind; a name leads to what failed. */
export function WorkCounts({ kinds, shown }: { kinds: readonly Kind[]; shown: WorkKind | undefined }) {
  return (
    <Panel title="Work" lead={shown ? undefined : 'Choose a kind of work to see what failed and retry it.'}>
      <AdminList
        label="Work by kind"
        rows={kinds}
        columns={kindColumns}
        keyOf={({ kind }) => kind}
        hrefOf={({ kind }) => `${adminPaths.jobs}?kind=${kind}`}
        isBare
        empty="No data yet"
      />
    </Panel>
  );
}

const queueColumns: readonly Column<Queue>[] = [
  { id: 'name', label: 'Queue', isName: true, cell: ({ name }) => (name === 'quick' ? 'Quick' : 'Slow') },
  { id: 'waiting', label: 'Waiting', align: 'end', cell: ({ waiting }) => counted(waiting) },
  { id: 'active', label: 'Active', align: 'end', cell: ({ active }) => counted(active) },
  { id: 'delayed', label: 'Delayed', align: 'end', cell: ({ delayed }) => counted(delayed) },
  { id: 'failed', label: 'Failed', align: 'end', cell: ({ failed }) => counted(failed) },
];

/** What lies in the queues right now. */
export function Queues({ queues, store }: { queues: Jobs['queues']; store: Jobs['queueStore'] }) {
  const name = store === 'redis' ? 'Redis' : 'PostgreSQL';
  return (
    <Panel
      title="Queues"
      lead={`Wake-ups in ${name}. Losing one does no harm, because the work itself is in the rows above.`}
    >
      <AdminList
        label="Queues"
        rows={queues ?? []}
        columns={queueColumns}
        keyOf={(queue) => queue.name}
        isBare
        empty="The queue store is unreachable. Work stays in its rows and starts a few seconds later."
      />
    </Panel>
  );
}

const sweepColumns: readonly Column<Sweep>[] = [
  { id: 'name', label: 'Schedule', isName: true, share: '50%', cell: ({ name }) => sweepLabels[name] ?? name },
  {
    id: 'last',
    label: 'Last run',
    cell: ({ at, ms }) => (
      <>
        <Moment at={at} />, took {duration(ms)}
      </>
    ),
  },
  {
    id: 'result',
    label: 'Result',
    cell: ({ error }) =>
      error === null ? (
        <StatusBadge tone="good">Done</StatusBadge>
      ) : (
        <>
          <StatusBadge tone="bad">Failed</StatusBadge> {error}
        </>
      ),
  },
];

/** Schedules listed before "Show all". */
const schedulesShown = 8;

/** What runs by the clock in each process: the last round it has told of. */
export function Schedules({ processes }: { processes: readonly Process[] }) {
  const newest = processes.find(({ isAlive }) => isAlive) ?? processes[0];
  // What failed comes first.
  const sweeps = newest?.sweeps.toSorted((one, other) => Number(other.error !== null) - Number(one.error !== null));
  return (
    <Panel
      title="Schedules"
      lead={
        newest
          ? `Each process runs these every five seconds, and database rows keep anything from running twice. Reported by ${newest.host}, which updates every 15 seconds.`
          : undefined
      }
    >
      <AdminList
        label="Schedules"
        rows={sweeps ?? []}
        columns={sweepColumns}
        keyOf={({ name }) => name}
        isBare
        first={schedulesShown}
        empty="No worker has reported in the last 24 hours"
      />
    </Panel>
  );
}

const processColumns: readonly Column<Process>[] = [
  { id: 'host', label: 'Host', isName: true, share: '30%', cell: ({ host }) => host },
  {
    id: 'state',
    label: 'State',
    cell: ({ isAlive }) =>
      isAlive ? <StatusBadge tone="good">Working</StatusBadge> : <StatusBadge tone="bad">Silent</StatusBadge>,
  },
  { id: 'beat', label: 'Last heartbeat', cell: ({ beatAt }) => <Moment at={beatAt} /> },
  { id: 'started', label: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
];

/** Worker processes of the last 24 hours. Renders nothing if there were none. */
export function Processes({ processes }: { processes: readonly Process[] }) {
  if (processes.length === 0) return null;
  return (
    <Panel title="Workers" lead="Processes that shut down normally aren’t listed. A silent one stopped unexpectedly.">
      <AdminList label="Workers" rows={processes} columns={processColumns} keyOf={({ id }) => id} isBare />
    </Panel>
  );
}
