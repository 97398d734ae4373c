import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { AnalyticsRange } from '#shared/domain/analytics.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { LoneLink } from '#client/components/admin/admin-link.tsx';
import { Change } from '#client/components/admin/change.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { FigureTiles } from '#client/components/admin/figure-tiles.tsx';
import { figure } from '#client/components/admin/figures.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { recounted } from './recounted.ts';

/** Revenue of the chosen days in dollars, compared with the days before. */
export function MoneyPanel({ days }: { days: AnalyticsRange }) {
  const revenue = trpc.admin.revenue.overview.useQuery({ days }, recounted);
  return (
    <Panel
      title={m.admin_money_panel_revenue()}
      lead={m.admin_money_panel_lead()}
      aside={<LoneLink href={`${adminPaths.revenue}?days=${days}`}>{m.admin_money_panel_see_revenue()}</LoneLink>}
    >
      <Fetched query={revenue} problem={m.admin_money_panel_failed_load()} lines={1} height={96}>
        {({ total, before }) => (
          <FigureTiles
            label={m.admin_money_panel_revenue()}
            tiles={[
              {
                label: m.admin_money_panel_paid(),
                value: formatAmount(total.paidCents),
                note: <Change now={total.paidCents} before={before.paidCents} />,
              },
              {
                label: m.admin_money_panel_refunds(),
                value: formatAmount(total.refundedCents),
                note: <Change now={total.refundedCents} before={before.refundedCents} />,
              },
              {
                label: m.admin_money_panel_net(),
                value: formatAmount(total.netCents),
                note: <Change now={total.netCents} before={before.netCents} />,
              },
              {
                label: m.admin_money_panel_orders(),
                value: figure(total.orders),
                note: <Change now={total.orders} before={before.orders} />,
              },
            ]}
          />
        )}
      </Fetched>
    </Panel>
  );
}
