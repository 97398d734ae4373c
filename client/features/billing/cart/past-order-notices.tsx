import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import classes from './cart.module.css';
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

function GivenUp({ order, state }: Props['givenUp']) {
  if (state === 'paid' && order)
    return <Paid order={order} words={order.status === 'paid' ? 'This order is paid.' : 'This order was paid.'} />;
  if (state === 'failed')
    return (
      <p className={classes.notice}>
        <span>We could not close the payment page.</span>
        <AppLink href={`${paths.settings}#orders`} className="button quiet">
          See my orders
        </AppLink>
      </p>
    );
  return (
    <p className={classes.notice}>
      <span>
        {state === 'pending' && 'Closing the payment page …'}
        {state === 'unseen' && 'You came back from the payment page. Log in to see what became of your order.'}
        {state === 'closed' && 'Nothing was paid. Your cart is as you left it.'}
      </span>
    </p>
  );
}

function Paid({ order, words }: { order: Order; words: string }) {
  return (
    <p className={classes.notice}>
      <span>{words}</span>
      <AppLink href={`${paths.checkoutDone}?order=${order.id}`} className="button quiet">
        See the order
      </AppLink>
    </p>
  );
}
