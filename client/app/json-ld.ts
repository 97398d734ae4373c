/**
 * Structured data of a page, for search engines. Only values that the page shows, except the specified offers of the home
 * page (`site.serviceOffers`): no ratings, and no address, phone number, or hours unless the owner set them
 * (shared/content/site.ts).
 */
import { m } from '#messages';
import type {
  BlogPosting,
  BreadcrumbList,
  City,
  EducationEvent,
  FAQPage,
  Graph,
  LocalBusiness,
  Offer,
  Organization,
  PostalAddress,
  Product,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { labelOf } from '#shared/content/label.ts';
import type { JsonLdKind, Page, Section, SectionKind, SectionOf } from '#shared/content/schema.ts';
import { site, type Hours } from '#shared/content/site.ts';
import { paths } from '#shared/paths.ts';

/** What the owner set about the business. */
type Settings = Pick<typeof site, 'facts' | 'offices' | 'businessHours'>;

type Builder = (page: Page, baseUrl: string, settings: Settings) => Thing | readonly Thing[] | undefined;

type Block = SectionOf<'article'>['article']['body'][number];

const organizationId = (baseUrl: string) => `${baseUrl}/#organization`;
const schemaOrg = <T extends string>(name: T) => `https://schema.org/${name}` as const;
const address = {
  '@type': 'PostalAddress',
  addressLocality: brand.city,
  addressRegion: brand.stateCode,
  addressCountry: brand.country,
} as const;

/** Returns the page's sections of a kind. */
const sectionsOf = <K extends SectionKind>(page: Page, kind: K) =>
  page.sections.filter((section: Section): section is SectionOf<K> => section.kind === kind);

/** Returns the text under the page's heading. */
const leadOf = (page: Page): string | undefined => {
  const [first] = page.sections;
  return first && 'lead' in first ? first.lead : undefined;
};

/** Returns the city of a city page. */
function cityOf(page: Page): City | undefined {
  const [hero] = sectionsOf(page, 'city-hero');
  return hero && { '@type': 'City', name: hero.city, containedInPlace: { '@type': 'State', name: hero.stateName } };
}

/** Splits an address on one line, such as `12 Palm Way, Miami, FL 33101`. Its city and state default to the agency's. */
export function postalAddressOf(line: string, place: { city: string; stateCode: string } = brand): PostalAddress {
  const parts = /^(.+?),\s*([^,]+),\s*([A-Z]{2})(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(line.trim());
  const [, street = line, city = place.city, state = place.stateCode, zip] = parts ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    ...(zip && { postalCode: zip }),
    addressCountry: brand.country,
  };
}

/** Whether customers can go there: a PO box makes no local business. */
const isPlace = (line: string | undefined): line is string =>
  line !== undefined && !/\bp\.?\s*o\.?\s*box\b/i.test(line);

const weekdays = ({ opens, closes }: Hours) =>
  ({
    '@type': 'OpeningHoursSpecification',
    // eslint-disable-next-line no-restricted-syntax -- schema.org names days in English
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens,
    closes,
  }) as const;

const offerOf = (name: string | undefined, cents: number, more: { isLeft: boolean; url: string }): Offer => ({
  '@type': 'Offer',
  ...(name && { name }),
  price: cents / 100,
  priceCurrency: 'USD',
  availability: schemaOrg(more.isLeft ? 'InStock' : 'SoldOut'),
  url: more.url,
});

function textsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
  return block.kind === 'example' ? [block.title, block.text] : [block.text];
}

const wordsIn = (body: readonly Block[]) =>
  body.flatMap(textsOf).reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0);

const builders: Record<JsonLdKind, Builder> = {
  organization: (_page, baseUrl): Organization => ({
    '@type': 'Organization',
    '@id': organizationId(baseUrl),
    name: brand.agency,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon-512.png`,
    slogan: brand.tagline,
    address,
  }),
  localBusiness: (page, baseUrl, { facts, offices, businessHours }): LocalBusiness[] => {
    const business = (id: string, more: { address: PostalAddress; hours: Hours; phone: string | undefined }) =>
      ({
        '@type': 'LocalBusiness',
        '@id': id,
        name: brand.agency,
        url: `${baseUrl}/`,
        image: `${baseUrl}/cards/home.png`,
        address: more.address,
        ...(more.phone && { telephone: more.phone }),
        openingHoursSpecification: weekdays(more.hours),
        parentOrganization: { '@id': organizationId(baseUrl) },
      }) as const;
    const { postalAddress, contactPhone } = facts;
    const shown = [...sectionsOf(page, 'offices'), ...sectionsOf(page, 'office-map')].length > 0 ? offices : [];
    return [
      ...(isPlace(postalAddress)
        ? [
            business(`${baseUrl}/#local-business`, {
              address: postalAddressOf(postalAddress),
              phone: contactPhone,
              hours: businessHours,
            }),
          ]
        : []),
      ...shown.flatMap((office) =>
        isPlace(office.address)
          ? [
              business(`${baseUrl}${office.href}#office`, {
                address: postalAddressOf(office.address, office),
                phone: office.phone,
                hours: office,
              }),
            ]
          : [],
      ),
    ];
  },
  website: (_page, baseUrl): WebSite => ({
    '@type': 'WebSite',
    '@id': `${baseUrl}/#website`,
    name: brand.name,
    url: `${baseUrl}/`,
    inLanguage: locale,
    publisher: { '@id': organizationId(baseUrl) },
  }),
  service: (page, baseUrl): Service => {
    const url = baseUrl + page.path;
    const city = cityOf(page);
    const [hero] = sectionsOf(page, 'city-hero');
    const plans =
      page.path === paths.home ? site.serviceOffers : sectionsOf(page, 'pricing').flatMap(({ tiers }) => tiers);
    return {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: hero?.title ?? labelOf(page),
      description: leadOf(page),
      url,
      areaServed: city,
      provider: { '@id': organizationId(baseUrl) },
      ...(plans.length > 0 && {
        offers: plans.map((plan) => offerOf(plan.name, plan.priceUsd * 100, { isLeft: true, url })),
      }),
    };
  },
  product: (page, baseUrl): Product[] =>
    sectionsOf(page, 'prompt-packs')
      .flatMap(({ tabs }) => tabs)
      .flatMap(({ title, lead, offer }) => {
        if (!offer) return [];
        const { item, unavailable } = offer;
        const url = baseUrl + page.path;
        return {
          '@type': 'Product',
          '@id': `${url}#${item.id}`,
          name: title,
          description: lead,
          image: baseUrl + page.card,
          url,
          brand: { '@type': 'Brand', name: brand.name },
          offers: offerOf(undefined, item.price, { isLeft: !unavailable, url }),
        };
      }),
  article: (page, baseUrl): BlogPosting | undefined => {
    const [section] = sectionsOf(page, 'article');
    if (!section) return undefined;
    const { article, author } = section;
    const url = baseUrl + page.path;
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      url,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.excerpt,
      image: [baseUrl + page.card, baseUrl + article.coverImage],
      datePublished: article.publishedDate,
      dateModified: page.updated,
      author: author && !author.sample ? { '@type': 'Person', name: author.name } : { '@id': organizationId(baseUrl) },
      publisher: { '@id': organizationId(baseUrl) },
      articleSection: article.category,
      keywords: article.tags.join(', '),
      wordCount: wordsIn(article.body),
      inLanguage: locale,
    };
  },
  event: (page, baseUrl): EducationEvent | undefined => {
    const { event } = page;
    if (!event) return undefined;
    const url = baseUrl + page.path;
    return {
      '@type': 'EducationEvent',
      '@id': `${url}#event`,
      name: event.name,
      description: leadOf(page),
      image: baseUrl + page.card,
      url,
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventStatus: schemaOrg(event.isCanceled ? 'EventCancelled' : 'EventScheduled'),
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        {
          '@type': 'Place',
          name: brand.agency,
          address: { ...address, ...(event.place && { streetAddress: event.place }) },
        },
        { '@type': 'VirtualLocation', url },
      ],
      organizer: { '@id': organizationId(baseUrl) },
      ...(event.instructor && { performer: { '@type': 'Person', name: event.instructor } }),
      offers: event.offers.map(({ name, cents, isLeft }) => offerOf(name, cents, { isLeft, url })),
    };
  },
  faq: (page): FAQPage | undefined => {
    const entries = sectionsOf(page, 'faq').flatMap((section) => section.entries);
    if (entries.length === 0) return undefined;
    return {
      '@type': 'FAQPage',
      mainEntity: entries.map((entry) => ({
        '@type': 'Question',
        name: entry.question,
        acceptedAnswer: { '@type': 'Answer', text: entry.answer },
      })),
    };
  },
};

/** Returns the way from the home page to the page; undefined for the home page and the not-found page. */
function breadcrumbList(page: Page, baseUrl: string): BreadcrumbList | undefined {
  if (page.path === '/' || page.path === '*') return undefined;
  const way = [
    { label: m.app_home(), href: '/' },
    ...(page.breadcrumb ?? []),
    { label: labelOf(page), href: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: baseUrl + href,
    })),
  };
}

/** Kinds that reference the organization, which the graph must then include. */
const organizationNamers: readonly JsonLdKind[] = ['localBusiness', 'website', 'service', 'article', 'event'];

/**
 * @param settings the site's own by default
 * @returns one graph with everything the page's record lists; undefined if there's nothing to say
 */
export function pageJsonLd(page: Page, baseUrl: string, settings: Settings = site): Graph | undefined {
  const needsOrganization = page.jsonLd.some((kind) => organizationNamers.includes(kind));
  const kinds = new Set([...(needsOrganization ? (['organization'] as const) : []), ...page.jsonLd]);
  const things = [
    ...[...kinds].flatMap((kind) => builders[kind](page, baseUrl, settings) ?? []),
    breadcrumbList(page, baseUrl),
  ].filter((thing) => thing !== undefined);
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
