import { reasonWords } from '#shared/domain/operations.ts';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted, share } from '../figures.ts';
import { Section } from './section.tsx';

type Writer = RouterOutputs['admin']['operations']['ai']['writers'][number];
type Line = { key: string; name: string; why: string | undefined; count: number; all: number };

const columns: readonly Column<Line>[] = [
  { id: 'name', label: 'Written by', isName: true, cell: ({ name }) => name },
  { id: 'why', label: 'Why not the model', cell: ({ why }) => why },
  { id: 'count', label: 'Profiles', align: 'end', cell: ({ count }) => counted(count) },
  { id: 'share', label: 'Share', align: 'end', cell: ({ count, all }) => share(count, all) },
];

/** Finished profiles by who wrote them, and why the model did not. */
export function ProfileWriters({ writers }: { writers: readonly Writer[] }) {
  const all = writers.reduce((sum, { count }) => sum + count, 0);
  const lines = writers.map(({ engine, failure, count }): Line => {
    const isModel = engine === 'openai';
    return {
      key: `${engine} ${failure ?? ''}`,
      name: isModel ? 'The model' : 'The built-in engine',
      why: isModel ? undefined : reasonWords(failure),
      count,
      all,
    };
  });
  return (
    <Section title="Who wrote the profiles">
      <DeskList
        label="Who wrote the profiles"
        rows={lines}
        columns={columns}
        keyOf={({ key }) => key}
        empty="No profile was finished in this time"
      />
    </Section>
  );
}
