import { describe, expect, it } from 'vitest';
import { loadPage, pagePaths } from './registry.ts';
import { relatedPages, relatedTo } from './related-pages.ts';
import type { Section } from './schema.ts';

const pages = await Promise.all(
  pagePaths.map(async (path) => loadPage(path)).map(async (page) => [(await page).path, await page] as const),
).then((entries) => [...new Map(entries).values()]);
const relatedOn = (sections: readonly Section[]) =>
  sections.flatMap((section) => (section.kind === 'related' ? section.links : []));

/** Returns every path on this site that a section links to. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(href|about)$/.test(key) && typeof inner === 'string' ? [inner.replace(/[?#].*$/, '')] : hrefsIn(inner),
  );
}

it('knows every landing page, service, and article, and only pages that exist', () => {
  const known = relatedPages.map(({ href }) => href);
  expect(known.filter((href) => !pagePaths.includes(href))).toEqual([]);
  const withTopics = pages.filter(
    ({ path, card }) => /^\/(services|blog)\//.test(path) || card === `/cards${path}.png`,
  );
  const others =
    /^\/(about|blog|bootcamp|case-studies|contact|locations|podcast-journey|privacy-policy|sample-profile|services|terms-of-service|tools|what-we-do)$/;
  expect(withTopics.map(({ path }) => path).filter((path) => !others.test(path) && !known.includes(path))).toEqual([]);
});

describe('related links', () => {
  it('lead to other pages, each once, and never repeat a list on the same page', () => {
    for (const { path, sections } of pages) {
      const hrefs = relatedOn(sections).map(({ href }) => href);
      const listed = sections.flatMap((section) => (section.kind === 'link-list' ? hrefsIn(section.links) : []));
      expect(new Set(hrefs).size, path).toBe(hrefs.length);
      expect(hrefs, path).not.toContain(path);
      expect(
        hrefs.filter((href) => listed.includes(href)),
        path,
      ).toEqual([]);
    }
  });

  it('are on every landing page, service, article, and city page', () => {
    const has = (path: string) => relatedOn(pages.find((page) => page.path === path)!.sections).length;
    expect(relatedPages.filter(({ href }) => has(href) < 4).map(({ href }) => href)).toEqual([]);
    const cities = pages.filter(({ path }) => path.startsWith('/locations/'));
    expect(cities.filter(({ path }) => has(path) !== 3).map(({ path }) => path)).toEqual([]);
  });

  it('give each landing page at least three links from the content of other pages, cities not counted', () => {
    const few = relatedPages
      .filter(({ kind }) => kind === 'guide')
      .map(({ href }) => ({
        href,
        from: pages.filter(
          (page) => page.path !== href && !page.path.startsWith('/locations/') && hrefsIn(page.sections).includes(href),
        ).length,
      }))
      .filter(({ from }) => from < 3);
    expect(few).toEqual([]);
  });

  it('prefer pages that share rare topics, and leave out those already listed', () => {
    const first = relatedTo('/ai-seo-company').find(({ kind }) => kind === 'guide')!;
    expect(first.topics).toContain('search');
    expect(relatedTo('/ai-seo-company', new Set([first.href]))).not.toContain(first);
    expect(relatedTo('/about')).toEqual([]);
  });
});

it('puts every landing page and service within two clicks of home', async () => {
  const { site } = await import('./site.ts');
  const footer = [site.footerLinks, site.serviceLinks, ...site.footerColumns.map(({ links }) => links)].flat();
  const near = new Set(['/', ...footer.map(({ href }) => href.replace(/#.*$/, ''))]);
  for (const path of [...near])
    for (const href of hrefsIn(pages.find((page) => page.path === path)?.sections)) near.add(href);
  expect(pages.map(({ path }) => path).filter((path) => !near.has(path))).toEqual([]);
});
