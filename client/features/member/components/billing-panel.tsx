import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { planComparison, plans } from '#shared/domain/plans.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ProPlan } from '#client/components/member/pro-plan.tsx';
import { useMembership } from '#client/components/member/provider-news.ts';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { daysLeftText } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { previewClock, trialClock } from '../clock.ts';
import { scrollToAnchor } from '../scroll-to-anchor.ts';
import classes from './settings.module.css';

type Membership = RouterOutputs['membership']['current'];

/** What Pro holds and the free plan does not, or not so much of. How long each lasts is said above. */
const proAdds = planComparison.filter(
  ({ topic, free, pro }) => pro.included && pro.text !== free.text && topic !== 'Time',
);

/** The plan, how it goes on, how long the free times last, and what the other plan adds. */
export function BillingPanel() {
  const membership = useMembership();
  const root = useRef<HTMLDivElement>(null);
  const isThere = membership.data !== undefined;
  useEffect(() => {
    if (isThere) scrollToAnchor('plan', root.current);
  }, [isThere]);
  return (
    <div ref={root} className={classes.anchor}>
      {membership.isError && !membership.data ? (
        <FetchProblem
          title="Your plan could not be loaded"
          error={membership.error}
          onRetry={() => void membership.refetch()}
          isRetrying={membership.isRefetching}
        />
      ) : membership.data === undefined ? (
        <LinesSkeleton lines={1} height={340} />
      ) : (
        <Panel title="Plan and billing" id="plan">
          <Plan membership={membership.data} />
        </Panel>
      )}
    </div>
  );
}

function Plan({ membership }: { membership: Membership }) {
  const isPro = membership?.plan === 'pro';
  const trial = membership && trialClock(membership);
  const preview = membership?.preview && previewClock(membership.preview);
  const pro = membership?.pro;
  const proName = pro?.source === 'subscription' ? `${plans.pro.name}, ${plans.pro.priceText}` : plans.pro.name;
  return (
    <>
      <dl className={classes.facts}>
        <dt>Plan</dt>
        <dd>{isPro ? proName : plans.free.name}</dd>
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
      {pro && (
        <div className={classes.pro}>
          <ProPlan pro={pro} returnTo="settings" isPaused={!isPro} />
          {pro.source === 'subscription' && <WhereItOpens />}
        </div>
      )}
      <h3 className={classes.subtitle}>{isPro ? 'What you have with Pro' : 'What Pro adds'}</h3>
      <ul className={classes.adds}>
        {proAdds.map(({ topic, pro: line }) => (
          <li key={topic}>
            <IconCheck size={20} stroke={2} aria-hidden />
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
      {/* Where a subscription pauses, a second one would not help. */}
      {!isPro && !pro && <UpgradeBanner standing={membership} />}
    </>
  );
}

/** Whose page "Manage plan" leads to. */
function WhereItOpens() {
  const { data } = trpc.cart.options.useQuery();
  if (!data?.mode) return null;
  return (
    <p className={classes.hint}>
      {data.mode === 'sandbox'
        ? '“Manage plan” opens a test page of this site. No money moves there.'
        : '“Manage plan” opens a page of Stripe, which keeps your card. We never see its number.'}
    </p>
  );
}
