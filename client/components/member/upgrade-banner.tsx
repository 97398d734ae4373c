import './styles.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { formatCents } from '../../../shared/domain/catalogue.ts';
import { plans, proOffer } from '../../../shared/domain/plans.ts';
import { startUpgrade } from './upgrade.ts';
import classes from './upgrade.module.css';

type Props = {
  /** Why it matters where it stands, e.g. "You have used all 25 prompts of this month." */
  reason?: string;
};

/** Pro with its first month at 30 % off. For members without Pro; whoever shows it knows that. */
export function UpgradeBanner({ reason }: Props) {
  return (
    <aside className={classes.banner} aria-label="Upgrade to Pro">
      <div className={classes.words}>
        {reason && <p className={classes.reason}>{reason}</p>}
        <p className={classes.offer}>{proOffer.percentOff}% off Pro</p>
        <p className={classes.price}>
          <strong>{formatCents(proOffer.firstMonthCents)} first month</strong>{' '}
          <s>
            <span className={classes.hidden}>instead of </span>
            {formatCents(plans.pro.priceCents)}
          </s>
        </p>
        <p className={classes.terms}>
          Unlimited prompts, export and sharing. Then {plans.pro.priceText}; cancel anytime.
        </p>
      </div>
      <Button
        className={classes.button}
        rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}
        onClick={startUpgrade}
      >
        Upgrade to Pro
      </Button>
    </aside>
  );
}
