import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '#shared/paths.ts';
import { notedOrders, settleOrder } from '#client/lib/cart-orders.ts';
import { isAbsent } from '#client/lib/failure.ts';
import { useSession } from '#client/lib/session.ts';
import { trpc, trpcUtils, type RouterOutputs } from '#client/lib/trpc.ts';
import { givenUpState, paidOf, type GivenUpState } from './past-orders.ts';

export type Order = RouterOutputs['cart']['status'];

const queryName = 'given-up';

/**
 * Cancels the order of a buyer who comes back from the payment page without paying, and releases what was held for it.
 */
export function useGivenUp(): { orderId: string | null; order: Order | undefined; state: GivenUpState } {
  const [orderId] = useState(() => new URLSearchParams(location.search).get(queryName));
  const { session } = useSession();
  const utils = trpc.useUtils();
  const { mutate, data, error } = trpc.cart.cancel.useMutation({
    // Paid at the last moment, so its items leave the cart.
    onSuccess: (order) => void settleOrder(order),
    onSettled: () => Promise.all([utils.cart.options.invalidate(), utils.seats.mine.invalidate()]),
  });
  const isTold = useRef(false);

  useEffect(() => {
    if (orderId === null || session === undefined || isTold.current) return;
    isTold.current = true;
    // Remove it from the URL, so that a reload or going back doesn't cancel anything again.
    navigate(paths.cart, { replace: true });
    mutate({ orderId });
  }, [orderId, session, mutate]);

  const isMember = session === undefined ? undefined : session !== null;
  return {
    orderId,
    order: data,
    state: givenUpState({ isMember, order: data, hasFailed: error !== null, isAbsent: isAbsent(error) }),
  };
}

/**
 * Checks the remembered orders and removes paid items from the cart. An order that can't be checked doesn't block
 * payment.
 * @returns the paid orders
 */
async function lookAtNoted(except: string | null): Promise<Order[]> {
  const ids = notedOrders().filter((id) => id !== except);
  const looks = await Promise.allSettled(
    ids.map((orderId) => trpcUtils.cart.status.fetch({ orderId }, { retry: false })),
  );
  const paid = paidOf(looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : [])));
  for (const order of paid) settleOrder(order);
  return paid;
}

/**
 * Removes items from the cart that were paid for without the buyer seeing the confirmation page, so that they aren't
 * paid twice. Checks when the cart opens, and when the browser restores it from the back/forward cache.
 * @param except the order being canceled, which is checked separately
 */
export function useNotedOrders(except: string | null): { isLooking: boolean; paid: readonly Order[] } {
  const { session } = useSession();
  const buyer = session === undefined ? undefined : (session?.user.id ?? 'guest');
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<{ of: string; paid: readonly Order[] }>();
  const look = `${buyer} ${round}`;

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setRound((now) => now + 1);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (buyer === undefined) return undefined;
    let isCurrent = true;
    void lookAtNoted(except).then((paid) => {
      if (isCurrent) setSeen({ of: look, paid });
    });
    return () => {
      isCurrent = false;
    };
  }, [buyer, except, look]);

  return { isLooking: buyer !== undefined && seen?.of !== look, paid: seen?.paid ?? [] };
}
