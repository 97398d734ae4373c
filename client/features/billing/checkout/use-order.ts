import { useEffect, useRef, useState } from 'react';
import { settleOrder } from '#client/lib/cart-orders.ts';
import { isAbsent, isPassing } from '#client/lib/failure.ts';
import { useSession } from '#client/lib/session.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { nextLookMs, outcomeOf, type Outcome } from './outcome.ts';

export type Order = RouterOutputs['cart']['status'];

/** Interval for retrying the session request until there is an answer, in milliseconds. */
const sessionLookMs = 4000;
const planLookMs = 2000;
const planLooks = 60;

/**
 * Follows an order until its outcome is known. Only the server's response counts: the URL proves nothing, and nothing
 * leaves the cart before it's paid.
 * @param orderId from the URL; null if there is none
 */
export function useOrder(orderId: string | null): {
  /** Undefined until the session is loaded. */
  outcome: Outcome | 'visitor' | undefined;
  order: Order | undefined;
  isOffline: boolean;
  /** Whether the session couldn't be loaded, so the outcome can't be known yet. */
  isSessionLost: boolean;
  lookAgain: () => void;
} {
  const { session, isLost: isSessionLost, retry } = useSessionAtLast();
  const [since, setSince] = useState(() => Date.now());
  const utils = trpc.useUtils();
  const query = trpc.cart.status.useQuery(
    { orderId: orderId ?? '' },
    {
      // A guest's order can be seen in the browser it began in.
      enabled: session !== undefined && orderId !== null,
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
    // Items that couldn't be delivered stay in the cart.
    settleOrder(data);
    // The purchase changes what the member owns and can access.
    void utils.invalidate();
  }, [data, utils]);

  const outcome =
    session === null && isUnknown
      ? // It may be a member's.
        'visitor'
      : session !== undefined || isSessionLost
        ? outcomeOf(data, { isUnknown, waitedMs })
        : undefined;
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

/**
 * Returns the session, retrying until there is an answer. `isLost` is true from the first failure until then, including
 * during retries.
 */
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
 * Returns whether a paid order's purchase is active. A plan becomes active shortly after its payment; anything else
 * immediately.
 */
export function useProIsOn({ kind }: Pick<Order, 'kind'>): boolean {
  const isPlan = kind !== 'cart';
  const { data } = trpc.membership.current.useQuery(undefined, {
    enabled: isPlan,
    refetchInterval: ({ state }) => state.data?.plan !== 'pro' && state.dataUpdateCount < planLooks && planLookMs,
  });
  return !isPlan || data?.plan === 'pro';
}
