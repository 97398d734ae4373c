/**
 * Structured data of a page, for search engines. Contains only facts that the site itself states: no ratings, no phone
 * number.
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
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { labelOf } from '#shared/content/label.ts';
import type { JsonLdKind, Page, SectionOf } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { site } from '#shared/content/site.ts';

type Builder = (page: Page, baseUrl: string) => Thing | undefined;

type Block = SectionOf<'article'>['article']['body'][number];

const country = new Intl.DisplayNames('en', { type: 'region' }).of(brand.country)!;
const serviceId = (baseUrl: string) => `${baseUrl}/#service`;
const organizationId = (baseUrl: string) => `${baseUrl}/#organization`;
const address = {
  '@type': 'PostalAddress',
  addressLocality: brand.city,
  addressRegion: brand.stateCode,
  addressCountry: brand.country,
} as const;

/** Returns the city of a city page. */
function cityOf(page: Page): City | undefined {
  const hero = page.sections.find((section) => section.kind === 'city-hero');
  return hero && { '@type': 'City', name: hero.city, containedInPlace: { '@type': 'State', name: hero.stateName } };
}

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
    logo: `${baseUrl}/favicon.svg`,
    slogan: brand.tagline,
    address,
  }),
  localBusiness: (_page, baseUrl): LocalBusiness => ({
    '@type': 'LocalBusiness',
    '@id': `${baseUrl}/#local-business`,
    name: brand.agency,
    url: `${baseUrl}/`,
    image: `${baseUrl}/cards/home.png`,
    address,
    areaServed: [brand.region, country],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      // eslint-disable-next-line no-restricted-syntax -- schema.org names days in English
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ...site.businessHours,
    },
    parentOrganization: { '@id': organizationId(baseUrl) },
  }),
  website: (_page, baseUrl): WebSite => ({
    '@type': 'WebSite',
    '@id': `${baseUrl}/#website`,
    name: brand.name,
    url: `${baseUrl}/`,
    inLanguage: locale,
    publisher: { '@id': organizationId(baseUrl) },
  }),
  service: (page, baseUrl): Service => {
    const city = cityOf(page);
    return {
      '@type': 'Service',
      // A city's service is for fewer people, which makes it a separate entity.
      '@id': city ? `${baseUrl}${page.path}#service` : serviceId(baseUrl),
      name: 'AI marketing services',
      serviceType: 'AI marketing',
      areaServed: city ?? country,
      provider: { '@id': organizationId(baseUrl) },
      offers: site.serviceOffers.map((offer) => ({
        '@type': 'Offer',
        name: offer.name,
        price: offer.priceUsd,
        priceCurrency: 'USD',
      })),
    };
  },
  article: (page, baseUrl): BlogPosting | undefined => {
    const article = page.sections.find((section) => section.kind === 'article')?.article;
    if (!article) return undefined;
    const url = baseUrl + page.path;
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      url,
      mainEntityOfPage: url,
      headline: article.title,
      description: page.description,
      image: baseUrl + page.card,
      datePublished: article.publishedDate,
      dateModified: page.updated,
      author: { '@id': organizationId(baseUrl) },
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
      description: page.description,
      image: baseUrl + page.card,
      url,
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventStatus: `https://schema.org/${event.isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
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
      offers: event.offers.map(({ name, cents, isLeft }) => ({
        '@type': 'Offer',
        name,
        price: cents / 100,
        priceCurrency: 'USD',
        availability: `https://schema.org/${isLeft ? 'InStock' : 'SoldOut'}`,
        url,
      })),
    };
  },
  faq: (page): FAQPage | undefined => {
    const entries = page.sections.flatMap((section) => (section.kind === 'faq' ? section.entries : []));
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

/** Returns the page's breadcrumb, starting at the home page. */
function breadcrumbList(page: Page, baseUrl: string): BreadcrumbList | undefined {
  if (!page.breadcrumb) return undefined;
  const way = [{ label: m.app_home(), href: '/' }, ...page.breadcrumb, { label: labelOf(page), href: page.path }];
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

/**
 * Returns structured data for a page under `/services/`, in addition to the agency's services as a whole. Its prices go
 * here.
 */
function ownService(page: Page, baseUrl: string): Service | undefined {
  if (!page.jsonLd.includes('service') || !page.path.startsWith(`${paths.services}/`)) return undefined;
  const url = baseUrl + page.path;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: labelOf(page),
    description: page.description,
    serviceType: labelOf(page),
    url,
    areaServed: country,
    provider: { '@id': organizationId(baseUrl) },
    isRelatedTo: { '@id': serviceId(baseUrl) },
  };
}

/** Kinds that reference the organization, which the graph must then include. */
const organizationNamers: readonly JsonLdKind[] = ['localBusiness', 'website', 'service', 'article', 'event'];

/** @returns one graph with everything the page's record lists; undefined if it lists nothing. */
export function pageJsonLd(page: Page, baseUrl: string): Graph | undefined {
  const needsOrganization = page.jsonLd.some((kind) => organizationNamers.includes(kind));
  const kinds = new Set([...(needsOrganization ? (['organization'] as const) : []), ...page.jsonLd]);
  const things = [
    ...[...kinds].map((kind) => builders[kind](page, baseUrl)),
    ownService(page, baseUrl),
    breadcrumbList(page, baseUrl),
  ].filter((thing) => thing !== undefined);
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
