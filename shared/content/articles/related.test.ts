import { expect, it } from 'vitest';
import { relatedTo } from './related.ts';
import type { Article } from './article-file.ts';

type Head = Pick<Article, 'slug' | 'category' | 'tags'>;

const head = (slug: string, category: Article['category'], tags: string[]): Head => ({ slug, category, tags });
const current = head('current', 'SEO', ['a', 'b']);
const slugs = (all: Head[], most?: number) => relatedTo(current, all, most).map(({ slug }) => slug);

it('starts with the same category, then most shared tags, then newest', () => {
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

it('never includes the article itself or more articles than exist', () => {
  expect(slugs([current])).toEqual([]);
  expect(slugs([current, head('other', 'AI Trends', [])])).toEqual(['other']);
});
