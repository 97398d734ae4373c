/** The whole public site: every address found by following links from home and from the sitemap, as HTML and alive. */
import type { Page } from '@playwright/test';
import { alive } from './alive.ts';
import { axeViolations } from './axe.ts';
import { readHtml, sitemapPaths, type Html } from './site-map.ts';
import { expect, test } from './test.ts';

/** The pages are dealt to as many tests, so that they can run side by side. */
const hands = 6;
/** Screens of an account are drawn after sign-in and have tests of their own. */
const isScreen = (path: string) =>
  /^\/(login|signup|forgot-password|reset-password|auth\/|dashboard|cart|checkout)/.test(path);
/** City pages are one record each: all are opened, some are looked at closely. */
const isGenericCity = (path: string) =>
  /^\/locations\/(?!(miami|fort-lauderdale|boca-raton|cheyenne|el-paso)$)/.test(path);

const pathOf = (href: string, from: string) => new URL(href, `http://site${from}`);

test.describe('as HTML', () => {
  test('no link and no file leads nowhere, and every page is one of its kind', async ({ page, request, baseURL }) => {
    test.setTimeout(180_000);
    const listed = await sitemapPaths(request);
    expect(listed.length).toBeGreaterThan(150);
    expect(new Set(listed).size).toBe(listed.length);

    const pages = new Map<string, Html>();
    const linkedFrom = new Map<string, string>([['/', 'start']]);
    const files = new Map<string, string>();
    const jumps: { from: string; path: string; id: string }[] = [];
    const follow = async () => {
      for (const path of linkedFrom.keys()) {
        if (pages.has(path)) continue;
        const html = await readHtml(request, page, path);
        pages.set(path, html);
        for (const href of html.links) {
          const { pathname, hash } = pathOf(href, path);
          if (!linkedFrom.has(pathname)) linkedFrom.set(pathname, path);
          if (hash) jumps.push({ from: path, path: pathname, id: decodeURIComponent(hash.slice(1)) });
        }
        for (const file of html.files) if (!files.has(file)) files.set(file, path);
      }
    };
    await follow();
    const unlinked = listed.filter((path) => !linkedFrom.has(path));
    for (const path of listed) if (!linkedFrom.has(path)) linkedFrom.set(path, 'sitemap.xml');
    await follow();

    const dead = [...pages].filter(([, { status }]) => status !== 200);
    expect(dead.map(([path, { status }]) => `${linkedFrom.get(path)} -> ${path}: ${status}`)).toEqual([]);
    for (const [file, from] of files) {
      expect.soft((await request.get(file)).status(), `${from} -> ${file}`).toBe(200);
    }
    const nowhere = jumps.filter(({ path, id }) => !pages.get(path)!.ids.includes(id));
    expect(nowhere).toEqual([]);

    const own = [...pages].filter(([path, html]) => html.path === path && !isScreen(path));
    expect(own.filter(([, { headings }]) => headings !== 1).map(([path]) => path)).toEqual([]);
    const canonical = own.filter(([path, html]) => html.canonical === baseURL + path);
    // Aliases and noindex pages are read, but not listed.
    expect(listed.toSorted()).toEqual(
      canonical
        .filter(([, page]) => !page.isNoindex)
        .map(([path]) => path)
        .toSorted(),
    );
    for (const part of ['title', 'description'] as const) {
      const values = canonical.map(([, html]) => html[part]);
      expect(values.filter((value, at) => !value || values.indexOf(value) !== at)).toEqual([]);
    }
    for (const [path, { structuredData }] of own) {
      for (const json of structuredData) expect(() => JSON.parse(json) as unknown, path).not.toThrow();
    }
    // Whatever the sitemap lists can also be reached by following links from home.
    expect(unlinked).toEqual([]);
  });
});

for (let hand = 0; hand < hands; hand += 1) {
  test(`alive, part ${hand + 1} of ${hands}: as in the HTML, quiet, fits a phone, accessible`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const reader = await page.context().newPage();
    const listed = await sitemapPaths(request);
    for (const path of listed.filter((_, at) => at % hands === hand)) {
      const html = await readHtml(request, reader, path);
      await page.goto(path);
      await alive(page);
      expect.soft(await page.title(), path).toBe(html.title);
      const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      // Nothing that was in the HTML is lost, and what the script adds leads somewhere too.
      expect
        .soft(
          html.links.filter((href) => !links.includes(href)),
          `${path} loses links`,
        )
        .toEqual([]);
      const added = links.filter((href) => /^\/(?!\/)/.test(href) && !html.links.includes(href));
      for (const href of added) expect.soft((await request.get(href)).status(), `${path} -> ${href}`).toBe(200);
      expect.soft(await page.locator('h1').count(), path).toBe(1);
      expect.soft(await overflow(page), `${path} is wider than the phone`).toEqual([]);
      if (isGenericCity(path)) continue;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeViolations(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** @returns what makes the page scroll sideways; nothing when it does not. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
