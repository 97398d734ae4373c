import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { plainDayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted, dollars } from '../figures.ts';
import { Section } from './section.tsx';

type Day = RouterOutputs['admin']['operations']['ai']['perDay'][number];

const columns: readonly Column<Day>[] = [
  { id: 'day', label: 'Day', isName: true, cell: ({ day }) => plainDayOf(day) },
  { id: 'calls', label: 'Calls', align: 'end', cell: ({ calls }) => counted(calls) },
  { id: 'answered', label: 'Answered', align: 'end', cell: ({ answered }) => counted(answered) },
  { id: 'in', label: 'Tokens in', align: 'end', cell: ({ inputTokens }) => counted(inputTokens) },
  { id: 'out', label: 'Tokens out', align: 'end', cell: ({ outputTokens }) => counted(outputTokens) },
  { id: 'cost', label: 'Cost', align: 'end', cell: ({ costMicroUsd }) => dollars(costMicroUsd) },
];

/** Calls, tokens and cost of each day on which the model was asked. */
export function ModelDays({ perDay, isOld }: { perDay: readonly Day[]; isOld: boolean }) {
  return (
    <Section title="Days">
      <DeskList
        label="Days"
        rows={perDay}
        columns={columns}
        keyOf={({ day }) => day}
        isOld={isOld}
        empty="The model was not asked in this time"
      />
    </Section>
  );
}
