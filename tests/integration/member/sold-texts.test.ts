/** Checks that no file that browsers can load contains paid content. The server's own bundle and data do. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { everydayPack } from '#shared/content/packs/everyday.ts';
import { webOutline } from '#shared/content/packs/web-outline.ts';
import { packOf } from '#shared/content/packs/pack.ts';

const distDir = path.resolve(import.meta.dirname, '../../../dist');
/** Folders of the server, which it doesn't serve as files. */
const serverDirs = ['bundle', 'content'].map((name) => path.join(distDir, name));

/** Reads the text files; the compressed copies contain the same. */
async function textFiles(): Promise<Map<string, string>> {
  const entries = await fs.readdir(distDir, { recursive: true, withFileTypes: true });
  const files = entries

    .filter((entry) => entry.isFile() && !serverDirs.some((dir) => entry.parentPath.startsWith(dir)))
    .filter((entry) => /\.(js|mjs|html|json|txt|xml|css|map)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await fs.readFile(file, 'utf8')] as const)));
}

/** Returns the longest part that appears unchanged in code and HTML: without quotes, line breaks and symbols. */
const pieceOf = (text: string) => text.split(/[^\w ,.:;()-]/).toSorted((one, other) => other.length - one.length)[0]!;

it("keeps the web pack's prompts out of every built file", async () => {
  const sold = webOutline.categories.map(({ name }) =>
    pieceOf(packOf('web').prompts.find(({ category }) => category === name)!.prompt),
  );
  expect(sold.every((piece) => piece.length > 60)).toBe(true);
  const files = await textFiles();
  expect(files.size).toBeGreaterThan(200);
  const found = [...files].filter(([, text]) => sold.some((piece) => text.includes(piece))).map(([file]) => file);
  expect(found).toEqual([]);
  // The included pack is in a chunk, which proves that the search works.
  const included = pieceOf(everydayPack.prompts[0]!.prompt);
  expect([...files.values()].some((text) => text.includes(included))).toBe(true);
});
