/** What all lists of the desk share. */

/** Characters of a search: shorter ones are not made, as no index helps them. */
export const deskSearch = { min: 3, max: 100 } as const;
