/**
 * Checks the structured data of every page against schema.org types and Google's rich results: required and recommended
 * properties are required here, and nothing else is allowed, so no rating gets in. https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '#shared/content/site.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { seedFacts, type SiteFacts } from '#shared/content/site-facts.ts';
import { pageJsonLd, postalAddressOf } from './json-ld.ts';

const base = 'https://example.com';
const pages = await Promise.all([...new Set(pagePaths)].map((path) => loadPage(path)));

const words = z.string().trim().min(1);
const ownUrl = z.url().startsWith(`${base}/`);
const reference = z.strictObject({ '@id': ownUrl });

// https://schema.org/PostalAddress
const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words.optional(),
  addressLocality: words,
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z
    .string()
    .regex(/^\d{5}(-\d{4})?$/)
    .optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});
// https://schema.org/OpeningHoursSpecification, days as https://schema.org/DayOfWeek
const openingHours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
  opens: z.iso.time(),
  closes: z.iso.time(),
});
// https://schema.org/Offer
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: words,
  price: z.number().positive(),
  priceCurrency: z.literal('USD'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
  url: ownUrl,
});
// https://schema.org/City inside https://schema.org/State
const city = z.strictObject({
  '@type': z.literal('City'),
  name: words,
  containedInPlace: z.strictObject({ '@type': z.literal('State'), name: words }),
});

const types = {
  // https://schema.org/Organization
  Organization: z.strictObject({
    '@type': z.literal('Organization'),
    '@id': ownUrl,
    name: words,
    url: ownUrl,
    logo: ownUrl,
    slogan: words,
    address: postalAddress,
  }),
  // https://schema.org/LocalBusiness
  LocalBusiness: z.strictObject({
    '@type': z.literal('LocalBusiness'),
    '@id': ownUrl,
    name: words,
    url: ownUrl,
    image: ownUrl,
    address: postalAddress,
    telephone: words.optional(),
    openingHoursSpecification: openingHours,
    parentOrganization: reference,
  }),
  // https://schema.org/WebSite
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': ownUrl,
    name: words,
    url: ownUrl,
    inLanguage: z.literal('en-US'),
    publisher: reference,
  }),
  // https://schema.org/Service
  Service: z.strictObject({
    '@type': z.literal('Service'),
    '@id': ownUrl,
    name: words,
    description: words,
    url: ownUrl,
    areaServed: city.optional(),
    provider: reference,
    offers: z.array(offer).min(1).optional(),
  }),
  // https://schema.org/Product with https://schema.org/Offer, and no reviews
  Product: z.strictObject({
    '@type': z.literal('Product'),
    '@id': ownUrl,
    name: words,
    description: words,
    image: ownUrl,
    url: ownUrl,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: words }),
    offers: offer.omit({ name: true }),
  }),
  // https://schema.org/EducationEvent with https://schema.org/Offer
  EducationEvent: z.strictObject({
    '@type': z.literal('EducationEvent'),
    '@id': ownUrl,
    name: words,
    description: words,
    image: ownUrl,
    url: ownUrl,
    startDate: z.iso.datetime({ offset: true }),
    endDate: z.iso.datetime({ offset: true }),
    eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
    eventAttendanceMode: z.literal('https://schema.org/MixedEventAttendanceMode'),
    location: z.tuple([
      z.strictObject({ '@type': z.literal('Place'), name: words, address: postalAddress }),
      z.strictObject({ '@type': z.literal('VirtualLocation'), url: ownUrl }),
    ]),
    organizer: reference,
    performer: z.strictObject({ '@type': z.literal('Person'), name: words }).optional(),
    offers: z.array(offer).min(1),
  }),
  // https://schema.org/FAQPage of https://schema.org/Question with https://schema.org/Answer
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  // https://schema.org/BlogPosting; the properties of https://schema.org/Article that rich results require are
  // required.
  BlogPosting: z.strictObject({
    '@type': z.literal('BlogPosting'),
    '@id': ownUrl,
    url: ownUrl,
    mainEntityOfPage: ownUrl,
    headline: words.max(110),
    description: words,
    image: z.array(ownUrl).min(1),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: z.union([reference, z.strictObject({ '@type': z.literal('Person'), name: words })]),
    publisher: reference,
    articleSection: words,
    keywords: words,
    wordCount: z.int().min(100),
    inLanguage: z.literal('en-US'),
  }),
  // https://schema.org/BreadcrumbList of https://schema.org/ListItem
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: words, item: ownUrl }),
      )
      .min(2),
  }),
};

type Thing = { '@type': keyof typeof types; '@id'?: string } & Record<string, unknown>;
const graphOf = (page: (typeof pages)[number], settings: Parameters<typeof pageJsonLd>[2] = site): Thing[] => {
  // Round-trip through JSON, which drops undefined properties.
  const json = JSON.stringify(pageJsonLd(page, base, settings) ?? { '@graph': [] });
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
};
const ofType = (path: string, type: keyof typeof types) =>
  graphOf(pages.find((page) => page.path === path)!).filter((thing) => thing['@type'] === type);

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]![0] === '@id') return [entries[0]![1] as string];
  return entries.flatMap(([, inner]) => references(inner));
}

it.each(pages)('$path has only valid items, and every reference is in the same graph', (page) => {
  const graph = graphOf(page);
  for (const thing of graph) {
    const schema = types[thing['@type']];
    expect(schema, thing['@type']).toBeDefined();
    expect(schema.safeParse(thing).error?.issues, thing['@type']).toBeUndefined();
  }
  const ids = graph.flatMap((thing) => thing['@id'] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references(graph).filter((id) => !ids.includes(id))).toEqual([]);
  expect(graph.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(page.path !== '/');
  for (const thing of graph) {
    const way = (thing.itemListElement ?? []) as { position: number; item: string }[];
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
    if (way.length > 0) expect(way.at(-1)!.item).toBe(base + page.path);
  }
});

describe('structured data', () => {
  it('lists plans only where their prices are, and the specified ones on the home page', () => {
    const pricing = ofType('/services/pricing', 'Service')[0]!.offers as { name: string; price: number }[];
    expect(pricing.map(({ name, price }) => [name, price])).toEqual([
      ['Starter', 497],
      ['Growth', 997],
      ['Scale', 1997],
    ]);
    const home = ofType('/', 'Service')[0]!.offers as { price: number }[];
    expect(home.map(({ price }) => price)).toEqual([499, 999, 1999]);
    expect(ofType('/services', 'Service')[0]!.offers).toBeUndefined();
  });

  it('has a local business only once its address is set', () => {
    expect(pages.filter((page) => graphOf(page).some((thing) => thing['@type'] === 'LocalBusiness'))).toEqual([]);
    const home = pages.find(({ path }) => path === '/')!;
    const withAddress = (postalAddress: string, contactPhone?: string) =>
      graphOf(home, { ...site, facts: { ...site.facts, postalAddress, contactPhone } }).filter(
        (thing) => thing['@type'] === 'LocalBusiness',
      );
    expect(withAddress('PO Box 12, Fort Lauderdale, FL 33301')).toEqual([]);
    const [business] = withAddress('12 Palm Way, Miami, FL 33101', '(305) 555-0100');
    expect(types.LocalBusiness.safeParse(business).error?.issues).toBeUndefined();
    expect(business).toMatchObject({
      address: { streetAddress: '12 Palm Way', addressLocality: 'Miami', addressRegion: 'FL', postalCode: '33101' },
      telephone: '(305) 555-0100',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    });
    expect(withAddress('12 Palm Way')[0]).not.toHaveProperty('telephone');
  });

  it('lists an office where it shows, with its own address and hours', () => {
    const offices = site.offices.map((office) =>
      office.city === 'Miami' ? { ...office, address: '12 Palm Way', phone: undefined } : office,
    );
    const near = pages.find(({ path }) => path === '/ai-agency-near-me')!;
    const found = graphOf(near, { ...site, offices }).filter((thing) => thing['@type'] === 'LocalBusiness');
    expect(found).toMatchObject([
      {
        '@id': `${base}/locations/miami#office`,
        address: { streetAddress: '12 Palm Way', addressLocality: 'Miami' },
        openingHoursSpecification: { opens: '09:00', closes: '18:00' },
      },
    ]);
    expect(types.LocalBusiness.safeParse(found[0]).error?.issues).toBeUndefined();
  });

  it('splits an address on one line', () => {
    expect(postalAddressOf('12 Palm Way, Suite 4, Miami, FL 33101-1234')).toMatchObject({
      streetAddress: '12 Palm Way, Suite 4',
      addressLocality: 'Miami',
      postalCode: '33101-1234',
    });
    expect(postalAddressOf('12 Palm Way')).toMatchObject({ streetAddress: '12 Palm Way', addressRegion: 'FL' });
  });

  it("lists a page's own service, with the city it's for", () => {
    expect(ofType('/services/ai-voice-agents', 'Service')).toMatchObject([{ url: `${base}/services/ai-voice-agents` }]);
    expect(ofType('/locations/tampa', 'Service')).toMatchObject([{ areaServed: { '@type': 'City', name: 'Tampa' } }]);
  });

  it('lists the web pack with its current price, and as sold out while it is not for sale', async () => {
    expect(ofType('/tools', 'Product')).toMatchObject([
      { offers: { price: 49.99, availability: 'https://schema.org/InStock' } },
    ]);
    const pack = { ...seedFacts.catalog['web-prompt-pack'], priceCents: 5900, isAvailable: false };
    const facts = { ...seedFacts, catalog: { ...seedFacts.catalog, 'web-prompt-pack': pack } };
    const changed = graphOf(await loadPage('/tools', { facts })).find((thing) => thing['@type'] === 'Product');
    expect(changed).toMatchObject({ offers: { price: 59, availability: 'https://schema.org/SoldOut' } });
  });

  it("lists an article's author, date, topic and length", () => {
    const articles = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'article'));
    expect(articles).toHaveLength(8);
    for (const { path, sections } of articles) {
      const { article } = sections.find((section) => section.kind === 'article')!;
      expect(ofType(path, 'BlogPosting')).toMatchObject([{ headline: article.title, mainEntityOfPage: base + path }]);
    }
  });

  it('lists the bootcamp with the date, prices, and seats of its record', async () => {
    const bootcamp = {
      ...seedFacts.bootcamp!,
      day: '2027-11-12',
      left: 0,
      instructor: 'Ana Ruiz',
      place: '12 Palm Way',
    };
    const show = async (facts: SiteFacts) => graphOf(await loadPage('/bootcamp', { facts }))[1]!;
    expect(await show({ ...seedFacts, bootcamp })).toMatchObject({
      '@type': 'EducationEvent',
      startDate: '2027-11-12T10:00:00-05:00',
      endDate: '2027-11-12T17:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      performer: { name: 'Ana Ruiz' },
      location: [{ address: { streetAddress: '12 Palm Way' } }, {}],
      offers: [
        { price: 147, availability: 'https://schema.org/InStock' },
        { price: 497, availability: 'https://schema.org/SoldOut' },
      ],
    });
    const canceled = await show({ ...seedFacts, bootcamp: { ...bootcamp, state: 'canceled' } });
    expect(canceled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    const none = await loadPage('/bootcamp', { facts: { ...seedFacts, bootcamp: null } });
    expect(graphOf(none).map((thing) => thing['@type'])).not.toContain('EducationEvent');
  });

  it('includes the organization wherever an item refers to it', () => {
    const home = pages.find(({ path }) => path === '/')!;
    const graph = graphOf({ ...home, jsonLd: ['service'] });
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'Service']);
  });
});
