/** Tests city records, the pages built from them, and how similar those pages are. */
import { describe, expect, it } from 'vitest';
import { centreOf, defaultZoom } from '../map-centres.ts';
import { loadPage } from '../registry.ts';
import type { Page, SectionKind, SectionOf } from '../schema.ts';
import { cities } from './all-cities.ts';
import { cityPage } from './city-page.ts';
import { cityPath, citySlug } from './city-slug.ts';
import { officeHoursIn } from './local-hours.ts';
import { cityProvider, draftCityPages } from './provider.ts';
import { citySchema } from './schema.ts';
import { maxShared, similarities, similarityReport } from './similarity.ts';
import { stateNames } from '#shared/domain/states.ts';

const pages = await Promise.all(cities.map(async (city) => ({ city, page: await loadPage(cityPath(city.name)) })));
const ofKind = <K extends SectionKind>(page: Page, kind: K) =>
  page.sections.filter((section): section is SectionOf<K> => section.kind === kind);
const pageOf = (name: string) => pages.find(({ city }) => city.name === name)!.page;
const cityOf = (name: string) => cities.find((city) => city.name === name)!;
const isOwn = (name: string) => cityOf(name).office !== undefined;

describe('list of cities', () => {
  it('has about 120 valid cities in all fifty states, with unique names', () => {
    for (const city of cities) expect(citySchema.safeParse(city).error?.issues, city.name).toBeUndefined();
    expect(cities.length).toBeGreaterThanOrEqual(115);
    expect(new Set(cities.map(({ state }) => state))).toEqual(new Set(Object.keys(stateNames)));
    expect(Object.keys(stateNames)).toHaveLength(50);
    expect(new Set(cities.map(({ name }) => citySlug(name))).size).toBe(cities.length);
  });

  it('covers the three counties around our offices', () => {
    const counties = cities.filter(({ state }) => state === 'FL').map(({ county }) => county);
    expect(counties).toEqual(
      expect.arrayContaining(['Miami-Dade County', 'Broward County', 'Palm Beach County', 'Orange County']),
    );
  });

  it('turns names into slugs', () => {
    expect(citySlug('Fort Lauderdale')).toBe('fort-lauderdale');
    expect(citySlug('St. Louis')).toBe('saint-louis');
    for (const { name } of cities) expect(citySlug(name)).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("converts our hours to each city's time zone", () => {
    expect(officeHoursIn(cityOf('Miami'), true)).toBe('9 AM to 6 PM');
    expect(officeHoursIn(cityOf('Tampa'))).toBe('9 AM to 5 PM');
    expect(officeHoursIn(cityOf('Dallas'))).toBe('8 AM to 4 PM');
    expect(officeHoursIn(cityOf('El Paso'))).toBe('7 AM to 3 PM');
    expect(officeHoursIn(cityOf('Phoenix'))).toBe('7 AM to 3 PM in winter, 6 AM to 2 PM in summer');
    expect(officeHoursIn(cityOf('Honolulu'))).toBe('mornings until 11 AM');
  });
});

describe('city pages', () => {
  it.each(pages)('have all sections for $city.name', ({ city, page }) => {
    expect(page.path).toBe(cityPath(city.name));
    expect(page.description.length).toBeGreaterThanOrEqual(80);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.sections[0]!.kind).toBe('city-hero');
    expect(ofKind(page, 'city-hero')[0]!.links.map(({ href }) => href)).toEqual(['/signup', '/services']);
    expect(ofKind(page, 'call-to-action')[0]!.links.map(({ href }) => href)).toEqual(['/signup', '/services']);

    const [services] = ofKind(page, 'cards');
    expect(services!.cards).toHaveLength(4);
    for (const { link } of services!.cards) expect(link).toEqual({ label: 'Learn more', href: '/services' });

    const [insights] = ofKind(page, 'city-insights');
    expect(insights!.title).toBe(`Discover ${city.name}`);
    expect(insights!.map).toMatchObject({ lat: city.lat, lng: city.lng });
    expect(insights!.map.zoom).toBe(city.name === 'Fort Lauderdale' ? 15 : defaultZoom);

    expect(ofKind(page, 'consultation')[0]!.title).toBe('Free Marketing Consultation');
    expect(
      ofKind(page, 'cards').some(({ cards }) => cards.length === 5 && cards[0]!.title === city.tips[0]!.title),
    ).toBe(true);

    const types = ofKind(page, 'checklist')[0]!.items;
    if (isOwn(city.name)) expect(types.length).toBeGreaterThan(8);
    else expect(types.length).toBeLessThanOrEqual(8);
  });

  it('show stars and testimonials only for customers in the city record, even with demo content', async () => {
    for (const city of cities) {
      const { sections } = await loadPage(cityPath(city.name), { withSamples: true });
      const voices = sections.filter(({ kind }) => ['testimonials', 'stories', 'reviews', 'ranking'].includes(kind));
      expect(voices, city.name).toEqual(
        city.testimonials ? [{ kind: 'testimonials', title: 'Success stories', items: city.testimonials }] : [],
      );
    }
    const items = [1, 2, 3].map((at) => ({ quote: `Quote ${at}.`, name: `Ann ${at}`, business: 'Bakery', stars: 5 }));
    const city = { ...cities[0]!, testimonials: items };
    expect(citySchema.parse(city).testimonials).toEqual(items);
    const page = cityPage(city, { cities });
    expect(ofKind(page, 'testimonials')[0]!.items).toEqual(items);
  });

  it('link neighboring cities to each other', () => {
    const nearby = (name: string) => ofKind(pageOf(name), 'city-insights')[0]!.nearby;
    expect(nearby('Boca Raton')).toContainEqual({ label: 'Delray Beach', href: '/locations/delray-beach' });
    // There is another Springfield and another Lincoln.
    expect(nearby('Branson')).toContainEqual({ label: 'Springfield' });
    expect(nearby('Bismarck')).toContainEqual({ label: 'Lincoln' });
  });

  it('show a breadcrumb, a newsletter form and aliases for Fort Lauderdale', async () => {
    const page = pageOf('Fort Lauderdale');
    expect(page.breadcrumb).toEqual([{ label: 'Locations', href: '/locations' }]);
    expect(page.label).toBe('Fort Lauderdale');
    expect(page.sections.at(-1)).toMatchObject({ kind: 'newsletter', source: 'location_fort_lauderdale' });
    for (const alias of ['/ai-agency-fort-lauderdale', '/ai-solutions-fort-lauderdale'])
      expect((await loadPage(alias)).path).toBe('/locations/fort-lauderdale');
  });

  it('return the not-found page for unknown cities', async () => {
    for (const path of ['/locations/no-such-city', '/locations/constructor', '/locations/Miami'])
      expect((await loadPage(path)).path).toBe('*');
  });

  it('are all in the directory, home state first and the rest by name', async () => {
    const directory = await loadPage('/locations');
    const [{ states } = { states: [] }] = ofKind(directory, 'city-directory');
    expect(states.flatMap((state) => state.cities.map(({ href }) => href)).toSorted()).toEqual(
      pages.map(({ page }) => page.path).toSorted(),
    );
    expect(states[0]!.name).toBe('Florida');
    const rest = states.slice(1).map(({ name }) => name);
    expect(rest).toEqual(rest.toSorted());
  });
});

describe('maps', () => {
  it('have centers for twelve cities, five states and the country', () => {
    const known =
      'Miami, Fort Lauderdale, Boca Raton, West Palm Beach, Orlando, Tampa, Jacksonville, New York, Los Angeles, Chicago, Houston, Phoenix';
    const middle = centreOf({ state: 'WY' });
    for (const name of known.split(', ')) {
      const { lat, lng } = cities.find((city) => city.name === name)!;
      const centre = centreOf({ city: name });
      expect(Math.abs(centre.lat - lat) + Math.abs(centre.lng - lng), name).toBeLessThan(0.1);
    }
    for (const state of ['FL', 'CA', 'NY', 'TX', 'IL'])
      expect(centreOf({ city: 'Nowhere', state })).not.toEqual(middle);
    expect(centreOf({ city: 'Nowhere' })).toEqual({ lat: 39.8283, lng: -98.5795 });
  });
});

describe('similarity of city pages', () => {
  const found = similarities(draftCityPages, cities);

  it('reports the most similar pages', () => {
    const report = similarityReport(found);
    console.info(report.join('\n'));
    expect(report).toHaveLength(12);
  });

  it('stays below the limit for every city', () => {
    expect(found.filter(({ share }) => share > maxShared)).toEqual([]);
  });

  it("is high for a page that only changes the city's name", () => {
    const [first, second] = [cities[0]!, cities[1]!];
    const page = draftCityPages[0]!;
    const copied = JSON.parse(JSON.stringify(page.sections).replaceAll(first.name, second.name)) as Page['sections'];
    const [most] = similarities([page, { ...page, path: cityPath(second.name), sections: copied }], cities);
    expect(most!.share).toBeGreaterThan(0.9);
  });

  it('is measured for every page from the provider', () => {
    expect(cityProvider.paths).toHaveLength(cities.length + 3);
  });
});
