import { expect, it } from 'vitest';
import { filterCities, noFilter, type AdminCity } from './city-filter.ts';

const city = (name: string, more: Partial<AdminCity> = {}): AdminCity => ({
  ...{ slug: name.toLowerCase(), name, state: 'FL', path: `/locations/${name.toLowerCase()}`, nearest: '/locations/x' },
  ...{ hasOffice: false, hasCustomers: false, localNames: 9, share: 0.2, byRule: true, isInSearch: true },
  ...{ setting: 'auto', changedAt: null, by: null },
  ...more,
});
const cities = [
  city('Tampa', { setting: 'hide', isInSearch: false }),
  city('Reno', { state: 'NV', isInSearch: false }),
  city('Miami'),
];
const shown = (filter: Partial<typeof noFilter>) =>
  filterCities(cities, { ...noFilter, ...filter }).map(({ name }) => name);

it('filters by name, state, search, and setting, alone and combined', () => {
  expect(shown({})).toEqual(['Tampa', 'Reno', 'Miami']);
  expect(shown({ q: 'nv RENO' })).toEqual(['Reno']);
  expect(shown({ state: 'shown' })).toEqual(['Miami']);
  expect(shown({ state: 'hidden' })).toEqual(['Tampa', 'Reno']);
  expect(shown({ state: 'hidden', setting: 'auto' })).toEqual(['Reno']);
  expect(shown({ q: 'nothing' })).toEqual([]);
});
