import { BarChart } from '@mantine/charts';
import { Grid, Stack, Text, Title } from '@mantine/core';
import { m } from '#messages';
import { scriptVersion, stepById, stepIds } from '#shared/domain/chat-script.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Chart, chartLook } from '#client/components/admin/chart.tsx';
import { figure, shareOf } from '#client/components/admin/figures.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Steps = RouterOutputs['admin']['numbers']['steps'];
type Script = Steps['scripts'][number];

/** Shows at which steps conversations continue or stop. */
export function StepsPanel({ scripts }: { scripts: Steps['scripts'] }) {
  return (
    <Panel title={m.admin_steps_panel_chat_step_step()} lead={m.admin_steps_panel_conversations_saw_answered_left()}>
      {scripts.length === 0 ? (
        <EmptyState title={m.admin_steps_panel_no_conversations_period()}>
          {m.admin_steps_panel_choose_longer_period_come()}
        </EmptyState>
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
  { id: 'step', label: m.admin_step(), isName: true, share: '40%', cell: ({ number, label }) => `${number}. ${label}` },
  { id: 'seen', label: m.admin_seen(), align: 'end', cell: ({ seen }) => figure(seen) },
  { id: 'answered', label: m.admin_answered(), align: 'end', cell: ({ answered }) => figure(answered) },
  { id: 'left', label: m.admin_left(), align: 'end', cell: ({ left }) => figure(left) },
  { id: 'share', label: m.admin_left_2(), align: 'end', cell: ({ seen, left }) => shareOf(left, seen) },
];

function ScriptSteps({ script, isOnly }: { script: Script; isOnly: boolean }) {
  const isCurrent = script.scriptVersion === scriptVersion;
  const rows = script.steps.map(({ seen, answered, left }, index) => ({
    number: String(index + 1),
    label: isCurrent ? stepById(stepIds[index]!).label : m.admin_steps_panel_step({ value: index + 1 }),
    seen,
    answered,
    left,
    rest: seen - answered - left,
  }));
  const name = isCurrent
    ? m.admin_current_script()
    : m.admin_steps_panel_script({ scriptVersion: script.scriptVersion });
  return (
    <div>
      {!isOnly && <Title order={3}>{name}</Title>}
      <Text fz="sm" c="dimmed" mb="xs">
        {m.admin_steps_panel_conversations({
          conversations: figure(script.conversations),
          conversations2: script.conversations,
        })}
      </Text>
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Chart caption={m.admin_steps_panel_how_conversations_continued_after()}>
            <BarChart
              {...chartLook}
              h={320}
              data={rows}
              dataKey="number"
              type="stacked"
              series={[
                { name: 'answered', label: m.admin_answered(), color: 'var(--eg-teal)' },
                { name: 'rest', label: m.admin_still_in_progress(), color: 'var(--eg-line-strong)' },
                { name: 'left', label: m.admin_left(), color: 'var(--eg-accent)' },
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
            label={isOnly ? m.admin_steps_panel_steps_of_the_chat() : m.admin_steps_panel_steps_of_the_chat_2({ name })}
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
