/** What the directory of cities shows for a search in its address (`?q=&state=`). */
import type { SectionOf } from '#shared/content/schema.ts';

type State = SectionOf<'city-directory'>['states'][number];

/** What was typed, and the two letters of the state chosen; empty when there is none. */
export type CitySearch = { q: string; state: string };

/** Small letters, without accents, and `St. Louis` as it stands in the list. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(st|ft)\b\.?/g, (_, short: string) => (short === 'st' ? 'saint' : 'fort'))
    .trim();

/** @param query of an address, with or without its question mark */
export function readSearch(query: string): CitySearch {
  const params = new URLSearchParams(query);
  return { q: params.get('q') ?? '', state: params.get('state') ?? '' };
}

/** @returns the query for an address: empty, or with its question mark. */
export function searchQuery({ q, state }: CitySearch): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(state && { state }) }).toString();
  return params && `?${params}`;
}

/** @returns the states that are left, each with the cities that are: those whose name, or whose state's, holds the words. */
export function findCities(states: readonly State[], { q, state: code }: CitySearch): State[] {
  const words = plain(q);
  return states
    .filter((state) => !code || state.code === code)
    .map((state) => {
      const isWhole = plain(state.name).includes(words) || state.code.toLowerCase() === words;
      return isWhole ? state : { ...state, cities: state.cities.filter(({ name }) => plain(name).includes(words)) };
    })
    .filter((state) => state.cities.length > 0);
}
