import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'vite';
import { buildIdFile, inputsHash } from './build-id.ts';
import { compressFiles } from './compress.ts';
import { distDir, projectDir } from './dirs.ts';
import { prerender } from './prerender.ts';
import { checkSizes } from './sizes.ts';

/**
 * Makes `dist`: `client` (assets with their compressed forms), `server` (the renderer), `pages` (prerendered HTML
 * and its manifest) and `build-id`. Prints the sizes.
 * @throws when something does not compile, a page's record is not well-formed, or a page is over budget.
 */
export async function build(): Promise<void> {
  // Before the work: a file changed meanwhile makes the next start build again.
  const id = await inputsHash();
  await rm(buildIdFile, { force: true });
  await bundle({ root: projectDir, logLevel: 'warn' });
  await bundle({ root: projectDir, logLevel: 'warn', build: { ssr: true } });
  const pages = await prerender();
  await compressFiles(join(distDir, 'client'));
  await checkSizes(pages);
  await mkdir(distDir, { recursive: true });
  await writeFile(buildIdFile, id);
}
