/** Provides all city pages and the directory that links to them. */
import type { PageProvider } from '../page-providers.ts';
import type { Page, Section } from '../schema.ts';
import { cities } from './all-cities.ts';
import { cityPage } from './city-page.ts';
import { locationsPage } from './locations-page.ts';
import { maxShared, similarities } from './similarity.ts';

/** All city pages without `noindex`, for measuring how similar they are. */
export const draftCityPages: readonly Page[] = cities.map((city) => cityPage(city, { cities, isThin: () => false }));

let thin: ReadonlySet<string> | undefined;

/** Returns the paths of city pages that are too similar to another one. Computed once, on first use. */
function thinPaths(): ReadonlySet<string> {
  thin ??= new Set(
    similarities(draftCityPages, cities)
      .filter(({ share }) => share > maxShared)
      .map(({ path }) => path),
  );
  return thin;
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
    topic: 'local',
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
  load: (path) => {
    const page = addresses.get(path);
    if (!page) return directory;
    return withPlaceForProof(thinPaths().has(page.path) ? { ...page, noindex: true } : page);
  },
};
