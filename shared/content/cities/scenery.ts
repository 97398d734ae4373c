/** What the illustration behind a city's name shows: terrain, plants and the height of the skyline. */
import { citySlug } from './city-slug.ts';
import type { City } from './schema.ts';

export type Ground = 'coast' | 'lake' | 'bay' | 'river' | 'hills' | 'peaks' | 'mesas' | 'plain';
export type Plant = 'palm' | 'pine' | 'leafy' | 'saguaro';
export type Scenery = {
  ground: Ground;
  plant: Plant;
  /** Building height, from houses (0) to towers (3). */
  skyline: 0 | 1 | 2 | 3;
};

const list = (names: string) => names.split(', ');
/** Cities that aren't listed are on a plain. */
const grounds: Readonly<Record<Exclude<Ground, 'plain'>, string[]>> = {
  coast: list(
    'Mobile, Miami, Miami Beach, Fort Lauderdale, Hollywood, West Palm Beach, Boca Raton, Delray Beach, Boynton Beach, Tampa, San Diego, Gulfport, Charleston, Corpus Christi, Virginia Beach, Boston, New Haven, Annapolis, Baltimore',
  ),
  lake: list('Orlando, Duluth, Chicago, Milwaukee, Cleveland, Buffalo, Rochester, Madison'),
  bay: list('Anchorage, Seattle, Honolulu, Burlington, San Francisco'),
  river: list(
    'Jacksonville, Savannah, Providence, New York, Jersey City, Newark, Wilmington, Philadelphia, Portland, Detroit, Minneapolis, St. Louis, New Orleans, Baton Rouge, Memphis, Louisville, Cincinnati, Pittsburgh, Omaha, Kansas City, Richmond, Knoxville, Nashville, Augusta, Little Rock, Bangor, Hartford, Springfield, Cedar Rapids, Des Moines, Grand Rapids, Rockford, Sacramento, Shreveport, Manchester, Albany, Columbus, Tulsa, Bismarck, Spokane',
  ),
  hills: list(
    'Birmingham, Atlanta, Greenville, Charlotte, Raleigh, Lexington, Morgantown, Branson, Fayetteville, Worcester, Lancaster, Austin, San Antonio, Los Angeles, Rapid City, Roanoke, Asheville',
  ),
  peaks: list(
    'Denver, Colorado Springs, Boulder, Boise, Bozeman, Bend, Salt Lake City, Provo, Reno, El Paso, Albuquerque, Cheyenne',
  ),
  mesas: list('Phoenix, Tucson, Scottsdale, Las Vegas, Santa Fe, Billings'),
};

const palmStates = ['FL', 'HI'];
const palmCities = list(
  'San Diego, Los Angeles, Gulfport, Charleston, Corpus Christi, Mobile, Savannah, New Orleans, Las Vegas',
);
const saguaroStates = ['AZ'];
const pineStates = list('AK, CO, ID, ME, MN, MT, NH, NM, NV, OR, SD, UT, VT, WA, WY');

const skylines: Record<City['size'], Scenery['skyline']> = { town: 0, 'small city': 1, city: 2, 'big city': 3 };

function plantOf({ name, state }: City): Plant {
  if (palmStates.includes(state) || palmCities.includes(name)) return 'palm';
  if (saguaroStates.includes(state)) return 'saguaro';
  return pineStates.includes(state) ? 'pine' : 'leafy';
}

/** Returns an integer under 2^31, always the same for the same name. */
export const seedOf = (name: string): number =>
  [...citySlug(name)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) & 0x7fffffff, 7);

export function sceneryOf(city: City): Scenery {
  const found = (Object.keys(grounds) as (keyof typeof grounds)[]).find((ground) =>
    grounds[ground].includes(city.name),
  );
  return {
    ground: found ?? 'plain',
    plant: plantOf(city),
    skyline: skylines[city.size],
  };
}

/** Returns names in the tables that don't belong to any city. For the test. */
export const strangersInScenery = (cities: readonly City[]): string[] =>
  [...Object.values(grounds).flat(), ...palmCities].filter((name) => !cities.some((city) => city.name === name));
