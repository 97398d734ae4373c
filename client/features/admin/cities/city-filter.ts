/** Filters the list of cities. */
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type AdminCity = RouterOutputs['admin']['cities']['list'][number];

/** Empty values match all cities. */
export const noFilter = { q: '', state: '', setting: '' };
type CityFilter = typeof noFilter;

/** @param filter `q`: all of its words must be in the city's name or state */
export function filterCities(cities: readonly AdminCity[], filter: CityFilter): AdminCity[] {
  const words = filter.q.toLowerCase().split(' ').filter(Boolean);
  return cities.filter(({ name, state, isInSearch, setting }) => {
    if (filter.state && isInSearch !== (filter.state === 'shown')) return false;
    if (filter.setting && setting !== filter.setting) return false;
    const searched = `${name} ${state}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
