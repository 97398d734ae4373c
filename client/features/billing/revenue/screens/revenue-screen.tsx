import '@mantine/charts/styles.css';
import { List, SimpleGrid, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { m } from '#messages';
import { analyticsRanges, definitions, type AnalyticsRange } from '#shared/domain/analytics.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { PeriodSelect } from '#client/components/admin/period-select.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fold } from '#client/components/ui/fold.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { BuyersPanel, CouponsPanel, ItemsPanel, PeriodsPanel } from '../components/money-panels.tsx';
import { MoneyTiles } from '../components/money-tiles.tsx';

const choices = { days: analyticsRanges.map(String) };
const rules = ['revenue', 'refunds', 'disputes', 'net', 'change'] as const;

/** Revenue of a period: what was paid and given back, over time and by item, buyer, and coupon. */
export function RevenueScreen() {
  const list = useListState<{ days: string }>({ days: '30' }, choices);
  const days = Number(list.state.days) as AnalyticsRange;
  const revenue = trpc.admin.revenue.overview.useQuery(
    { days },
    { staleTime: 5000, refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
  const isOld = revenue.isPlaceholderData;
  return (
    <AdminLayout
      title={m.billing_revenue()}
      lead={m.billing_revenue_lead()}
      aside={<PeriodSelect days={analyticsRanges} value={list.state.days} onChange={(days) => list.set({ days })} />}
    >
      <Stack opacity={isOld ? 0.6 : undefined} aria-busy={isOld}>
        <Fetched query={revenue} problem={m.billing_revenue_failed_load()} lines={3} height={200}>
          {({ total, before, periods, range, items, coupons }) =>
            total.orders + total.refundedCents + total.disputedCents === 0 ? (
              <EmptyState title={m.billing_revenue_no_sales_period()}>{m.billing_revenue_no_sales_hint()}</EmptyState>
            ) : (
              <>
                <MoneyTiles total={total} before={before} />
                <PeriodsPanel periods={periods} unit={range.unit} />
                <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
                  <ItemsPanel items={items} />
                  <Stack>
                    <BuyersPanel total={total} />
                    <CouponsPanel coupons={coupons} />
                  </Stack>
                </SimpleGrid>
              </>
            )
          }
        </Fetched>
      </Stack>
      <Fold label={m.billing_revenue_how_we_count()}>
        <List maw="68ch" spacing="xs" c="dimmed" withPadding>
          {rules.map((name) => (
            <List.Item key={name}>{definitions[name]}</List.Item>
          ))}
        </List>
      </Fold>
    </AdminLayout>
  );
}
