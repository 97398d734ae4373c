import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../../shared/paths.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './cart.module.css';

const queryName = 'given-up';

/** For who comes back from the payment page without having paid: the order ends, and with it what was kept for it. */
export function GivenUp() {
  const [orderId] = useState(() => new URLSearchParams(location.search).get(queryName));
  const { session } = useSession();
  const utils = trpc.useUtils();
  const { mutate, data } = trpc.checkout.cancel.useMutation({
    onSettled: () => utils.checkout.options.invalidate(),
  });
  const isTold = useRef(false);

  useEffect(() => {
    if (orderId === null || session === undefined || isTold.current) return;
    isTold.current = true;
    // Once: a reload and the way back in the history end nothing.
    navigate(paths.cart, { replace: true });
    if (session) mutate({ orderId });
  }, [orderId, session, mutate]);

  if (orderId === null) return null;
  if (data && data.status !== 'expired' && data.status !== 'failed')
    return (
      <p role="status" className={classes.notice}>
        <span>Order {data.number} has been paid already.</span>
        <SiteLink href={`${paths.checkoutDone}?order=${data.id}`} className="button quiet">
          See the order
        </SiteLink>
      </p>
    );
  return (
    <p role="status" className={classes.notice}>
      <span>Nothing was paid. Your cart is as you left it.</span>
    </p>
  );
}
