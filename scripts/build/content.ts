import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { readFolder } from '#shared/content/content-files.ts';
import { contentFolders } from '#shared/content/content-folders.ts';
import { contentDir } from './content-plugins.ts';
import { distDir } from './dirs.ts';

/**
 * Checks all content and writes `dist/content/<folder>.json`, which bundles read at start.
 * @throws with file, line and field of each problem, and for a folder without a schema.
 */
export async function buildContent(): Promise<void> {
  const made = Object.entries<z.ZodType>(contentFolders).map(
    ([folder, schema]) => [folder, readFolder(folder, schema)] as const,
  );
  const unknown = (await readdir(contentDir)).filter((name) => !name.startsWith('.') && !(name in contentFolders));
  if (unknown.length > 0)
    throw new Error(`No schema for content/${unknown.join(', content/')}: see content-folders.ts`);
  const dir = join(distDir, 'content');
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await Promise.all(made.map(([folder, records]) => writeFile(join(dir, `${folder}.json`), JSON.stringify(records))));
}
