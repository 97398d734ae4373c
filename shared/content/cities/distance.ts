/** Straight-line distances between places. */
import type { City } from './schema.ts';

type Point = Pick<City, 'lat' | 'lng'>;

const earthRadius = 3959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two points in statute miles, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const root = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(root));
}

/** Returns the other cities in a list, nearest first. */
export function byDistance(city: City, others: readonly City[]): { city: City; miles: number }[] {
  return others
    .filter((other) => other.name !== city.name)
    .map((other) => ({ city: other, miles: milesBetween(city, other) }))
    .toSorted((a, b) => a.miles - b.miles);
}
