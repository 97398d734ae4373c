import { useState, type ReactNode } from 'react';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { signInHref } from '#client/lib/auth-events.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { goingBackWords, placesOf, type Outcome } from '../outcome.ts';
import classes from '../done.module.css';
import { OrderSummary } from '../order-summary.tsx';
import { useOrder, useProIsOn, type Order } from '../use-order.ts';

/** Where the payment page leads. It shows what the server knows of the order; the address alone gives nobody anything. */
export function DoneScreen() {
  const [orderId] = useState(() => new URLSearchParams(location.search).get('order'));
  const { outcome, order, isOffline, isSessionLost, lookAgain } = useOrder(orderId);
  const [hasAsked, setAsked] = useState(false);

  if (outcome === undefined) return <FormCard title="Your order" isWide isWaiting />;
  if (outcome === 'visitor') return <AskToLogIn orderId={orderId} />;
  const { title, lead } = words(outcome, order);
  return (
    // Another outcome is another card, so that reading goes on at its heading.
    <FormCard key={outcome} isWide title={title} lead={lead} takesFocus={outcome !== 'confirming' || hasAsked}>
      {outcome === 'confirming' && <Confirming isOffline={isOffline} />}
      {outcome === 'confirming' && isSessionLost && (
        <div className={classes.actions}>
          <button type="button" className="button" onClick={lookAgain}>
            Look again
          </button>
        </div>
      )}
      {outcome === 'late' && (
        <div className={classes.actions}>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsked(true);
              lookAgain();
            }}
          >
            Look again
          </button>
          {order?.payUrl && (
            <a className="button quiet" href={order.payUrl}>
              Back to the payment page
            </a>
          )}
          <CartLink />
        </div>
      )}
      {outcome === 'paid' && order && <Paid order={order} />}
      {order && outcome !== 'confirming' && outcome !== 'unknown' && <OrderSummary order={order} />}
      {outcome === 'unpaid' && (
        <div className={classes.actions}>{order?.kind === 'cart' ? <CartLink isMain /> : <DashboardLink isMain />}</div>
      )}
      {(outcome === 'going-back' || outcome === 'refunded' || outcome === 'disputed' || outcome === 'unknown') && (
        <div className={classes.actions}>
          {outcome === 'going-back' && order?.kind === 'cart' ? <CartLink isMain /> : <DashboardLink isMain />}
          <AppLink href={paths.contact} className="button quiet">
            Write to us
          </AppLink>
        </div>
      )}
    </FormCard>
  );
}

function words(outcome: Outcome, order: Order | undefined): { title: string; lead: ReactNode } {
  switch (outcome) {
    case 'confirming':
      return { title: 'Confirming your payment', lead: 'This takes a few seconds. You can stay or come back later.' };
    case 'late':
      return {
        title: 'We have not heard of a payment yet',
        lead: 'If you have paid, it will arrive: the receipt comes by mail and nothing is charged twice. If you have not, you can go back and pay.',
      };
    case 'paid':
      return {
        title: order?.kind === 'cart' ? 'Thank you. It is yours.' : 'Thank you for choosing Pro.',
        lead: (
          <>
            Order <strong>{order?.number}</strong> is paid, and the receipt is in your mail.
          </>
        ),
      };
    case 'going-back':
      return goingBackWords(order!);
    case 'unpaid':
      return { title: 'This order was not paid', lead: 'Its payment page has closed, and nothing was charged.' };
    case 'refunded':
      return {
        title: 'This order was refunded',
        lead: `${formatAmount(order?.refundedCents ?? 0)} went back to what you paid with.`,
      };
    case 'disputed':
      return {
        title: 'This payment is contested',
        lead: 'The owner of the card has asked their bank about it. What was bought waits until that is settled.',
      };
    case 'unknown':
      return {
        title: 'We do not find this order',
        lead: 'Your account has no such order. Perhaps the link is cut off, or you bought it with another account.',
      };
  }
}

function Confirming({ isOffline }: { isOffline: boolean }) {
  return (
    <div className={classes.confirming}>
      <span className={classes.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p role="status">
        {isOffline
          ? 'We cannot reach our server right now, and keep trying.'
          : 'Waiting for the payment page to tell us …'}
      </p>
    </div>
  );
}

function Paid({ order }: { order: Order }) {
  const isProOn = useProIsOn(order);
  return (
    <ul className={classes.places}>
      {placesOf(order).map(({ text, label, href }) => (
        <li key={href}>
          <p role="status">
            {isProOn ? text : 'Your payment is here. Pro is being switched on, which takes a moment.'}
          </p>
          <AppLink href={href} className="button">
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function AskToLogIn({ orderId }: { orderId: string | null }) {
  const here = orderId === null ? paths.checkoutDone : `${paths.checkoutDone}?order=${encodeURIComponent(orderId)}`;
  return (
    <FormCard title="Your order" isWide lead="Please log in first. Your order belongs to your account.">
      <div className={classes.actions}>
        <AppLink href={signInHref(here)} className="button">
          Log in
        </AppLink>
      </div>
    </FormCard>
  );
}

function CartLink({ isMain }: { isMain?: boolean }) {
  return (
    <AppLink href={paths.cart} className={isMain ? 'button' : 'button quiet'}>
      Back to my cart
    </AppLink>
  );
}

function DashboardLink({ isMain }: { isMain?: boolean }) {
  return (
    <AppLink href={paths.dashboard} className={isMain ? 'button' : 'button quiet'}>
      Go to my dashboard
    </AppLink>
  );
}
