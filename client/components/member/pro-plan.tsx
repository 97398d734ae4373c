/** How Pro goes on: when it renews or ends, what went wrong with its payment, and the way to change it. */
import './styles.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { plans } from '../../../shared/domain/plans.ts';
import { refusalOf, useLeaving } from '../../lib/leaving.ts';
import { dayOf } from '../../lib/time.ts';
import { showToast } from '../../lib/toast.tsx';
import { trpcClient, type RouterOutputs } from '../../lib/trpc.ts';
import { proTerm } from './pro-term.ts';
import classes from './upgrade.module.css';

type Pro = NonNullable<NonNullable<RouterOutputs['membership']['current']>['pro']>;
type Props = {
  pro: Pro;
  /** Where the way back from the provider's page leads; the shop, unless it is the settings. */
  returnTo?: 'settings';
  /** A subscription that runs and gives nothing at the moment. */
  isPaused?: boolean;
};

export function ProPlan({ pro, returnTo, isPaused }: Props) {
  return (
    <div className={classes.plan}>
      {pro.paymentFailed || isPaused ? (
        <p role="alert" className={classes.notice}>
          <IconAlertTriangle size={22} stroke={1.7} aria-hidden />
          <span className={classes.noticeText}>
            {pro.paymentFailed
              ? 'The last payment did not go through. Choose another card under “Manage plan”, and Pro goes on.'
              : 'Pro pauses: the last payment is contested at your bank. It goes on when that is settled.'}
          </span>
        </p>
      ) : (
        <p>{proTerm(pro, pro.until && dayOf(pro.until))}</p>
      )}
      {(pro.source === 'subscription' || pro.paymentFailed || isPaused) && (
        <ManagePlan {...(returnTo && { returnTo })} />
      )}
    </div>
  );
}

function ManagePlan({ returnTo }: Pick<Props, 'returnTo'>) {
  const { isBusy, leave } = useLeaving();
  const open = () => {
    leave(async () => (await trpcClient.checkout.portal.mutate({ ...(returnTo && { returnTo }) })).url).catch(
      (error: unknown) =>
        showToast({
          title: 'Your plan could not be opened',
          description: refusalOf(error)?.message ?? 'Please check your connection and try again.',
          variant: 'destructive',
        }),
    );
  };
  return (
    <div className={classes.manage}>
      <Button
        variant="default"
        className={classes.noticeButton}
        rightSection={<IconExternalLink size={18} stroke={1.7} aria-hidden />}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={open}
      >
        {isBusy ? 'One moment …' : 'Manage plan'}
      </Button>
      <p className={classes.terms}>Card, invoices and cancelling. {plans.pro.terms.join('. ')}.</p>
    </div>
  );
}
