/** What all lists of the admin area share. */

/** Characters of a search: shorter ones are not made, as no index helps them. */
export const adminSearch = { min: 3, max: 100 } as const;
