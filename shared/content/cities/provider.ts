/** Provides all city pages and the directory that links to them. */
import type { PageProvider } from '../page-providers.ts';
import type { Page } from '../schema.ts';
import { cities } from './all-cities.ts';
import { cityPage } from './city-page.ts';
import { cityPath } from './city-slug.ts';
import { isInSearch, reportOn, type CityReport } from './gate.ts';
import { locationsPage } from './locations-page.ts';
import { similarities } from './similarity.ts';

/** All city pages as if search showed them, for measuring how similar they are. */
export const draftCityPages: readonly Page[] = cities.map((city) => cityPage(city, { cities }));

let reports: ReadonlyMap<string, CityReport> | undefined;

/** Returns what each city's page can prove, by path. Computed once, on first use. */
export function cityReports(): ReadonlyMap<string, CityReport> {
  reports ??= new Map(
    similarities(draftCityPages, cities).map((found) => {
      const city = cities.find(({ name }) => cityPath(name) === found.path)!;
      return [found.path, reportOn(city, found)];
    }),
  );
  return reports;
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
    const report = cityReports().get(page.path)!;
    return isInSearch(report, facts.cities[report.slug]) ? page : { ...page, noindex: true };
  },
};
