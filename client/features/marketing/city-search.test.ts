import { describe, expect, it } from 'vitest';
import { findCities, readSearch, searchQuery } from './city-search.ts';

const city = (name: string) => ({ name, county: 'A County', href: `/locations/${name}` });
const states = [
  { code: 'FL', name: 'Florida', cities: [city('Fort Lauderdale'), city('Miami')] },
  { code: 'MO', name: 'Missouri', cities: [city('Saint Louis')] },
];
const found = (q: string, state = '') =>
  findCities(states, { q, state }).flatMap((left) => left.cities.map(({ name }) => name));

describe('directory search', () => {
  it('matches part of a city name, a state name and a state abbreviation', () => {
    expect(found('laud')).toEqual(['Fort Lauderdale']);
    expect(found(' MISSOURI ')).toEqual(['Saint Louis']);
    expect(found('fl')).toEqual(['Fort Lauderdale', 'Miami']);
    expect(found('St. Louis')).toEqual(['Saint Louis']);
    expect(found('Ft Laud')).toEqual(['Fort Lauderdale']);
  });

  it('searches only the selected state', () => {
    expect(found('', 'MO')).toEqual(['Saint Louis']);
    expect(found('miami', 'MO')).toEqual([]);
    expect(found('', 'ZZ')).toEqual([]);
  });

  it('shows all cities for an empty search', () => {
    expect(found('')).toHaveLength(3);
  });

  it('is written to the URL and can be read back', () => {
    const search = { q: 'a & b', state: 'FL' };
    expect(readSearch(searchQuery(search))).toEqual(search);
    expect(searchQuery({ q: '', state: '' })).toBe('');
    expect(readSearch('')).toEqual({ q: '', state: '' });
  });
});
