/** Opens every screen once: it passes axe in the light scheme, fits a phone, and has the right title. */
import { screenAt } from '#shared/content/screens.ts';
import { brand } from '#shared/brand.ts';
import { axeViolations } from './axe.ts';
import { adminWalks } from './admin-screens.ts';
import { expectFitsPhone } from './fits.ts';
import { test, walks } from './screens.ts';
import { expect } from './test.ts';

for (const [name, walk] of Object.entries({ ...walks, ...adminWalks })) {
  test(`${name}: accessible, and sized for a phone`, async ({ page, world }) => {
    await walk(world, async (state, within, options) => {
      await expectFitsPhone(page, state, options);
      expect.soft(await axeViolations(page, within), state).toEqual([]);
      const screen = screenAt(new URL(page.url()).pathname);
      if (screen) expect.soft(await page.title(), state).toBe(`${screen.title} | ${brand.name}`);
      expect.soft(await page.locator('h1').count(), `headings of ${state}`).toBe(1);
    });
  });
}
