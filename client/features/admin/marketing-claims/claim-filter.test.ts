import { expect, it } from 'vitest';
import { filterClaims, noFilter, type MarketingClaim } from './claim-filter.ts';

const claim = (key: string, more: Partial<MarketingClaim>): MarketingClaim => ({
  ...{ key, kind: 'figure', text: key, source: 'Quoted', pages: ['/a'], isOff: false, changedAt: null, by: null },
  ...more,
});
const claims = [
  claim('leads', { text: '300% more leads', pages: ['/locations/miami'] }),
  claim('rosa', { kind: 'testimonial', text: '“Good.” Rosa', source: 'sample', isOff: true }),
  claim('store', { kind: 'story', source: 'sample' }),
];
const shown = (filter: Partial<typeof noFilter>) =>
  filterClaims(claims, { ...noFilter, ...filter }).map(({ key }) => key);

it('filters by kind, source and state, alone and combined', () => {
  expect(shown({})).toEqual(['leads', 'rosa', 'store']);
  expect(shown({ kind: 'story' })).toEqual(['store']);
  expect(shown({ source: 'sample' })).toEqual(['rosa', 'store']);
  expect(shown({ source: 'stated' })).toEqual(['leads']);
  expect(shown({ state: 'off' })).toEqual(['rosa']);
  expect(shown({ state: 'on', source: 'sample' })).toEqual(['store']);
});

it('finds words in text, source and pages, ignoring case', () => {
  expect(shown({ q: 'MORE leads' })).toEqual(['leads']);
  expect(shown({ q: 'miami 300%' })).toEqual(['leads']);
  expect(shown({ q: 'quoted' })).toEqual(['leads']);
  expect(shown({ q: 'nothing' })).toEqual([]);
});
