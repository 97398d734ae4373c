import type { Page } from './schema.ts';

/** @returns a page's name in its breadcrumb */
export function labelOf(page: Page): string {
  const [first] = page.sections;
  return page.label ?? (first?.kind === 'hero' || first?.kind === 'home-hero' ? first.eyebrow : page.title);
}
