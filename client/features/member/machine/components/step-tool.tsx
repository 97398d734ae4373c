/** One step: fetched, then worked with. */
import type { MachineStepKey } from '#shared/domain/member.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { Overview } from '../use-overview.ts';
import { Tool } from './tool.tsx';

type Props = { userId: string; step: MachineStepKey; overview: Overview };

export function StepTool({ userId, step, overview }: Props) {
  // What is typed in one step is suggested in others, so each opening looks again.
  const query = trpc.machine.step.useQuery({ step });
  if (query.data) return <Tool userId={userId} step={step} state={query.data} overview={overview} />;
  if (query.isError)
    return (
      <FetchProblem
        title="This step could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    );
  return <LinesSkeleton lines={3} height={120} />;
}
