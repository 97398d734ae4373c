import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ProPlan } from '#client/components/member/pro-plan.tsx';
import { useMembership } from '#client/components/member/provider-news.ts';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';

/** The plan: Pro and how long it lasts, or the way to it. */
export function ProPanel() {
  const membership = useMembership();
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
