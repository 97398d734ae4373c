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

/** Name of a page's kept forms, without their endings. */
const nameOf = (html: Buffer, cacheDir: string) => join(cacheDir, createHash('sha256').update(html).digest('hex'));

/** @returns the best forms if an earlier start has kept them, otherwise a rough one of brotli. */
export async function compressPage(html: Buffer, cacheDir: string): Promise<Compressed> {
  const name = nameOf(html, cacheDir);
  const kept = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)]).catch(() => undefined);
  const [br, gzipped] = kept ?? (await Promise.all([brotli(html, roughQuality), gzipAsync(html, { level: 9 })]));
  return { br, gzip: gzipped, isRough: !kept };
}

/** @returns the best brotli form, and keeps it and the gzip form for the next start with the same address. */
export async function compressHard(html: Buffer, gzipped: Buffer, cacheDir: string): Promise<Buffer> {
  const made = await brotli(html, bestQuality);
  const name = nameOf(html, cacheDir);
  // A read-only disk only costs time at the next start.
  await Promise.all([writeFile(`${name}.br`, made), writeFile(`${name}.gz`, gzipped)]).catch(() => undefined);
  return made;
}
