import { useSession } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Seats } from './line-state.ts';

/**
 * What can be bought here, and what of the chairs in the studio concerns this cart. Both are looked at again when somebody
 * comes back to the page: chairs go, and an offer ends.
 * @param hasSeats whether there is a chair in the cart
 */
export function useSeats(hasSeats: boolean) {
  const { session } = useSession();
  const fresh = { staleTime: 1000, refetchOnWindowFocus: true };
  const options = trpc.cart.options.useQuery(undefined, fresh);
  const isBuyer = Boolean(session) && options.data?.available === true;
  const mine = trpc.seats.mine.useQuery(undefined, { ...fresh, enabled: hasSeats && isBuyer });
  const { data } = mine;
  const seats: Seats = {
    vip: options.data?.available ? options.data.vip : undefined,
    mine: data && { canUpgrade: data.canUpgrade, isOffered: data.waitlist?.status === 'offered', held: data.held },
  };
  return { options, seats };
}
