/** Kinds of pages, for lists by kind: sizes, and the site's description for language models. */
import type { Page } from './schema.ts';
import { screenAt } from './screens.ts';
import { paths } from '../paths.ts';

export const pageKinds = [
  'home',
  'core',
  'service',
  'landing',
  'directory',
  'city',
  'blog',
  'article',
  'legal',
  'screen',
] as const;
export type PageKind = (typeof pageKinds)[number];

const legal: readonly string[] = [paths.privacy, '/terms-of-service'];

/** @param page a public page's record; undefined for a screen. */
export function pageKindOf(page: Page | undefined): PageKind {
  if (!page || screenAt(page.path)) return 'screen';
  const { path, sections } = page;
  const has = (kind: Page['sections'][number]['kind']) => sections.some((section) => section.kind === kind);
  if (path === paths.home) return 'home';
  if (legal.includes(path)) return 'legal';
  if (path.startsWith(`${paths.services}/`)) return 'service';
  if (has('article')) return 'article';
  if (has('blog-listing')) return 'blog';
  if (has('city-hero') || path.startsWith('/locations/')) return 'city';
  if (has('city-directory') || path === '/locations') return 'directory';
  // Landing pages target one search each, with the search phrase as their URL.
  if (path === paths.profile || /^\/([a-z]+-)?ai-/.test(path)) return 'landing';
  return 'core';
}
