import type { SectionOf } from '#shared/content/schema.ts';

type View = Pick<SectionOf<'map'>, 'place' | 'placeId' | 'lat' | 'lng' | 'zoom'>;

/**
 * @param base URL of the map service
 * @param view coordinates and zoom, filled in by the registry
 * @returns the URL of a frame that shows the place, without an API key
 */
export function mapEmbedSrc(base: string, { place, placeId, lat, lng, zoom }: View): string {
  const query = encodeURIComponent(placeId ? `place_id:${placeId}` : place);
  return `${base}?q=${query}&ll=${lat},${lng}&z=${zoom}&output=embed`;
}
