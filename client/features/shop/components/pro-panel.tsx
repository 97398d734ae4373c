import { FetchProblem } from '../../../components/member/fetch-problem.tsx';
import { LinesSkeleton } from '../../../components/member/lines-skeleton.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import { UpgradeBanner } from '../../../components/member/upgrade-banner.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** The plan, for who does not have it. */
export function ProPanel() {
  const membership = trpc.membership.current.useQuery();
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
  return membership.data?.plan === 'pro' ? (
    <Panel title="Your plan is Pro">
      <p>Unlimited prompts, export and sharing are open to you.</p>
    </Panel>
  ) : (
    <Panel title="Pro" lead="The whole member area, without a limit.">
      <UpgradeBanner />
    </Panel>
  );
}
