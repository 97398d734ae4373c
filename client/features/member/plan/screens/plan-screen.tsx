import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { CalendarPanel } from '../components/calendar-panel.tsx';
import { NewSteps, PlanProgress } from '../components/plan-head.tsx';
import classes from '../components/side.module.css';
import { TaskDialog } from '../components/task-dialog.tsx';
import { TaskGroups } from '../components/task-groups.tsx';
import { WeeklyPanel } from '../components/weekly-panel.tsx';
import type { Task } from '../plan-view.ts';
import { usePlan } from '../use-plan.ts';

/** The roadmap as dated tasks, with what is one's own among them. */
export function PlanScreen() {
  return (
    <MemberLayout title="My plan" lead={() => 'Your roadmap as tasks with dates, and what you add to it.'}>
      {() => (
        <div className={classes.screen}>
          <Tasks />
          <div className={classes.side}>
            <WeeklyPanel />
            <CalendarPanel />
          </div>
        </div>
      )}
    </MemberLayout>
  );
}

function Tasks() {
  const { plan, make, isMaking } = usePlan();
  const [edited, setEdited] = useState<Task | 'new'>();
  const { data } = plan;
  if (!data && plan.isError) {
    return (
      <FetchProblem
        title="Your plan could not be loaded"
        error={plan.error}
        onRetry={() => void plan.refetch()}
        isRetrying={plan.isRefetching}
      />
    );
  }
  return (
    <Panel
      title="Tasks"
      aside={
        data && (
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            Add a task
          </Button>
        )
      }
    >
      {!data || isMaking ? (
        <>
          {isMaking && <p className={classes.making}>Your roadmap becomes tasks …</p>}
          <LinesSkeleton lines={5} />
        </>
      ) : (
        <>
          <PlanProgress plan={data} />
          {data.newSteps > 0 && (
            <NewSteps
              count={data.newSteps}
              isAdding={make.isPending}
              onAdd={() => void make.mutate({ quietly: false })}
            />
          )}
          <TaskGroups plan={data} onEdit={setEdited} />
        </>
      )}
      {data && <TaskDialog task={edited} today={data.today} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}
