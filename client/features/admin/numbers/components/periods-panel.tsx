import { LineChart } from '@mantine/charts';
import { stageLabels, stages, type PeriodUnit } from '#shared/domain/numbers.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import type { Overview } from './answers.ts';
import { Chart, chartLook } from './chart.tsx';
import { figure } from './figures.ts';
import { NumbersTable } from './numbers-table.tsx';
import classes from './numbers.module.css';
import { nameOfPeriod } from './period-name.ts';

const unitWords: Record<PeriodUnit, { title: string; name: string; lead: string }> = {
  day: { title: 'Day by day', name: 'Day', lead: 'Days end at midnight in New York.' },
  week: { title: 'Week by week', name: 'Week from', lead: 'Weeks begin on Monday. The first and the last may be cut.' },
  month: { title: 'Month by month', name: 'Month', lead: 'The first and the last month may be cut.' },
};

/** Drawn of the five stages: colours that differ in lightness too. */
const lines = [
  { name: 'page', color: 'var(--eg-line-strong)' },
  { name: 'chat', color: 'var(--eg-teal)' },
  { name: 'profile', color: 'var(--eg-accent)' },
] as const;

/** People over time, on the day they first came. */
export function PeriodsPanel({ periods, unit }: { periods: Overview['periods']; unit: PeriodUnit }) {
  const words = unitWords[unit];
  const rows = periods.map(({ start, counts }) => ({ start, name: nameOfPeriod(start, unit), ...counts }));
  return (
    <Panel title={words.title} lead={words.lead}>
      <Chart caption="People with a page, a chat and a profile, on the day they first came.">
        <LineChart
          {...chartLook}
          h={260}
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
      <details className={classes.what}>
        <summary>The same as a table</summary>
        <NumbersTable
          label={`People ${words.title.toLowerCase()}`}
          nameLabel={words.name}
          rows={rows.toReversed()}
          keyOf={({ start }) => start}
          nameOf={({ name }) => name}
          columns={stages.map((stage) => ({
            id: stage,
            label: stageLabels[stage],
            cell: (row: (typeof rows)[number]) => figure(row[stage]),
          }))}
        />
      </details>
    </Panel>
  );
}
