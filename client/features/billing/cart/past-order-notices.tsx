import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import type { GivenUpState } from './past-orders.ts';
import type { Order } from './use-past-orders.ts';

type Props = {
  givenUp: { orderId: string | null; order: Order | undefined; state: GivenUpState };
  paid: readonly Order[];
};

/** Notices about the outcome of this cart's earlier orders. */
export function PastOrderNotices({ givenUp, paid }: Props) {
  return (
    <div role="status">
      {givenUp.orderId !== null && <GivenUp {...givenUp} />}
      {paid.map((order) => (
        <Paid
          key={order.id}
          order={order}
          words={m.billing_past_order_notices_order_is_paid({ number: order.number })}
        />
      ))}
    </div>
  );
}

/** Notice about the cart, with an action. */
export function CartNotice({ words, role, children }: { words: ReactNode; role?: 'status'; children?: ReactNode }) {
  return (
    <Paper role={role} bg="var(--eg-teal-soft)" px="md" py="sm" mt="lg" style={{ overflowWrap: 'anywhere' }}>
      <Group gap="xs">
        <Text flex="1 1 12em">{words}</Text>
        {children}
      </Group>
    </Paper>
  );
}

function GivenUp({ order, state }: Props['givenUp']) {
  if (state === 'paid' && order)
    return (
      <Paid
        order={order}
        words={
          order.status === 'paid'
            ? m.billing_past_order_notices_this_order_is_paid()
            : m.billing_past_order_notices_this_order_was_paid()
        }
      />
    );
  if (state === 'failed')
    return (
      <CartNotice words={m.billing_past_order_notices_couldnt_close_payment_page()}>
        <Button component={AppLink} href={`${paths.settings}#orders`} variant="default">
          {m.billing_see_my_orders()}
        </Button>
      </CartNotice>
    );
  return (
    <CartNotice
      words={
        <>
          {state === 'pending' && m.billing_past_order_notices_closing_the_payment_page()}
          {state === 'unseen' && m.billing_past_order_notices_came_back_payment_page()}
          {state === 'closed' && m.billing_past_order_notices_werent_charged_cart_just()}
        </>
      }
    />
  );
}

function Paid({ order, words }: { order: Order; words: string }) {
  return (
    <CartNotice words={words}>
      <Button component={AppLink} href={`${paths.checkoutDone}?order=${order.id}`} variant="default">
        {m.billing_see_the_order()}
      </Button>
    </CartNotice>
  );
}
