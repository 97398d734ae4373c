/** Writes every page as an HTML file, public ones complete and screens as a frame, with the shell's CSS inside and its script preloaded. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import { distDir } from './dirs.ts';
import { cssForPage, styledSections } from './page-css.ts';
import { fillTemplate, minifyTemplate, readTemplate } from './template.ts';

const entry = 'client/entry-client.tsx';
const entryTag = `<script type="module" src="/${entry}"></script>`;
/** Chunk that every screen needs besides. */
const screenRoot = 'client/app/screen-root.tsx';
const unknownPath = '/404';

type Renderer = typeof import('../../client/entry-server.tsx');

export type PrerenderedPage = { path: string; html: string; css: string };
export type Prerendered = {
  pages: PrerenderedPage[];
  /** Files of the first script and what it imports, under dist/client. */
  scripts: string[];
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
function screenPreloads(manifest: Manifest): string {
  const shell = new Set(chunksOf(manifest, entry));
  const chunks = chunksOf(manifest, screenRoot).filter((chunk) => !shell.has(chunk));
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

/** Needs both bundles in `dist`. Writes `dist/pages/*.html` and `dist/pages/manifest.json` (path -> file, status, headers). */
export async function prerender(): Promise<Prerendered> {
  const clientDir = join(distDir, 'client');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const scripts = chunksOf(manifest, entry).map(({ file }) => file);
  const cssFile = manifest[entry]?.css?.[0];
  if (!cssFile) throw new Error('The client build has no CSS');
  const css = (await readFile(join(clientDir, cssFile), 'utf8')).trim();
  const sections = await styledSections();
  await rm(join(clientDir, '.vite'), { recursive: true });

  const [first, ...more] = scripts;
  const preloads = more.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n');
  const template = minifyTemplate(await readTemplate())
    .replace(entryTag, '')
    .replace(
      '</head>',
      () =>
        `<!--page-css-->\n${fontPreloads(css)}\n${preloads}<!--page-preloads-->\n<script type="module" src="/${first}"></script>\n</head>`,
    );

  const renderer = pathToFileURL(join(distDir, 'server/entry-server.js'));
  // The query makes a second build in the same process load the new renderer.
  const { pagePaths, render } = (await import(`${renderer.href}?${Date.now()}`)) as Renderer;

  const pagesDir = join(distDir, 'pages');
  await rm(pagesDir, { recursive: true, force: true });
  await mkdir(pagesDir, { recursive: true });
  const pages: PrerenderedPage[] = [];
  const files: Record<string, { file: string; status: number; headers?: Record<string, string> }> = {};
  for (const path of [...pagePaths, unknownPath]) {
    const rendered = await render(path);
    if (rendered.status !== (path === unknownPath ? 404 : 200)) throw new Error(`${path} rendered ${rendered.status}`);
    const pageCss = cssForPage(css, rendered.html, sections);
    const html = fillTemplate(template, rendered)
      .replace('<!--page-css-->', () => `<style data-rest="/${cssFile}">${pageCss}</style>`)
      .replace('<!--page-preloads-->', rendered.isScreen ? screenPreloads(manifest) : '');
    const file = `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '~')}.html`;
    await writeFile(join(pagesDir, file), html);
    files[path === unknownPath ? '*' : path] = { file, status: rendered.status, headers: rendered.headers };
    pages.push({ path, html, css: pageCss });
  }
  await writeFile(join(pagesDir, 'manifest.json'), JSON.stringify(files, null, 1));
  return { pages, scripts };
}
