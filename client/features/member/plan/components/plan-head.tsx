import { Button } from '@mantine/core';
import { IconMapPlus } from '@tabler/icons-react';
import { Meter } from '#client/components/member/meter.tsx';
import { progressOf, type Plan } from '../plan-view.ts';
import classes from './tasks.module.css';

/** How far one is, in figures and as a bar. */
export function PlanProgress({ plan }: { plan: Plan }) {
  const { done, total, overdue } = progressOf(plan.tasks, plan.today);
  if (total === 0) return null;
  const figures = `${done} of ${total} done`;
  return (
    <div className={classes.progress}>
      <p className={classes.figures}>
        <strong>{figures}</strong>
        {overdue > 0 && <span className={classes.lateCount}>{overdue} overdue</span>}
      </p>
      <Meter value={done} max={total} label="Tasks done" text={figures} />
    </div>
  );
}

type Props = { count: number; isAdding: boolean; onAdd: () => void };

/** The roadmap has steps that are not in the plan, after it was changed. */
export function NewSteps({ count, isAdding, onAdd }: Props) {
  return (
    <div className={classes.news} role="status">
      <IconMapPlus size={24} stroke={1.7} aria-hidden />
      <p>{count === 1 ? 'There is 1 new step in your roadmap.' : `There are ${count} new steps in your roadmap.`}</p>
      <Button loading={isAdding} onClick={onAdd}>
        {count === 1 ? 'Add it' : 'Add them'}
      </Button>
    </div>
  );
}
