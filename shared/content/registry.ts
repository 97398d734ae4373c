/**
 * All public pages except the screens in screens.ts: each file in `pages/` that exports `page`. Routes, prerendered files
 * and head tags are derived from it. For the renderer alone, which Vite builds: in the browser a page's record
 * comes with its HTML (client/lib/page-records.ts), so no list of pages makes any bundle heavier.
 */
import type { MarketingClaim } from '../domain/marketing-claims.ts';
import { cleanPath } from '../paths.ts';
import { claimsOn, withoutClaims } from './claim-marks.ts';
import { pageProviders, type PageProvider } from './page-providers.ts';
import { page as notFoundPage } from './pages/not-found.ts';
import type { Page } from './schema.ts';
import { withSiteFacts } from './site-facts.ts';

const files = import.meta.glob<{ page: Page }>(['./pages/**/*.ts', '!./pages/not-found.ts', '!./pages/**/*.test.ts'], {
  eager: true,
});

const records = Object.entries(files).map(([file, { page }]) => {
  if (!page) throw new Error(`shared/content/${file.slice(2)} exports no page`);
  return page;
});

const addressesOf = (page: Page): string[] => [page.path, ...(page.aliases ?? [])];

const recordProvider: PageProvider = {
  paths: records.flatMap(addressesOf),
  load: (path) => records.find((page) => addressesOf(page).includes(path))!,
};

const providers = [recordProvider, ...pageProviders];
const providerAt = new Map(providers.flatMap((provider) => provider.paths.map((path) => [path, provider])));

/** Paths of all public pages with their aliases, without the not-found page. A path claimed by two pages is listed twice. */
export const pagePaths: readonly string[] = providers.flatMap(({ paths }) => paths);

const recordAt = async (path: string): Promise<Page> => (await providerAt.get(path)?.load(path)) ?? notFoundPage;

/** @returns the public page at this address, whose own one may be another (`aliases`), or the not-found page. */
export const loadPage = (href: string): Promise<Page> => loadPageWithout(href, new Set());

/** The same page as it is without some of its claims. @param off their keys */
export async function loadPageWithout(href: string, off: ReadonlySet<string>): Promise<Page> {
  return withSiteFacts(withoutClaims(await recordAt(cleanPath(href)), off));
}

/** @returns every claim of the public pages, with the addresses it stands on, in the order of the pages. */
export async function listMarketingClaims(): Promise<MarketingClaim[]> {
  const claims = new Map<string, MarketingClaim>();
  for (const path of pagePaths) {
    for (const found of claimsOn(await recordAt(path))) {
      const claim = claims.get(found.key) ?? { ...found, pages: [] };
      claim.pages.push(path);
      claims.set(found.key, claim);
    }
  }
  return [...claims.values()];
}
