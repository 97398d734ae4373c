import { describe, expect, it } from 'vitest';
import { contentHash, contentHashes, datedHashes } from './lastmod-hashes.ts';
import recorded from '#shared/content/lastmod.json' with { type: 'json' };
import { loadPage } from '#shared/content/registry.ts';

it('has the current content of every page on record: otherwise run `npm run lastmod`', async () => {
  const hashes = Object.fromEntries(Object.entries(recorded).map(([path, { hash }]) => [path, hash]));
  expect(Object.fromEntries(await contentHashes())).toEqual(hashes);
});

it('dates no page in the future, and gives pages the recorded date', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const [path, { date }] of Object.entries(recorded)) expect(date <= tomorrow, path).toBe(true);
  expect((await loadPage('/about')).updated).toBe(recorded['/about'].date);
});

describe('the record', () => {
  it('dates changed and new pages, keeps other dates, and drops removed pages', () => {
    const before = { '/a': { hash: '1', date: '2026-01-01' }, '/b': { hash: '2', date: '2026-01-02' } };
    const gone = { ...before, '/gone': { hash: '9', date: '2026-01-03' } };
    expect(datedHashes(new Map(Object.entries({ '/a': '1', '/b': 'new', '/c': '3' })), gone, '2026-05-05')).toEqual({
      '/a': before['/a'],
      '/b': { hash: 'new', date: '2026-05-05' },
      '/c': { hash: '3', date: '2026-05-05' },
    });
  });

  it('changes with a word of the page, but not with its lists of other pages', async () => {
    const page = await loadPage('/blog/service-area-pages');
    const hash = contentHash(page);
    expect(contentHash({ ...page, title: `${page.title}!` })).not.toBe(hash);
    const sections = page.sections.map((section) =>
      section.kind === 'article' ? { ...section, recent: [] } : section,
    );
    expect(contentHash({ ...page, sections })).toBe(hash);
  });
});
