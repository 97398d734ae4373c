/** Related articles for an article. */
import type { Article } from './article-file.ts';

type Head = Pick<Article, 'slug' | 'category' | 'tags'>;

/**
 * What to read after an article: those of its category, then those that share tags with it (most first), then the
 * rest. Never the article itself.
 * @param all in the order that decides between equals, newest first
 * @returns `most` of them, three unless told
 */
export function relatedTo<T extends Head>(article: Head, all: readonly T[], most = 3): T[] {
  const tags = new Set(article.tags);
  const nearness = (other: T) =>
    other.category === article.category ? Infinity : other.tags.filter((tag) => tags.has(tag)).length;
  // Written so that two infinities are equal; sorting keeps the order of equals.
  const byNearness = (a: T, b: T) => (nearness(a) === nearness(b) ? 0 : nearness(b) - nearness(a));
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted(byNearness)
    .slice(0, most);
}
