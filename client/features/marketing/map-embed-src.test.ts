import { expect, it } from 'vitest';
import { mapEmbedSrc } from './map-embed-src.ts';

const view = { place: 'Fort Lauderdale, FL', lat: 26.1224, lng: -80.1373, zoom: 15 };

it('requests a place by name, coordinates and zoom', () => {
  expect(mapEmbedSrc('https://maps.example/m', view)).toBe(
    'https://maps.example/m?q=Fort%20Lauderdale%2C%20FL&ll=26.1224,-80.1373&z=15&output=embed',
  );
});

it("prefers the map service's own name for a place", () => {
  expect(mapEmbedSrc('https://maps.example/m', { ...view, placeId: 'a b' })).toContain('?q=place_id%3Aa%20b&');
});
