/** What the illustration behind a city's name shows: terrain, plants and the height of the skyline. */
import { citySlug } from './city-slug.ts';
import type { City, grounds, plants } from './schema.ts';

export type Ground = (typeof grounds)[number];
export type Plant = (typeof plants)[number];
export type Scenery = {
  ground: Ground;
  plant: Plant;
  /** Building height, from houses (0) to towers (3). */
  skyline: 0 | 1 | 2 | 3;
};

const palmStates = ['FL', 'HI'];
const saguaroStates = ['AZ'];
const pineStates = ['AK', 'CO', 'ID', 'ME', 'MN', 'MT', 'NH', 'NM', 'NV', 'OR', 'SD', 'UT', 'VT', 'WA', 'WY'];

const skylines: Record<City['size'], Scenery['skyline']> = { town: 0, 'small city': 1, city: 2, 'big city': 3 };

function plantOf({ plant, state }: City): Plant {
  if (plant) return plant;
  if (palmStates.includes(state)) return 'palm';
  if (saguaroStates.includes(state)) return 'saguaro';
  return pineStates.includes(state) ? 'pine' : 'leafy';
}

/** Returns an integer under 2^31, always the same for the same name. */
export const seedOf = (name: string): number =>
  [...citySlug(name)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) & 0x7fffffff, 7);

export const sceneryOf = (city: City): Scenery => ({
  ground: city.ground ?? 'plain',
  plant: plantOf(city),
  skyline: skylines[city.size],
});
