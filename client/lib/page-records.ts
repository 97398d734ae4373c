/**
 * Records of public pages, for moving on without a reload. A record travels in the HTML of its page alone: this fetches
 * that HTML from our own server and takes the record out, so the script carries no page and no list of them.
 */
import type { Page } from '../../shared/content/schema.ts';
import { screenAt, type Screen } from '../../shared/content/screens.ts';
import { cleanPath, isPagePath } from '../../shared/paths.ts';

type Found = {
  /** Where the server led: another address than the one asked for when it redirects. */
  path: string;
  record: Page | Screen;
};

const known = new Map<string, Promise<Found>>();

// What head.ts writes; the JSON in it holds no `<`.
const recordInHtml = /<script type="application\/json" id="page-record">([^<]*)<\/script>/;

async function fetchRecord(path: string): Promise<Found> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const json = recordInHtml.exec(await response.text())?.[1];
  // An unknown address has a page too; anything else without one is a failure on the way.
  if (!json) throw new Error(`No page came from ${path}`);
  return { path: cleanPath(new URL(response.url).pathname), record: JSON.parse(json) as Page | Screen };
}

/** @returns the record of the page at this address of ours. Rejects when it cannot be fetched; asking again tries again. */
export function loadRecord(href: string): Promise<Found> {
  const path = cleanPath(href);
  const found = known.get(path) ?? fetchRecord(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

/** Fetches a page that the visitor seems to be about to open. */
export function prefetchRecord(href: string): void {
  const saveData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (saveData || !isPagePath(href) || screenAt(href) || cleanPath(href) === location.pathname) return;
  // Nobody has asked for it yet, so nobody needs to hear of a failure.
  loadRecord(href).catch(() => undefined);
}
