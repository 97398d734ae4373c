/** Map centers for places known only by name, in degrees. */

export type Centre = { lat: number; lng: number };
/** What's known about a place; `city` and `state` (two letters) help if it has no coordinates. */
export type Place = Partial<Centre> & { city?: string; state?: string };

const defaultCentre: Centre = { lat: 26.1224, lng: -80.1373 };
export const defaultZoom = 12;
/** Height of the map, in pixels. */
export const mapHeight = 400;

const cityCentres: Record<string, Centre> = {
  Miami: { lat: 25.7617, lng: -80.1918 },
  'Fort Lauderdale': defaultCentre,
  'Boca Raton': { lat: 26.3683, lng: -80.1289 },
  'West Palm Beach': { lat: 26.7153, lng: -80.0534 },
  Orlando: { lat: 28.5384, lng: -81.3789 },
  Tampa: { lat: 27.9506, lng: -82.4572 },
  Jacksonville: { lat: 30.3322, lng: -81.6557 },
  'New York': { lat: 40.7128, lng: -74.006 },
  'Los Angeles': { lat: 34.0522, lng: -118.2437 },
  Chicago: { lat: 41.8781, lng: -87.6298 },
  Houston: { lat: 29.7604, lng: -95.3698 },
  Phoenix: { lat: 33.4484, lng: -112.074 },
};

const stateCentres: Record<string, Centre> = {
  FL: { lat: 27.9944, lng: -81.7603 },
  CA: { lat: 36.7783, lng: -119.4179 },
  NY: { lat: 42.9538, lng: -75.5268 },
  TX: { lat: 31.9686, lng: -99.9018 },
  IL: { lat: 40.0417, lng: -89.1965 },
};
const countryCentre: Centre = { lat: 39.8283, lng: -98.5795 };

/**
 * @returns the place's coordinates, otherwise those of its city, its state or the country; the default if nothing is
 * known
 */
export function centreOf({ lat, lng, city, state }: Place): Centre {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const known = city !== undefined && Object.hasOwn(cityCentres, city) ? cityCentres[city] : undefined;
  if (known) return known;
  if (state !== undefined) return (Object.hasOwn(stateCentres, state) && stateCentres[state]) || countryCentre;
  return city === undefined ? defaultCentre : countryCentre;
}
