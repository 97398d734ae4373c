/** The CSS of all public pages as one text and one file: the shell's first, then that of the sections. */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/**
 * Puts the shell's and the sections' CSS of a client build into one file, in place of theirs.
 * @param shell manifest key of the first script
 * @returns the file, under `clientDir`, and what is in it
 */
export async function joinSiteCss(
  clientDir: string,
  manifest: Manifest,
  shell: string,
): Promise<{ file: string; css: string }> {
  const [first, ...sections] = manifest[shell]?.css ?? [];
  if (!first) throw new Error('The client build has no CSS');
  const files = [first, ...sections.sort()];
  const css = (await Promise.all(files.map((file) => readFile(join(clientDir, file), 'utf8'))))
    .map((text) => text.trim())
    .join('');
  const file = `assets/site-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(clientDir, file), css);
  await Promise.all(files.map((old) => rm(join(clientDir, old))));
  return { file, css };
}
