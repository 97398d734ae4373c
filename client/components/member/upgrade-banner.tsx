import { IconArrowRight } from '@tabler/icons-react';
import { formatCents } from '../../../shared/domain/catalogue.ts';
import { plans, proOffer } from '../../../shared/domain/plans.ts';
import { trpc } from '../../lib/trpc.ts';
import { UpgradeButton } from './upgrade-button.tsx';
import classes from './upgrade.module.css';

type Props = {
  /** Why it matters where it stands, e.g. "You have used all 25 prompts of this month." */
  reason?: string;
  /** Whether the first month is still open to them at its lower price; asked for where nobody knows it. */
  hasOffer?: boolean | undefined;
};

/** Pro, with its first month at 30 % off for who has not had one. For members without Pro; whoever shows it knows that. */
export function UpgradeBanner({ reason, hasOffer }: Props) {
  const membership = trpc.membership.current.useQuery(undefined, { enabled: hasOffer === undefined });
  // A membership that is still being set up has had no month of Pro.
  const isOffered = hasOffer ?? membership.data?.firstMonthOffer ?? true;
  return (
    <aside className={classes.banner} aria-label="Upgrade to Pro">
      <div className={classes.words}>
        {reason && <p className={classes.reason}>{reason}</p>}
        {isOffered ? (
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
