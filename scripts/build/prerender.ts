/** Writes every page as an HTML file, public ones complete and screens as a frame, with its CSS inside and its scripts preloaded. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import { pageProblems } from '../../shared/content/page-problems.ts';
import { redirectOf, redirects, temporaryRedirects } from '../../shared/content/redirects.ts';
import { screenAt } from '../../shared/content/screens.ts';
import { makeCards, type MadeCards } from './cards/cards.ts';
import { distDir } from './dirs.ts';
import { siteFiles } from './feeds/site-files.ts';
import { cssForPage, styledParts } from './page-css.ts';
import { linkProblems } from './page-links.ts';
import { pageKindOf, type PageKind } from './page-kinds.ts';
import { joinSiteCss } from './site-css.ts';
import { fillTemplate, minifyTemplate, readTemplate } from './template.ts';

const entry = 'client/entry-client.tsx';
const entryTag = `<script type="module" src="/${entry}"></script>`;
/** Chunk that every screen of an area needs besides. */
const screenRoots = { account: 'client/app/screen-root.tsx', member: 'client/app/member-root.tsx' };
/** Module that draws a section; those that are part of the first script have no chunk. */
const sectionModule = (part: string) => `client/features/marketing/sections/${part}.tsx`;
const unknownPath = '/404';

type Renderer = typeof import('../../client/entry-server.tsx');

export type PrerenderedPage = {
  path: string;
  html: string;
  css: string;
  /** Files of the scripts that it needs to come alive, under dist/client. */
  scripts: string[];
  /** Those of its sections, which are fetched once it stands. */
  laterScripts: string[];
  isScreen: boolean;
  kind: PageKind;
};

export type Prerendered = {
  pages: PrerenderedPage[];
  cards: MadeCards;
  /** What is wrong between pages: links that lead nowhere, titles given twice. */
  problems: string[];
};

/** The chunk itself and all that come with it. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client build has no ${key}`);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
}

/** A screen's code is asked for by the shell's; its page says so beforehand. After fonts and shell. */
function screenPreloads(manifest: Manifest, area: keyof typeof screenRoots): string {
  const shell = new Set(chunksOf(manifest, entry));
  const chunks = chunksOf(manifest, screenRoots[area]).filter((chunk) => !shell.has(chunk));
  const styles = chunks.flatMap((chunk) => chunk.css ?? []);
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    ...styles.map((file) => `<link rel="preload" href="/${file}" as="style" crossorigin fetchpriority="low">`),
  ].join('\n');
}

/** The two fonts are wanted at once; the rest of the assets waits until the browser meets it. */
function fontPreloads(css: string): string {
  const fonts = [...css.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map((match) => match[1]);
  return fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n');
}

/** Chunks of the sections a page shows, beyond the first script. */
function sectionChunks(manifest: Manifest, parts: readonly string[]): ManifestChunk[] {
  const shell = new Set(chunksOf(manifest, entry));
  const chunks = parts.map(sectionModule).flatMap((key) => (manifest[key] ? chunksOf(manifest, key) : []));
  return [...new Set(chunks)].filter((chunk) => !shell.has(chunk));
}

const modulePreloads = (chunks: readonly { file: string }[]) =>
  chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join('\n');

/**
 * Needs both bundles in `dist`. Writes `dist/pages/*.html` with sitemap, feed and the like, `dist/pages/manifest.json`
 * (path -> file, status, headers), the register of claims (`dist/claims.json`) and the share cards.
 */
export async function prerender(): Promise<Prerendered> {
  const clientDir = join(distDir, 'client');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = chunksOf(manifest, entry);
  const { file: cssFile, css } = await joinSiteCss(clientDir, manifest, entry);
  const styled = await styledParts();
  await rm(join(clientDir, '.vite'), { recursive: true });

  const [first, ...more] = shell;
  const template = minifyTemplate(await readTemplate())
    .replace(entryTag, '')
    .replace(
      '</head>',
      () =>
        `<!--page-css-->\n${fontPreloads(css)}\n${modulePreloads(more)}<!--page-preloads-->\n<script type="module" src="/${first!.file}"></script>\n</head>`,
    );

  const renderer = pathToFileURL(join(distDir, 'server/entry-server.js'));
  // The query makes a second build in the same process load the new renderer.
  const { listClaims, pagePaths, render } = (await import(`${renderer.href}?${Date.now()}`)) as Renderer;

  const pagesDir = join(distDir, 'pages');
  await rm(pagesDir, { recursive: true, force: true });
  await mkdir(pagesDir, { recursive: true });
  const claims = await listClaims();
  const everyClaim = new Set(claims.map(({ key }) => key));
  const claiming = new Set(claims.flatMap((claim) => claim.pages));
  await writeFile(join(distDir, 'claims.json'), JSON.stringify(claims, null, 1));
  const pages: PrerenderedPage[] = [];
  const addresses: Parameters<typeof pageProblems>[0][number][] = [];
  const files: Record<string, { file: string; status: number; headers?: Record<string, string> }> = {};
  for (const path of [...pagePaths, unknownPath]) {
    const rendered = await render(path);
    if (rendered.status !== (path === unknownPath ? 404 : 200)) throw new Error(`${path} rendered ${rendered.status}`);
    if (rendered.page && path !== unknownPath) addresses.push({ path, page: rendered.page });
    // Without its claims a page has fewer sections, and others of them stand on the darker paper.
    const bare = claiming.has(path) ? await render(path, everyClaim) : undefined;
    const pageCss = cssForPage(css, rendered.html + (bare?.html ?? ''), styled);
    const chunks = sectionChunks(manifest, rendered.parts);
    const html = fillTemplate(template, rendered)
      .replace('<!--page-css-->', () => `<style data-rest="/${cssFile}">${pageCss}</style>`)
      .replace('<!--page-preloads-->', () =>
        rendered.page ? '' : screenPreloads(manifest, screenAt(path)?.area ?? 'account'),
      );
    const file = `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '~')}.html`;
    await writeFile(join(pagesDir, file), html);
    files[path === unknownPath ? '*' : path] = { file, status: rendered.status, headers: rendered.headers };
    pages.push({
      path,
      html,
      css: pageCss,
      scripts: shell.map((chunk) => chunk.file),
      laterScripts: chunks.map((chunk) => chunk.file),
      isScreen: !rendered.page,
      kind: pageKindOf(rendered.page),
    });
  }
  const publicPages = [...new Map(addresses.map(({ page }) => [page.path, page])).values()];
  const others = await siteFiles(publicPages);
  for (const { path, text, headers } of others) {
    const file = path.slice(1).replaceAll('/', '~');
    await writeFile(join(pagesDir, file), text);
    files[path] = { file, status: 200, headers };
  }
  await writeFile(join(pagesDir, 'manifest.json'), JSON.stringify(files, null, 1));
  const records = [...publicPages, ...pagePaths.flatMap((path) => screenAt(path) ?? [])];
  const cards = await makeCards(records, clientDir);
  const served = [...(await readdir(clientDir, { recursive: true })).map((name) => `/${name}`), ...Object.keys(files)];
  return { pages, cards, problems: [...pageProblems(addresses), ...linkProblemsOf(pages, new Set(served))] };
}

function linkProblemsOf(pages: PrerenderedPage[], served: ReadonlySet<string>): string[] {
  const isPage = new Set(pages.map(({ path }) => path));
  return [
    ...linkProblems(pages, served, (path) => (isPage.has(path) ? undefined : redirectOf(path))),
    ...Object.entries({ ...redirects, ...temporaryRedirects })
      .filter(([, target]) => !isPage.has(target))
      .map(([from, target]) => `${from} redirects to ${target}, where nothing is`),
  ];
}
