/**
 * Polling for events of the payment provider, which a worker handles. A member may come back from the provider's page
 * before that, so screens that show the plan or orders refetch a few times after they load.
 */
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Membership = RouterOutputs['membership']['current'];

const looks = 6;
const lookMs = 2500;

/**
 * @param mayChange whether an event can still change what is shown
 * @param looked how often it has been fetched
 * @returns milliseconds until the next fetch, for `refetchInterval`; false for none
 */
export const nextLook = (mayChange: boolean, looked: number): number | false => mayChange && looked < looks && lookMs;

const isManaged = (membership: Membership | undefined) =>
  membership?.pro?.source === 'subscription' || (membership?.plan === 'free' && !membership.firstMonthOffer);

/** Fetches the plan, and follows the member's changes on the provider's page. */
export function useMembership() {
  return trpc.membership.current.useQuery(undefined, {
    staleTime: 1000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextLook(isManaged(state.data), state.dataUpdateCount),
  });
}
