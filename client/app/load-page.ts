/** What an address shows, fetched complete: nothing has to be waited for once it is on the page. */
import type { Page } from '../../shared/content/schema.ts';
import { screenAt, type Screen } from '../../shared/content/screens.ts';
import { cleanPath } from '../../shared/paths.ts';
import { loadSections } from '../features/marketing/section-parts.ts';
import { loadRecord } from '../lib/page-records.ts';
import { loadRestOfStyles } from './rest-of-styles.ts';
import { loadScreen } from './screen-slot.tsx';

type Loaded = {
  /** Where the page was found; another address than the one asked for when the server redirects. */
  path: string;
  page: Page | Screen;
};

async function loadPublicPage(location: string): Promise<Loaded> {
  const { path, record } = await loadRecord(location);
  if ('sections' in record) await loadSections(record);
  return { path, page: record };
}

/** Rejects when something of it cannot be fetched. */
export async function loadPageAt(location: string): Promise<Loaded> {
  const screen = screenAt(location);
  const [loaded] = await Promise.all([
    screen ? loadScreen(screen).then((page) => ({ path: cleanPath(location), page })) : loadPublicPage(location),
    loadRestOfStyles(),
  ]);
  return loaded;
}
