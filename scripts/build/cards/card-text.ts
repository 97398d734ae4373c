/** Text of a page's share card. */
import { brand } from '#shared/brand.ts';
import { labelOf } from '#shared/content/label.ts';
import type { Page } from '#shared/content/schema.ts';
import type { Screen } from '#shared/content/screens.ts';

export type CardText = {
  /** Small line above the title. */
  eyebrow: string;
  title: string;
};

/** @returns an article's category, a city's county and state, or the page's name or section, above its title. */
export function cardTextOf(page: Page | Screen): CardText {
  if (!('sections' in page)) return { eyebrow: brand.agency, title: page.title };
  const [first] = page.sections;
  const article = page.sections.find((section) => section.kind === 'article')?.article;
  if (article) return { eyebrow: `Blog · ${article.category}`, title: article.title };
  if (first?.kind === 'city-hero') return { eyebrow: `${first.county}, ${first.stateName}`, title: first.title };
  const label = labelOf(page);
  const isSaidTwice = label === undefined || page.title.toLowerCase().startsWith(label.toLowerCase());
  if (page.path !== '/' && !isSaidTwice) return { eyebrow: label, title: page.title };
  return { eyebrow: page.breadcrumb?.at(-1)?.label ?? brand.agency, title: page.title };
}
