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

// Where these cities are on the outline, checked by eye once.
it.each([
  [{ lat: 40.7128, lng: -74.006, state: 'NY' }, 870, 216],
  [{ lat: 47.6062, lng: -122.3321, state: 'WA' }, 98, 46],
  [{ lat: 61.2181, lng: -149.9003, state: 'AK' }, 112, 544],
  [{ lat: 21.3069, lng: -157.8583, state: 'HI' }, 267, 549],
])('projects %o onto the outline, with Alaska and Hawaii as insets', (place, x, y) => {
  const spot = onMap(place);
  expect([Math.round(spot.x), Math.round(spot.y)]).toEqual([x, y]);
});
