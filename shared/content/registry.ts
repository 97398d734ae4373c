/**
 * All public pages except the screens in screens.ts: each file in `pages/` that exports `page`. Routes, prerendered
 * files and head tags are derived from it. Only for the renderer, which Vite builds: in the browser, a page's record
 * comes with its HTML (client/lib/page-records.ts), so no bundle contains a list of pages.
 */
import type { MarketingClaim } from '../domain/marketing-claims.ts';
import { cleanPath } from '../paths.ts';
import { claimsOn, withoutClaims } from './claim-marks.ts';
import { withSiteFacts } from './fill-facts.ts';
import { withLastmod } from './lastmod.ts';
import { pageProviders, type PageProvider } from './page-providers.ts';
import { page as notFoundPage } from './pages/not-found.ts';
import { withRelated } from './related-pages.ts';
import { proofSectionsOf, withProof, type ProofPlace } from './proof-sections.ts';
import { hasSamples, withoutSamples } from './real-content.ts';
import type { Page } from './schema.ts';
import { seedFacts, showsFacts, withFactTokens, type SiteFacts } from './site-facts.ts';

/** A page's record, or how to make it from the facts it shows. */
type PageRecord = Page | ((facts: SiteFacts) => Page);

const files = import.meta.glob<{ page: PageRecord }>(
  ['./pages/**/*.ts', '!./pages/not-found.ts', '!./pages/**/*.test.ts'],
  {
    eager: true,
  },
);

const records = Object.entries(files).map(([file, { page }]) => {
  if (!page) throw new Error(`shared/content/${file.slice(2)} exports no page`);
  return page;
});

const recordOf = (record: PageRecord, facts: SiteFacts): Page =>
  typeof record === 'function' ? record(facts) : record;

const addressesOf = (page: Page): string[] => [page.path, ...(page.aliases ?? [])];

const addresses = records.flatMap((record) =>
  addressesOf(recordOf(record, seedFacts)).map((path): [string, PageRecord] => [path, record]),
);
const recordAt = new Map(addresses);

const recordProvider: PageProvider = {
  paths: addresses.map(([path]) => path),
  load: (path, facts) => recordOf(recordAt.get(path)!, facts),
};

const providers = [recordProvider, ...pageProviders];
const providerAt = new Map(providers.flatMap((provider) => provider.paths.map((path) => [path, provider])));

/**
 * Paths of all public pages and their aliases, without the not-found page. A path claimed by two pages is listed twice.
 */
export const pagePaths: readonly string[] = providers.flatMap(({ paths }) => paths);

const pageAt = async (path: string, facts = seedFacts): Promise<Page> =>
  withRelated((await providerAt.get(path)?.load(path, facts)) ?? notFoundPage);

/** Which parts of a page to show. */
export type PageView = {
  /** Keys of claims to leave out. */
  off?: ReadonlySet<string>;
  /** Whether to include demo content, for embedded mode (real-content.ts). */
  withSamples?: boolean;
  /** Facts to show; by default the seed's. */
  facts?: SiteFacts;
};

const viewOf = (page: Page, { withSamples = false }: PageView) => (withSamples ? page : withoutSamples(page));

/** @returns the public page at this URL, which may be an alias (`aliases`), or the not-found page */
export async function loadPage(href: string, view: PageView = {}): Promise<Page> {
  const { off = new Set<string>(), facts = seedFacts } = view;
  const page = withoutClaims(viewOf(await pageAt(cleanPath(href), facts), view), off);
  return withLastmod(withSiteFacts(withFactTokens(withProof(page, facts.proof), facts)));
}

/** Returns the places for proof of all pages, aliases included. */
export async function listProofPlaces(): Promise<ProofPlace[]> {
  const found = await Promise.all(pagePaths.map(async (path) => ({ path, page: await pageAt(path) })));
  return found.flatMap(({ path, page }) => proofSectionsOf(page).map(({ topic, city }) => ({ path, topic, city })));
}

/** Returns the paths of all pages that change with prices or the bootcamp, aliases included. */
export async function listFactPaths(): Promise<string[]> {
  const found = await Promise.all(
    pagePaths.map(async (path) => ({ path, isListed: isMade(path) || showsFacts(await pageAt(path)) })),
  );
  return found.filter(({ isListed }) => isListed).map(({ path }) => path);
}

const isMade = (path: string) => typeof recordAt.get(path) === 'function';

/** Returns the paths of all pages with demo content, aliases included. */
export async function listSamplePaths(): Promise<string[]> {
  const found = await Promise.all(pagePaths.map(async (path) => ({ path, page: await pageAt(path) })));
  return found.filter(({ page }) => hasSamples(page)).map(({ path }) => path);
}

/** @returns every claim on the public pages, with the URLs that show it, in page order */
export async function listMarketingClaims(view: Pick<PageView, 'withSamples'> = {}): Promise<MarketingClaim[]> {
  const claims = new Map<string, MarketingClaim>();
  for (const path of pagePaths) {
    for (const found of claimsOn(viewOf(await pageAt(path), view))) {
      const claim = claims.get(found.key) ?? { ...found, pages: [] };
      claim.pages.push(path);
      claims.set(found.key, claim);
    }
  }
  return [...claims.values()];
}
