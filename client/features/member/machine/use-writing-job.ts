/** Generation job of a step's tool: started by a button, and polled until it ends, here or in another tab. */
import { useEffect, useRef } from 'react';
import type { MachineStepKey } from '#shared/domain/member.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type WritingJob = RouterOutputs['machine']['runStatus'];

const lookMs = 500;

export const isUnderWay = (run: WritingJob | undefined) => run?.status === 'queued' || run?.status === 'running';

/** Returns the newer of two job states: the later job or, for the same job, the state that has ended. */
export function newerOf(one: WritingJob | undefined, other: WritingJob | undefined): WritingJob | undefined {
  if (!one || !other) return one ?? other;
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt ? one : other;
  return isUnderWay(one) ? other : one;
}

/**
 * @param known the job that was loaded with the step
 * @param onResult called when a running job is done, before the new result is loaded
 */
export function useWritingJob(step: MachineStepKey, known: WritingJob | undefined, onResult: () => void) {
  const utils = trpc.useUtils();
  const seen = utils.machine.runStatus.getData({ step });
  const status = trpc.machine.runStatus.useQuery(
    { step },
    {
      enabled: isUnderWay(newerOf(seen, known)),
      refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data) ? lookMs : false),
    },
  );
  const run = newerOf(status.data, known);
  const isRunning = isUnderWay(run);

  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning) {
      wasRunning.current = true;
      return;
    }
    if (!wasRunning.current) return;
    wasRunning.current = false;
    if (run?.status === 'done') onResult();
    void utils.machine.step.invalidate({ step });
    void utils.machine.overview.invalidate();
  }, [isRunning, run?.status, step, utils, onResult]);

  const produce = trpc.machine.produce.useMutation({
    onSuccess: (begun) => utils.machine.runStatus.setData({ step }, begun),
  });
  return { run, isRunning: isRunning || produce.isPending, produce };
}
