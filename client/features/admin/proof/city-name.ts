import { citySlug } from '#shared/content/cities/city-slug.ts';

/** @returns the slug of a city's page, for its name as an admin types it: `saint-louis` for ` st louis` */
export const slugOf = (typed: string): string =>
  citySlug(typed.trim().replace(/^st\.? /i, 'St. '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** @returns `Fort Lauderdale` for `fort-lauderdale` */
export const cityNameOf = (slug: string): string =>
  slug.replaceAll(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
