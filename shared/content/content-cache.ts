/**
 * Caches the parsed fields of `content/`, because parsing all industries takes half a second per process. Only for Node
 * running from source: bundles already have their data as JSON.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cacheDir = join(import.meta.dirname, '../../node_modules/.cache/content');

const hashOf = (texts: readonly string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Returns the cached fields of a folder's files if they were parsed from exactly these texts, otherwise undefined. */
export function cachedFields(folder: string, texts: readonly string[]): readonly unknown[] | undefined {
  try {
    const { hash, fields } = JSON.parse(readFileSync(join(cacheDir, `${folder}.json`), 'utf8')) as {
      hash: string;
      fields: unknown[];
    };
    return hash === hashOf(texts) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing if files can't be written. */
export function cacheFields(folder: string, texts: readonly string[], fields: readonly unknown[]): void {
  const file = join(cacheDir, `${folder}.json`);
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(draft, JSON.stringify({ hash: hashOf(texts), fields }));
    renameSync(draft, file);
  } catch {
    // The next process parses again.
  }
}
