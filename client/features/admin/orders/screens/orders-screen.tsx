/** Lists all orders with search, filters, and pages, all stored in the URL. */
import { Button, Text } from '@mantine/core';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { orderKinds } from '#shared/domain/orders.ts';
import { orderFilters } from '#shared/schemas/sales.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, EmptyPage, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { searchTerm } from '#client/components/admin/list-state.ts';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { isInVain, TooLittle } from '#client/components/admin/too-little.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { OrderBadges } from '../components/order-badges.tsx';
import { buyerOf, itemsText, orderKindLabels, orderStateLabels, type ListedOrder } from '../order-labels.ts';

const defaults = { q: '', state: '', kind: '', dispute: '' };
const choices = { state: ['', ...orderFilters], kind: ['', ...orderKinds], dispute: ['', 'any'] };
const all = { value: '', label: m.admin_all() };

const selects = [
  {
    key: 'state',
    label: m.admin_state(),
    options: [all, ...orderFilters.map((value) => ({ value, label: orderStateLabels[value] }))],
  },
  {
    key: 'kind',
    label: m.admin_kind(),
    options: [all, ...orderKinds.map((value) => ({ value, label: orderKindLabels[value] }))],
  },
  {
    key: 'dispute',
    label: m.admin_dispute(),
    options: [all, { value: 'any', label: m.admin_orders_with_a_dispute() }],
  },
] as const;

const columns: Column<ListedOrder>[] = [
  { id: 'number', label: m.admin_order(), isName: true, cell: ({ number }) => number },
  { id: 'buyer', label: m.admin_buyer(), share: '20%', cell: buyerOf },
  { id: 'items', label: m.admin_items(), share: '26%', cell: ({ items }) => itemsText(items) },
  { id: 'total', label: m.admin_total(), align: 'end', cell: ({ totalCents }) => formatAmount(totalCents) },
  {
    id: 'refunded',
    label: m.admin_refunded(),
    align: 'end',
    isMinor: true,
    cell: ({ refundedCents }) => refundedCents > 0 && formatAmount(refundedCents),
  },
  { id: 'state', label: m.admin_state(), cell: (order) => <OrderBadges order={order} /> },
  { id: 'when', label: m.admin_when(), cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** @returns the value if it's one of the known ones; undefined otherwise. */
const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((candidate) => candidate === value);

export function OrdersScreen() {
  const list = useListState(defaults, choices);
  const { state, after, isNarrowed } = list;
  const q = searchTerm(state.q);
  const orders = trpc.admin.sales.orders.useQuery(
    {
      q,
      state: oneOf(orderFilters, state.state),
      kind: oneOf(orderKinds, state.kind),
      dispute: state.dispute === 'any' ? 'any' : undefined,
      cursor: after,
    },
    { enabled: !isInVain(q), placeholderData: (before) => before },
  );
  return (
    <AdminLayout
      title={m.admin_orders()}
      lead={m.admin_orders_every_order()}
      aside={
        <Button component={AdminLink} href={adminPaths.disputes} variant="default">
          {m.admin_disputes()}
        </Button>
      }
    >
      <ListTools
        label={m.admin_orders()}
        list={list}
        search={{ key: 'q', label: m.admin_orders_number_name_or_email() }}
        selects={selects}
      />
      {isInVain(q) ? (
        <TooLittle />
      ) : (
        <Fetched query={orders} problem={m.admin_orders_couldnt_load()} lines={6}>
          {({ items, nextCursor, totals }) => (
            <>
              {totals.count > 0 && (
                <Text c="dimmed" role="status">
                  {m.admin_orders_totals({
                    orders: m.admin_counted_orders({ count: totals.count }),
                    amount: formatAmount(totals.keptCents),
                  })}
                </Text>
              )}
              <AdminList
                label={m.admin_orders()}
                rows={items}
                columns={columns}
                keyOf={({ id }) => id}
                hrefOf={({ id }) => `${adminPaths.orders}/${id}`}
                isOld={orders.isPlaceholderData}
                empty={
                  after ? (
                    <EmptyPage />
                  ) : isNarrowed ? (
                    <EmptyState title={m.admin_no_matching_orders()}>
                      {m.admin_orders_change_search_or_filters()}
                    </EmptyState>
                  ) : (
                    <EmptyState title={m.admin_no_orders_yet()}>{m.admin_orders_first_sale()}</EmptyState>
                  )
                }
              />
              <Pager nextCursor={nextCursor} after={after} onGo={list.setAfter} isBusy={orders.isPlaceholderData} />
            </>
          )}
        </Fetched>
      )}
    </AdminLayout>
  );
}
