/** Search of the city directory, from the URL (`?q=&state=`). */
import type { SectionOf } from '#shared/content/schema.ts';

type State = SectionOf<'city-directory'>['states'][number];

/** The typed text and the selected state's code. Empty if unset. */
export type CitySearch = { q: string; state: string };

/** Normalizes text: lowercase, without accents, and `St.` spelled out as in the list. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(st|ft)\b\.?/g, (_, short: string) => (short === 'st' ? 'saint' : 'fort'))
    .trim();

/** @param query query of a URL, with or without the question mark */
export function readSearch(query: string): CitySearch {
  const params = new URLSearchParams(query);
  return { q: params.get('q') ?? '', state: params.get('state') ?? '' };
}

/** Returns the query for a URL: empty, or with the question mark. */
export function searchQuery({ q, state }: CitySearch): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(state && { state }) }).toString();
  return params && `?${params}`;
}

/** Returns matching states, each with its matching cities. Matches the text in the city's or state's name. */
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
