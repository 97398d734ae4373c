/**
 * Compresses pages, whose final text depends on the site's URL. Best Brotli takes 20 ms a page, too long for two
 * hundred pages at start. A quick version is served until the best one is ready and cached on disk.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compressed = {
  br: Buffer;
  gzip: Buffer;
  /** Whether `br` can be made smaller. */
  isRough: boolean;
};

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const roughQuality = 5;
const bestQuality = 11;

function brotli(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    // A window that fits a page; the default wastes megabytes.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return brotliAsync(html, { params });
}

/** Base name of a page's cached files. */
const nameOf = (html: Buffer, cacheDir: string) => join(cacheDir, createHash('sha256').update(html).digest('hex'));

/** @returns the best versions if an earlier start cached them, otherwise a quick Brotli version. */
export async function compressPage(html: Buffer, cacheDir: string): Promise<Compressed> {
  const name = nameOf(html, cacheDir);
  const kept = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)]).catch(() => undefined);
  const [br, gzipped] = kept ?? (await Promise.all([brotli(html, roughQuality), gzipAsync(html, { level: 9 })]));
  return { br, gzip: gzipped, isRough: !kept };
}

/** @returns the best Brotli version, and caches it and the gzip version for the next start with the same URL. */
export async function compressHard(html: Buffer, gzipped: Buffer, cacheDir: string): Promise<Buffer> {
  const made = await brotli(html, bestQuality);
  const name = nameOf(html, cacheDir);
  // A read-only disk only costs time at the next start.
  await Promise.all([writeFile(`${name}.br`, made), writeFile(`${name}.gz`, gzipped)]).catch(() => undefined);
  return made;
}
