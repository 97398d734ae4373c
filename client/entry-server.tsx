/**
 * Renders a public page or a screen's frame to HTML: at build time for the prerendered files, on request in
 * development.
 */
import './theme/global.css';
import {
  listFactPaths,
  listProofPlaces,
  listMarketingClaims,
  listSamplePaths,
  loadPage,
  pagePaths as publicPaths,
  type PageView,
} from '#shared/content/registry.ts';
import { pageSchema, type Page } from '#shared/content/schema.ts';
import { seedFacts } from '#shared/content/site-facts.ts';
import { screenAt, screenHeaders, screenPaths, type Screen } from '#shared/content/screens.ts';
import { cityReports } from '#shared/content/cities/provider.ts';
import type { CityReport } from '#shared/content/cities/gate.ts';
import { pageHead, screenHead } from './app/head.ts';
import { sectionModules } from './features/marketing/section-parts.ts';
import { llmsTxt } from './site/llms.ts';
import { renderPage } from './site/render-page.tsx';
import { sitemapXml } from './site/sitemap.ts';

export type RenderedPage = {
  /** Contents of the root element. */
  html: string;
  head: string;
  /** The page's script. */
  entry: 'client/entry-site.ts' | 'client/entry-app.tsx';
  /** Modules behind import() that it needs for its first render: a screen's scripts, a page's sections with their styles. */
  modules: readonly string[];
  status: 200 | 404;
  /** The parsed page record; absent for screens, whose HTML is only a frame. */
  page?: Page;
  /** Headers to send in addition to those of every page. */
  headers?: Record<string, string>;
};

/** Paths of all pages and screens, including aliases but not the not-found page. */
export const pagePaths: readonly string[] = [...publicPaths, ...screenPaths];

export { listFactPaths, listProofPlaces, listMarketingClaims, listSamplePaths, seedFacts };

/** Returns what each city's page can prove, for the gate and the admin. */
export const listCities = (): CityReport[] => [...cityReports().values()];

/** Returns the files that list pages, by path. They follow the same facts as the pages. */
export async function renderLists(view: PageView): Promise<Record<string, string>> {
  const pages = await Promise.all(publicPaths.map((path) => loadPage(path, view)));
  const own = [...new Map(pages.map((page) => [page.path, page])).values()];
  return { '/sitemap.xml': sitemapXml(own), '/llms.txt': llmsTxt(own) };
}

/**
 * @param view claims that the page must not show (shared/content/claims.ts), whether it shows demo content, and the
 *   facts it shows (shared/content/site-facts.ts)
 * @throws ZodError if the page's record is invalid
 */
export async function render(path: string, view: PageView = {}): Promise<RenderedPage> {
  const screen = screenAt(path);
  if (screen) return renderApp(screen);
  const page = pageSchema.parse(await loadPage(path, view));
  return {
    html: await renderPage(page),
    head: pageHead(page),
    entry: 'client/entry-site.ts',
    modules: sectionModules(page),
    status: page.path === '*' ? 404 : 200,
    page,
  };
}

async function renderApp(screen: Screen): Promise<RenderedPage> {
  // Load lazily, so that public pages render without the app's code.
  const [{ renderScreen }, { memberAreaModule, moduleOf }] = await Promise.all([
    import('./app/render-screen.tsx'),
    import('./app/routes.ts'),
  ]);
  const modules = [...(screen.area === 'member' ? [memberAreaModule] : []), moduleOf(screen.path)];
  return {
    html: await renderScreen(screen),
    head: screenHead(screen),
    entry: 'client/entry-app.tsx',
    modules: modules.map((module) => `client/${module}`),
    status: 200,
    headers: screenHeaders(screen),
  };
}
