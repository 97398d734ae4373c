import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './compress.ts';
import { distDir } from './dirs.ts';
import type { Prerendered } from './prerender.ts';

/** Bytes after brotli. `html` is the whole file, with the CSS it carries. */
const budgets = { html: 20 * 1024, script: 70 * 1024, css: 3 * 1024 };

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`;

/** Prints what each page weighs. @throws when a page is over budget. */
export async function checkSizes({ pages, scripts }: Prerendered): Promise<void> {
  const scriptSizes = await Promise.all(scripts.map((file) => stat(join(distDir, 'client', `${file}.br`))));
  const script = scriptSizes.reduce((sum, file) => sum + file.size, 0);
  const overBudget: string[] = [];
  console.info('Sizes after brotli:');
  for (const page of pages) {
    const sizes = { html: (await brotli(page.html)).length, css: (await brotli(page.css)).length, script };
    const { html, css } = sizes;
    console.info(`  HTML ${kilobytes(html)} (CSS in it ${kilobytes(css)}), script ${kilobytes(script)}  ${page.path}`);
    for (const part of ['html', 'css', 'script'] as const) {
      if (sizes[part] <= budgets[part]) continue;
      overBudget.push(`${part} of ${page.path}: ${kilobytes(sizes[part])}, budget ${kilobytes(budgets[part])}`);
    }
  }
  if (overBudget.length > 0) throw new Error(`Over budget:\n  ${overBudget.join('\n  ')}`);
}
