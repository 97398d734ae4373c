import { IconArrowRight } from '@tabler/icons-react';
import { formatCents } from '#shared/domain/catalogue.ts';
import { plans, proOffer } from '#shared/domain/plans.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { ProPlan } from './pro-plan.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import classes from './upgrade.module.css';

type Props = {
  /** Why it matters where it stands, e.g. "Your 25 prompts for this month are open." */
  reason?: string;
  /** How the plan stands, null while it is being set up; asked for where nobody knows it. */
  standing?: Standing | null | undefined;
};
type Standing = Pick<NonNullable<RouterOutputs['membership']['current']>, 'pro' | 'firstMonthOffer'>;

/**
 * Pro, with its first month at 30 % off for who has not had one. For members without Pro; whoever shows it knows that.
 * Where a subscription only pauses, the way to make it go on: a second one would not help.
 */
export function UpgradeBanner({ reason, standing }: Props) {
  const membership = trpc.membership.current.useQuery(undefined, { enabled: standing === undefined });
  const known = standing === undefined ? membership.data : standing;
  if (known?.pro)
    return (
      <aside className={classes.banner} aria-label="Your plan pauses">
        <div className={classes.words}>
          <ProPlan pro={known.pro} isPaused />
        </div>
      </aside>
    );
  // A membership that is still being set up has had no month of Pro. Nobody is told a price that may not be theirs.
  const isOffered = known === undefined ? undefined : (known?.firstMonthOffer ?? true);
  return (
    <aside className={classes.banner} aria-label="Upgrade to Pro">
      <div className={classes.words}>
        {reason && <p className={classes.reason}>{reason}</p>}
        {isOffered === undefined ? (
          <p className={classes.price}>
            <strong>Pro</strong>
          </p>
        ) : isOffered ? (
          <>
            <p className={classes.offer}>{proOffer.percentOff}% off Pro</p>
            <p className={classes.price}>
              <strong>{formatCents(proOffer.firstMonthCents)} first month</strong>{' '}
              <s>
                <span className={classes.hidden}>instead of </span>
                {formatCents(plans.pro.priceCents)}
              </s>
            </p>
          </>
        ) : (
          <p className={classes.price}>
            <strong>Pro for {plans.pro.priceText}</strong>
          </p>
        )}
        <p className={classes.terms}>
          Unlimited prompts, export and sharing. {isOffered && `Then ${plans.pro.priceText}; `}
          {isOffered ? 'cancel' : 'Cancel'} anytime.
        </p>
      </div>
      <UpgradeButton className={classes.button} rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}>
        Upgrade to Pro
      </UpgradeButton>
    </aside>
  );
}
