/** What a page says of itself beyond its own text: the tab's title on the way, share cards, files for machines. */
import type { Page } from '@playwright/test';
import { brand } from '../../shared/brand.ts';
import { page as about } from '../../shared/content/pages/about.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    titlesSeen: string[];
  }
}

/** Notes every title that the tab is given from now on, also those that stand for an instant. */
function recordTitles(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.titlesSeen = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) window.titlesSeen.push(node.textContent ?? '');
    }).observe(document.querySelector('title')!, { childList: true });
  });
}

test('leaving a page gives the tab the product name, before the next one sets its own', async ({ page }) => {
  await page.goto('/');
  await recordTitles(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const title = `${about.title} | ${brand.name}`;
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => window.titlesSeen)).toEqual([brand.name, title]);
  await expect(page.locator('head > meta[name="description"]')).toHaveAttribute('content', about.description);
  await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);

  await page.goBack();
  await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', /:\d+\/$/);
  const seen = await page.evaluate(() => window.titlesSeen);
  expect(seen.slice(2)).toEqual([brand.name, await page.title()]);
});

test('the share card of a page is a picture of 1200 x 630', async ({ page, request, baseURL }) => {
  for (const path of ['/', '/services/pricing', '/blog', '/locations/miami', '/signup']) {
    await page.goto(path);
    const address = await page.locator('head > meta[property="og:image"]').getAttribute('content');
    expect(address?.startsWith(`${baseURL}/cards/`), path).toBe(true);
    const answer = await request.get(address!);
    expect([answer.status(), answer.headers()['content-type']], address!).toEqual([200, 'image/png']);
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(40 * 1024);
  }
});

for (const [path, type] of [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
] as const) {
  test(`${path} names the site by its address, and is fetched again only when it changed`, async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
    expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
    const text = await answer.text();
    expect(text).toContain(`${baseURL}/`);
    expect(text).not.toMatch(/__BASE_URL__|\.invalid/);
    const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag! } });
    expect(again.status()).toBe(304);
    if (!path.endsWith('.xml')) return;
    await page.goto('/');
    const mistakes = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelectorAll('parsererror').length;
    }, text);
    expect(mistakes).toBe(0);
  });
}
