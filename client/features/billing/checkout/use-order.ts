import { useEffect, useRef, useState } from 'react';
import { settleOrder } from '#client/lib/cart-orders.ts';
import { isAbsent, isPassing } from '#client/lib/failure.ts';
import { useSession } from '#client/lib/session.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { nextLookMs, outcomeOf, type Outcome } from './outcome.ts';

export type Order = RouterOutputs['cart']['status'];

/** So often it is asked who is signed in, as long as there is no answer. */
const sessionLookMs = 4000;
const planLookMs = 2000;
const planLooks = 60;

/**
 * Follows an order until it is known what became of it. The answer is the server's alone: nothing in the address counts,
 * and nothing leaves the cart before it is paid.
 * @param orderId as it stands in the address; null for none
 */
export function useOrder(orderId: string | null): {
  /** Undefined until it is known who asks. */
  outcome: Outcome | 'visitor' | undefined;
  order: Order | undefined;
  isOffline: boolean;
  /** It could not be seen who asks, so nothing can be known yet. */
  isSessionLost: boolean;
  lookAgain: () => void;
} {
  const { session, isLost: isSessionLost, retry } = useSessionAtLast();
  const [since, setSince] = useState(() => Date.now());
  const utils = trpc.useUtils();
  const query = trpc.cart.status.useQuery(
    { orderId: orderId ?? '' },
    {
      enabled: Boolean(session) && orderId !== null,
      retry: false,
      refetchInterval: ({ state }) =>
        isAbsent(state.error) ? false : nextLookMs(state.data?.status, Date.now() - since),
    },
  );
  const { data, error, dataUpdatedAt, errorUpdatedAt } = query;
  const isUnknown = orderId === null || (data === undefined && isAbsent(error));
  const waitedMs = Math.max(dataUpdatedAt, errorUpdatedAt, since) - since;

  const isSettled = useRef(false);
  useEffect(() => {
    if (data?.status !== 'paid' || isSettled.current) return;
    isSettled.current = true;
    // What could not be delivered stays in the cart.
    settleOrder(data);
    // What the member owns, may do and sees is another now.
    void utils.invalidate();
  }, [data, utils]);

  const outcome =
    session === null ? 'visitor' : session || isSessionLost ? outcomeOf(data, { isUnknown, waitedMs }) : undefined;
  return {
    outcome,
    order: data,
    isOffline: (error !== null && !isUnknown && isPassing(error)) || isSessionLost,
    isSessionLost,
    lookAgain: () => {
      setSince(Date.now());
      if (isSessionLost) retry();
      else void query.refetch();
    },
  };
}

/** Who is signed in, asked for until there is an answer. `isLost` from the first failure until then, also while it is asked. */
function useSessionAtLast() {
  const { session, failed, retry } = useSession();
  const [hasFailed, setFailed] = useState(false);
  if (failed && !hasFailed) setFailed(true);
  const isLost = hasFailed && session === undefined;
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(retry, sessionLookMs);
    return () => clearInterval(timer);
  }, [isLost, retry]);
  return { session, isLost, retry };
}

/**
 * Whether what a paid order is for is there already. A plan follows its payment by a moment; anything else comes with it.
 */
export function useProIsOn({ kind }: Pick<Order, 'kind'>): boolean {
  const isPlan = kind !== 'cart';
  const { data } = trpc.membership.current.useQuery(undefined, {
    enabled: isPlan,
    refetchInterval: ({ state }) => state.data?.plan !== 'pro' && state.dataUpdateCount < planLooks && planLookMs,
  });
  return !isPlan || data?.plan === 'pro';
}
