/** Checks the structured data of every page against schema.org types; recommended properties are required. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '#shared/content/site.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { seedFacts, type SiteFacts } from '#shared/content/site-facts.ts';
import { pageJsonLd } from './json-ld.ts';

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
});
// https://schema.org/City inside https://schema.org/State
const city = z.strictObject({
  '@type': z.literal('City'),
  name: words,
  containedInPlace: z.strictObject({ '@type': z.literal('State'), name: words }),
});
const area = z.union([words, z.array(words).min(1), city]);

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
    areaServed: area,
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
    description: words.optional(),
    serviceType: words,
    url: ownUrl.optional(),
    areaServed: area,
    provider: reference,
    offers: z.array(offer).min(1).optional(),
    isRelatedTo: reference.optional(),
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
    offers: z.array(
      z.strictObject({
        ...offer.shape,
        availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
        url: ownUrl,
      }),
    ),
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
    image: ownUrl,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: reference,
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
const graphOf = (page: (typeof pages)[number]): Thing[] => {
  // Round-trip through JSON, which drops undefined properties.
  const json = JSON.stringify(pageJsonLd(page, base) ?? { '@graph': [] });
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
  if (page.breadcrumb) expect(graph.map((thing) => thing['@type'])).toContain('BreadcrumbList');
  for (const thing of graph) {
    const way = (thing.itemListElement ?? []) as { position: number; item: string }[];
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
    if (way.length > 0) expect(way.at(-1)!.item).toBe(base + page.path);
  }
});

describe('structured data', () => {
  it('lists three prices, and none on the page with other prices', () => {
    const [service] = ofType('/', 'Service');
    expect((service!.offers as { price: number }[]).map(({ price }) => price)).toEqual([499, 999, 1999]);
    expect(ofType('/services/pricing', 'Service')).toEqual([]);
  });

  it('lists office hours from Monday to Friday, nine to five', () => {
    expect(ofType('/', 'LocalBusiness')[0]!.openingHoursSpecification).toMatchObject({
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ...site.businessHours,
    });
  });

  it("lists a service page's own service next to all services", () => {
    const [all, own] = ofType('/services/ai-voice-agents', 'Service');
    expect(all!.offers).toHaveLength(3);
    expect(own).toMatchObject({ url: `${base}/services/ai-voice-agents`, isRelatedTo: { '@id': all!['@id'] } });
    expect(own!.offers).toBeUndefined();
  });

  it("lists an article's author, date, topic and length", () => {
    const articles = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'article'));
    expect(articles).toHaveLength(8);
    for (const { path, title } of articles)
      expect(ofType(path, 'BlogPosting')).toMatchObject([{ headline: title, mainEntityOfPage: base + path }]);
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
