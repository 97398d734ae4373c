/** Waits for a page to hydrate and compares it with its HTML. */
import { expect, type Page } from '@playwright/test';
import { isOurs, openHtml } from '../helpers/html.ts';

/**
 * Resolves when the page's script runs and all islands are hydrated. A mismatch with the HTML would have been logged to
 * the console by then.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__earlyClick === null);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(
      ({ dataset, firstElementChild }) => dataset.hydrated !== undefined || firstElementChild === null,
    ),
  );
}

/** Opens a page and compares it with its HTML once it's hydrated: no links are lost, and added ones work. */
export async function expectAsInHtml(page: Page, site: string, path: string): Promise<void> {
  const html = await openHtml(site, path);
  await page.goto(path);
  await alive(page);
  expect.soft(await page.title(), path).toBe(html.title);
  expect.soft(await page.locator('h1').count(), path).toBe(1);
  const sent = html.links.map(({ href }) => href).filter(isOurs);
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect
    .soft(
      sent.filter((href) => !links.includes(href)),
      `${path} loses links`,
    )
    .toEqual([]);
  const added = links.filter((href) => href.startsWith('/') && isOurs(href) && !sent.includes(href));
  for (const href of added) expect.soft((await page.request.get(href)).status(), `${path} -> ${href}`).toBe(200);
}
