/** Tests which city pages may appear in search. */
import { describe, expect, it } from 'vitest';
import { loadPage } from '../registry.ts';
import { seedFacts } from '../site-facts.ts';
import { cities } from './all-cities.ts';
import { cityPath } from './city-slug.ts';
import { decideCities, localNames, minLocalNames, reportOn } from './gate.ts';
import { cityReports } from './provider.ts';
import { maxShared } from './similarity.ts';

const tampa = cities.find(({ name }) => name === 'Tampa')!;
const miami = cities.find(({ name }) => name === 'Miami')!;
const bare = {
  ...tampa,
  neighbours: ['Brandon'],
  particular: 'Business here is like business anywhere.',
  season: 'Winter is slow.',
  search: 'People search on their phones.',
  services: ['Ads.', 'Calls.', 'Lists.', 'Sites.'] as typeof tampa.services,
  tips: [],
};
const unique = { share: 0.1, nearest: '/locations/miami' };

describe('local names', () => {
  it('are places and events, each counted once, without the city itself', () => {
    const names = localNames(tampa);
    expect(names).toEqual(expect.arrayContaining(['Ybor City', 'Brandon', 'Hyde Park', 'Gasparilla']));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('Tampa');
    expect(names).not.toContain('August');
    expect(localNames(bare)).toEqual(['Brandon']);
  });
});

describe('the rule', () => {
  it('shows a city that names enough local places', () => {
    expect(reportOn(tampa, unique).isShown).toBe(true);
    expect(reportOn(tampa, { ...unique, share: maxShared + 0.01 }).isShown).toBe(false);
    expect(reportOn(bare, unique).isShown).toBe(false);
  });

  it('shows a city with an office or with customers who say so', () => {
    expect(reportOn({ ...bare, office: miami.office }, unique).isShown).toBe(true);
    const testimonials = [1, 2, 3].map((at) => ({
      quote: `Quote ${at}.`,
      name: `Ann ${at}`,
      business: 'Bakery',
      stars: 5,
    }));
    expect(reportOn({ ...bare, testimonials }, { ...unique, share: 0.9 }).isShown).toBe(true);
  });

  it('is overruled by the owner', () => {
    const reports = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, isShown: slug === 'a' }));
    const decided = decideCities(reports, { a: 'hide', b: 'show' }, new Set(['a', 'c']));
    expect(decided).toEqual({ a: 'hide', b: 'show', c: 'show', d: 'hide' });
  });
});

it('marks exactly the cities that neither the rule nor the owner shows as noindex', async () => {
  const facts = { ...seedFacts, cities: { tampa: 'hide', miami: 'show' } as const };
  for (const city of cities) {
    const path = cityPath(city.name);
    const { isShown } = cityReports().get(path)!;
    expect((await loadPage(path)).noindex === true, path).toBe(!isShown);
    const hidden = city.slug === 'tampa' ? true : city.slug === 'miami' ? false : !isShown;
    expect((await loadPage(path, { facts })).noindex === true, path).toBe(hidden);
  }
});

it('reports every city, with its addresses', () => {
  expect(cityReports().size).toBe(cities.length);
  expect(cityReports().get('/locations/fort-lauderdale')!.paths).toContain('/ai-agency-fort-lauderdale');
  console.info(
    'fewest local names:',
    [...cityReports().values()]
      .map(({ slug, localNames: names }) => ({ slug, names }))
      .toSorted((a, b) => a.names - b.names)
      .slice(0, 12),
    'needed',
    minLocalNames,
  );
});
