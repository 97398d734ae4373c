/** Every public page in a browser on a phone: as in its HTML, quiet, no wider than the phone, and accessible. */
import type { Page } from '@playwright/test';
import { expectAsInHtml } from '#tests/e2e/alive.ts';
import { axeViolations } from '#tests/e2e/axe.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { sitemapPaths } from '#tests/helpers/html.ts';

/** The pages are dealt to as many tests, so that they can run side by side. */
const hands = 6;
/** City pages are one record each: all are opened, some are looked at closely. */
const isGenericCity = (path: string) =>
  /^\/locations\/(?!(miami|fort-lauderdale|boca-raton|cheyenne|el-paso)$)/.test(path);

test.use({ viewport: { width: 390, height: 844 } });

for (let hand = 0; hand < hands; hand += 1) {
  test(`every page works on a phone, part ${hand + 1} of ${hands}`, async ({ page, site }) => {
    test.setTimeout(240_000);
    const paths = (await sitemapPaths(site.address)).filter((_, at) => at % hands === hand);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      await expectAsInHtml(page, site.address, path);
      expect.soft(await overflow(page), `${path} is wider than the phone`).toEqual([]);
      if (isGenericCity(path)) continue;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeViolations(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** @returns what makes the page scroll sideways; nothing when it doesn't. */
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
