import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'vite';
import { idFiles, inputsHash } from './build-id.ts';
import { bundleServer } from './bundle-server.ts';
import { compressFiles } from './compress.ts';
import { buildContent } from './content.ts';
import { distDir, projectDir } from './dirs.ts';
import { buildAdmin } from './admin.ts';
import { checkNoAdmin } from './no-admin.ts';
import { prerender } from './prerender.ts';
import { checkSizes } from './sizes.ts';

/**
 * Builds `dist`: `client` (assets and their compressed versions), `content` (records read at startup), `admin` (the
 * admin app), `server` (the renderer), `pages` (prerendered HTML and its manifest), `bundle` (the server) and
 * `build-id`. Prints the sizes.
 * @param options `allowDeadLinks`: reports problems between pages instead of failing, while pages are being written
 * @throws if something doesn't compile, a page's record is malformed or conflicts with another one, a link is dead, a
 *   public file mentions the admin app, or a page is over budget.
 */
export async function build({ allowDeadLinks = false } = {}): Promise<void> {
  // Hash first: if a file changes during the build, the next start builds again.
  const id = await inputsHash('site');
  await rm(idFiles.site, { force: true });
  await buildContent();
  await bundle({ root: projectDir, logLevel: 'warn' });
  await bundle({ root: projectDir, logLevel: 'warn', build: { ssr: true } });
  await buildAdmin();
  const prerendered = await prerender();
  const problems = prerendered.problems.map((problem) => `\n  ${problem}`).join('');
  if (problems && !allowDeadLinks) throw new Error(`The pages don’t fit together:${problems}`);
  if (problems) console.warn(`Allowed for now:${problems}`);
  await checkNoAdmin();
  await compressFiles(join(distDir, 'client'));
  await checkSizes(prerendered);
  await buildServer();
  await mkdir(distDir, { recursive: true });
  await writeFile(idFiles.site, id);
}

/** Builds only the server's part of `dist`. @throws if something doesn't compile. */
export async function buildServer(): Promise<void> {
  const id = await inputsHash('server');
  await buildContent();
  await bundleServer();
  await writeFile(idFiles.server, id);
}
