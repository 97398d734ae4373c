/** The two clocks of a new account: the trial membership and the preview of profile and prompts. */
import { Progress } from '@mantine/core';
import { useId } from 'react';
import { accountTimes } from '../../../../shared/domain/accounts.ts';
import { plans } from '../../../../shared/domain/plans.ts';
import { trpc } from '../../../lib/trpc.ts';
import { previewClock, trialClock } from '../clock.ts';
import { daysLeftText } from '../time.ts';
import classes from './dashboard.module.css';
import { LinesSkeleton } from './lines-skeleton.tsx';
import { Panel } from './panel.tsx';
import { FetchProblem } from './fetch-problem.tsx';

export function Clocks() {
  const membership = trpc.membership.current.useQuery();
  if (membership.isPending) return <LinesSkeleton lines={1} height={190} />;
  if (membership.isError) {
    return (
      <FetchProblem
        title="Your membership could not be loaded"
        error={membership.error}
        onRetry={() => void membership.refetch()}
        isRetrying={membership.isRefetching}
      />
    );
  }
  const { data } = membership;
  return (
    <Panel title="Your membership">
      <div className={classes.clocks}>
        {data ? (
          <Clock title="Trial" {...trialClock(data)} days={accountTimes.trialDays} />
        ) : (
          <p className={classes.clockText}>Your trial of {accountTimes.trialDays} days is being set up.</p>
        )}
        {data?.preview ? (
          <Clock title={previewTitle} {...previewClock(data.preview)} days={accountTimes.previewDays} />
        ) : (
          <div>
            <h3 className={classes.clockTitle}>{previewTitle}</h3>
            <p className={classes.clockText}>
              {accountTimes.previewDays} days, counted from the day your profile is made.
            </p>
          </div>
        )}
      </div>
      <p className={classes.hint}>
        Pro is {plans.pro.priceText}. Your dashboard stays readable when the trial has ended.
      </p>
    </Panel>
  );
}

const previewTitle = 'Preview of profile and prompts';

/** @param props.daysLeft counted up, so the last day is 1; 0 when the time is over. */
function Clock({ title, daysLeft, text, days }: { title: string; daysLeft: number; text: string; days: number }) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className={classes.clockTitle}>
        {title}
      </h3>
      <p className={classes.clockDays}>{daysLeftText(daysLeft)}</p>
      <Progress.Root size={8} radius={4} className={classes.track}>
        <Progress.Section
          className={classes.bar}
          value={Math.min(100, (daysLeft / days) * 100)}
          aria-labelledby={titleId}
          aria-valuetext={`${daysLeft} of ${days} days left`}
        />
      </Progress.Root>
      <p className={classes.clockText}>{text}</p>
    </div>
  );
}
