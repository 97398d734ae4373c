import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { Section } from './section.tsx';

type Process = RouterOutputs['admin']['operations']['jobs']['processes'][number];

const columns: readonly Column<Process>[] = [
  { id: 'host', label: 'Host', isName: true, cell: ({ host }) => host },
  {
    id: 'state',
    label: 'State',
    cell: ({ isAlive }) =>
      isAlive ? <StatusBadge tone="good">At work</StatusBadge> : <StatusBadge tone="bad">Silent</StatusBadge>,
  },
  { id: 'beat', label: 'Last sign', cell: ({ beatAt }) => <Moment at={beatAt} /> },
  { id: 'started', label: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
];

/** Processes that do background work, of the last 24 hours. */
export function Processes({ processes }: { processes: readonly Process[] }) {
  return (
    <Section title="Workers" lead="Processes that stopped in order are not listed; a silent one was cut off.">
      <DeskList
        label="Workers"
        rows={processes}
        columns={columns}
        keyOf={({ id }) => id}
        empty="No worker is running"
      />
    </Section>
  );
}
