import { FetchProblem } from '../../../components/member/fetch-problem.tsx';
import { LinesSkeleton } from '../../../components/member/lines-skeleton.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import { ProPlan } from '../../../components/member/pro-plan.tsx';
import { UpgradeBanner } from '../../../components/member/upgrade-banner.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** The plan: Pro and how long it lasts, or the way to it. */
export function ProPanel() {
  // Managed elsewhere: whoever comes back sees how it stands now.
  const membership = trpc.membership.current.useQuery(undefined, { staleTime: 1000, refetchOnWindowFocus: true });
  if (membership.error && !membership.data) {
    return (
      <FetchProblem
        title="Your plan could not be loaded"
        error={membership.error}
        onRetry={() => void membership.refetch()}
        isRetrying={membership.isFetching}
      />
    );
  }
  if (membership.data === undefined) return <LinesSkeleton lines={1} height={140} />;
  const { plan, pro = null } = membership.data ?? {};
  return plan === 'pro' ? (
    <Panel title="Your plan is Pro" lead="Unlimited prompts, export and sharing are open to you.">
      {pro && <ProPlan pro={pro} />}
    </Panel>
  ) : (
    <Panel title="Pro" lead="The whole member area, without a limit.">
      {pro ? <ProPlan pro={pro} isPaused /> : <UpgradeBanner standing={membership.data} />}
    </Panel>
  );
}
