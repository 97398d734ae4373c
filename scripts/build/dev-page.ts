import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { redirectOf, temporaryRedirects } from '#shared/content/redirects.ts';
import { fillRetention } from '#shared/domain/retention-labels.ts';
import type { Retention } from '#shared/domain/retention.ts';
import { screenAt } from '#shared/content/screens.ts';
import { cleanPath, paths } from '#shared/paths.ts';
import { baseUrlToken } from '#client/app/head.ts';
import { cardPictureOf } from './cards/card-picture.ts';
import { cardTextOf } from './cards/card-text.ts';
import { drawCard } from './cards/draw-card.ts';
import { siteFiles } from './feeds/site-files.ts';
import { iconFiles } from './icons.ts';
import { fillTemplate, readTemplate } from './template.ts';

type Renderer = typeof import('#client/entry-server.tsx');

type Registry = typeof import('#shared/content/registry.ts');
const iconTypes: Record<string, string> = {
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

type DevAnswer = { html: string | Buffer; status: number; headers: Record<string, string> };

/** Renders generated files on request: the sitemap, the feed and so on, and share cards. */
async function renderDevFile(vite: ViteDevServer, path: string): Promise<DevAnswer | undefined> {
  if (!/\.(xml|txt|png|ico|webmanifest)$/.test(path)) return undefined;
  const icon = (await iconFiles()).get(path.slice(1));
  if (icon) return { html: icon, status: 200, headers: { 'Content-Type': iconTypes[extname(path)]! } };
  const { loadPage, pagePaths } = (await vite.ssrLoadModule('/shared/content/registry.ts')) as Registry;
  const pages = await Promise.all([...new Set(pagePaths)].map((path) => loadPage(path)));
  const own = [...new Map(pages.map((page) => [page.path, page])).values()];
  const card = [...own, screenAt(paths.signup)!].find((page) => page.card === path);
  if (card)
    return {
      html: await drawCard(cardTextOf(card), cardPictureOf(card)),
      status: 200,
      headers: { 'Content-Type': 'image/png' },
    };
  const file = siteFiles(own).find((made) => made.path === path);
  return file && { html: file.text.replaceAll(baseUrlToken, ''), status: 200, headers: file.headers };
}

/**
 * Renders a page from source for the development server, or one of the files that a build writes along with the pages.
 * @param options `url`: path with or without a query; `withSamples`: whether to show demo content
 * @returns the HTML or the file, with status and headers; unknown paths return the not-found page
 */
export async function renderDevPage(
  vite: ViteDevServer,
  { url, retention, withSamples }: { url: string; retention: Retention; withSamples: boolean },
): Promise<DevAnswer> {
  const file = await renderDevFile(vite, cleanPath(url));
  if (file) return file;
  const target = redirectOf(cleanPath(url));
  if (target) return { html: '', status: 308, headers: { Location: target } };
  const { render } = (await vite.ssrLoadModule('/client/entry-server.tsx')) as Renderer;
  const page = await render(url, { withSamples });
  // In development, styles are loaded as modules.
  const scripts = ['client/site/dev-styles.ts', page.entry].map(
    (file) => `<script type="module" src="/${file}"></script>`,
  );
  const written = (await readTemplate()).replace('</head>', `${scripts.join('')}</head>`);
  const template = await vite.transformIndexHtml(url, written);
  const detour = page.status === 404 ? redirectOf(cleanPath(url), temporaryRedirects) : undefined;
  if (detour) return { html: '', status: 302, headers: { Location: detour } };
  return {
    html: fillRetention(fillTemplate(template, page), retention),
    status: page.status,
    headers: page.headers ?? {},
  };
}
