import { Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { churnDays, subscriptionFilters } from '#shared/domain/revenue.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { FigureTiles } from '#client/components/admin/figure-tiles.tsx';
import { figure, percentOf } from '#client/components/admin/figures.ts';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { Pager } from '#client/components/ui/pager.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { filterLabels, SubscriptionList } from '../components/subscription-list.tsx';

const options = [
  { value: '', label: m.billing_subscriptions_all() },
  ...subscriptionFilters.map((value) => ({ value, label: filterLabels[value] })),
];

/** Pro subscriptions: monthly revenue, churn, and a list with failed renewals and those that end. */
export function SubscriptionsScreen() {
  const list = useListState({ show: '' }, { show: ['', ...subscriptionFilters] });
  const show = subscriptionFilters.find((known) => known === list.state.show);
  const figures = trpc.admin.revenue.subscriptionFigures.useQuery(undefined, { staleTime: 5000 });
  const page = trpc.admin.revenue.subscriptions.useQuery(
    { show, cursor: list.after },
    { staleTime: 5000, placeholderData: keepPreviousData },
  );
  return (
    <AdminLayout title={m.billing_subscriptions()} lead={m.billing_subscriptions_lead()}>
      <Fetched query={figures} problem={m.billing_subscriptions_failed_load_figures()} lines={2} height={96}>
        {(found) => <SubscriptionTiles figures={found} />}
      </Fetched>
      <Stack>
        <ListTools
          label={m.billing_subscriptions()}
          list={list}
          selects={[{ key: 'show', label: m.billing_subscriptions_status(), options }]}
        />
        <Fetched query={page} problem={m.billing_subscriptions_failed_load()} lines={5}>
          {({ items, nextCursor }) => (
            <>
              <SubscriptionList
                subscriptions={items}
                isNarrowed={list.isNarrowed}
                isOld={page.isPlaceholderData}
                after={list.after}
              />
              <Pager nextCursor={nextCursor} after={list.after} onGo={list.setAfter} isBusy={page.isPlaceholderData} />
            </>
          )}
        </Fetched>
      </Stack>
    </AdminLayout>
  );
}

type Figures = RouterOutputs['admin']['revenue']['subscriptionFigures'];

function SubscriptionTiles({ figures }: { figures: Figures }) {
  const { running, monthlyCents, started, ended, atStart, lost, failed, ending, churn } = figures;
  const note = (text: string) => (
    <Text span display="block" fz="sm" c="dimmed">
      {text}
    </Text>
  );
  return (
    <FigureTiles
      label={m.billing_subscriptions_at_a_glance()}
      tiles={[
        {
          label: m.billing_subscriptions_monthly_revenue(),
          value: formatAmount(monthlyCents),
          note: note(m.billing_subscriptions_running({ count: running })),
        },
        { label: m.billing_subscriptions_new({ days: churnDays }), value: figure(started) },
        { label: m.billing_subscriptions_ended({ days: churnDays }), value: figure(ended) },
        {
          label: m.billing_subscriptions_churn(),
          value: churn === null ? '–' : percentOf(churn),
          note: note(
            churn === null
              ? m.billing_subscriptions_churn_none({ days: churnDays })
              : m.billing_subscriptions_churn_note({ lost, count: atStart, days: churnDays }),
          ),
        },
        {
          label: m.billing_subscriptions_failed_renewals(),
          value: figure(failed),
          href: `${adminPaths.subscriptions}?show=past-due`,
          isUrgent: failed > 0,
        },
        {
          label: m.billing_subscriptions_ending(),
          value: figure(ending),
          href: `${adminPaths.subscriptions}?show=ending`,
        },
      ]}
    />
  );
}
