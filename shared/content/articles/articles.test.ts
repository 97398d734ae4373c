/** Tests the articles as a set, and the pages built from them. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SectionOf } from '../schema.ts';
import { pageSchema } from '../schema.ts';
import { seedFacts } from '../site-facts.ts';
import { articles } from './all-articles.ts';
import { author } from './author.ts';
import { blogPages } from './pages.ts';
import { textOf, type Article } from './article-file.ts';
import { articleCategories } from './schema.ts';
import { slugOf } from './slug.ts';

const wordCount = ({ body }: Article) => body.map(textOf).join(' ').split(/\s+/).length;

const load = async (path: string) => pageSchema.parse(await blogPages.load(path, seedFacts));

async function articleSection(slug: string): Promise<SectionOf<'article'>> {
  const [first] = (await load(`/blog/${slug}`)).sections;
  if (first?.kind !== 'article') throw new Error('The page of an article begins with it');
  return first;
}

const each = articles.map((article) => ({ slug: article.slug, article }));

it('lists articles newest first, with at least one in each category', () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  const dates = articles.map(({ publishedDate }) => publishedDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it.each(each)('$slug meets the minimum length and states the correct reading time', ({ article }) => {
  const words = wordCount(article);
  expect(words).toBeGreaterThanOrEqual(900);
  expect(Math.abs(Number.parseInt(article.readTime) - words / 200)).toBeLessThanOrEqual(1);
});

it.each(each)('$slug has unique headings and complete tables', ({ article }) => {
  const places = article.body.filter(({ kind }) => kind === 'heading').map((block) => slugOf(textOf(block)));
  expect(new Set(places).size).toBe(places.length);
  expect(places).not.toContain('');
  // Ids that the page's layout already uses.
  for (const taken of ['main', 'root', 'contents', 'categories', 'recent-articles', 'read-next'])
    expect(places).not.toContain(taken);
  for (const block of article.body) {
    if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  }
});

it.each([...articles.map(({ coverImage }) => coverImage), author.avatar])(
  '%s is a small in-house drawing',
  (address) => {
    const file = new URL(`../../../client/public${address}`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg.length).toBeLessThan(6 * 1024);
    expect(svg).not.toMatch(/<script|href=|<image/);
  },
);

it('has well-formed pages for the blog and each article', async () => {
  expect(blogPages.paths).toEqual(['/blog', ...articles.map(({ slug }) => `/blog/${slug}`)]);
  for (const path of blogPages.paths) expect((await load(path)).path).toBe(path);
});

it('lists every article and marks only existing ones as popular', async () => {
  const listing = (await load('/blog')).sections.find((section) => section.kind === 'blog-listing')!;
  expect(listing.articles.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug));
  const slugs = articles.map(({ slug }) => slug);
  expect(listing.popular.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it.each(each)(
  '$slug shows four other articles, all categories and three articles to read next',
  async ({ slug, article }) => {
    const section = await articleSection(slug);
    expect(section.recent).toHaveLength(4);
    expect(section.recent.map(({ href }) => href)).not.toContain(`/blog/${slug}`);
    expect(section.categories).toEqual(articleCategories);
    expect(section.related).toHaveLength(3);
    expect(section.related.map((other) => other.slug)).not.toContain(slug);
    expect(section.author).toEqual(article.author ?? author);
  },
);
