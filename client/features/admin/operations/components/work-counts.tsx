import { workWords, type WorkKind } from '#shared/domain/operations.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { countedTo } from '#client/components/desk/count-words.ts';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted } from '../figures.ts';
import { Section } from './section.tsx';
import classes from './operations.module.css';

type Kind = RouterOutputs['admin']['operations']['jobs']['kinds'][number];

const hrefOf = (kind: WorkKind) => `${deskPaths.jobs}?kind=${kind}`;

const columns: readonly Column<Kind>[] = [
  {
    id: 'kind',
    label: 'Work',
    isName: true,
    cell: ({ kind }) => workWords[kind].name,
  },
  {
    id: 'about',
    label: 'What it is',
    hidesLabel: true,
    cell: ({ kind }) => <span className={classes.soft}>{workWords[kind].about}</span>,
  },
  { id: 'waiting', label: 'Waiting', align: 'end', cell: ({ waiting }) => counted(waiting) },
  { id: 'active', label: 'In hand', align: 'end', cell: ({ active }) => counted(active) },
  {
    id: 'oldest',
    label: 'Oldest since',
    cell: ({ oldest }) => oldest && <Moment at={oldest} />,
  },
  {
    id: 'failed',
    label: 'Failed',
    align: 'end',
    cell: ({ failed }) => (failed === 0 ? '0' : <StatusBadge tone="bad">{countedTo(failed)}</StatusBadge>),
  },
];

/** What stands in rows, kind by kind; a name leads to what failed. */
export function WorkCounts({ kinds, shown }: { kinds: readonly Kind[]; shown: WorkKind | undefined }) {
  return (
    <Section title="Work" lead={shown ? undefined : 'Choose a kind to see what failed, and to have it done again.'}>
      <DeskList
        label="Work by kind"
        rows={kinds}
        columns={columns}
        keyOf={({ kind }) => kind}
        hrefOf={({ kind }) => hrefOf(kind)}
        empty="Nothing is known"
      />
    </Section>
  );
}
