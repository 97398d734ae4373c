/** Provides all city pages and the directory that links to them. */
import type { PageProvider } from '../page-providers.ts';
import type { Page, Section } from '../schema.ts';
import { cities } from './all-cities.ts';
import { cityPage } from './city-page.ts';
import { cityPath } from './city-slug.ts';
import { reportOn, type CityReport } from './gate.ts';
import { locationsPage } from './locations-page.ts';
import { similarities } from './similarity.ts';

/** All city pages as if search showed them, for measuring how similar they are. */
export const draftCityPages: readonly Page[] = cities.map((city) => cityPage(city, { cities }));

let reports: ReadonlyMap<string, CityReport> | undefined;

/** Returns what each city's page can prove, by path. Computed once, on first use. */
export function cityReports(): ReadonlyMap<string, CityReport> {
  const cityAt = new Map(cities.map((city) => [cityPath(city.name), city]));
  reports ??= new Map(
    similarities(draftCityPages, cities).map((found) => [found.path, reportOn(cityAt.get(found.path)!, found)]),
  );
  return reports;
}

/**
 * Adds the section for proof from the city. It isn't part of the city's record, because it's the same on all pages, and
 * similarity is measured without it.
 */
function withPlaceForProof(page: Page): Page {
  const city = page.sections.find((section) => section.kind === 'city-hero')?.city;
  if (!city) return page;
  const proof: Section = {
    kind: 'proof',
    topic: 'all',
    city: page.path.split('/').at(-1)!,
    title: `What customers in ${city} say`,
  };
  const at = page.sections.findIndex(({ kind }) => kind === 'consultation');
  return { ...page, sections: page.sections.toSpliced(at === -1 ? page.sections.length : at, 0, proof) };
}

const addresses = new Map(
  draftCityPages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])),
);
const directory = locationsPage(cities);

export const cityProvider: PageProvider = {
  paths: [directory.path, ...addresses.keys()],
  load: (path, facts) => {
    const page = addresses.get(path);
    if (!page) return directory;
    const slug = page.path.split('/').at(-1)!;
    // Decided at runtime; the build decides by the rule. Measuring similarity takes long, so only the build does it.
    const isShown = facts.cities[slug] ? facts.cities[slug] === 'show' : cityReports().get(page.path)!.isShown;
    return withPlaceForProof(isShown ? page : { ...page, noindex: true });
  },
};
