import { Group } from '@mantine/core';
import { m } from '#messages';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import {
  disputeLabels,
  disputeTones,
  orderStateLabels,
  orderStateOf,
  orderStateTones,
  type ListedOrder,
} from '../order-labels.ts';

type Badged = Pick<ListedOrder, 'status' | 'refundedCents' | 'disputeStatus'> & { mode: string };

/** An order's state, a settled dispute or an inquiry, and whether no real money moved. */
export function OrderBadges({ order }: { order: Badged }) {
  const { status, mode, disputeStatus } = order;
  const state = orderStateOf(order);
  return (
    <Group component="span" gap={6} display="inline-flex">
      <StatusBadge tone={orderStateTones[state]}>{orderStateLabels[state]}</StatusBadge>
      {disputeStatus && status !== 'disputed' && (
        <StatusBadge tone={disputeTones[disputeStatus]}>
          {m.admin_dispute_is({ state: disputeLabels[disputeStatus] })}
        </StatusBadge>
      )}
      {mode !== 'live' && (
        <StatusBadge>{mode === 'test' ? m.admin_order_mode_test() : m.admin_order_mode_sandbox()}</StatusBadge>
      )}
    </Group>
  );
}
