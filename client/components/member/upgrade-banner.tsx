import { Box, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { monthlyPrice } from '#shared/domain/plans.ts';
import { discountLabel, useCatalog } from '#client/lib/catalog.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { ProPlan } from './pro-plan.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

type Props = {
  /** Why Pro matters here, such as "Your 25 prompts for this month are open." */
  reason?: string;
  /** The plan's state; null while it's being set up. Requested if undefined. */
  standing?: Standing | null | undefined;
};
type Standing = Pick<NonNullable<RouterOutputs['membership']['current']>, 'pro' | 'firstMonthOffer'>;

/**
 * Offers Pro to members without it, with the current discount on the first month for those who haven't had one. A paused subscription
 * gets the steps to resume it instead, because a second one wouldn't help.
 */
export function UpgradeBanner({ reason, standing }: Props) {
  const prices = useCatalog();
  const membership = trpc.membership.current.useQuery(undefined, { enabled: standing === undefined });
  const known = standing === undefined ? membership.data : standing;
  if (known?.pro)
    return (
      <Paper component="aside" withBorder p="md" aria-label={m.components_upgrade_banner_your_plan_is_paused()}>
        <ProPlan pro={known.pro} isPaused />
      </Paper>
    );
  // A membership that's still being set up hasn't had a month of Pro. Show no price until it's known.
  const isFirst = known === undefined ? undefined : (known?.firstMonthOffer ?? true);
  const offer = isFirst ? prices?.firstMonth : null;
  const priceText = prices && isFirst !== undefined ? monthlyPrice(prices.catalog.pro.priceCents) : undefined;
  // Not for sale, and nothing to resume.
  if (prices?.catalog.pro.isAvailable === false) return null;
  return (
    <Paper
      component="aside"
      withBorder
      bg="var(--eg-accent-soft)"
      px="lg"
      py="md"
      aria-label={m.components_upgrade_to_pro()}
    >
      <Group justify="space-between" gap="var(--eg-space-3) var(--eg-space-8)">
        <Box flex="1 1 16rem">
          {reason && <Text mb={4}>{reason}</Text>}
          <Group gap="2px var(--eg-space-3)" align="baseline">
            {offer && (
              <Text fw={650} c="var(--eg-accent-text)">
                {m.components_upgrade_banner_off_pro({ discount: discountLabel(offer) })}
              </Text>
            )}
            <Text fw={650} fz="lg">
              {priceText === undefined ? (
                m.components_pro()
              ) : offer ? (
                <>
                  {m.components_upgrade_banner_first_month({ firstMonthCents: formatCents(offer.firstMonthCents) })}{' '}
                  <Text component="s" fz="sm" fw={400} c="dimmed">
                    <VisuallyHidden component="span">{m.components_instead_of()} </VisuallyHidden>
                    {formatCents(offer.firstMonthCents + offer.offCents)}
                  </Text>
                </>
              ) : (
                m.components_upgrade_banner_pro_for({ priceText })
              )}
            </Text>
          </Group>
          <Text fz="sm" c="dimmed">
            {m.components_upgrade_banner_unlimited_prompts_export_sharing()}{' '}
            {offer && priceText ? m.components_upgrade_banner_then({ priceText }) : m.components_cancel_anytime_2()}
          </Text>
        </Box>
        <UpgradeButton rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}>
          {m.components_upgrade_to_pro()}
        </UpgradeButton>
      </Group>
    </Paper>
  );
}
