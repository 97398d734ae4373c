/** Panels with revenue over time, by item, by buyer, and by coupon. */
import { BarChart } from '@mantine/charts';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { PeriodUnit } from '#shared/domain/analytics.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Chart, chartLook } from '#client/components/admin/chart.tsx';
import { figure, nameOfPeriod } from '#client/components/admin/figures.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fold } from '#client/components/ui/fold.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Revenue = RouterOutputs['admin']['revenue']['overview'];
type PeriodRow = Revenue['periods'][number] & { name: string };

const unitNames: Record<PeriodUnit, { title: string; name: string }> = {
  day: { title: m.billing_revenue_day_by_day(), name: m.billing_revenue_day() },
  week: { title: m.billing_revenue_week_by_week(), name: m.billing_revenue_week_from() },
  month: { title: m.billing_revenue_month_by_month(), name: m.billing_revenue_month() },
};

/** Money over time, by the day on which it moved. */
export function PeriodsPanel({ periods, unit }: { periods: Revenue['periods']; unit: PeriodUnit }) {
  const words = unitNames[unit];
  const rows = periods.map((period): PeriodRow => ({ ...period, name: nameOfPeriod(period.start, unit) }));
  const columns: readonly Column<PeriodRow>[] = [
    { id: 'name', label: words.name, isName: true, cell: ({ name }) => name },
    { id: 'orders', label: m.billing_revenue_orders(), align: 'end', cell: ({ orders }) => figure(orders) },
    { id: 'paid', label: m.billing_revenue_paid(), align: 'end', cell: ({ paidCents }) => formatAmount(paidCents) },
    {
      id: 'refunds',
      label: m.billing_revenue_refunds(),
      align: 'end',
      cell: ({ refundedCents }) => formatAmount(refundedCents),
    },
    {
      id: 'disputes',
      label: m.billing_revenue_disputes(),
      align: 'end',
      cell: ({ disputedCents }) => formatAmount(disputedCents),
    },
    { id: 'net', label: m.billing_revenue_net(), align: 'end', cell: ({ netCents }) => formatAmount(netCents) },
  ];
  return (
    <Panel title={words.title} lead={m.billing_revenue_days_end_midnight()}>
      <Chart caption={m.billing_revenue_chart_caption()}>
        <BarChart
          {...chartLook}
          h={190}
          data={rows.map(({ name, paidCents, netCents }) => ({ name, paid: paidCents / 100, net: netCents / 100 }))}
          dataKey="name"
          series={[
            { name: 'paid', label: m.billing_revenue_paid(), color: 'var(--eg-line-strong)' },
            { name: 'net', label: m.billing_revenue_net(), color: 'var(--eg-teal)' },
          ]}
          withLegend
          barProps={{ isAnimationActive: false }}
          yAxisProps={{ width: 72 }}
          xAxisProps={{ minTickGap: 24 }}
          valueFormatter={(dollars) => formatAmount(Math.round(dollars * 100))}
        />
      </Chart>
      <Fold label={m.billing_revenue_show_as_a_table()}>
        <AdminList
          label={m.billing_revenue_over_time()}
          rows={rows.toReversed()}
          columns={columns}
          keyOf={({ start }) => start}
          isBare
          first={14}
        />
      </Fold>
    </Panel>
  );
}

type Item = Revenue['items'][number];

const itemColumns: readonly Column<Item>[] = [
  { id: 'item', label: m.billing_revenue_item(), isName: true, cell: ({ name }) => name },
  { id: 'units', label: m.billing_revenue_units(), align: 'end', cell: ({ units }) => figure(units) },
  { id: 'amount', label: m.billing_revenue_amount(), align: 'end', cell: ({ cents }) => formatAmount(cents) },
];

export function ItemsPanel({ items }: { items: readonly Item[] }) {
  return (
    <Panel title={m.billing_revenue_by_item()} lead={m.billing_revenue_by_item_lead()}>
      <AdminList
        label={m.billing_revenue_by_item()}
        rows={items}
        columns={itemColumns}
        keyOf={({ itemId }) => itemId}
        isBare
        empty={<EmptyState title={m.billing_revenue_no_items()} />}
      />
    </Panel>
  );
}

type BuyerRow = { kind: string; name: string; orders: number; cents: number };

const buyerColumns: readonly Column<BuyerRow>[] = [
  { id: 'buyers', label: m.billing_revenue_buyers(), isName: true, cell: ({ name }) => name },
  { id: 'orders', label: m.billing_revenue_orders(), align: 'end', cell: ({ orders }) => figure(orders) },
  { id: 'paid', label: m.billing_revenue_paid(), align: 'end', cell: ({ cents }) => formatAmount(cents) },
];

export function BuyersPanel({ total }: { total: Revenue['total'] }) {
  const { orders, paidCents, guestOrders, guestCents } = total;
  const rows = [
    {
      kind: 'members',
      name: m.billing_revenue_members(),
      orders: orders - guestOrders,
      cents: paidCents - guestCents,
    },
    { kind: 'guests', name: m.billing_revenue_guests(), orders: guestOrders, cents: guestCents },
  ];
  return (
    <Panel title={m.billing_revenue_by_buyer()} lead={m.billing_revenue_by_buyer_lead()}>
      <AdminList
        label={m.billing_revenue_by_buyer()}
        rows={rows}
        columns={buyerColumns}
        keyOf={({ kind }) => kind}
        isBare
      />
    </Panel>
  );
}

type Coupon = Revenue['coupons'][number];

const couponColumns: readonly Column<Coupon>[] = [
  {
    id: 'code',
    label: m.billing_revenue_code(),
    isName: true,
    cell: ({ code }) => code ?? m.billing_revenue_no_code(),
  },
  { id: 'orders', label: m.billing_revenue_orders(), align: 'end', cell: ({ orders }) => figure(orders) },
  {
    id: 'discount',
    label: m.billing_revenue_discount(),
    align: 'end',
    cell: ({ discountCents }) => formatAmount(discountCents),
  },
  { id: 'paid', label: m.billing_revenue_paid(), align: 'end', cell: ({ paidCents }) => formatAmount(paidCents) },
];

export function CouponsPanel({ coupons }: { coupons: readonly Coupon[] }) {
  return (
    <Panel title={m.billing_revenue_by_coupon()} lead={m.billing_revenue_by_coupon_lead()}>
      <AdminList
        label={m.billing_revenue_by_coupon()}
        rows={coupons}
        columns={couponColumns}
        keyOf={({ code }) => code ?? ''}
        isBare
        empty={<EmptyState title={m.billing_revenue_no_discounts()} />}
      />
    </Panel>
  );
}
