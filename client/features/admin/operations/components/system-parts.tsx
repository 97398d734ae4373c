import { probeWords, type ProbeState } from '#shared/domain/operations.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { duration } from '../figures.ts';
import { Section } from './section.tsx';

type Part = RouterOutputs['admin']['operations']['system']['parts'][number];

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
  workers: 'Last sign',
  mail: 'Last mail left',
  model: 'Last call',
  payments: 'Last event',
};
const tones: Record<ProbeState, Tone> = { ok: 'good', warn: 'warn', bad: 'bad', off: 'plain' };

const columns: readonly Column<Part>[] = [
  { id: 'name', label: 'Part', isName: true, cell: ({ key }) => names[key] },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{probeWords[state]}</StatusBadge>,
  },
  { id: 'says', label: 'What it says', cell: ({ says }) => says },
  {
    id: 'last',
    label: 'Last heard of',
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
    <Section
      title="Parts"
      lead={
        <span role="status">
          {troubled === 0 ? 'All that is set up answers.' : `${troubled} of ${parts.length} parts do not work.`} Checked
          at <time dateTime={checkedAt}>{new Date(checkedAt).toLocaleTimeString('en-US')}</time>.
        </span>
      }
    >
      <DeskList label="Parts" rows={parts} columns={columns} keyOf={({ key }) => key} empty="Nothing is known" />
    </Section>
  );
}
