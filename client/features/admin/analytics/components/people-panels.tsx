/** Funnel stages, and people per day. */
import { LineChart } from '@mantine/charts';
import { Group, Progress, Text } from '@mantine/core';
import { stageLabels, stages, type PeriodUnit } from '#shared/domain/analytics.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fold } from '#client/components/ui/fold.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { Chart, chartLook } from './chart.tsx';
import { figure, shareOf } from './figures.ts';
import { once } from '#shared/once.ts';

type Overview = RouterOutputs['admin']['numbers']['overview'];
type Stage = (typeof stages)[number];
type StageRow = { stage: Stage; people: number; before: number | undefined; all: number };

const stageColumns: readonly Column<StageRow>[] = [
  { id: 'stage', label: 'Stage', isName: true, cell: ({ stage }) => stageLabels[stage] },
  {
    id: 'people',
    label: 'People',
    share: '44%',
    hidesLabel: true,
    cell: ({ people, all }) => (
      <Group gap="xs" wrap="nowrap">
        <Text span inherit fw={650} miw="3.5em" ta="end">
          {figure(people)}
        </Text>
        <Progress
          flex={1}
          miw={40}
          size="md"
          color="var(--eg-teal)"
          value={all > 0 ? (100 * people) / all : 0}
          aria-hidden
        />
      </Group>
    ),
  },
  {
    id: 'before',
    label: 'Of previous',
    align: 'end',
    cell: ({ people, before }) => (before === undefined ? '–' : shareOf(people, before)),
  },
  { id: 'all', label: 'Of all', align: 'end', cell: ({ people, all }) => shareOf(people, all) },
];

/** How many people came how far. */
export function StagesPanel({ total }: { total: Overview['total'] }) {
  const rows = stages.map((stage, index) => ({
    stage,
    people: total[stage],
    before: index === 0 ? undefined : total[stages[index - 1]!],
    all: total.page,
  }));
  return (
    <Panel title="From page to payment" lead="People, each once per stage.">
      <AdminList label="People at each stage" rows={rows} columns={stageColumns} keyOf={({ stage }) => stage} isBare />
    </Panel>
  );
}

const unitLabels: Record<PeriodUnit, { title: string; name: string; lead: string }> = {
  day: { title: 'Day by day', name: 'Day', lead: 'Days end at midnight in New York.' },
  week: { title: 'Week by week', name: 'Week from', lead: 'Weeks start on Monday. The first and last may be partial.' },
  month: { title: 'Month by month', name: 'Month', lead: 'The first and last months may be partial.' },
};

const day = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const month = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** @returns "Jun 3", or "Jun 2026" of a month. @param start its first day, `2026-06-03` */
function nameOfPeriod(start: string, unit: PeriodUnit): string {
  return (unit === 'month' ? month : day)().format(new Date(`${start}T00:00:00Z`));
}

/** Drawn of the five stages: colours that differ in lightness too. */
const lines = [
  { name: 'page', color: 'var(--eg-line-strong)' },
  { name: 'chat', color: 'var(--eg-teal)' },
  { name: 'profile', color: 'var(--eg-accent)' },
] as const;

type PeriodRow = { start: string; name: string } & Record<Stage, number>;

/** People over time, on the day they first came. */
export function PeriodsPanel({ periods, unit }: { periods: Overview['periods']; unit: PeriodUnit }) {
  const words = unitLabels[unit];
  const rows = periods.map(({ start, counts }): PeriodRow => ({ start, name: nameOfPeriod(start, unit), ...counts }));
  const columns: readonly Column<PeriodRow>[] = [
    { id: 'name', label: words.name, isName: true, cell: ({ name }) => name },
    ...stages.map((stage) => ({
      id: stage,
      label: stageLabels[stage],
      align: 'end' as const,
      cell: (row: PeriodRow) => figure(row[stage]),
    })),
  ];
  return (
    <Panel title={words.title} lead={words.lead}>
      <Chart caption="People with a page, a chat and a profile, on the day they first came.">
        <LineChart
          {...chartLook}
          h={190}
          data={rows}
          dataKey="name"
          series={lines.map(({ name, color }) => ({ name, color, label: stageLabels[name] }))}
          curveType="linear"
          withLegend
          withDots={rows.length <= 31}
          lineProps={{ isAnimationActive: false }}
          yAxisProps={{ width: 56, allowDecimals: false }}
          xAxisProps={{ minTickGap: 24 }}
          valueFormatter={figure}
        />
      </Chart>
      <Fold label="Show as a table">
        <AdminList
          label={`People ${words.title.toLowerCase()}`}
          rows={rows.toReversed()}
          columns={columns}
          keyOf={({ start }) => start}
          isBare
          first={14}
        />
      </Fold>
    </Panel>
  );
}
