import { IconCheck } from '@tabler/icons-react';
import { planComparison, plans } from '../../../../shared/domain/plans.ts';
import { FetchProblem } from '../../../components/member/fetch-problem.tsx';
import { LinesSkeleton } from '../../../components/member/lines-skeleton.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import { UpgradeBanner } from '../../../components/member/upgrade-banner.tsx';
import { daysLeftText } from '../../../lib/time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { previewClock, trialClock } from '../clock.ts';
import classes from './settings.module.css';

/** What Pro holds and the free plan does not, or not so much of. How long each lasts is said above. */
const proAdds = planComparison.filter(
  ({ topic, free, pro }) => pro.included && pro.text !== free.text && topic !== 'Time',
);

/** The plan, how long its free times last, and what the other one adds. */
export function MembershipPanel() {
  const membership = trpc.membership.current.useQuery();
  if (membership.isError && !membership.data) {
    return (
      <FetchProblem
        title="Your membership could not be loaded"
        error={membership.error}
        onRetry={() => void membership.refetch()}
        isRetrying={membership.isRefetching}
      />
    );
  }
  if (membership.data === undefined) return <LinesSkeleton lines={1} height={260} />;
  const { data } = membership;
  const isPro = data?.plan === 'pro';
  const trial = data && trialClock(data);
  const preview = data?.preview && previewClock(data.preview);
  return (
    <Panel title="Membership">
      <dl className={classes.facts}>
        <dt>Plan</dt>
        <dd>{isPro ? `${plans.pro.name}, ${plans.pro.priceText}` : plans.free.name}</dd>
        {!isPro && (
          <>
            <dt>Trial</dt>
            <dd>{trial ? `${daysLeftText(trial.daysLeft)}. ${trial.text}.` : 'Is being set up.'}</dd>
            <dt>Preview</dt>
            <dd>
              {preview ? `${daysLeftText(preview.daysLeft)}. ${preview.text}.` : 'Begins when your profile is made.'}
            </dd>
          </>
        )}
      </dl>
      <h3 className={classes.subtitle}>{isPro ? 'What you have with Pro' : 'What Pro adds'}</h3>
      <ul className={classes.adds}>
        {proAdds.map(({ topic, pro }) => (
          <li key={topic}>
            <IconCheck size={20} stroke={2} aria-hidden />
            <span>{pro.text}</span>
          </li>
        ))}
      </ul>
      {!isPro && <UpgradeBanner />}
    </Panel>
  );
}
