import { expect, it } from 'vitest';
import { centreOf, defaultZoom } from './map-centres.ts';
import type { Page } from './schema.ts';
import { fillFacts, withSiteFacts } from './fill-facts.ts';

it('fills facts into texts and omits texts that lack one', () => {
  const facts = { mail: 'a@b.example', phone: undefined };
  expect(fillFacts('Write to {mail}.', facts)).toBe('Write to a@b.example.');
  expect(fillFacts('{mail}, {phone}', facts)).toBeUndefined();
  expect(fillFacts('nothing', facts)).toBe('nothing');
  expect(() => fillFacts('{fax}', facts)).toThrow('{fax}');
});

it('omits lines and paragraphs from the page when their fact is not set', () => {
  const page = {
    sections: [
      {
        kind: 'prose',
        blocks: [
          { kind: 'list', items: ['Email: {contactEmail}', 'Office'] },
          { kind: 'list', items: ['{contactPhone}'] },
          { kind: 'paragraph', text: 'Write to {legalEmail}' },
          { kind: 'paragraph', text: 'Come by' },
        ],
      },
    ],
  } as unknown as Page;
  expect(withSiteFacts(page).sections).toEqual([
    {
      kind: 'prose',
      blocks: [
        { kind: 'list', items: ['Office'] },
        { kind: 'paragraph', text: 'Come by' },
      ],
    },
  ]);
});

it('omits details next to the form when their fact is missing', () => {
  const details = [
    { label: 'Phone', value: '{contactPhone}', href: 'tel:{contactPhone}' },
    { label: 'Office', value: 'Fort Lauderdale', href: '/locations/fort-lauderdale' },
  ];
  const page = { sections: [{ kind: 'contact-form', details }] } as unknown as Page;
  expect(withSiteFacts(page).sections).toEqual([{ kind: 'contact-form', details: [details[1]] }]);
});

it('opens a map at its coordinates, city, state or country', () => {
  expect(centreOf({ lat: 1, lng: 2, city: 'Miami' })).toEqual({ lat: 1, lng: 2 });
  expect(centreOf({ city: 'Miami', state: 'FL' })).toEqual({ lat: 25.7617, lng: -80.1918 });
  expect(centreOf({ city: 'Springfield', state: 'IL' })).toEqual({ lat: 40.0417, lng: -89.1965 });
  expect(centreOf({ city: 'Boise', state: 'ID' })).toEqual({ lat: 39.8283, lng: -98.5795 });
  expect(centreOf({})).toEqual({ lat: 26.1224, lng: -80.1373 });
});

it('uses the default zoom for a map without its own', () => {
  const map = { kind: 'map', title: 'Where', place: 'Miami, FL', city: 'Miami' };
  const [filled] = withSiteFacts({ sections: [map, { ...map, zoom: 15 }] } as unknown as Page).sections;
  expect(filled).toMatchObject({ zoom: defaultZoom, lat: 25.7617 });
  expect(defaultZoom).toBe(12);
});
