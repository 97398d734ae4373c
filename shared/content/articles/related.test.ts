import { expect, it } from 'vitest';
import { relatedTo } from './related.ts';
import type { Article } from './article-file.ts';

type Head = Pick<Article, 'slug' | 'category' | 'tags'>;

const head = (slug: string, category: Article['category'], tags: string[]): Head => ({ slug, category, tags });
const current = head('current', 'SEO', ['a', 'b']);
const slugs = (all: Head[], most?: number) => relatedTo(current, all, most).map(({ slug }) => slug);

it('begins with the same category, goes on with shared tags, most first, then with the newest', () => {
  const all = [
    head('newest', 'AI Trends', []),
    current,
    head('one-tag', 'AI Trends', ['a', 'x']),
    head('two-tags', 'Social Media', ['b', 'a']),
    head('same', 'SEO', []),
    head('same-older', 'SEO', ['a', 'b']),
    head('oldest', 'AI Trends', []),
  ];
  expect(slugs(all, 6)).toEqual(['same', 'same-older', 'two-tags', 'one-tag', 'newest', 'oldest']);
  expect(slugs(all)).toEqual(['same', 'same-older', 'two-tags']);
});

it('is never the article itself, and has no more than there are', () => {
  expect(slugs([current])).toEqual([]);
  expect(slugs([current, head('other', 'AI Trends', [])])).toEqual(['other']);
});
