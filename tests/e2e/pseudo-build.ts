/** Replaces the client in the browser with one built in the pseudo-locale (scripts/build/pseudo-locale.ts). */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base } from './screens.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders with the app and the admin, built from `messages/compiled/pseudo`. */
type Builds = { app: string; admin: string };

export const test = base.extend<object, { builds: Builds }>({
  builds: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'everglow-pseudo-'));
      const builds = { app: path.join(folder, 'app'), admin: path.join(folder, 'admin') };
      for (const [name, outDir] of Object.entries(builds))
        execFileSync(
          process.execPath,
          [
            path.join(root, 'node_modules/vite/bin/vite.js'),
            ...['build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'],
            ...['--config', path.join(root, name === 'app' ? 'vite.config.ts' : 'vite-admin.config.ts')],
          ],
          { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', MESSAGES: 'pseudo' } },
        );
      await use(builds);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Returns the name of the entry script that a build's page loads. */
const entryOf = (folder: string, name: string): string =>
  readdirSync(path.join(folder, 'assets')).find((file) => new RegExp(`^${name}-.{8}\\.js$`).test(file))!;

/** Makes a page load the app and the admin in the pseudo-locale. */
export async function usePseudoLocale(page: Page, builds: Builds): Promise<void> {
  for (const [name, folder] of Object.entries(builds)) {
    const entry = entryOf(path.join(root, name === 'app' ? 'dist/client' : 'dist/admin'), name);
    const start = `import './${entryOf(folder, name)}';`;
    await page.route(name === 'app' ? /\/\/[^/]+\/assets\/.*\.js/ : /\/admin\/assets\/.*\.js/, (route) => {
      const asked = path.basename(new URL(route.request().url()).pathname);
      const file = path.join(folder, 'assets', asked);
      if (existsSync(file)) return route.fulfill({ path: file, contentType: 'text/javascript' });
      return asked === entry ? route.fulfill({ body: start, contentType: 'text/javascript' }) : route.continue();
    });
  }
}

/** Returns visible text without accents, which can't have come from a catalog. @param place `main`, or a dialog */
export const plainTexts = (place: Locator): Promise<string[]> =>
  place.evaluate((main) => {
    const isPlain = (text: string | null) =>
      text !== null && /[A-Za-z]{2}/.test(text) && !/[áçéĝĥíĵķĺñóŕšťúŵýžÁÇĎÉĜĤÍĴĶĹÑÓŔŠŤÚŴÝŽō]/.test(text);
    const found = new Set<string>();
    for (const element of main.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (isPlain(element.getAttribute(name))) found.add(element.getAttribute(name)!);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && isPlain(node.nodeValue)) found.add(node.nodeValue!.trim());
    }
    return [...found];
  });
