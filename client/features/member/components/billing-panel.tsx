import { Accordion, DataList, List, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { m } from '#messages';
import { monthlyPrice, planComparison, plans } from '#shared/domain/plans.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { ProPlan } from '#client/components/member/pro-plan.tsx';
import { useMembership } from '#client/components/member/provider-news.ts';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { useProPrice } from '#client/lib/catalog.ts';
import { daysLeftText } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { previewClock, trialClock } from '../clock.ts';
import { Setting } from './setting.tsx';

type Membership = RouterOutputs['membership']['current'];

/** Benefits of Pro that the free plan lacks or limits. Durations are listed above. */
const proAdds = planComparison.filter(({ key, free, pro }) => pro.included && pro.text !== free.text && key !== 'time');

/** Shows the plan, its renewal, how long free periods last, and what the other plan adds. */
export function BillingPanel() {
  const membership = useMembership();
  return (
    <Setting title={m.member_plan_and_billing()} id="plan" isReady={membership.data !== undefined}>
      {membership.isError && !membership.data ? (
        <FetchProblem
          title={m.member_billing_panel_couldnt_load_plan()}
          error={membership.error}
          onRetry={() => void membership.refetch()}
          isRetrying={membership.isRefetching}
        />
      ) : membership.data === undefined ? (
        <LinesSkeleton lines={1} height={220} />
      ) : (
        <Plan membership={membership.data} />
      )}
    </Setting>
  );
}

function Plan({ membership }: { membership: Membership }) {
  const isPro = membership?.plan === 'pro';
  const trial = membership && trialClock(membership);
  const preview = membership?.preview && previewClock(membership.preview);
  const pro = membership?.pro;
  const currentPrice = useProPrice();
  // A running subscription keeps the price it started at.
  const proPrice = pro?.priceCents ? monthlyPrice(pro.priceCents) : currentPrice;
  const proName = pro?.source === 'subscription' ? `${plans.pro.name}, ${proPrice}` : plans.pro.name;
  const facts: [string, string][] = [[m.member_plan(), isPro ? proName : plans.free.name]];
  if (!isPro)
    facts.push(
      [
        m.member_trial(),
        trial ? `${daysLeftText(trial.daysLeft)}. ${trial.text}.` : m.member_billing_panel_were_setting_it_up(),
      ],
      [
        m.member_preview(),
        preview
          ? `${daysLeftText(preview.daysLeft)}. ${preview.text}.`
          : m.member_billing_panel_starts_when_profile_ready(),
      ],
    );
  return (
    <>
      <DataList size="md" gap={4} labelWidth="84px">
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
      {pro && (
        <Stack gap="xs">
          <ProPlan pro={pro} returnTo="settings" isPaused={!isPro} />
          {pro.source === 'subscription' && <WhereItOpens />}
        </Stack>
      )}
      {/* If a subscription is paused, a second one wouldn't help. */}
      {!isPro && !pro && <UpgradeBanner standing={membership} />}
      <Accordion order={3} variant="contained" keepMounted={false}>
        <Accordion.Item value="pro">
          <Accordion.Control>
            {isPro ? m.member_billing_panel_what_have_pro() : m.member_what_pro_adds()}
          </Accordion.Control>
          <Accordion.Panel>
            <List ps={0} icon={<IconCheck size={20} stroke={2} color="var(--eg-success)" aria-hidden />} spacing={4}>
              {proAdds.map(({ key, pro: line }) => (
                <List.Item key={key}>{line.text}</List.Item>
              ))}
            </List>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  );
}

/** Says whose page "Manage plan" opens. */
function WhereItOpens() {
  const { data } = trpc.cart.options.useQuery();
  if (!data?.mode) return null;
  return (
    <Text fz="sm" c="dimmed">
      {data.mode === 'sandbox'
        ? m.member_billing_panel_manage_plan_opens_test()
        : m.member_billing_panel_manage_plan_opens_stripe()}
    </Text>
  );
}
