import { useSession } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Seats } from './line-state.ts';

/**
 * Checkout options, and the studio seats that concern this cart. Both refetch when the visitor returns to the page,
 * because seats sell and offers expire.
 * @param hasSeats whether the cart holds a studio seat
 */
export function useSeats(hasSeats: boolean) {
  const { session } = useSession();
  const fresh = { staleTime: 1000, refetchOnWindowFocus: true };
  const options = trpc.cart.options.useQuery(undefined, fresh);
  const isBuyer = Boolean(session) && options.data?.available === true;
  const mine = trpc.seats.mine.useQuery(undefined, { ...fresh, enabled: hasSeats && isBuyer });
  const { data } = mine;
  const catalog = options.data?.catalog;
  const seats: Seats = {
    prices: catalog && {
      vip: catalog['vip-bootcamp'].priceCents,
      virtual: catalog['virtual-bootcamp'].priceCents,
    },
    vip: options.data?.available ? options.data.vip : undefined,
    bootcamp: options.data?.available ? options.data.bootcamp : undefined,
    mine: data && { canUpgrade: data.canUpgrade, isOffered: data.waitlist?.status === 'offered', held: data.held },
  };
  return { options, seats };
}
