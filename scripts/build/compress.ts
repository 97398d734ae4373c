import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const textFile = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Compresses with brotli at its highest level. Slow, so only for builds. */
export function brotli(text: string | Buffer): Promise<Buffer> {
  const input = Buffer.from(text);
  return brotliAsync(input, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: input.length },
  });
}

/** Writes a `.br` and a `.gz` version next to each text file in a folder. */
export async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const [small, compatible] = await Promise.all([brotli(content), gzipAsync(content, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
    }),
  );
}
