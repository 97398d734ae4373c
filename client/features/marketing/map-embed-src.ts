import type { SectionOf } from '#shared/content/schema.ts';

type View = Pick<SectionOf<'map'>, 'place' | 'placeId' | 'lat' | 'lng' | 'zoom'>;

/**
 * @param base the map service's URL
 * @param view coordinates and zoom, from the registry
 * @returns the URL of an embeddable map of the place, without an API key
 */
export function mapEmbedSrc(base: string, { place, placeId, lat, lng, zoom }: View): string {
  const query = encodeURIComponent(placeId ? `place_id:${placeId}` : place);
  return `${base}?q=${query}&ll=${lat},${lng}&z=${zoom}&output=embed`;
}
