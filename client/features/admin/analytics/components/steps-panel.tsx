import { BarChart } from '@mantine/charts';
import { Grid, Stack, Text, Title } from '@mantine/core';
import { scriptVersion, stepById, stepIds } from '#shared/domain/chat-script.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { Chart, chartLook } from './chart.tsx';
import { figure, shareOf } from './figures.ts';

type Steps = RouterOutputs['admin']['numbers']['steps'];
type Script = Steps['scripts'][number];

/** Where conversations go on, and where they stop. */
export function StepsPanel({ scripts }: { scripts: Steps['scripts'] }) {
  return (
    <Panel title="The chat, step by step" lead="Conversations that saw, answered and left each step.">
      {scripts.length === 0 ? (
        <EmptyState title="No conversations in this period">Choose a longer period, or come back later.</EmptyState>
      ) : (
        <Stack>
          {scripts.map((script) => (
            <ScriptSteps key={script.scriptVersion} script={script} isOnly={scripts.length === 1} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

type Row = { number: string; label: string; seen: number; answered: number; left: number };

const columns: readonly Column<Row>[] = [
  { id: 'step', label: 'Step', isName: true, share: '40%', cell: ({ number, label }) => `${number}. ${label}` },
  { id: 'seen', label: 'Seen', align: 'end', cell: ({ seen }) => figure(seen) },
  { id: 'answered', label: 'Answered', align: 'end', cell: ({ answered }) => figure(answered) },
  { id: 'left', label: 'Left', align: 'end', cell: ({ left }) => figure(left) },
  { id: 'share', label: 'Left, %', align: 'end', cell: ({ seen, left }) => shareOf(left, seen) },
];

function ScriptSteps({ script, isOnly }: { script: Script; isOnly: boolean }) {
  const isCurrent = script.scriptVersion === scriptVersion;
  const rows = script.steps.map(({ seen, answered, left }, index) => ({
    number: String(index + 1),
    label: isCurrent ? stepById(stepIds[index]!).label : `Step ${index + 1}`,
    seen,
    answered,
    left,
    rest: seen - answered - left,
  }));
  const name = isCurrent ? 'Current script' : `Script ${script.scriptVersion}`;
  return (
    <div>
      {!isOnly && <Title order={3}>{name}</Title>}
      <Text fz="sm" c="dimmed" mb="xs">
        {figure(script.conversations)} {script.conversations === 1 ? 'conversation' : 'conversations'}
      </Text>
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Chart caption="How conversations continued after each step, by step number.">
            <BarChart
              {...chartLook}
              h={320}
              data={rows}
              dataKey="number"
              type="stacked"
              series={[
                { name: 'answered', label: 'Answered', color: 'var(--eg-teal)' },
                { name: 'rest', label: 'Still in progress', color: 'var(--eg-line-strong)' },
                { name: 'left', label: 'Left', color: 'var(--eg-accent)' },
              ]}
              withLegend
              barProps={{ isAnimationActive: false }}
              yAxisProps={{ width: 56, allowDecimals: false }}
              xAxisProps={{ interval: 0 }}
              valueFormatter={figure}
            />
          </Chart>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <AdminList
            label={isOnly ? 'Steps of the chat' : `Steps of the chat, ${name}`}
            rows={rows}
            columns={columns}
            keyOf={({ number }) => number}
            isBare
            isDense
          />
        </Grid.Col>
      </Grid>
    </div>
  );
}
