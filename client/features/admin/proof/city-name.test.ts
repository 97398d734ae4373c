import { expect, it } from 'vitest';
import { cities } from '#shared/content/cities/all-cities.ts';
import { citySlug } from '#shared/content/cities/city-slug.ts';
import { cityNameOf, slugOf } from './city-name.ts';

it('returns the slug of each city’s name, and of the name made from that slug', () => {
  for (const { name } of cities)
    expect([slugOf(name), slugOf(cityNameOf(citySlug(name)))]).toEqual([citySlug(name), citySlug(name)]);
});

it.each([
  [' st louis', 'saint-louis'],
  ['FORT  lauderdale ', 'fort-lauderdale'],
  [' ', ''],
])('reads %j', (typed, slug) => {
  expect(slugOf(typed)).toBe(slug);
});

it('writes a slug as a name', () => {
  expect(['fort-lauderdale', ''].map(cityNameOf)).toEqual(['Fort Lauderdale', '']);
});
