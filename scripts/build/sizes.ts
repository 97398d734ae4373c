import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './compress.ts';
import { distDir } from './dirs.ts';
import type { Prerendered } from './prerender.ts';

/** Bytes after brotli. `html` is the whole file, with the CSS it carries. */
const budgets = { html: 20 * 1024, script: 70 * 1024, css: 3 * 1024 };

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`;

/** Prints what each page weighs. @throws when a page is over budget. */
export async function checkSizes({ pages }: Prerendered): Promise<void> {
  const sizeOf = new Map<string, Promise<number>>();
  const scriptSize = (file: string) => {
    const size = sizeOf.get(file) ?? stat(join(distDir, 'client', `${file}.br`)).then(({ size }) => size);
    sizeOf.set(file, size);
    return size;
  };
  const weighed = await Promise.all(
    pages.map(async (page) => {
      const [html, css, ...scripts] = await Promise.all([
        brotli(page.html).then(({ length }) => length),
        brotli(page.css).then(({ length }) => length),
        ...page.scripts.map(scriptSize),
      ]);
      return { path: page.path, html, css, script: scripts.reduce((sum, size) => sum + size, 0) };
    }),
  );
  const overBudget: string[] = [];
  console.info('Sizes after brotli:');
  for (const { path, ...sizes } of weighed) {
    const { html, css, script } = sizes;
    console.info(`  HTML ${kilobytes(html)} (CSS in it ${kilobytes(css)}), script ${kilobytes(script)}  ${path}`);
    for (const part of ['html', 'css', 'script'] as const) {
      if (sizes[part] <= budgets[part]) continue;
      overBudget.push(`${part} of ${path}: ${kilobytes(sizes[part])}, budget ${kilobytes(budgets[part])}`);
    }
  }
  if (overBudget.length > 0) throw new Error(`Over budget:\n  ${overBudget.join('\n  ')}`);
}
