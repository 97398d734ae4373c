import { BarChart } from '@mantine/charts';
import { scriptVersion, stepById, stepIds } from '#shared/domain/chat-script.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { Steps } from './answers.ts';
import { Chart, chartLook } from './chart.tsx';
import { figure, shareOf } from './figures.ts';
import { NumbersTable } from './numbers-table.tsx';
import classes from './numbers.module.css';
import { WhatCounts } from './what-counts.tsx';

type Script = Steps['scripts'][number];

/** Where conversations go on, and where they stop. */
export function StepsPanel({ scripts }: { scripts: Steps['scripts'] }) {
  return (
    <Panel title="The chat, step by step" lead="Conversations that saw, answered and left each step.">
      {scripts.length === 0 ? (
        <EmptyState title="No conversations in this time">Choose a longer time, or come back later.</EmptyState>
      ) : (
        <div className={classes.scripts}>
          {scripts.map((script) => (
            <ScriptSteps key={script.scriptVersion} script={script} isOnly={scripts.length === 1} />
          ))}
        </div>
      )}
      <WhatCounts of={['steps', 'seen', 'answered', 'left', 'rest']} />
    </Panel>
  );
}

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
  const name = isCurrent ? 'Present script' : `Script ${script.scriptVersion}`;
  return (
    <div>
      {!isOnly && <h3 className={classes.script}>{name}</h3>}
      <p className={classes.note}>
        {figure(script.conversations)} {script.conversations === 1 ? 'conversation' : 'conversations'}
      </p>
      <div className={classes.both}>
        <Chart caption="What became of the conversations that saw each step, by its number.">
          <BarChart
            {...chartLook}
            h={320}
            data={rows}
            dataKey="number"
            type="stacked"
            series={[
              { name: 'answered', label: 'Answered', color: 'var(--eg-teal)' },
              { name: 'rest', label: 'Still going on', color: 'var(--eg-line-strong)' },
              { name: 'left', label: 'Left', color: 'var(--eg-accent)' },
            ]}
            withLegend
            barProps={{ isAnimationActive: false }}
            yAxisProps={{ width: 56, allowDecimals: false }}
            xAxisProps={{ interval: 0 }}
            valueFormatter={figure}
          />
        </Chart>
        <NumbersTable
          label={isOnly ? 'Steps of the chat' : `Steps of the chat, ${name}`}
          nameLabel="Step"
          rows={rows}
          keyOf={({ number }) => number}
          nameOf={({ number, label }) => `${number}. ${label}`}
          columns={[
            { id: 'seen', label: 'Seen', cell: ({ seen }) => figure(seen) },
            { id: 'answered', label: 'Answered', cell: ({ answered }) => figure(answered) },
            { id: 'left', label: 'Left', cell: ({ left }) => figure(left) },
            { id: 'share', label: 'Left, %', cell: ({ seen, left }) => shareOf(left, seen) },
          ]}
        />
      </div>
    </div>
  );
}
