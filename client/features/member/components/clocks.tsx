/** The two clocks of a new account, or Pro: how long the membership runs. */
import { useId } from 'react';
import { accountTimes } from '#shared/domain/accounts.ts';
import { plans } from '#shared/domain/plans.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { daysLeftText } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { previewClock, trialClock } from '../clock.ts';
import { Meter } from '#client/components/member/meter.tsx';
import classes from './dashboard.module.css';

type Props = { membership: RouterOutputs['dashboard']['overview']['membership'] };

export function Clocks({ membership }: Props) {
  if (membership?.plan === 'pro') {
    return (
      <Panel title="Your membership">
        <p className={classes.figure}>Pro</p>
        <p className={classes.hint}>
          {plans.pro.priceText}. Unlimited prompts, every tool, export and sharing. {plans.pro.terms[0]}.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Your membership">
      <div className={classes.clocks}>
        {membership ? (
          <Clock title="Trial" {...trialClock(membership)} days={accountTimes.trialDays} />
        ) : (
          <p className={classes.hint}>Your trial of {accountTimes.trialDays} days is being set up.</p>
        )}
        {membership?.preview ? (
          <Clock title={previewTitle} {...previewClock(membership.preview)} days={accountTimes.previewDays} />
        ) : (
          <div>
            <h3 className={classes.figureTitle}>{previewTitle}</h3>
            <p className={classes.hint}>{accountTimes.previewDays} days, counted from the day your profile is made.</p>
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
      <h3 id={titleId} className={classes.figureTitle}>
        {title}
      </h3>
      <p className={classes.figure}>{daysLeftText(daysLeft)}</p>
      <Meter value={daysLeft} max={days} labelledBy={titleId} text={`${daysLeft} of ${days} days left`} />
      <p className={classes.hint}>{text}</p>
    </div>
  );
}
