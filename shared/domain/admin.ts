/** Shared by all admin lists. */

/** Length of a search term; shorter ones aren’t searched, because no index helps them. */
export const adminSearch = { min: 3, max: 100 } as const;
