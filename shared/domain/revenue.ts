/** Terms and limits of the agency's revenue and subscriptions. */

/** `running`: brings in money each month. `past-due`: a renewal wasn't paid. `ending`: won't renew. */
export const subscriptionFilters = ['running', 'past-due', 'ending', 'ended'] as const;
export type SubscriptionFilter = (typeof subscriptionFilters)[number];

/** Days over which new and ended subscriptions are counted. */
export const churnDays = 30;

/** The longest time that Pro may continue after a failed renewal. */
export const mostGraceDays = 30;

/** Returns the change from one amount to another, as a share of the first; null if there's nothing to compare with. */
export const changeOf = (now: number, before: number | null | undefined): number | null =>
  before ? (now - before) / Math.abs(before) : null;
