import type { Page } from './schema.ts';

/** @returns what a page is called at the end of the way to it. */
export function labelOf(page: Page): string {
  const [first] = page.sections;
  return page.label ?? (first?.kind === 'hero' ? first.eyebrow : page.title);
}
