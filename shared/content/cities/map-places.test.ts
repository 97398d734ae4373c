import { expect, it } from 'vitest';
import { cities } from './all-cities.ts';
import { closeUpPlaces, countryPlaces } from './map-places.ts';
import { closeUpSize, mapSize, onMap } from './us-projection.ts';

it('puts every city on one of the two maps, inside its frame', () => {
  const near = closeUpPlaces(cities);
  const far = countryPlaces(cities);
  expect(new Set([...near, ...far].map(({ href }) => href)).size).toBe(cities.length);
  for (const [places, size] of [
    [near, closeUpSize],
    [far, mapSize],
  ] as const)
    for (const { name, x, y } of places) {
      expect(x > 0 && x < size.width, name).toBe(true);
      expect(y > 0 && y < size.height, name).toBe(true);
    }
});

it('marks the three offices, from north to south', () => {
  const offices = closeUpPlaces(cities).filter(({ office }) => office);
  expect(offices.map(({ name }) => name)).toEqual(['Boca Raton', 'Fort Lauderdale', 'Miami']);
});

// Positions by d3-geo 3.1.1: geoAlbersUsa().scale(1300).translate([487.5, 305]).
it.each([
  ['New York', { lat: 40.7128, lng: -74.006, state: 'NY' }],
  ['Seattle', { lat: 47.6062, lng: -122.3321, state: 'WA' }],
  ['Anchorage', { lat: 61.2181, lng: -149.9003, state: 'AK' }],
  ['Honolulu', { lat: 21.3069, lng: -157.8583, state: 'HI' }],
])('projects %s as us-atlas does', (_, place) => {
  const { x, y } = onMap(place);
  expect([Math.round(x), Math.round(y)]).toMatchSnapshot();
});
