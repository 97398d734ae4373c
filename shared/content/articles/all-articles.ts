import { loadContent } from '../content-files.ts';
import type { Article } from './article-file.ts';

/** All blog articles, newest first. Every file in `content/articles` is published; there are no drafts. */
export const articles: readonly Article[] = loadContent('articles').toSorted((a, b) =>
  b.publishedDate.localeCompare(a.publishedDate),
);
