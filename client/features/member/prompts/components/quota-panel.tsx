import { Panel } from '#client/components/ui/panel.tsx';
import { QuotaMeter } from '#client/components/member/quota-meter.tsx';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { dayOf } from '#client/lib/time.ts';
import { leftOf } from '../left-of.ts';
import type { UsageView } from '../use-prompts.ts';
import classes from './workbench.module.css';

/** What the month has left, and the way on where it has nothing. */
export function QuotaPanel({ usage }: { usage: UsageView }) {
  const { used, limit, resetsOn, unlimited, mayUnlock, previewEndsAt } = usage;
  return (
    <Panel title="Your prompts this month">
      <QuotaMeter used={used} limit={limit} resetsOn={resetsOn} unlimited={unlimited} />
      {!unlimited && previewEndsAt && (
        <p className={classes.note}>
          {mayUnlock
            ? `Your free preview runs until ${dayOf(previewEndsAt)}. A prompt counts once a month, however often you copy it.`
            : `Your free preview ended on ${dayOf(previewEndsAt)}. What you unlocked this month stays open until the month ends.`}
        </p>
      )}
      {leftOf(usage) === 0 && (
        <div className={classes.wall}>
          <UpgradeBanner
            reason={
              mayUnlock
                ? `Your ${limit} prompts for this month are open.`
                : 'Your free preview has ended. Pro unlocks every prompt.'
            }
          />
        </div>
      )}
    </Panel>
  );
}
