/**
 * The day each page's content last changed, for the sitemap. `lastmod.json` records it with a hash of the content:
 * `npm run lastmod` dates what changed, and a test fails until it has run.
 */
import dates from './lastmod.json' with { type: 'json' };
import type { Page } from './schema.ts';

/** By path: hash of the content, and the day it changed. */
export type Lastmod = Record<string, { hash: string; date: string }>;

const known: Lastmod = dates;

/** Returns the page with its date. A record's own `updated` counts only for a page that was never recorded. */
export const withLastmod = (page: Page): Page => ({ ...page, updated: known[page.path]?.date ?? page.updated });
