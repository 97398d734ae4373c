/**
 * Decides which city pages may appear in search: those with something local to prove. The owner can overrule it for each
 * city (docs/decisions/0052-city-pages-earn-search.md).
 */
import type { CityChoice } from '../site-facts.ts';
import { cityPath } from './city-slug.ts';
import type { City } from './schema.ts';
import { maxShared, type Similarity } from './similarity.ts';

/**
 * Minimum number of places, streets, and events that a page names besides its city. Each of them can be looked up, and
 * text that fits any city has none.
 */
export const minLocalNames = 8;

/** Capitalized words that aren't local names. */
const commonNames = new Set(
  `January February March April May June July August September October November December Christmas Thanksgiving Easter
  Halloween Google Facebook Instagram WhatsApp Nextdoor Yelp YouTube TikTok English Spanish American Americans`.split(
    /\s+/,
  ),
);

/** Words with a capital letter in the middle of a sentence, at least three letters long: `Ybor City`, `Bank of America`. */
const name = /(?<=[\p{L}\d,;:)–-] )\p{Lu}[\p{L}’'-]{2,}(?: (?:of (?:the )?|the )?\p{Lu}[\p{L}’'-]+)*/gu;

/** Returns the distinct places, streets, and events that a city's record names, without the city and its county. */
export function localNames(city: City): string[] {
  const texts = [city.particular, city.season, city.search, ...city.services, ...city.tips.map(({ text }) => text)];
  const found = texts.flatMap((text) => text.match(name) ?? []).map((words) => words.replace(/[’']s?$/, ''));
  const own = [city.name, city.county];
  const isLocal = (words: string) => !commonNames.has(words) && !/days?$/.test(words) && !own.includes(words);
  return [...new Set([...city.neighbours, ...found])].filter(isLocal);
}

/** What a city's page can prove, and whether that's enough for search. */
export type CityReport = {
  slug: string;
  name: string;
  state: string;
  /** The page's URLs: its path and aliases. */
  paths: string[];
  hasOffice: boolean;
  hasCustomers: boolean;
  localNames: number;
  /** Share of its phrases that are also on the most similar city page, 0 to 1. */
  share: number;
  /** Path of that page. */
  nearest: string;
  /** Whether it's in search unless the owner decides otherwise. */
  isShown: boolean;
};

/** Returns the report on a city. */
export function reportOn(city: City, { share, nearest }: Pick<Similarity, 'share' | 'nearest'>): CityReport {
  const hasOffice = city.office !== undefined;
  const hasCustomers = city.testimonials !== undefined;
  const names = localNames(city).length;
  return {
    ...{ slug: city.slug, name: city.name, state: city.state, hasOffice, hasCustomers, localNames: names },
    ...{ share, nearest, paths: [cityPath(city.name), ...(city.office?.aliases ?? [])] },
    isShown: hasOffice || hasCustomers || (share <= maxShared && names >= minLocalNames),
  };
}

/**
 * Decides on each city: the owner's choice, or else the rule, which also counts customers whose proof the owner entered.
 * @param proven slugs of cities with proof
 */
export function decideCities(
  reports: readonly Pick<CityReport, 'slug' | 'isShown'>[],
  chosen: Readonly<Record<string, CityChoice>>,
  proven: ReadonlySet<string>,
): Record<string, CityChoice> {
  return Object.fromEntries(
    reports.map(({ slug, isShown }) => [slug, chosen[slug] ?? (isShown || proven.has(slug) ? 'show' : 'hide')]),
  );
}

/** Returns the slugs of cities with proof. */
export const citiesIn = (proof: readonly { city: string | null }[]): ReadonlySet<string> =>
  new Set(proof.flatMap(({ city }) => city ?? []));
