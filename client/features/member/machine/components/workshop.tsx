/** Shows progress, the list of steps, and the open step's tool. The open step is in the URL. */
import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { m } from '#messages';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, type MachineStepKey } from '#shared/domain/member.ts';
import { Meter } from '#client/components/member/meter.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useUrlState } from '#client/lib/url-state.ts';
import type { Overview } from '../use-overview.ts';
import { StepList } from './step-list.tsx';
import { Tool } from './tool.tsx';
import classes from './workshop.module.css';

/** The open step; without one in the URL, the next step to do. */
const stepSchema = z.object({ step: z.enum(machineStepKeys).optional().catch(undefined) });

export function Workshop({ userId }: { userId: string }) {
  const { step } = useUrlState(stepSchema)[0];
  const overview = trpc.machine.overview.useQuery();
  if (overview.isError && !overview.data)
    return (
      <FetchProblem
        title={m.member_workshop_couldnt_load_steps()}
        error={overview.error}
        onRetry={() => void overview.refetch()}
        isRetrying={overview.isRefetching}
      />
    );
  if (!overview.data) return <LinesSkeleton lines={4} height={88} />;
  return <OpenWorkshop userId={userId} overview={overview.data} asked={step} />;
}

type Props = {
  userId: string;
  overview: Overview;
  /** The step in the URL. */
  asked: MachineStepKey | undefined;
};

function OpenWorkshop({ userId, overview, asked }: Props) {
  const step = useShownStep(overview.resume, asked);
  const place = useFocusOnMove(step);
  return (
    <Stack>
      <MachineProgress overview={overview} />
      <div className={classes.bench}>
        <StepList overview={overview} shown={step} />
        <div
          ref={place}
          role="group"
          aria-label={m.member_workshop_step({
            value: machineStepKeys.indexOf(step) + 1,
            name: machineStep(step).name,
          })}
          tabIndex={-1}
          className={classes.tool}
          data-tour="machine-tool"
        >
          <StepTool key={step} userId={userId} step={step} overview={overview} />
        </div>
      </div>
    </Stack>
  );
}

/** Shows how many of the eleven steps are done, in words and as a bar. */
function MachineProgress({ overview: { done, skipped, total } }: { overview: Overview }) {
  const words =
    skipped > 0
      ? m.member_workshop_of_steps_done_skipped({ done, total, skipped })
      : m.member_progress_panels_of_steps_done({ done, total });
  return (
    <Paper component="section" withBorder px="lg" py="xs" aria-label={m.member_progress()} data-tour="machine-progress">
      <Group gap="0 var(--eg-space-5)">
        <Text role="status" fw={600}>
          {words}
        </Text>
        <Box flex="1 1 12rem">
          <Meter value={done} max={total} rest={skipped} label={m.member_marketing_machine()} text={words} />
        </Box>
      </Group>
    </Paper>
  );
}

/** Fetches a step and renders its tool. */
function StepTool({ userId, step, overview }: { userId: string; step: MachineStepKey; overview: Overview }) {
  // Refetch each time a step opens, because text typed in one step is suggested in others.
  const query = trpc.machine.step.useQuery({ step });
  if (query.data) return <Tool userId={userId} step={step} state={query.data} overview={overview} />;
  if (query.isError)
    return (
      <FetchProblem
        title={m.member_workshop_couldnt_load_step()}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    );
  return <LinesSkeleton lines={3} height={120} />;
}

/**
 * Returns the step to show. Without one in the URL, it's the next step at the time of mounting, so it doesn't change
 * while the member works.
 */
function useShownStep(resume: MachineStepKey, asked: MachineStepKey | undefined): MachineStepKey {
  const [first] = useState(resume);
  return asked ?? first;
}

/** Moves the focus to the new step on navigation, but not on the first render. */
function useFocusOnMove(step: MachineStepKey) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // In the phone's select, arrow keys move through the steps, so the focus stays there.
    if (document.activeElement instanceof HTMLSelectElement) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return place;
}
