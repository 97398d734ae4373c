/** Replaces content-files.ts in bundles: reads the built content, without parsing YAML again. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { ContentFolder, ContentOf } from './content-folders.ts';

const loaded = new Map<ContentFolder, readonly unknown[]>();

/** Returns the records of a folder of `content/`, sorted by file name. Reads them once per process. */
export function loadContent<F extends ContentFolder>(folder: F): readonly ContentOf<F>[] {
  const file = join(dirname(findPackageJSON(import.meta.url)!), 'dist/content', `${folder}.json`);
  const known = loaded.get(folder) ?? (JSON.parse(readFileSync(file, 'utf8')) as unknown[]);
  loaded.set(folder, known);
  return known as readonly ContentOf<F>[];
}
