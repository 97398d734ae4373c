/** How Pro goes on: when it renews or ends, what went wrong with its payment, and the way to change it. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { plans } from '#shared/domain/plans.ts';
import { useLeaving } from '#client/lib/leaving.ts';
import { dayOf } from '#client/lib/time.ts';
import { toastFailure } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { proTerm } from './pro-term.ts';

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
    <Stack gap="sm">
      {pro.paymentFailed || isPaused ? (
        <Alert icon={<IconAlertTriangle stroke={1.7} aria-hidden />}>
          {pro.paymentFailed
            ? 'Your last payment didn’t go through. To keep Pro, choose another card under “Manage plan”.'
            : 'Pro is paused because your last payment is in dispute with your bank. It’ll resume once that’s settled.'}
        </Alert>
      ) : (
        <Text>{proTerm(pro, pro.until && dayOf(pro.until))}</Text>
      )}
      {(pro.source === 'subscription' || pro.paymentFailed || isPaused) && (
        <ManagePlan {...(returnTo && { returnTo })} />
      )}
    </Stack>
  );
}

function ManagePlan({ returnTo }: Pick<Props, 'returnTo'>) {
  const { isBusy, leave } = useLeaving();
  const portal = trpc.cart.portal.useMutation();
  const open = () => {
    leave(async () => (await portal.mutateAsync({ ...(returnTo && { returnTo }) })).url).catch((error: unknown) =>
      toastFailure('We couldn’t open your plan', error),
    );
  };
  return (
    <Group gap="var(--eg-space-2) var(--eg-space-4)">
      <Button
        variant="default"
        rightSection={<IconExternalLink size={18} stroke={1.7} aria-hidden />}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={open}
      >
        {isBusy ? 'One moment …' : 'Manage plan'}
      </Button>
      <Text fz="sm" c="dimmed">
        Change your card, see invoices or cancel. {plans.pro.terms.join('. ')}.
      </Text>
    </Group>
  );
}
