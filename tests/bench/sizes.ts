/** Reads page sizes as the build measured them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { HeaviestPart } from '#scripts/build/sizes.ts';
import { projectDir } from './children.ts';
import type { Row } from './figures.ts';

/** @returns a row for each kind of page and part: the heaviest page and the budget. */
export async function readSizes(): Promise<Row[]> {
  const file = path.join(projectDir, 'dist/sizes.json');
  const heaviest = JSON.parse(await fs.readFile(file, 'utf8')) as HeaviestPart[];
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`;
  return heaviest.map(({ kind, part, path: address, bytes, budget }) => ({
    what: `${part} of ${kind} pages, heaviest: ${address}`,
    value: kilobytes(bytes),
    budget: `<= ${kilobytes(budget)}`,
    isMet: bytes <= budget,
  }));
}
