/** AI usage: today's budget, who wrote the profiles, and usage per day and call. */
import { Badge, Group, Stack } from '@mantine/core';
import { m } from '#messages';
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

/** Shows today's spending against its limit, and response times. */
export function ModelBudget({ ledger }: { ledger: Ledger }) {
  const { budget, model, times } = ledger;
  const used = budget.spent + budget.reserved;
  const isReached = used >= budget.cap;
  const words = m.admin_ledger_of_used({ used: dollars(used), cap: dollars(budget.cap) });
  return (
    <Panel
      title={m.admin_todays_budget()}
      lead={
        model === null
          ? m.admin_ledger_no_key_set_built()
          : isReached
            ? m.admin_ledger_todays_budget_spent_built()
            : m.admin_ledger_when_reach_cap_built()
      }
    >
      <Stack gap="sm">
        <Meter value={used} max={budget.cap} text={words} label={m.admin_todays_budget()} isLow={isReached} />
        <Facts>
          <Fact label={m.admin_spent()}>{dollars(budget.spent)}</Fact>
          <Fact label={m.admin_ledger_reserved_calls_progress()}>{dollars(budget.reserved)}</Fact>
          <Fact label={m.admin_cap_per_day()}>{dollars(budget.cap)}</Fact>
          <Fact label={m.admin_model()}>{model}</Fact>
          <Fact label={m.admin_median_response_time()}>{times.half !== null && duration(times.half)}</Fact>
          <Fact label={m.admin_95_answered_within()}>{times.most !== null && duration(times.most)}</Fact>
        </Facts>
      </Stack>
    </Panel>
  );
}

type Line = { key: string; name: string; why: string | undefined; count: number; all: number };

const writerColumns: readonly Column<Line>[] = [
  { id: 'name', label: m.admin_written_by(), isName: true, cell: ({ name }) => name },
  { id: 'why', label: m.admin_ledger_why_not_the_model(), cell: ({ why }) => why },
  { id: 'count', label: m.admin_profiles(), align: 'end', cell: ({ count }) => counted(count) },
  { id: 'share', label: m.admin_share(), align: 'end', cell: ({ count, all }) => share(count, all) },
];

/** Lists finished profiles by engine, with the reasons why the model wasn't used. */
export function ProfileWriters({ writers }: { writers: readonly Writer[] }) {
  const all = writers.reduce((sum, { count }) => sum + count, 0);
  const lines = writers.map(({ engine, failure, count }): Line => {
    const isModel = engine === 'openai';
    return {
      key: `${engine} ${failure ?? ''}`,
      name: isModel ? m.admin_the_model() : m.admin_ledger_the_built_in_engine(),
      why: isModel ? undefined : reasonLabel(failure),
      count,
      all,
    };
  });
  return (
    <Panel title={m.admin_ledger_who_wrote_the_profiles()}>
      <AdminList
        label={m.admin_ledger_who_wrote_the_profiles()}
        rows={lines}
        columns={writerColumns}
        keyOf={({ key }) => key}
        isBare
        empty={m.admin_ledger_no_profiles_were_finished()}
      />
    </Panel>
  );
}

const dayColumns: readonly Column<Day>[] = [
  { id: 'day', label: m.admin_day(), isName: true, cell: ({ day }) => plainDayOf(day) },
  { id: 'calls', label: m.admin_calls(), align: 'end', cell: ({ calls }) => counted(calls) },
  { id: 'answered', label: m.admin_answered(), align: 'end', cell: ({ answered }) => counted(answered) },
  { id: 'in', label: m.admin_tokens_in(), align: 'end', cell: ({ inputTokens }) => counted(inputTokens) },
  { id: 'out', label: m.admin_tokens_out(), align: 'end', cell: ({ outputTokens }) => counted(outputTokens) },
  { id: 'cost', label: m.admin_cost(), align: 'end', cell: ({ costMicroUsd }) => dollars(costMicroUsd) },
];

/** Days listed before "Show all". */
const daysShown = 7;

/** Lists calls, tokens and cost for each day on which the model was called. */
export function ModelDays({ perDay, isOld }: { perDay: readonly Day[]; isOld: boolean }) {
  return (
    <Panel title={m.admin_days()}>
      <AdminList
        label={m.admin_days()}
        rows={perDay}
        columns={dayColumns}
        keyOf={({ day }) => day}
        isOld={isOld}
        isBare
        first={daysShown}
        empty={m.admin_ledger_no_calls_model_period()}
      />
    </Panel>
  );
}

/** Returns a call's purpose. Its record may have been deleted with the account it belonged to. */
function purposeOf({ kind, subject }: Call): string {
  if (kind === 'profile') return m.admin_profile();
  if (kind === 'voice') return m.admin_voice();
  if (kind === null) return m.admin_ledger_from_a_deleted_account();
  return kind === 'section'
    ? m.admin_ledger_section({ value: plainName(subject ?? '').toLowerCase() })
    : m.admin_ledger_tool({ value: plainName(subject ?? '').toLowerCase() });
}

function writerOf({ writtenBy, failure }: Call): string | null {
  if (writtenBy === null) return failure === null ? null : reasonLabel(failure);
  return writtenBy === 'openai'
    ? m.admin_the_model()
    : m.admin_ledger_the_built_in_engine_2({ failure: reasonLabel(failure) });
}

const callColumns: readonly Column<Call>[] = [
  {
    id: 'purpose',
    label: m.admin_for(),
    isName: true,
    share: '20%',
    cell: (call) =>
      call.userId ? (
        <AdminLink href={`${adminPaths.users}/${call.userId}`}>{purposeOf(call)}</AdminLink>
      ) : (
        purposeOf(call)
      ),
  },
  { id: 'at', label: m.admin_when(), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'model', label: m.admin_model(), share: '12%', cell: ({ model }) => model },
  {
    id: 'outcome',
    label: m.admin_outcome(),
    cell: ({ outcome, attempt }) => (
      <Group gap={6} wrap="nowrap">
        <StatusBadge tone={outcome === 'ok' ? 'good' : 'warn'}>{reasonLabel(outcome)}</StatusBadge>
        {attempt > 1 && <Badge variant="default">{m.admin_ledger_try({ attempt })}</Badge>}
      </Group>
    ),
  },
  { id: 'writer', label: m.admin_written_by(), share: '20%', cell: writerOf },
  {
    id: 'tokens',
    label: m.admin_tokens_in_out(),
    align: 'end',
    cell: ({ inputTokens, outputTokens }) => `${counted(inputTokens)}, ${counted(outputTokens)}`,
  },
  { id: 'took', label: m.admin_took(), align: 'end', cell: ({ durationMs }) => duration(durationMs) },
  { id: 'cost', label: m.admin_cost(), align: 'end', cell: ({ costMicroUsd }) => dollars(costMicroUsd) },
];

type CallsProps = {
  calls: readonly Call[];
  nextCursor: string | null;
  after: string | undefined;
  onGo: (cursor: string | undefined) => void;
  isOld: boolean;
};

/** Lists each call to the model, newest first. */
export function ModelCalls({ calls, nextCursor, after, onGo, isOld }: CallsProps) {
  return (
    <Panel title={m.admin_calls()}>
      <Stack>
        <AdminList
          label={m.admin_calls()}
          rows={calls}
          columns={callColumns}
          keyOf={({ id }) => id}
          isOld={isOld}
          isBare
          empty={after ? <EmptyPage /> : m.admin_ledger_no_calls_model_period()}
        />
        <Pager nextCursor={nextCursor} after={after} onGo={onGo} isBusy={isOld} />
      </Stack>
    </Panel>
  );
}
