import { describe, expect, it } from 'vitest';
import { page as notFound } from '#shared/content/pages/not-found.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import type { Page } from '#shared/content/schema.ts';
import { screenPaths } from '#shared/content/screens.ts';
import { siteFiles } from './site-files.ts';

const records = await Promise.all(pagePaths.map((path) => loadPage(path)));
const pages = [...new Map(records.map((page) => [page.path, page])).values()];
const found = pages.filter(({ noindex }) => !noindex);
const files = new Map(siteFiles([...pages, notFound]).map((file) => [file.path, file]));
const textOf = (path: string) => files.get(path)!.text;
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

describe('sitemap.xml', () => {
  const urls = all(textOf('/sitemap.xml'), /<loc>(.*?)<\/loc>/g);

  it('lists each public page once, at its canonical address', () => {
    expect(urls.toSorted()).toEqual(found.map(({ path }) => `__BASE_URL__${path}`).toSorted());
    for (const page of pages)
      for (const alias of page.aliases ?? []) expect(urls).not.toContain(`__BASE_URL__${alias}`);
    for (const path of screenPaths) expect(urls).not.toContain(`__BASE_URL__${path}`);
  });

  it('omits noindex pages and includes modification dates', () => {
    const [first, second] = found as [Page, Page];
    const hidden = { ...first, noindex: true };
    const made = siteFiles([hidden, second]);
    expect(all(made[0]!.text, /<loc>(.*?)<\/loc>/g)).toEqual([`__BASE_URL__${second.path}`]);
    expect(all(made[0]!.text, /<lastmod>(.*?)<\/lastmod>/g)).toEqual([second.updated]);
  });
});

it('disallows private paths in robots.txt but not pages that set noindex themselves', () => {
  const text = textOf('/robots.txt');
  expect(text).toContain('Sitemap: __BASE_URL__/sitemap.xml');
  const closed = all(text, /^Disallow: (.*)$/gm);
  expect(closed).toEqual(expect.arrayContaining(['/trpc/', '/dev/', '/unsubscribe', '/dashboard']));
  for (const path of [...pagePaths, '/login', '/signup', '/cart', '/auth/activate'])
    expect(
      closed.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([]);
});

describe('rss', () => {
  const text = textOf('/blog/rss.xml');
  const articles = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'article'));

  it('includes every full article, newest first, with absolute URLs', () => {
    const items = text.split('<item>').slice(1);
    expect(items).toHaveLength(8);
    const dates = all(items.join(''), /<pubDate>(.*?)<\/pubDate>/g).map((date) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const page of articles) {
      const item = items.find((text) => text.includes(`<link>__BASE_URL__${page.path}</link>`));
      const { article } = page.sections.find((section) => section.kind === 'article')!;
      expect(item).toContain(article.excerpt.slice(0, 30).replace('&', '&amp;'));
      expect(item!.match(/<h2>/g)).toHaveLength(article.body.filter(({ kind }) => kind === 'heading').length);
    }
  });

  it('links to itself and changes only when the blog changes', () => {
    expect(text).toContain('href="__BASE_URL__/blog/rss.xml"');
    expect(siteFiles(pages).find(({ path }) => path === '/blog/rss.xml')!.text).toBe(text);
    expect(text).not.toContain('base-url.invalid');
  });
});

it('lists every page by group in llms.txt, with a description for each main page', () => {
  const text = textOf('/llms.txt');
  expect(text).toMatch(/^# Everglow\n\n> /);
  for (const { path } of found) expect(text).toContain(`](__BASE_URL__${path})`);
  const services = /## Services\n\n([\s\S]*?)\n\n/.exec(text)![1]!.split('\n');
  expect(services).toHaveLength(10);
  for (const line of services) expect(line).toMatch(/^- \[[^\]]+\]\(__BASE_URL__\/services\/[a-z-]+\): \S.{40,}/);
});
