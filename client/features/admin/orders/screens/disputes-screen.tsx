/** Lists disputes and inquiries: open ones first, those with the nearest deadline on top. */
import { Button } from '@mantine/core';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { plainName } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { agencyMoment } from '#client/components/admin/agency-time.ts';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { buyerOf, disputeLabels, disputeTones, type ListedOrder } from '../order-labels.ts';

const columns: Column<ListedOrder>[] = [
  { id: 'number', label: m.admin_order(), isName: true, cell: ({ number }) => number },
  { id: 'buyer', label: m.admin_buyer(), share: '24%', cell: buyerOf },
  { id: 'total', label: m.admin_total(), align: 'end', cell: ({ totalCents }) => formatAmount(totalCents) },
  {
    id: 'state',
    label: m.admin_state(),
    cell: ({ disputeStatus }) => {
      const status = disputeStatus ?? 'open';
      return <StatusBadge tone={disputeTones[status]}>{disputeLabels[status]}</StatusBadge>;
    },
  },
  { id: 'reason', label: m.admin_why(), cell: ({ disputeReason }) => plainName(disputeReason ?? '') },
  {
    id: 'due',
    label: m.admin_evidence_due(),
    cell: ({ disputeDueAt }) => disputeDueAt && <time dateTime={disputeDueAt}>{agencyMoment(disputeDueAt)}</time>,
  },
];

export function DisputesScreen() {
  const disputes = trpc.admin.sales.disputes.useQuery();
  return (
    <AdminLayout
      title={m.admin_disputes()}
      lead={m.admin_disputes_lead()}
      aside={
        <Button component={AdminLink} href={adminPaths.orders} variant="default">
          {m.admin_all_orders()}
        </Button>
      }
    >
      <Fetched query={disputes} problem={m.admin_disputes_couldnt_load()} lines={4}>
        {({ items }) => (
          <AdminList
            label={m.admin_disputes()}
            rows={items}
            columns={columns}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `${adminPaths.orders}/${id}`}
            empty={<EmptyState title={m.admin_no_disputes()}>{m.admin_disputes_when_one_comes()}</EmptyState>}
          />
        )}
      </Fetched>
    </AdminLayout>
  );
}
