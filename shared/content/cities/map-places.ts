/** Places on our maps, in whole pixels. */
import { cityPath } from './city-slug.ts';
import type { City } from './schema.ts';
import { closeUp, isOnCloseUp, onMap } from './us-projection.ts';

export type MapPlace = {
  name: string;
  href: string;
  x: number;
  y: number;
  /** Set if we have an office there. */
  office?: true;
};

const placeOf = ({ name, office }: City, label: string, { x, y }: { x: number; y: number }): MapPlace => ({
  name: label,
  href: cityPath(name),
  x: Math.round(x),
  y: Math.round(y),
  ...(office && { office: true }),
});

/** Returns the cities on the close-up of South Florida, from north to south. */
export const closeUpPlaces = (cities: readonly City[]): MapPlace[] =>
  cities
    .filter(isOnCloseUp)
    .map((city) => placeOf(city, city.name, closeUp(city)))
    .toSorted((a, b) => a.y - b.y);

/** Returns all other cities, on the map of the United States: by state, then by name. */
export const countryPlaces = (cities: readonly City[]): MapPlace[] =>
  cities
    .filter((city) => !isOnCloseUp(city))
    .toSorted((a, b) => a.state.localeCompare(b.state, 'en') || a.name.localeCompare(b.name, 'en'))
    .map((city) => placeOf(city, `${city.name}, ${city.state}`, onMap(city)));
