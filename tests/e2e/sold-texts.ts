/** Whether what is sold is in a file that anybody can load. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Reads a built file as text, also where it was packed beforehand. */
async function textOf(file: string): Promise<string> {
  const body = await fs.readFile(file);
  if (file.endsWith('.br')) return brotliDecompressSync(body).toString('utf8');
  return (file.endsWith('.gz') ? gunzipSync(body) : body).toString('utf8');
}

/**
 * @param folder of the build
 * @returns how many files were read, and `file: sentence` for each sentence that is in one of them
 */
export async function findSentences(
  folder: string,
  sentences: readonly string[],
): Promise<{ files: number; found: string[] }> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|mjs|html|json|txt|xml|css|map|br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    const text = await textOf(file);
    for (const sentence of sentences)
      if (text.includes(sentence)) found.push(`${path.relative(folder, file)}: ${sentence}`);
  }
  return { files: files.length, found };
}
