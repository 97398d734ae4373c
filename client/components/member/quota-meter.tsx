import { IconAlertTriangle, IconInfinity } from '@tabler/icons-react';
import { useId } from 'react';
import { memberLimits } from '#shared/domain/member.ts';
import { plainDayOf } from '#client/lib/time.ts';
import { Meter } from './meter.tsx';
import classes from './upgrade.module.css';

type Props = {
  used: number;
  limit: number;
  /** The day on which counting begins again, `2026-12-01`. */
  resetsOn: string;
  /** With Pro nothing is counted. */
  unlimited?: boolean;
};

/** How many prompts of the month are used; warns before the wall. */
export function QuotaMeter({ used, limit, resetsOn, unlimited = false }: Props) {
  const titleId = useId();
  if (unlimited) {
    return (
      <p className={classes.unlimited}>
        <IconInfinity size={24} stroke={1.8} aria-hidden />
        Unlimited prompts with Pro
      </p>
    );
  }
  const left = Math.max(0, limit - used);
  const isLow = left <= memberLimits.promptsWarnAt;
  return (
    <div className={classes.meter} data-low={isLow || undefined}>
      <p id={titleId} className={classes.count}>
        <strong>{used}</strong> of {limit} prompts used this month
      </p>
      <Meter value={used} max={limit} labelledBy={titleId} text={`${used} of ${limit} used`} isLow={isLow} />
      <p className={classes.left}>
        {isLow && <IconAlertTriangle size={18} stroke={1.8} aria-hidden />}
        <span>{leftText(left, resetsOn)}</span>
      </p>
    </div>
  );
}

function leftText(left: number, resetsOn: string): string {
  const again = `Counting starts again on ${plainDayOf(resetsOn)}.`;
  if (left === 0) return `None left. ${again} What you unlocked stays open.`;
  if (left <= memberLimits.promptsWarnAt) return `Only ${left} left. ${again}`;
  return `${left} left. ${again}`;
}
