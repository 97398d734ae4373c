/** Finds related articles. */
import type { Article } from './article-file.ts';

type Head = Pick<Article, 'slug' | 'category' | 'tags'>;

/**
 * Returns what to read after an article: articles in its category, then those that share tags with it (most first),
 * then the rest. Never the article itself.
 * @param all newest first; this order breaks ties
 * @returns `most` of them, three by default
 */
export function relatedTo<T extends Head>(article: Head, all: readonly T[], most = 3): T[] {
  const tags = new Set(article.tags);
  const nearness = (other: T) =>
    other.category === article.category ? Infinity : other.tags.filter((tag) => tags.has(tag)).length;
  // Compares so that two infinities count as equal; sorting is stable.
  const byNearness = (a: T, b: T) => (nearness(a) === nearness(b) ? 0 : nearness(b) - nearness(a));
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted(byNearness)
    .slice(0, most);
}
