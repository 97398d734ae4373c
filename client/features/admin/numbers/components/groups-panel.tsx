import { BarChart } from '@mantine/charts';
import { stageLabels, stages, type Definition } from '#shared/domain/numbers.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { Overview } from './answers.ts';
import { Chart, chartLook } from './chart.tsx';
import { figure } from './figures.ts';
import { NumbersTable, type NumbersColumn } from './numbers-table.tsx';
import classes from './numbers.module.css';
import { WhatCounts } from './what-counts.tsx';

type Group = Overview['landings'][number];

/** As many bars as can be told apart. */
const drawn = 8;
const shortest = 22;
const shortened = (name: string) => (name.length > shortest ? `${name.slice(0, shortest - 1)}…` : name);

type Props = {
  title: string;
  lead: string;
  /** Heading of the first column: "Page". */
  nameLabel: string;
  groups: readonly Group[];
  /** Of those that have no name: "No campaign". */
  unnamed: string;
  of?: readonly Definition[];
};

/** People by what brought them, stage by stage. */
export function GroupsPanel({ title, lead, nameLabel, groups, unnamed, of }: Props) {
  const nameOf = ({ key, isRest }: Group) => (isRest ? 'All others' : (key ?? unnamed));
  const rows = groups.slice(0, drawn).map((group) => ({ name: shortened(nameOf(group)), ...group.counts }));
  const columns: NumbersColumn<Group>[] = stages.map((stage) => ({
    id: stage,
    label: stageLabels[stage],
    cell: ({ counts }) => figure(counts[stage]),
  }));
  if (groups.some(({ forms }) => forms !== null))
    columns.push({ id: 'forms', label: 'Forms', cell: ({ forms }) => figure(forms ?? 0) });
  return (
    <Panel title={title} lead={lead}>
      {groups.length === 0 ? (
        <EmptyState title="Nobody in this time" />
      ) : (
        <div className={classes.stack}>
          <Chart
            caption={
              groups.length > drawn
                ? `People who came and who talked; the first ${drawn}.`
                : 'People who came and who talked.'
            }
          >
            <BarChart
              {...chartLook}
              h={60 + rows.length * 44}
              data={rows}
              dataKey="name"
              orientation="vertical"
              gridAxis="y"
              tickLine="none"
              series={[
                { name: 'page', label: stageLabels.page, color: 'var(--eg-line-strong)' },
                { name: 'chat', label: stageLabels.chat, color: 'var(--eg-teal)' },
              ]}
              withLegend
              maxBarWidth={14}
              barProps={{ radius: 3, isAnimationActive: false }}
              yAxisProps={{ width: 150, interval: 0 }}
              xAxisProps={{ allowDecimals: false }}
              valueFormatter={figure}
            />
          </Chart>
          <NumbersTable
            label={title}
            nameLabel={nameLabel}
            rows={groups}
            keyOf={({ key, isRest }) => (isRest ? 'rest' : `key ${key ?? ''}`)}
            nameOf={nameOf}
            columns={columns}
          />
        </div>
      )}
      {of && <WhatCounts of={of} />}
    </Panel>
  );
}
