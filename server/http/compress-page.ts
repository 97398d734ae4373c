/**
 * Compressed forms of pages, whose text is known only when the site's address is. The best brotli takes 20 ms a page, which
 * two hundred pages do not wait for: a rough one stands in until the best one has been made and kept on disk.
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
    // A window that a page fits into; the usual one takes megabytes for nothing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return brotliAsync(html, { params });
}

const fileOf = (html: Buffer, cacheDir: string) =>
  join(cacheDir, `${createHash('sha256').update(html).digest('hex')}.br`);

/** @returns the best form if a former start has kept it, else a rough one. */
export async function compressPage(html: Buffer, cacheDir: string): Promise<Compressed> {
  const kept = await readFile(fileOf(html, cacheDir)).catch(() => undefined);
  const [br, gzipped] = await Promise.all([kept ?? brotli(html, roughQuality), gzipAsync(html, { level: 9 })]);
  return { br, gzip: gzipped, isRough: !kept };
}

/** @returns the best brotli form, and keeps it for the next start with the same address. */
export async function compressHard(html: Buffer, cacheDir: string): Promise<Buffer> {
  const made = await brotli(html, bestQuality);
  // A read-only disk only costs time at the next start.
  await writeFile(fileOf(html, cacheDir), made).catch(() => undefined);
  return made;
}
