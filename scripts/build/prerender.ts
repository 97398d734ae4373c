/** Writes each page as an HTML file: complete with inlined CSS for public pages, an empty frame for screens. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import { pageProblems } from '#shared/content/page-problems.ts';
import { redirectOf, redirects, temporaryRedirects } from '#shared/content/redirects.ts';
import { screenAt, screenPaths } from '#shared/content/screens.ts';
import { paths } from '#shared/paths.ts';
import { makeCards, type MadeCards } from './cards/cards.ts';
import { distDir } from './dirs.ts';
import { siteFiles } from './feeds/site-files.ts';
import { writeIcons } from './icons.ts';
import { linkProblems } from './page-links.ts';
import { cssOf, type PageStyles } from '#shared/content/page-styles.ts';
import { pageKindOf, type PageKind } from '#shared/content/page-kinds.ts';
import { fillTemplate, minifyTemplate, readTemplate } from './template.ts';

const entries = { site: 'client/entry-site.ts', app: 'client/entry-app.tsx' };
const serverEntry = 'client/entry-server.tsx';
const sectionFolder = 'client/features/marketing/sections/';
const unknownPath = '/404';

type Renderer = typeof import('#client/entry-server.tsx');

export type PrerenderedPage = {
  path: string;
  html: string;
  css: string;
  /** Script files needed for hydration, under dist/client. */
  scripts: string[];
  isScreen: boolean;
  kind: PageKind;
};

export type Prerendered = {
  pages: PrerenderedPage[];
  cards: MadeCards;
  /** Problems between pages: dead links, duplicate titles. */
  problems: string[];
};

/** Returns a chunk and everything it imports. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client build has no ${key}`);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
}

/** Preloads the two fonts, which are needed right away; other assets load when the browser finds them. */
function fontPreloads(css: string): string {
  const fonts = [...css.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map((match) => match[1]);
  return fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n');
}

/** Returns the styles of modules and all their imports, imported styles first. */
function stylesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { imports = [], css = [] } = manifest[key]!;
    return [...stylesOf(manifest, imports, seen), ...css.map((file) => `/${file}`)];
  });
}

/** Returns the files that modules need to render, their own script first. */
function assetsOf(manifest: Manifest, keys: readonly string[]) {
  const seen = new Set<string>();
  const scripts = keys.flatMap((key) => chunksOf(manifest, key, seen)).map(({ file }) => `/${file}`);
  return { scripts, styles: [...new Set(stylesOf(manifest, keys))] };
}

/** Prerenders likely next pages. Not screens: they aren't cached, and loading one may use up a link. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/*\\?*', '/*.*', ...screenPaths, `${paths.dashboard}/*`].map((path) => ({
            not: { href_matches: path },
          })),
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Returns the keys of a chunk named in chunk-groups.ts. */
const keysOf = (manifest: Manifest, name: string) =>
  Object.keys(manifest).filter((key) => manifest[key]!.name === name);

/**
 * Takes the public pages' styles, and the fonts they reference, from the renderer's bundle: those of the frame and of each
 * kind of section. Writes them to `dist/pages/styles.json` for pages that are rendered again at runtime.
 */
async function readStyles(clientDir: string): Promise<PageStyles> {
  const serverDir = join(distDir, 'server');
  const manifest = await readManifest(serverDir);
  const modules = Object.keys(manifest).filter((key) => key.startsWith(sectionFolder));
  const files = Object.fromEntries(
    [serverEntry, ...modules].map((module) => [module, [...new Set(stylesOf(manifest, [module]))]]),
  );
  const texts = await Promise.all(
    [...new Set(Object.values(files).flat())].map(
      async (file) => [file, (await readFile(join(serverDir, file), 'utf8')).trim()] as const,
    ),
  );
  await cp(join(serverDir, 'assets'), join(clientDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js') && !file.endsWith('.css'),
  });
  return { frame: files[serverEntry]!, modules: files, texts: Object.fromEntries(texts) };
}

const readManifest = async (dir: string) =>
  JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * Writes `dist/pages/*.html` with the sitemap, feed and so on, `dist/pages/manifest.json` (path -> file, status,
 * headers), the styles and facts that pages show (`styles.json` and `facts.json` next to it), the register of claims
 * (`dist/claims.json`), and the share cards. Needs both bundles in `dist`. A page with demo content is written twice:
 * without it, and with it (`*.demo.html`) for embedded mode.
 */
export async function prerender(): Promise<Prerendered> {
  const clientDir = join(distDir, 'client');
  const manifest = await readManifest(clientDir);
  const styles = await readStyles(clientDir);
  await rm(join(clientDir, '.vite'), { recursive: true });
  const template = minifyTemplate(await readTemplate());
  const fonts = fontPreloads(cssOf(styles, []));
  const site = assetsOf(manifest, [entries.site]);
  const chatAssets = assetsOf(manifest, keysOf(manifest, 'chat'));
  const later = [...chatAssets.scripts, ...chatAssets.styles].filter((file) => !site.scripts.includes(file));
  const preloads = (scripts: readonly string[]) => scripts.map((file) => `<link rel="modulepreload" href="${file}">`);
  const publicHead = (css: string) =>
    [
      `<style>${css}</style>`,
      fonts,
      `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
      ...preloads(site.scripts.slice(1)),
      `<script type="module" src="${site.scripts[0]}" data-chat="${later.join(' ')}"></script>`,
    ].join('\n');
  const screenHead = (modules: readonly string[]) => {
    const { scripts, styles } = assetsOf(manifest, [entries.app, ...modules]);
    return [
      ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
      fonts,
      ...preloads(scripts.slice(1)),
      `<script type="module" src="${scripts[0]}"></script>`,
    ].join('\n');
  };

  const renderer = pathToFileURL(join(distDir, 'server/entry-server.js'));
  // Without a query: the renderer's chunks import it by its plain name, and must find the same module.
  const {
    listCities,
    listFactPaths,
    listProofPlaces,
    listMarketingClaims,
    listSamplePaths,
    pagePaths,
    render,
    seedFacts,
  } = (await import(renderer.href)) as Renderer;

  const pagesDir = join(distDir, 'pages');
  await rm(pagesDir, { recursive: true, force: true });
  await mkdir(pagesDir, { recursive: true });
  await writeFile(join(pagesDir, 'styles.json'), JSON.stringify(styles));
  const register = { real: await listMarketingClaims(), demo: await listMarketingClaims({ withSamples: true }) };
  await writeFile(join(distDir, 'claims.json'), JSON.stringify(register, null, 1));
  const facts = {
    facts: seedFacts,
    paths: await listFactPaths(),
    proofPlaces: await listProofPlaces(),
    cities: listCities(),
  };
  await writeFile(join(pagesDir, 'facts.json'), JSON.stringify(facts));
  const samplePaths = new Set(await listSamplePaths());
  const pages: PrerenderedPage[] = [];
  /** Versions with demo content, in place of those in `pages`. */
  const demoPages: PrerenderedPage[] = [];
  const addresses: Parameters<typeof pageProblems>[0][number][] = [];
  const files: Record<string, { file: string; demoFile?: string; status: number; headers?: Record<string, string> }> =
    {};
  for (const path of [...pagePaths, unknownPath]) {
    const rendered = await render(path);
    if (rendered.status !== (path === unknownPath ? 404 : 200)) throw new Error(`${path} rendered ${rendered.status}`);
    if (rendered.page && path !== unknownPath) addresses.push({ path, page: rendered.page });
    const isScreen = rendered.entry === entries.app;
    const write = async (file: string, { head, html, modules }: typeof rendered) => {
      const css = isScreen ? '' : cssOf(styles, modules);
      const assets = isScreen ? screenHead(modules) : publicHead(css);
      const text = fillTemplate(template, { ...rendered, head, html }).replace('</head>', () => `${assets}\n</head>`);
      await writeFile(join(pagesDir, file), text);
      return { html: text, css };
    };
    const file = `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '~')}.html`;
    const page = {
      path,
      ...(await write(file, rendered)),
      scripts: isScreen ? [] : site.scripts,
      isScreen,
      kind: pageKindOf(rendered.page),
    };
    const demoFile = samplePaths.has(path) ? file.replace(/\.html$/, '.demo.html') : undefined;
    if (demoFile) demoPages.push({ ...page, ...(await write(demoFile, await render(path, { withSamples: true }))) });
    files[path === unknownPath ? '*' : path] = {
      file,
      ...(demoFile && { demoFile }),
      status: rendered.status,
      headers: rendered.headers,
    };
    pages.push(page);
  }
  const publicPages = [...new Map(addresses.map(({ page }) => [page.path, page])).values()];
  const others = siteFiles(publicPages);
  for (const { path, text, headers } of others) {
    const file = path.slice(1).replaceAll('/', '~');
    await writeFile(join(pagesDir, file), text);
    files[path] = { file, status: 200, headers };
  }
  await writeFile(join(pagesDir, 'manifest.json'), JSON.stringify(files, null, 1));
  const records = [...publicPages, ...pagePaths.flatMap((path) => screenAt(path) ?? [])];
  const cards = await makeCards(records, clientDir);
  await writeIcons(clientDir);
  const served = [...(await readdir(clientDir, { recursive: true })).map((name) => `/${name}`), ...Object.keys(files)];
  const demo = new Map(demoPages.map((page) => [page.path, page]));
  const withDemo = pages.map((page) => demo.get(page.path) ?? page);
  const linkProblemsIn = (shown: PrerenderedPage[]) => linkProblemsOf(shown, new Set(served));
  const problems = [...pageProblems(addresses), ...linkProblemsIn(pages), ...linkProblemsIn(withDemo)];
  return { pages, cards, problems: [...new Set(problems)] };
}

function linkProblemsOf(pages: PrerenderedPage[], served: ReadonlySet<string>): string[] {
  const isPage = new Set(pages.map(({ path }) => path));
  return [
    ...linkProblems(pages, served, (path) => (isPage.has(path) ? undefined : redirectOf(path))),
    ...Object.entries({ ...redirects, ...temporaryRedirects })
      .filter(([, target]) => !isPage.has(target))
      .map(([from, target]) => `${from} redirects to ${target}, which doesn’t exist`),
  ];
}
