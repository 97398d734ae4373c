import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconDownload, IconReceipt } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { nextLook } from '#client/components/member/provider-news.ts';
import { ShowMore, useFocusOnMore } from '#client/components/member/show-more.tsx';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { orderState } from '../order-state.ts';
import { scrollToAnchor } from '../scroll-to-anchor.ts';
import classes from './orders.module.css';

type Order = RouterOutputs['orders']['mine']['items'][number];

const countOpen = (orders: readonly Order[] = []) => orders.filter(({ status }) => status === 'open').length;

/** Looks at the plan when an order turns out to be paid: it may have been for Pro. */
function usePlanOfPaid(openCount: number): void {
  const utils = trpc.useUtils();
  const before = useRef(0);
  useEffect(() => {
    if (openCount < before.current) void utils.membership.current.invalidate();
    before.current = openCount;
  }, [openCount, utils]);
}

/** What was bought, newest first, with receipts. */
export function OrderHistory() {
  const list = trpc.orders.mine.useInfiniteQuery(
    {},
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Somebody who paid in another tab comes back to this one.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        nextLook(countOpen(state.data?.pages.flatMap(({ items }) => items)) > 0, state.dataUpdateCount),
    },
  );
  const orders = list.data?.pages.flatMap(({ items }) => items);
  usePlanOfPaid(countOpen(orders));
  const root = useRef<HTMLDivElement>(null);
  const isThere = orders !== undefined;
  useEffect(() => {
    if (isThere) scrollToAnchor('orders', root.current);
  }, [isThere]);

  const more = useFocusOnMore(root, 'li h3', orders?.length ?? 0);

  return (
    <div ref={root} className={classes.anchor}>
      <Panel title="Orders" id="orders" lead="Your orders, newest first. Paid orders have a receipt.">
        {list.isError && !orders ? (
          <FetchProblem
            title="Your orders could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
            isRetrying={list.isRefetching}
          />
        ) : !orders ? (
          <LinesSkeleton lines={2} height={84} />
        ) : orders.length === 0 ? (
          <EmptyState icon={IconReceipt} title="No orders yet">
            <p>What you buy stands here, with its receipt.</p>
          </EmptyState>
        ) : (
          <ul className={classes.orders}>
            {orders.map((order) => (
              <OrderItem key={order.id} order={order} />
            ))}
          </ul>
        )}
        <ShowMore
          list={list}
          label="Show older orders"
          failure="The older orders could not be loaded"
          onAsk={more.ask}
        />
      </Panel>
    </div>
  );
}

function OrderItem({ order }: { order: Order }) {
  const { number, lines, totalCents, discountCents, payUrl } = order;
  const when = order.paidAt ?? order.createdAt;
  const state = orderState(order);
  return (
    <li className={classes.order}>
      <h3 className={classes.number} tabIndex={-1}>
        {number}
      </h3>
      <p className={classes.amount}>{formatAmount(totalCents)}</p>
      <p className={classes.when}>
        <time dateTime={when} title={fullMoment(when)}>
          {dayOf(when)}
        </time>
        {discountCents > 0 && `, with ${formatAmount(discountCents)} off`}
      </p>
      <ul className={classes.lines}>
        {lines.map(({ itemId, name, quantity }) => (
          <li key={itemId}>{quantity > 1 ? `${quantity} × ${name}` : name}</li>
        ))}
      </ul>
      <p className={classes.state} data-tone={state.tone}>
        <span>{state.text}</span>
      </p>
      {(order.paidAt || payUrl) && (
        <p className={classes.actions}>
          {payUrl && (
            <a className={classes.action} href={payUrl}>
              Finish paying
              <VisuallyHidden component="span"> for {number}</VisuallyHidden>
              <IconArrowRight size={18} stroke={1.8} aria-hidden />
            </a>
          )}
          {order.paidAt && (
            <a className={classes.action} href={`${paths.download}/receipt/${order.id}`}>
              <IconDownload size={18} stroke={1.8} aria-hidden />
              Receipt (PDF)
              <VisuallyHidden component="span"> of {number}</VisuallyHidden>
            </a>
          )}
        </p>
      )}
    </li>
  );
}
