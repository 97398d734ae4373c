/** Opens every public page in a phone browser: same content as its HTML, no console output, no overflow, accessible. */
import type { Page } from '@playwright/test';
import { expectAsInHtml } from '#tests/e2e/alive.ts';
import { axeViolations } from '#tests/e2e/axe.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { sitemapPaths } from '#tests/helpers/html.ts';

/** Pages are split across this many tests, so that they can run in parallel. */
const hands = 6;
/** City pages share one template: all are opened, but only some are checked in detail. */
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

/** @returns the elements that make the page scroll horizontally, if any */
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
