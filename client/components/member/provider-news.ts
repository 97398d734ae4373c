/**
 * News from the payment provider arrives as an event that a worker handles. A member can come back from the provider's page
 * before that, so screens that show plan or orders ask a few more times after they load.
 */
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Membership = RouterOutputs['membership']['current'];

const looks = 6;
const lookMs = 2500;

/**
 * @param mayChange whether news can still change what is shown
 * @param looked how often it has been fetched
 * @returns milliseconds until the next look, as `refetchInterval` takes it; false for none
 */
export const nextLook = (mayChange: boolean, looked: number): number | false => mayChange && looked < looks && lookMs;

const isManaged = (membership: Membership | undefined) =>
  membership?.pro?.source === 'subscription' || (membership?.plan === 'free' && !membership.firstMonthOffer);

/** Asks for the plan, and keeps up with what the member does on the provider's page. */
export function useMembership() {
  return trpc.membership.current.useQuery(undefined, {
    staleTime: 1000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextLook(isManaged(state.data), state.dataUpdateCount),
  });
}
