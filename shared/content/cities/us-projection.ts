/** Places points on our maps: the Albers projection for the whole country, a plain one for South Florida. */
import type { City } from './schema.ts';

type Place = Pick<City, 'lat' | 'lng' | 'state'>;
type Spot = { x: number; y: number };

/** Size of the map of the United States. */
export const mapSize = { width: 975, height: 610 };
/** Size of the close-up of South Florida, from Homestead to Jupiter, with room for names over the ocean. */
export const closeUpSize = { width: 330, height: 380 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Albers' equal-area conic projection. Angles are in degrees, sizes in pixels; `center` is drawn at `at`. */
function albers(parallels: [number, number], meridian: number, center: [number, number], scale: number, at: Spot) {
  const [south, north] = parallels.map((parallel) => Math.sin(radians(parallel))) as [number, number];
  const cone = (south + north) / 2;
  const c = 1 - south ** 2 + 2 * cone * south;
  const flat = (lng: number, lat: number): Spot => {
    const radius = Math.sqrt(c - 2 * cone * Math.sin(radians(lat))) / cone;
    const angle = cone * radians(lng - meridian);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  };
  const origin = flat(...center);
  return ({ lat, lng }: Pick<Place, 'lat' | 'lng'>): Spot => {
    const { x, y } = flat(lng, lat);
    return { x: at.x + scale * (x - origin.x), y: at.y + scale * (y - origin.y) };
  };
}

// The composite of three projections that us-atlas's `albers` files use: scale 1300, in 975 x 610.
const scale = 1300;
const shifted = (x: number, y: number) => ({ x: 487.5 + x * scale, y: 305 + y * scale });
const alaska = albers([55, 65], -154, [-156, 58.5], 0.35 * scale, shifted(-0.307, 0.201));
const hawaii = albers([8, 18], -157, [-160, 19.9], scale, shifted(-0.205, 0.212));
const mainland = albers([29.5, 45.5], -96, [-96.6, 38.7], scale, shifted(0, 0));

/** Returns a place's position on the map of the United States. */
export function onMap(place: Place): Spot {
  if (place.state === 'AK') return alaska(place);
  return place.state === 'HI' ? hawaii(place) : mainland(place);
}

/** Northwest corner of the close-up, and its vertical pixels per degree. The horizontal ones follow from the latitude. */
const corner = { lat: 26.95, lng: -80.852 };
const perDegree = 269;

/** Returns a place's position on the close-up of South Florida. */
export function closeUp({ lat, lng }: Pick<Place, 'lat' | 'lng'>): Spot {
  return {
    x: (lng - corner.lng) * perDegree * Math.cos(radians(26.2)),
    y: (corner.lat - lat) * perDegree,
  };
}

/** Returns whether a place is on the close-up. */
export function isOnCloseUp(place: Pick<Place, 'lat' | 'lng'>): boolean {
  const { x, y } = closeUp(place);
  return x > 0 && x < closeUpSize.width && y > 0 && y < closeUpSize.height;
}
