/** The run of a step's tool: begun by a button, watched until it is over, here or in another tab. */
import { useEffect, useRef } from 'react';
import type { MachineStepKey } from '#shared/domain/member.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type WritingJob = RouterOutputs['machine']['runStatus'];

const lookMs = 500;

export const isUnderWay = (run: WritingJob | undefined) => run?.status === 'queued' || run?.status === 'running';

/** Of two looks at runs the later run; of the same run the look that saw its end. */
export function newerOf(one: WritingJob | undefined, other: WritingJob | undefined): WritingJob | undefined {
  if (!one || !other) return one ?? other;
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt ? one : other;
  return isUnderWay(one) ? other : one;
}

/**
 * @param known the run that came with the step
 * @param onResult a run that was under way is done; called before the new result is here
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
