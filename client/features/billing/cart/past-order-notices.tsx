import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import type { GivenUpState } from './past-orders.ts';
import type { Order } from './use-past-orders.ts';

type Props = {
  givenUp: { orderId: string | null; order: Order | undefined; state: GivenUpState };
  paid: readonly Order[];
};

/** What became of orders that this cart went into before. */
export function PastOrderNotices({ givenUp, paid }: Props) {
  return (
    <div role="status">
      {givenUp.orderId !== null && <GivenUp {...givenUp} />}
      {paid.map((order) => (
        <Paid key={order.id} order={order} words={`Order ${order.number} is paid.`} />
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
    return <Paid order={order} words={order.status === 'paid' ? 'This order is paid.' : 'This order was paid.'} />;
  if (state === 'failed')
    return (
      <CartNotice words="We couldn’t close the payment page.">
        <Button component={AppLink} href={`${paths.settings}#orders`} variant="default">
          See my orders
        </Button>
      </CartNotice>
    );
  return (
    <CartNotice
      words={
        <>
          {state === 'pending' && 'Closing the payment page …'}
          {state === 'unseen' && 'You came back from the payment page. Log in to check on your order.'}
          {state === 'closed' && 'You weren’t charged. Your cart is just as you left it.'}
        </>
      }
    />
  );
}

function Paid({ order, words }: { order: Order; words: string }) {
  return (
    <CartNotice words={words}>
      <Button component={AppLink} href={`${paths.checkoutDone}?order=${order.id}`} variant="default">
        See the order
      </Button>
    </CartNotice>
  );
}
