/** Panels with the funnel's stages, and the number of people per day. */
import { LineChart } from '@mantine/charts';
import { Group, Progress, Text } from '@mantine/core';
import { m } from '#messages';
import { stageLabels, stages, type PeriodUnit } from '#shared/domain/analytics.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Change } from '#client/components/admin/change.tsx';
import { Chart, chartLook } from '#client/components/admin/chart.tsx';
import { figure, nameOfPeriod, shareOf } from '#client/components/admin/figures.ts';
import { Fold } from '#client/components/ui/fold.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Overview = RouterOutputs['admin']['numbers']['overview'];
type Stage = (typeof stages)[number];
/** `before`: people in the period before; undefined if it isn't known. */
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
  { id: 'all', label: m.admin_of_all(), align: 'end', cell: ({ people, all }) => shareOf(people, all) },
  {
    id: 'change',
    label: m.admin_people_panels_change(),
    align: 'end',
    cell: ({ people, before }) => <Change now={people} before={before} />,
  },
];

/** Shows how many people reached each stage, compared with the period before. */
export function StagesPanel({ total, before }: Pick<Overview, 'total' | 'before'>) {
  const rows = stages.map((stage) => ({
    stage,
    people: total[stage],
    before: before?.[stage],
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

/** The stages in the chart, out of six, in colors that also differ in lightness. */
const lines = [
  { name: 'page', color: 'var(--eg-line-strong)' },
  { name: 'engaged', color: 'var(--eg-teal)' },
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
