import { expect, it } from 'vitest';
import { listedFor, listingHref } from './listing-rules.ts';

const article = (slug: string, category: string) => ({
  slug,
  href: `/blog/${slug}`,
  title: slug,
  excerpt: slug,
  category,
  publishedDate: '2026-11-17',
  readTime: '7 min read',
  coverImage: `/covers/${slug}.svg`,
});
const section = {
  articles: [article('a', 'SEO'), article('b', 'ROI & Analytics'), article('c', 'SEO'), article('d', 'AI Trends')],
  popular: ['c', 'b', 'a'],
};
const slugs = (search: string) => listedFor(section, search).articles.map(({ slug }) => slug);

it('sorts by newest unless the URL asks for popular articles', () => {
  expect(slugs('')).toEqual(['a', 'b', 'c', 'd']);
  expect(slugs('?sort=newest')).toEqual(['a', 'b', 'c', 'd']);
  // Articles without a rank come last.
  expect(slugs('?sort=popular')).toEqual(['c', 'b', 'a', 'd']);
});

it('filters by one category in either order', () => {
  expect(slugs('?category=seo')).toEqual(['a', 'c']);
  expect(slugs('?category=seo&sort=popular')).toEqual(['c', 'a']);
  expect(listedFor(section, '?category=roi-analytics').category).toBe('ROI & Analytics');
  expect(slugs('?category=ROI%20%26%20Analytics')).toEqual(['b']);
});

it('names an empty category as it was requested', () => {
  expect(listedFor(section, '?category=Gardens')).toMatchObject({ articles: [], category: 'Gardens' });
  expect(listedFor(section, '?category=')).toMatchObject({ category: undefined });
});

it('writes URLs that parse back to the same state', () => {
  expect(listingHref('/blog', { isPopular: false, category: undefined })).toBe('/blog');
  expect(listingHref('/blog', { isPopular: true, category: 'ROI & Analytics' })).toBe(
    '/blog?category=roi-analytics&sort=popular',
  );
});
