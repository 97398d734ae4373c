/** The home page must fit narrow phones even before its fonts have loaded, when text is wider. */
import { expect, failedConnection, test } from '#tests/e2e/test.ts';

test.use({ hasTouch: true, isMobile: true });

for (const width of [390, 320]) {
  for (const fonts of ['with its fonts', 'before its fonts have come']) {
    test(`the home page fits ${width} pixels ${fonts}`, async ({ page, guard }) => {
      if (fonts !== 'with its fonts') {
        guard.expectConsole(failedConnection);
        await page.route(/\.woff2$/, (route) => route.abort());
      }
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const header = page.getByRole('banner');
      for (const button of await header.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box!.width, await button.innerText()).toBeGreaterThanOrEqual(44);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      }
    });
  }
}
