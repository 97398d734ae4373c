import { Button, Grid, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { CalendarPanel } from '../components/calendar-panel.tsx';
import { TaskDialog } from '../components/task-dialog.tsx';
import { NewSteps, PlanProgress, TaskGroups } from '../components/task-groups.tsx';
import { WeeklyPanel } from '../components/weekly-panel.tsx';
import type { Task } from '../plan-view.ts';
import { usePlan } from '../use-plan.ts';

/** The roadmap as dated tasks, plus the member's own tasks. */
export function PlanScreen() {
  const { plan, make, isMaking } = usePlan();
  const [edited, setEdited] = useState<Task | 'new'>();
  const { data } = plan;
  return (
    <MemberLayout
      title={m.member_my_plan()}
      lead={() => m.member_plan_roadmap_tasks_dates_plus()}
      action={
        data && (
          <Button leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />} onClick={() => setEdited('new')}>
            {m.member_add_a_task()}
          </Button>
        )
      }
    >
      {() => (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            {!data && plan.isError ? (
              <FetchProblem
                title={m.member_billing_panel_couldnt_load_plan()}
                error={plan.error}
                onRetry={() => void plan.refetch()}
                isRetrying={plan.isRefetching}
              />
            ) : (
              <Panel title={m.member_tasks()}>
                {!data || isMaking ? (
                  <>
                    {isMaking && (
                      <Text c="dimmed" mb="md">
                        {m.member_plan_turning_roadmap_into_tasks()}
                      </Text>
                    )}
                    <LinesSkeleton lines={5} height={44} />
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
            )}
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack gap="lg">
              <WeeklyPanel />
              <CalendarPanel />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </MemberLayout>
  );
}
