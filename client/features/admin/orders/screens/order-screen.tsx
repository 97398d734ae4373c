/** A single order: what was bought, by whom, what happened since, and refunds by line. */
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { isAbsent } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DisputePanel, OrderPanel } from '../components/order-facts.tsx';
import { LinesPanel } from '../components/order-lines.tsx';
import { OrderTimeline } from '../components/order-timeline.tsx';
import { buyerOf } from '../order-labels.ts';

export function OrderScreen({ id }: { id: string }) {
  const query = trpc.admin.sales.order.useQuery({ orderId: id });
  const { data: order, error } = query;
  if (isAbsent(error))
    return (
      <AdminLayout title={m.admin_order()}>
        <EmptyState title={m.admin_order_couldnt_find()}>
          {m.admin_order_check_the_link()} <AdminLink href={adminPaths.orders}>{m.admin_all_orders()}</AdminLink>
        </EmptyState>
      </AdminLayout>
    );
  return (
    <AdminLayout
      title={order ? m.admin_order_number({ number: order.number }) : m.admin_order()}
      lead={order && buyerOf(order)}
      aside={
        <Button
          component={AdminLink}
          href={adminPaths.orders}
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
        >
          {m.admin_all_orders()}
        </Button>
      }
    >
      <Fetched query={query} problem={m.admin_order_couldnt_load()} lines={4} height={120}>
        {(found) => (
          <>
            <DisputePanel order={found} />
            <OrderPanel order={found} />
            <LinesPanel order={found} />
            <OrderTimeline order={found} />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}
