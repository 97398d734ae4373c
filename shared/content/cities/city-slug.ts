/**
 * Returns a city's slug: its name in lowercase with hyphens, `Fort Lauderdale` -> `fort-lauderdale`. "St." is spelled
 * out: `St. Louis` -> `saint-louis`.
 */
export const citySlug = (name: string): string =>
  name
    .replace(/^St\. /, 'Saint ')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Returns the path of a city's page. */
export const cityPath = (name: string): string => `/locations/${citySlug(name)}`;
