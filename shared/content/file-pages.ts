/** Pages from files in `content/landing`, `content/legal`, and `content/services`. */
import { loadContent } from './content-files.ts';
import { cities } from './cities/all-cities.ts';
import { closeUpPlaces } from './cities/map-places.ts';
import type { PageProvider } from './page-providers.ts';
import type { Page, Section } from './schema.ts';

/** Fills a map of the offices with the cities' places. */
function withPlaces(section: Section): Section {
  if (section.kind !== 'office-map') return section;
  const offices = cities.filter(({ office }) => office);
  const nearby = Object.fromEntries(offices.map(({ name, neighbours }) => [name, neighbours.join(', ')]));
  return { ...section, places: closeUpPlaces(cities), ...(section.showsNearby && { nearby }) };
}

const pages = [...loadContent('landing'), ...loadContent('legal'), ...loadContent('services')].map((page): Page => ({
  ...page,
  sections: page.sections.map(withPlaces),
}));
const pageAt = new Map(pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])));

export const filePages: PageProvider = { paths: [...pageAt.keys()], load: (path) => pageAt.get(path)! };
