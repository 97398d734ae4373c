/** Provides all city pages and the directory that links to them. */
import type { PageProvider } from '../page-providers.ts';
import type { Page } from '../schema.ts';
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

const addresses = new Map(
  draftCityPages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])),
);
const directory = locationsPage(cities);

export const cityProvider: PageProvider = {
  paths: [directory.path, ...addresses.keys()],
  load: (path) => {
    const page = addresses.get(path);
    if (!page) return directory;
    return thinPaths().has(page.path) ? { ...page, noindex: true } : page;
  },
};
