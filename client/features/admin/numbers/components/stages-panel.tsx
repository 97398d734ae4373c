import { BarChart } from '@mantine/charts';
import { stageLabels, stages } from '#shared/domain/numbers.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { Chart, chartLook } from './chart.tsx';
import { figure, shareOf } from './figures.ts';
import { NumbersTable } from './numbers-table.tsx';
import classes from './numbers.module.css';
import type { Overview } from './answers.ts';
import { WhatCounts } from './what-counts.tsx';

/** How many people came how far. */
export function StagesPanel({ total }: { total: Overview['total'] }) {
  const rows = stages.map((stage, index) => ({
    stage,
    name: stageLabels[stage],
    people: total[stage],
    before: index === 0 ? undefined : total[stages[index - 1]!],
  }));
  return (
    <Panel title="From page to payment" lead="People, each once per stage.">
      <div className={classes.both}>
        <Chart caption="People at each stage.">
          <BarChart
            {...chartLook}
            h={260}
            data={rows}
            dataKey="name"
            orientation="vertical"
            gridAxis="y"
            tickLine="none"
            series={[{ name: 'people', label: 'People', color: 'var(--eg-teal)' }]}
            maxBarWidth={28}
            barProps={{ radius: 4, isAnimationActive: false }}
            yAxisProps={{ width: 76 }}
            xAxisProps={{ allowDecimals: false }}
            valueFormatter={figure}
          />
        </Chart>
        <NumbersTable
          label="People at each stage"
          nameLabel="Stage"
          rows={rows}
          keyOf={({ stage }) => stage}
          nameOf={({ name }) => name}
          columns={[
            { id: 'people', label: 'People', cell: ({ people }) => figure(people) },
            {
              id: 'before',
              label: 'Of previous',
              cell: ({ people, before }) => (before === undefined ? '–' : shareOf(people, before)),
            },
            { id: 'all', label: 'Of all', cell: ({ people }) => shareOf(people, total.page) },
          ]}
        />
      </div>
      <WhatCounts of={['person', 'visit', 'cohort', 'page', 'chat', 'profile', 'account', 'paid']} />
    </Panel>
  );
}
