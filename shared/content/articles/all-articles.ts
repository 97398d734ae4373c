import { loadContent } from '../content-files.ts';
import type { Article } from './article-file.ts';

/** Every article of the blog, newest first. A file in `content/articles` is published. There are no drafts. */
export const articles: readonly Article[] = loadContent('articles').toSorted((a, b) =>
  b.publishedDate.localeCompare(a.publishedDate),
);
