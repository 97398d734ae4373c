/** Structured data of a page, for search engines. Only facts the site itself states: no ratings, no phone number. */
import type { BreadcrumbList, FAQPage, Graph, LocalBusiness, Organization, Service, Thing, WebSite } from 'schema-dts';
import { brand } from '../../shared/brand.ts';
import { labelOf } from '../../shared/content/label.ts';
import type { JsonLdKind, Page } from '../../shared/content/schema.ts';
import { site } from '../../shared/content/site.ts';

type Builder = (page: Page, baseUrl: string) => Thing | undefined;

const organizationId = (baseUrl: string) => `${baseUrl}/#organization`;
const address = {
  '@type': 'PostalAddress',
  addressLocality: brand.city,
  addressRegion: brand.stateCode,
  addressCountry: brand.country,
} as const;

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
    areaServed: [brand.region, 'United States'],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
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
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(baseUrl) },
  }),
  service: (_page, baseUrl): Service => ({
    '@type': 'Service',
    '@id': `${baseUrl}/#service`,
    name: 'AI marketing services',
    serviceType: 'AI marketing',
    areaServed: 'United States',
    provider: { '@id': organizationId(baseUrl) },
    offers: site.serviceOffers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      price: offer.priceUsd,
      priceCurrency: 'USD',
    })),
  }),
  article: () => undefined,
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

/** The way to a page, which begins at home. */
function breadcrumbList(page: Page, baseUrl: string): BreadcrumbList | undefined {
  if (!page.breadcrumb) return undefined;
  const way = [{ label: 'Home', href: '/' }, ...page.breadcrumb, { label: labelOf(page), href: page.path }];
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

/** @returns one graph with everything the page asks for, or nothing when it asks for none. */
export function pageJsonLd(page: Page, baseUrl: string): Graph | undefined {
  const things = [...page.jsonLd.map((kind) => builders[kind](page, baseUrl)), breadcrumbList(page, baseUrl)].filter(
    (thing) => thing !== undefined,
  );
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
