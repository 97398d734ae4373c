import { Stack, Text } from '@mantine/core';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { LoneLink } from '#client/components/admin/admin-link.tsx';
import { Change } from '#client/components/admin/change.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { FigureTiles, type FigureTile } from '#client/components/admin/figure-tiles.tsx';
import { figure } from '#client/components/admin/figures.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { dayOf } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Sales = RouterOutputs['admin']['revenue']['today'];

/** Sales of today, this week, and this month, and what needs attention. */
export function SalesPanel() {
  const sales = trpc.admin.revenue.today.useQuery(undefined, { staleTime: 5000, refetchInterval: 60_000 });
  return (
    <Panel
      title={m.admin_sales()}
      lead={m.admin_sales_panel_lead()}
      aside={<LoneLink href={adminPaths.revenue}>{m.admin_sales_panel_see_revenue()}</LoneLink>}
    >
      <Fetched query={sales} problem={m.admin_sales_panel_failed_load()} lines={2} height={96}>
        {(found) => (
          <Stack gap="sm">
            <FigureTiles label={m.admin_sales()} tiles={moneyOf(found)} most={3} />
            <FigureTiles label={m.admin_sales_panel_attention()} tiles={attentionOf(found)} most={3} />
          </Stack>
        )}
      </Fetched>
    </Panel>
  );
}

const small = (text: string) => (
  <Text span display="block" fz="sm" c="dimmed">
    {text}
  </Text>
);

/** A line about refunds and disputes, if there are any. */
const backOf = ({ paidCents, netCents }: Sales['today']) =>
  netCents < paidCents ? small(m.admin_sales_panel_net({ amount: formatAmount(netCents) })) : undefined;

const moneyOf = ({ today, week, weekBefore, month }: Sales): FigureTile[] => [
  { label: m.admin_sales_panel_today(), value: formatAmount(today.paidCents), note: backOf(today) },
  {
    label: m.admin_sales_panel_week(),
    value: formatAmount(week.paidCents),
    note: (
      <>
        <Change now={week.paidCents} before={weekBefore.paidCents} />
        {backOf(week)}
      </>
    ),
  },
  { label: m.admin_sales_panel_month(), value: formatAmount(month.paidCents), note: backOf(month) },
];

const attentionOf = ({ disputes, disputeDueAt, failedRenewals, undelivered }: Sales): FigureTile[] => [
  {
    label: m.admin_sales_panel_disputes(),
    value: figure(disputes),
    note: disputeDueAt ? small(m.admin_sales_panel_due({ date: dayOf(disputeDueAt) })) : undefined,
    href: adminPaths.disputes,
    isUrgent: disputes > 0,
  },
  {
    label: m.admin_sales_panel_failed_renewals(),
    value: figure(failedRenewals),
    href: `${adminPaths.subscriptions}?show=past-due`,
    isUrgent: failedRenewals > 0,
  },
  {
    label: m.admin_sales_panel_undelivered(),
    value: figure(undelivered),
    href: `${adminPaths.orders}?state=undelivered`,
    isUrgent: undelivered > 0,
  },
];
