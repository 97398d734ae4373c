import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './compress.ts';
import { distDir } from './dirs.ts';
import { pageKinds, type PageKind } from '#shared/content/page-kinds.ts';
import type { Prerendered, PrerenderedPage } from './prerender.ts';

/**
 * Budgets in bytes after Brotli. `html` is the whole file with its inlined CSS; `script` is what runs right at load.
 */
const budgets = { html: 20 * 1024, css: 8 * 1024, script: 8 * 1024 };
type Part = keyof typeof budgets;
const parts = ['html', 'css', 'script'] as const satisfies readonly Part[];

export type Weighed = { path: string; kind: PageKind } & Record<Part, number>;

const heaviestOf = (pages: readonly Weighed[], part: Part): Weighed | undefined =>
  pages.toSorted((a, b) => b[part] - a[part])[0];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`;

/** @returns a line for each page kind and part that is over budget: how many pages, and the heaviest one. */
export function overBudget(pages: readonly Weighed[]): string[] {
  return pageKinds.flatMap((kind) =>
    parts.flatMap((part) => {
      const over = pages.filter((page) => page.kind === kind && page[part] > budgets[part]);
      const worst = heaviestOf(over, part);
      if (!worst) return [];
      const others = over.length > 1 ? ` and ${over.length - 1} more of kind ${kind}` : '';
      return [`${part} of ${worst.path}${others}: ${kilobytes(worst[part])}, budget ${kilobytes(budgets[part])}`];
    }),
  );
}

/** @returns a table with a line per page kind: the number of pages, and the heaviest page for each part. */
function sizeTable(pages: readonly Weighed[]): string {
  const rows = pageKinds.flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    if (ofKind.length === 0) return [];
    const weights = parts.map((part) => kilobytes(heaviestOf(ofKind, part)![part]));
    return [[kind, String(ofKind.length), ...weights, heaviestOf(ofKind, 'html')!.path]];
  });
  const head = ['pages', '', 'HTML', 'CSS in it', 'script', 'heaviest HTML'];
  const limits = ['budget', '', ...parts.map((part) => kilobytes(budgets[part])), ''];
  const table = [head, ...rows, limits];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const isNumber = (column: number) => column > 0 && column < 5;
  return table
    .map((row) =>
      row
        .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

async function weigh(page: PrerenderedPage, scriptSize: (file: string) => Promise<number>): Promise<Weighed> {
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(scriptSize))).reduce((total, size) => total + size, 0);
  const [html, css, script] = await Promise.all([
    brotli(page.html).then(({ length }) => length),
    brotli(page.css).then(({ length }) => length),
    sum(page.scripts),
  ]);
  return { path: page.path, kind: page.kind, html, css, script };
}

/** The heaviest page of a kind for one part, in bytes after brotli. */
export type HeaviestPart = { kind: PageKind; part: Part; path: string; bytes: number; budget: number };

/** @returns an entry for each page kind and each part it has. */
function heaviestParts(pages: readonly Weighed[]): HeaviestPart[] {
  return pageKinds.flatMap((kind) =>
    parts.flatMap((part) => {
      const worst = heaviestOf(
        pages.filter((page) => page.kind === kind && page[part] > 0),
        part,
      );
      return worst ? [{ kind, part, path: worst.path, bytes: worst[part], budget: budgets[part] }] : [];
    }),
  );
}

/** Prints page sizes and writes the heaviest of each kind to `dist/sizes.json`. @throws if any page is over budget. */
export async function checkSizes({ pages, cards }: Prerendered): Promise<void> {
  const sizeOf = new Map<string, Promise<number>>();
  const scriptSize = (file: string) => {
    const size = sizeOf.get(file) ?? stat(join(distDir, 'client', `${file}.br`)).then((found) => found.size);
    sizeOf.set(file, size);
    return size;
  };
  const weighed = await Promise.all(pages.map((page) => weigh(page, scriptSize)));
  console.info(`Sizes with Brotli, heaviest page of each kind:\n${sizeTable(weighed)}`);
  console.info(
    `  ${cards.count} share cards: ${kilobytes(cards.bytes)} in all, ${kilobytes(cards.heaviest)} the heaviest`,
  );
  await writeFile(join(distDir, 'sizes.json'), JSON.stringify(heaviestParts(weighed), undefined, 1));
  const over = overBudget(weighed);
  if (over.length > 0) throw new Error(`Over budget:\n  ${over.join('\n  ')}`);
}
