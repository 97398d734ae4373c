/**
 * What happened at the payment provider reaches us by an event that a worker handles. A member who comes back from there
 * may be faster, so a screen that can change because of it looks again a few times after a load.
 */
import { trpc, type RouterOutputs } from '../../lib/trpc.ts';

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
