/** Filters and sorts the blog's articles by the URL's query. */
import { slugOf } from '#shared/content/articles/slug.ts';
import type { SectionOf } from '#shared/content/schema.ts';

type Listing = SectionOf<'blog-listing'>;

export type Listed = {
  articles: Listing['articles'];
  isPopular: boolean;
  /** Name of the requested category, or its slug from the URL if no article has it. */
  category: string | undefined;
};

/** @param search query of the URL: `?sort=popular&category=seo` */
export function listedFor({ articles, popular }: Pick<Listing, 'articles' | 'popular'>, search: string): Listed {
  const query = new URLSearchParams(search);
  const isPopular = query.get('sort') === 'popular';
  const wanted = query.get('category') || undefined;
  const place = ({ slug }: { slug: string }) => (popular.includes(slug) ? popular.indexOf(slug) : popular.length);
  const ordered = isPopular ? articles.toSorted((a, b) => place(a) - place(b)) : articles;
  const found = wanted ? ordered.filter(({ category }) => slugOf(category) === slugOf(wanted)) : ordered;
  return { articles: found, isPopular, category: wanted && (found[0]?.category ?? wanted) };
}

/** Returns the URL of the listing for an order and category. Omits default values. */
export function listingHref(path: string, { isPopular, category }: Pick<Listed, 'isPopular' | 'category'>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', slugOf(category));
  if (isPopular) query.set('sort', 'popular');
  return query.size > 0 ? `${path}?${query}` : path;
}
