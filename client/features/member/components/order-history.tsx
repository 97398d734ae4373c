import { Anchor, Box, Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowRight, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { orderSums, refundedText, type OrderSum } from '#shared/domain/order-sums.ts';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { nextLook } from '#client/components/member/provider-news.ts';
import { ShowMore, useFocusOnMore } from '#client/components/member/show-more.tsx';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { orderState } from '../order-state.ts';
import { Setting } from './setting.tsx';

type Order = RouterOutputs['orders']['mine']['items'][number];

const hidden = (text: ReactNode) => <VisuallyHidden component="span">{text}</VisuallyHidden>;

/** Orders shown before "Show older orders". */
const shownAtFirst = 3;

const countOpen = (orders: readonly Order[] = []) => orders.filter(({ status }) => status === 'open').length;

/** Refetches the plan when an order turns out to be paid, because it may have been for Pro. */
function usePlanOfPaid(openCount: number): void {
  const utils = trpc.useUtils();
  const before = useRef(0);
  useEffect(() => {
    if (openCount < before.current) void utils.membership.current.invalidate();
    before.current = openCount;
  }, [openCount, utils]);
}

/** Lists purchases, newest first, with receipts. */
export function OrderHistory() {
  const list = trpc.orders.mine.useInfiniteQuery(
    {},
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Refetch on return: the member may have paid in another tab.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        nextLook(countOpen(state.data?.pages.flatMap(({ items }) => items)) > 0, state.dataUpdateCount),
    },
  );
  const orders = list.data?.pages.flatMap(({ items }) => items);
  usePlanOfPaid(countOpen(orders));
  const root = useRef<HTMLElement>(null);
  const [isWhole, { open: showWhole }] = useDisclosure();
  const isFolded = !isWhole && orders !== undefined && orders.length > shownAtFirst;
  const shown = isFolded ? orders.slice(0, shownAtFirst) : orders;
  const more = useFocusOnMore(root, 'li h3', shown?.length ?? 0);

  return (
    <Setting
      ref={root}
      title={m.member_orders()}
      id="orders"
      lead={m.member_order_history_orders_newest_first_paid()}
      isReady={orders !== undefined}
    >
      {list.isError && !orders ? (
        <FetchProblem
          title={m.member_order_history_couldnt_load_orders()}
          error={list.error}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      ) : !shown ? (
        <LinesSkeleton lines={2} height={44} />
      ) : shown.length === 0 ? (
        <Text c="dimmed">
          <Markup
            parts={m.member_order_history_no_orders_yet_when.parts()}
            tags={{ bold: (text) => <strong>{text}</strong> }}
          />
        </Text>
      ) : (
        <Stack component="ul" gap={0}>
          {shown.map((order) => (
            <OrderItem key={order.id} order={order} />
          ))}
        </Stack>
      )}
      {isFolded ? (
        <Button
          variant="default"
          onClick={() => {
            more.ask();
            showWhole();
          }}
        >
          {m.member_show_older_orders()}
        </Button>
      ) : (
        <ShowMore
          list={list}
          label={m.member_show_older_orders()}
          failure={m.member_order_history_couldnt_load_older_orders()}
          onAsk={more.ask}
        />
      )}
    </Setting>
  );
}

const tones = { done: 'info', waits: 'warn', closed: 'plain' } as const;
const action = { fw: 600, mih: 44, display: 'inline-flex', style: { alignItems: 'center', gap: 6 } } as const;

/** An order on one line that wraps on narrow screens. */
function OrderItem({ order }: { order: Order }) {
  const { number, lines, payUrl } = order;
  const when = order.paidAt ?? order.createdAt;
  const state = orderState(order);
  const sums = orderSums(order);
  const isShort = sums.length === 1;
  return (
    <Group component="li" gap="2px var(--eg-space-4)" mih={44}>
      <Title order={3} size="md" tabIndex={-1} ff="var(--eg-font-text)" lh={1.4}>
        {number}
      </Title>
      <Text component="div" flex="1 1 12rem" miw={0} fz="sm" lh={1.4}>
        {lines.map(({ itemId, name, quantity, refundedQuantity }) => (
          <div key={itemId}>
            {quantity > 1 ? `${quantity} × ${name}` : name}
            {refundedQuantity > 0 && (
              <Text span inherit c="dimmed">
                {` (${refundedText({ quantity, refundedQuantity })})`}
              </Text>
            )}
          </div>
        ))}
        <Text span inherit c="dimmed">
          <time dateTime={when} title={fullMoment(when)}>
            {dayOf(when)}
          </time>
        </Text>
      </Text>
      <Group gap="0 var(--eg-space-4)">
        <StatusBadge tone={tones[state.tone]}>{state.text}</StatusBadge>
        {isShort && <Sums sums={sums} />}
        {payUrl && (
          <Anchor href={payUrl} {...action}>
            <Markup parts={m.member_order_history_finish_paying.parts({ number })} tags={{ hidden }} />
            <IconArrowRight size={18} stroke={1.8} aria-hidden />
          </Anchor>
        )}
        {order.paidAt && (
          <Anchor href={`${paths.download}/receipt/${order.id}`} {...action}>
            <IconDownload size={18} stroke={1.8} aria-hidden />
            <Markup parts={m.member_order_history_receipt.parts({ number })} tags={{ hidden }} />
          </Anchor>
        )}
      </Group>
      {!isShort && (
        <Box flex="1 1 100%" fz="sm" pb="xs">
          <Box maw={320} ms="auto">
            <Sums sums={sums} />
          </Box>
        </Box>
      )}
    </Group>
  );
}

/** The total, and what led to it or was refunded. A total by itself needs no visible label. */
function Sums({ sums }: { sums: readonly OrderSum[] }) {
  return (
    <Box component="dl" m={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {sums.map(({ key, label, amount }) => (
        <Group key={key} justify="space-between" gap="md" wrap="nowrap" fw={key === 'total' ? 650 : 400}>
          <dt>{sums.length > 1 ? label : hidden(label)}</dt>
          <Box component="dd" m={0}>
            {amount}
          </Box>
        </Group>
      ))}
    </Box>
  );
}
