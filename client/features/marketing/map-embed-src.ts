import type { SectionOf } from '#shared/content/schema.ts';

type View = Pick<SectionOf<'map'>, 'place' | 'placeId' | 'lat' | 'lng' | 'zoom'>;

/**
 * @param base of the map service
 * @param view with coordinates and zoom, as the registry fills them in
 * @returns the address of a frame that shows the place; needs no key
 */
export function mapEmbedSrc(base: string, { place, placeId, lat, lng, zoom }: View): string {
  const query = encodeURIComponent(placeId ? `place_id:${placeId}` : place);
  return `${base}?q=${query}&ll=${lat},${lng}&z=${zoom}&output=embed`;
}
