import { brand } from '#shared/brand.ts';

const suffix = ` | ${brand.name}`;

/** @returns the document title: the page's own, followed by ` | brand` unless it already ends with it. */
export function fullTitle(title: string): string {
  return title === brand.name || title.endsWith(suffix) ? title : title + suffix;
}
