/**
 * Keeps demo content off deployed sites: removes sections marked `sample: true`, reviews without a reviews service, and
 * a sample author card. In embedded mode they stay, each with a "Demo content" badge.
 */
import type { Page, Section } from './schema.ts';
import { site } from './site.ts';

/** Returns whether a section shows invented people or work. */
export function isSample(section: Section): boolean {
  if (section.kind === 'reviews') return !site.reviewsEmbed;
  return 'sample' in section && section.sample === true;
}

const withoutSampleAuthor = (section: Section): Section =>
  section.kind === 'article' && section.author?.sample ? { ...section, author: undefined } : section;

export const hasSamples = ({ sections }: Page): boolean =>
  sections.some((section) => isSample(section) || (section.kind === 'article' && section.author?.sample));

/** Returns the page with real content only. */
export function withoutSamples(page: Page): Page {
  return { ...page, sections: page.sections.filter((section) => !isSample(section)).map(withoutSampleAuthor) };
}
