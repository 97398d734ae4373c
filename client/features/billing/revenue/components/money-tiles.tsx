import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { Change } from '#client/components/admin/change.tsx';
import { FigureTiles } from '#client/components/admin/figure-tiles.tsx';
import { figure } from '#client/components/admin/figures.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Money = RouterOutputs['admin']['revenue']['overview']['total'];

/** Money of a period, each figure with its change from the period before. */
export function MoneyTiles({ total, before }: { total: Money; before: Money }) {
  const amounts = [
    [m.billing_revenue_paid(), 'paidCents'],
    [m.billing_revenue_refunds(), 'refundedCents'],
    [m.billing_revenue_disputes(), 'disputedCents'],
    [m.billing_revenue_net(), 'netCents'],
    [m.billing_revenue_taxes(), 'taxCents'],
  ] as const;
  return (
    <FigureTiles
      label={m.billing_revenue_in_this_period()}
      tiles={[
        ...amounts.map(([label, key]) => ({
          label,
          value: formatAmount(total[key]),
          note: <Change now={total[key]} before={before[key]} />,
        })),
        {
          label: m.billing_revenue_orders(),
          value: figure(total.orders),
          note: <Change now={total.orders} before={before.orders} />,
        },
        {
          label: m.billing_revenue_average_order(),
          value: total.averageCents === null ? '–' : formatAmount(total.averageCents),
          note: <Change now={total.averageCents ?? 0} before={before.averageCents} />,
        },
        {
          label: m.billing_revenue_from_guests(),
          value: formatAmount(total.guestCents),
          note: <Change now={total.guestCents} before={before.guestCents} />,
        },
      ]}
    />
  );
}
