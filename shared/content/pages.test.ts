/** Tests every public page, and how they fit together. */
import { expect, it } from 'vitest';
import { pageProblems } from './page-problems.ts';
import { redirectOf, redirects, temporaryRedirects } from './redirects.ts';
import { loadPage, pagePaths } from './registry.ts';
import { pageSchema, type Page } from './schema.ts';
import { screenPaths } from './screens.ts';

const addresses = await Promise.all(pagePaths.map(async (path) => ({ path, page: await loadPage(path) })));

it.each(addresses)('$path is a well-formed record', ({ page }) => {
  expect(pageSchema.safeParse(page).error?.issues).toBeUndefined();
});

it('has no duplicate addresses, titles or descriptions', () => {
  expect(pageProblems(addresses)).toEqual([]);
});

it('finds a page by its aliases with any suffix and keeps its canonical address', async () => {
  expect((await loadPage('/ai/?from=mail#top')).path).toBe('/everglow');
  expect((await loadPage('/ai-company-near-me')).path).toBe('/ai-agency-near-me');
  expect((await loadPage('/no-such-page')).path).toBe('*');
  expect((await loadPage('/constructor')).path).toBe('*');
});

it('redirects only addresses without a page or screen, and never twice', () => {
  for (const [from, target] of Object.entries(redirects)) {
    expect(pagePaths).not.toContain(from);
    expect(screenPaths).not.toContain(from);
    expect(redirectOf(target)).toBeUndefined();
  }
  expect(redirectOf('/tools/marketing-tools')).toBe('/tools');
  expect(redirectOf('/ai-marketing-services')).toBe('/services/ai-marketing-services');
  expect(redirectOf('/blog/no-such-article', temporaryRedirects)).toBe('/blog');
  expect(redirectOf('/blog', temporaryRedirects)).toBeUndefined();
  expect(redirectOf('/')).toBeUndefined();
  expect(redirectOf('/constructor')).toBeUndefined();
});

it('supports a redirect for everything below a path', () => {
  const table = { '/news/*': '/blog', '/news/a': '/a' };
  expect(redirectOf('/news/b', table)).toBe('/blog');
  expect(redirectOf('/news/a', table)).toBe('/a');
  expect(redirectOf('/news', table)).toBeUndefined();
  expect(redirectOf('/news/b/c', table)).toBeUndefined();
});

it('reports conflicts', () => {
  const page = (path: string, more: Partial<Page> = {}) =>
    ({ path, title: `Title of ${path}`, description: `About ${path}`, ...more }) as Page;
  const a = page('/a', { aliases: ['/a-too'] });
  expect(
    pageProblems([
      { path: '/a', page: a },
      { path: '/b', page: page('/b', { title: 'title of /A ' }) },
      { path: '/b', page: page('/b', { title: 'title of /A ' }) },
      { path: '/c', page: a },
    ]),
  ).toEqual([
    '/b is given to two pages',
    '/c shows /a, which does not name it as an alias',
    '/a-too is named by a page, but no provider answers it',
    '/b has the title of /a: title of /A ',
  ]);
});
