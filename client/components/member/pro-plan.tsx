/** Status of Pro: when it renews or ends, payment problems, and a button to manage it. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { m } from '#messages';
import { plans } from '#shared/domain/plans.ts';
import { useLeaving } from '#client/lib/leaving.ts';
import { dayOf } from '#client/lib/time.ts';
import { toastFailure } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { proTerm } from './pro-term.ts';

type Pro = NonNullable<NonNullable<RouterOutputs['membership']['current']>['pro']>;
type Props = {
  pro: Pro;
  /** Where the provider's page leads back to; the shop unless it's the settings. */
  returnTo?: 'settings';
  /** Whether the subscription exists but grants nothing at the moment. */
  isPaused?: boolean;
};

export function ProPlan({ pro, returnTo, isPaused }: Props) {
  return (
    <Stack gap="sm">
      {pro.paymentFailed || isPaused ? (
        <Alert icon={<IconAlertTriangle stroke={1.7} aria-hidden />}>
          {!pro.paymentFailed
            ? m.components_pro_plan_pro_paused_because_last()
            : pro.until
              ? m.components_pro_plan_payment_failed_until({ day: dayOf(pro.until) })
              : m.components_pro_plan_last_payment_didnt_go()}
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
      toastFailure(m.components_pro_plan_couldnt_open_plan(), error),
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
        {isBusy ? m.components_one_moment() : m.components_manage_plan()}
      </Button>
      <Text fz="sm" c="dimmed">
        {m.components_pro_plan_change_card_see_invoices({ terms: plans.pro.terms.join('. ') })}
      </Text>
    </Group>
  );
}
