import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '#shared/paths.ts';
import { notedOrders, settleOrder } from '#client/lib/cart-orders.ts';
import { useSession } from '#client/lib/session.ts';
import { trpc, trpcUtils, type RouterOutputs } from '#client/lib/trpc.ts';
import { givenUpState, paidOf, type GivenUpState } from './past-orders.ts';

export type Order = RouterOutputs['cart']['status'];

const queryName = 'given-up';

/** For who comes back from the payment page without having paid: the order ends, and with it what was kept for it. */
export function useGivenUp(): { orderId: string | null; order: Order | undefined; state: GivenUpState } {
  const [orderId] = useState(() => new URLSearchParams(location.search).get(queryName));
  const { session } = useSession();
  const utils = trpc.useUtils();
  const { mutate, data, isError } = trpc.cart.cancel.useMutation({
    // Paid in the last moment, it is what the cart was about.
    onSuccess: (order) => void settleOrder(order),
    onSettled: () => Promise.all([utils.cart.options.invalidate(), utils.seats.mine.invalidate()]),
  });
  const isTold = useRef(false);

  useEffect(() => {
    if (orderId === null || session === undefined || isTold.current) return;
    isTold.current = true;
    // Once: a reload and the way back in the history end nothing.
    navigate(paths.cart, { replace: true });
    if (session) mutate({ orderId });
  }, [orderId, session, mutate]);

  const isMember = session === undefined ? undefined : session !== null;
  return { orderId, order: data, state: givenUpState({ isMember, order: data, hasFailed: isError }) };
}

/** One that cannot be looked at keeps nobody from paying. @returns those that are paid; they have left the cart */
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
 * For who paid and never saw the page after it: what is paid leaves the cart before it can be paid again. Looked at when
 * the cart opens, and when the browser brings it back as it was.
 * @param except the order that is given up, which is asked about by itself
 */
export function useNotedOrders(except: string | null): { isLooking: boolean; paid: readonly Order[] } {
  const { session } = useSession();
  const memberId = session?.user.id;
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<{ of: string; paid: readonly Order[] }>();
  const look = `${memberId} ${round}`;

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setRound((now) => now + 1);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (memberId === undefined) return undefined;
    let isCurrent = true;
    void lookAtNoted(except).then((paid) => {
      if (isCurrent) setSeen({ of: look, paid });
    });
    return () => {
      isCurrent = false;
    };
  }, [memberId, except, look]);

  return { isLooking: memberId !== undefined && seen?.of !== look, paid: seen?.paid ?? [] };
}
