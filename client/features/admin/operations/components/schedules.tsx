import { sweepWords } from '#shared/domain/operations.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { duration } from '../figures.ts';
import { Processes } from './processes.tsx';
import { Section } from './section.tsx';

type Process = RouterOutputs['admin']['operations']['jobs']['processes'][number];
type Sweep = Process['sweeps'][number];

const columns: readonly Column<Sweep>[] = [
  { id: 'name', label: 'Schedule', isName: true, cell: ({ name }) => sweepWords[name] ?? name },
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
        <StatusBadge tone="bad">Failed: {error}</StatusBadge>
      ),
  },
];

/** What runs by the clock in each process: the last round it has told of. */
export function Schedules({ processes }: { processes: readonly Process[] }) {
  const newest = processes.find(({ isAlive }) => isAlive) ?? processes[0];
  return (
    <>
      <Section
        title="Schedules"
        lead={
          newest
            ? `Each runs every five seconds in each process; rows see to it that nothing is done twice. As told by ${newest.host}, which writes it down every 15 seconds.`
            : undefined
        }
      >
        <DeskList
          label="Schedules"
          rows={newest?.sweeps ?? []}
          columns={columns}
          keyOf={({ name }) => name}
          empty="No worker has given a sign of life in the last 24 hours"
        />
      </Section>
      {processes.length > 0 && <Processes processes={processes} />}
    </>
  );
}
