/** Searches the city directory by the URL's query (`?q=&state=`). */
import type { SectionOf } from '#shared/content/schema.ts';

type State = SectionOf<'city-directory'>['states'][number];

/** The search term and the selected state's code. Empty if unset. */
export type CitySearch = { q: string; state: string };

/** Normalizes text: lowercase, without accents, and with `St.` spelled out as in the list. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(st|ft)\b\.?/g, (_, short: string) => (short === 'st' ? 'saint' : 'fort'))
    .trim();

/** @param query a URL's query, with or without the question mark */
export function readSearch(query: string): CitySearch {
  const params = new URLSearchParams(query);
  return { q: params.get('q') ?? '', state: params.get('state') ?? '' };
}

/** Returns the URL's query: empty, or starting with a question mark. */
export function searchQuery({ q, state }: CitySearch): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(state && { state }) }).toString();
  return params && `?${params}`;
}

/** Returns matching states, each with its matching cities. Matches both city and state names. */
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
