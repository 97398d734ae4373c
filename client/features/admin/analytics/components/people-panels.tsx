/** Panels with the funnel's stages, and the number of people per day. */
import { LineChart } from '@mantine/charts';
import { Group, Progress, Text } from '@mantine/core';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
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
  { id: 'stage', label: m.admin_stage(), isName: true, cell: ({ stage }) => stageLabels[stage] },
  {
    id: 'people',
    label: m.admin_people(),
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
    label: m.admin_of_previous(),
    align: 'end',
    cell: ({ people, before }) => (before === undefined ? '–' : shareOf(people, before)),
  },
  { id: 'all', label: m.admin_of_all(), align: 'end', cell: ({ people, all }) => shareOf(people, all) },
];

/** Shows how many people reached each stage. */
export function StagesPanel({ total }: { total: Overview['total'] }) {
  const rows = stages.map((stage, index) => ({
    stage,
    people: total[stage],
    before: index === 0 ? undefined : total[stages[index - 1]!],
    all: total.page,
  }));
  return (
    <Panel title={m.admin_people_panels_from_page_to_payment()} lead={m.admin_people_panels_people_each_once_per()}>
      <AdminList
        label={m.admin_people_panels_people_at_each_stage()}
        rows={rows}
        columns={stageColumns}
        keyOf={({ stage }) => stage}
        isBare
      />
    </Panel>
  );
}

const unitLabels: Record<PeriodUnit, { title: string; name: string; lead: string }> = {
  day: { title: m.admin_day_by_day(), name: m.admin_day(), lead: m.admin_people_panels_days_end_midnight_new() },
  week: {
    title: m.admin_week_by_week(),
    name: m.admin_week_from(),
    lead: m.admin_people_panels_weeks_start_monday_first(),
  },
  month: {
    title: m.admin_month_by_month(),
    name: m.admin_month(),
    lead: m.admin_people_panels_first_last_months_may(),
  },
};

const day = once(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const month = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** @returns "Jun 3", or "Jun 2026" for a month. @param start its first day, such as `2026-06-03` */
function nameOfPeriod(start: string, unit: PeriodUnit): string {
  return (unit === 'month' ? month : day)().format(new Date(`${start}T00:00:00Z`));
}

/** The stages in the chart, out of five, in colors that also differ in lightness. */
const lines = [
  { name: 'page', color: 'var(--eg-line-strong)' },
  { name: 'chat', color: 'var(--eg-teal)' },
  { name: 'profile', color: 'var(--eg-accent)' },
] as const;

type PeriodRow = { start: string; name: string } & Record<Stage, number>;

/** Number of people over time, by the day of their first visit. */
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
      <Chart caption={m.admin_people_panels_people_page_chat_profile()}>
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
      <Fold label={m.admin_people_panels_show_as_a_table()}>
        <AdminList
          label={m.admin_people_panels_people({ title: words.title.toLowerCase() })}
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
