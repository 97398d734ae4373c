/** Lists of the system screen: dependencies, and the process that answered. */
import { probeLabels, type ProbeState } from '#shared/domain/operations.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { duration } from '../figures.ts';

type Report = RouterOutputs['admin']['operations']['system'];
type Part = Report['parts'][number];

const names: Record<Part['key'], string> = {
  database: 'Database',
  queues: 'Queues',
  workers: 'Workers',
  mail: 'Mail',
  model: 'Model',
  payments: 'Payments',
};
const lastSigns: Record<Part['key'], string> = {
  database: '',
  queues: '',
  workers: 'Last heartbeat',
  mail: 'Last email sent',
  model: 'Last call',
  payments: 'Last event',
};
const tones: Record<ProbeState, Tone> = { ok: 'good', warn: 'warn', bad: 'bad', off: 'plain' };

const columns: readonly Column<Part>[] = [
  { id: 'name', label: 'Part', isName: true, cell: ({ key }) => names[key] },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{probeLabels[state]}</StatusBadge>,
  },
  { id: 'says', label: 'What it says', cell: ({ says }) => says },
  {
    id: 'last',
    label: 'Last heard from',
    cell: ({ key, at }) =>
      at && (
        <>
          {lastSigns[key]} <Moment at={at} />
        </>
      ),
  },
  { id: 'took', label: 'Answered in', align: 'end', cell: ({ ms }) => duration(ms) },
];

/** Each part with its state in a word and a sentence. */
export function SystemParts({ parts, checkedAt }: { parts: readonly Part[]; checkedAt: string }) {
  const troubled = parts.filter(({ state }) => state === 'bad').length;
  return (
    <Panel
      title="Parts"
      lead={
        <span role="status">
          {troubled === 0
            ? 'Everything that’s set up is responding.'
            : `${troubled} of ${parts.length} parts aren’t working.`}{' '}
          Checked at <time dateTime={checkedAt}>{new Date(checkedAt).toLocaleTimeString('en-US')}</time>.
        </span>
      }
    >
      <AdminList label="Parts" rows={parts} columns={columns} keyOf={({ key }) => key} isBare />
    </Panel>
  );
}

const roles: Record<Report['process']['role'], string> = {
  all: 'Pages and background work',
  web: 'Pages only',
  worker: 'Background work only',
};

/** The process that answered, and which versions it runs. */
export function Versions({ report }: { report: Report }) {
  const { versions, process } = report;
  return (
    <Panel title="This process">
      <Facts>
        <Fact label="Does">{roles[process.role]}</Fact>
        <Fact label="Database">{process.mode === 'embedded' ? 'Built in' : 'Separate server'}</Fact>
        <Fact label="Running since">
          <Moment at={process.startedAt} />
        </Fact>
        <Fact label="Memory">{`${Math.round(process.memoryBytes / 1024 ** 2)} MB`}</Fact>
        <Fact label="Build">{versions.build ?? 'From source'}</Fact>
        <Fact label="Node">{versions.node}</Fact>
        <Fact label="PostgreSQL">{versions.postgres}</Fact>
        <Fact label="Migrations applied">
          {versions.migrations !== null &&
            `${versions.migrations}${versions.migratedAt ? `, the last of ${dayOf(versions.migratedAt)}` : ''}`}
        </Fact>
      </Facts>
    </Panel>
  );
}
