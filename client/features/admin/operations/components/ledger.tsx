/** The AI ledger: the budget of today, who wrote the profiles, days and calls. */
import { Badge, Group, Stack } from '@mantine/core';
import { plainName, reasonLabel } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, EmptyPage, type Column } from '#client/components/admin/admin-list.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Meter } from '#client/components/member/meter.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { plainDayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted, dollars, duration, share } from '../figures.ts';

type Ledger = RouterOutputs['admin']['operations']['ai'];
type Writer = Ledger['writers'][number];
type Day = Ledger['perDay'][number];
type Call = Ledger['items'][number];

/** Money of today against its cap, and how long calls take. */
export function ModelBudget({ ledger }: { ledger: Ledger }) {
  const { budget, model, times } = ledger;
  const used = budget.spent + budget.reserved;
  const isReached = used >= budget.cap;
  const words = `${dollars(used)} of ${dollars(budget.cap)} used`;
  return (
    <Panel
      title="Today’s budget"
      lead={
        model === null
          ? 'No key is set. The built-in engine writes everything, at no cost.'
          : isReached
            ? 'Today’s budget is spent. The built-in engine writes until midnight UTC.'
            : 'When you reach the cap, the built-in engine writes until midnight UTC.'
      }
    >
      <Stack gap="sm">
        <Meter value={used} max={budget.cap} text={words} label="Today’s budget" isLow={isReached} />
        <Facts>
          <Fact label="Spent">{dollars(budget.spent)}</Fact>
          <Fact label="Reserved for calls in progress">{dollars(budget.reserved)}</Fact>
          <Fact label="Cap per day">{dollars(budget.cap)}</Fact>
          <Fact label="Model">{model}</Fact>
          <Fact label="Median response time">{times.half !== null && duration(times.half)}</Fact>
          <Fact label="95% answered within">{times.most !== null && duration(times.most)}</Fact>
        </Facts>
      </Stack>
    </Panel>
  );
}

type Line = { key: string; name: string; why: string | undefined; count: number; all: number };

const writerColumns: readonly Column<Line>[] = [
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
      why: isModel ? undefined : reasonLabel(failure),
      count,
      all,
    };
  });
  return (
    <Panel title="Who wrote the profiles">
      <AdminList
        label="Who wrote the profiles"
        rows={lines}
        columns={writerColumns}
        keyOf={({ key }) => key}
        isBare
        empty="No profiles were finished in this period"
      />
    </Panel>
  );
}

const dayColumns: readonly Column<Day>[] = [
  { id: 'day', label: 'Day', isName: true, cell: ({ day }) => plainDayOf(day) },
  { id: 'calls', label: 'Calls', align: 'end', cell: ({ calls }) => counted(calls) },
  { id: 'answered', label: 'Answered', align: 'end', cell: ({ answered }) => counted(answered) },
  { id: 'in', label: 'Tokens in', align: 'end', cell: ({ inputTokens }) => counted(inputTokens) },
  { id: 'out', label: 'Tokens out', align: 'end', cell: ({ outputTokens }) => counted(outputTokens) },
  { id: 'cost', label: 'Cost', align: 'end', cell: ({ costMicroUsd }) => dollars(costMicroUsd) },
];

/** Days listed before "Show all". */
const daysShown = 7;

/** Calls, tokens and cost of each day on which the model was asked. */
export function ModelDays({ perDay, isOld }: { perDay: readonly Day[]; isOld: boolean }) {
  return (
    <Panel title="Days">
      <AdminList
        label="Days"
        rows={perDay}
        columns={dayColumns}
        keyOf={({ day }) => day}
        isOld={isOld}
        isBare
        first={daysShown}
        empty="No calls to the model in this period"
      />
    </Panel>
  );
}

/** What a call was for. Its row may be gone with the account it belonged to. */
function purposeOf({ kind, subject }: Call): string {
  if (kind === 'profile') return 'Profile';
  if (kind === 'voice') return 'Voice';
  if (kind === null) return 'From a deleted account';
  return `${kind === 'section' ? 'Section' : 'Tool'}: ${plainName(subject ?? '').toLowerCase()}`;
}

function writerOf({ writtenBy, failure }: Call): string | null {
  if (writtenBy === null) return failure === null ? null : reasonLabel(failure);
  return writtenBy === 'openai' ? 'The model' : `The built-in engine. ${reasonLabel(failure)}`;
}

const callColumns: readonly Column<Call>[] = [
  {
    id: 'purpose',
    label: 'For',
    isName: true,
    share: '20%',
    cell: (call) =>
      call.userId ? (
        <AdminLink href={`${adminPaths.users}/${call.userId}`}>{purposeOf(call)}</AdminLink>
      ) : (
        purposeOf(call)
      ),
  },
  { id: 'at', label: 'When', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'model', label: 'Model', share: '12%', cell: ({ model }) => model },
  {
    id: 'outcome',
    label: 'Outcome',
    cell: ({ outcome, attempt }) => (
      <Group gap={6} wrap="nowrap">
        <StatusBadge tone={outcome === 'ok' ? 'good' : 'warn'}>{reasonLabel(outcome)}</StatusBadge>
        {attempt > 1 && <Badge variant="default">Try {attempt}</Badge>}
      </Group>
    ),
  },
  { id: 'writer', label: 'Written by', share: '20%', cell: writerOf },
  {
    id: 'tokens',
    label: 'Tokens in, out',
    align: 'end',
    cell: ({ inputTokens, outputTokens }) => `${counted(inputTokens)}, ${counted(outputTokens)}`,
  },
  { id: 'took', label: 'Took', align: 'end', cell: ({ durationMs }) => duration(durationMs) },
  { id: 'cost', label: 'Cost', align: 'end', cell: ({ costMicroUsd }) => dollars(costMicroUsd) },
];

type CallsProps = {
  calls: readonly Call[];
  nextCursor: string | null;
  after: string | undefined;
  onGo: (cursor: string | undefined) => void;
  isOld: boolean;
};

/** Each call to the model, newest first. */
export function ModelCalls({ calls, nextCursor, after, onGo, isOld }: CallsProps) {
  return (
    <Panel title="Calls">
      <Stack>
        <AdminList
          label="Calls"
          rows={calls}
          columns={callColumns}
          keyOf={({ id }) => id}
          isOld={isOld}
          isBare
          empty={after ? <EmptyPage /> : 'No calls to the model in this period'}
        />
        <Pager nextCursor={nextCursor} after={after} onGo={onGo} isBusy={isOld} />
      </Stack>
    </Panel>
  );
}
