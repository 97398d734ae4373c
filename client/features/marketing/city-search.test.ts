import { describe, expect, it } from 'vitest';
import { findCities, readSearch, searchQuery } from './city-search.ts';

const city = (name: string) => ({ name, county: 'A County', href: `/locations/${name}` });
const states = [
  { code: 'FL', name: 'Florida', cities: [city('Fort Lauderdale'), city('Miami')] },
  { code: 'MO', name: 'Missouri', cities: [city('Saint Louis')] },
];
const found = (q: string, state = '') =>
  findCities(states, { q, state }).flatMap((left) => left.cities.map(({ name }) => name));

describe('the search of the directory', () => {
  it('finds by a part of a city name, by state name and by its letters', () => {
    expect(found('laud')).toEqual(['Fort Lauderdale']);
    expect(found(' MISSOURI ')).toEqual(['Saint Louis']);
    expect(found('fl')).toEqual(['Fort Lauderdale', 'Miami']);
    expect(found('St. Louis')).toEqual(['Saint Louis']);
    expect(found('Ft Laud')).toEqual(['Fort Lauderdale']);
  });

  it('keeps to the state chosen', () => {
    expect(found('', 'MO')).toEqual(['Saint Louis']);
    expect(found('miami', 'MO')).toEqual([]);
    expect(found('', 'ZZ')).toEqual([]);
  });

  it('shows all of them when nothing is searched for', () => {
    expect(found('')).toHaveLength(3);
  });

  it('stands in the address and comes back from it', () => {
    const search = { q: 'a & b', state: 'FL' };
    expect(readSearch(searchQuery(search))).toEqual(search);
    expect(searchQuery({ q: '', state: '' })).toBe('');
    expect(readSearch('')).toEqual({ q: '', state: '' });
  });
});
