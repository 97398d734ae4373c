import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted } from '../figures.ts';
import { Section } from './section.tsx';

type Jobs = RouterOutputs['admin']['operations']['jobs'];
type Queue = NonNullable<Jobs['queues']>[number];

const columns: readonly Column<Queue>[] = [
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
    <Section title="Queues" lead={`Wake-ups in ${name}. They may get lost without harm: the rows above are the work.`}>
      <DeskList
        label="Queues"
        rows={queues ?? []}
        columns={columns}
        keyOf={(queue) => queue.name}
        empty="Queue store away. Work waits in its rows and is woken a few seconds later."
      />
    </Section>
  );
}
