/** @returns the last part of a city's address: its name in small letters with hyphens, `Fort Lauderdale` -> `fort-lauderdale`. */
export const citySlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** @returns where the page about a city is. */
export const cityPath = (name: string): string => `/locations/${citySlug(name)}`;
