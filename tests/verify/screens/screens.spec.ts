/** Checks every screen and state in both color schemes and at both phone widths. */
import { axeViolations } from '#tests/e2e/axe.ts';
import { adminWalks } from '#tests/e2e/admin-screens.ts';
import { expectFitsPhone } from '#tests/e2e/fits.ts';
import { test, walks } from '#tests/e2e/screens.ts';
import { expect } from '#tests/e2e/test.ts';
import { adminStateWalks } from './admin-states.ts';
import { stateWalks } from './states.ts';

const everything = { ...walks, ...stateWalks, ...adminWalks, ...adminStateWalks };

for (const [name, walk] of Object.entries(everything)) {
  test(`${name}: accessible in both schemes, and sized for small phones`, async ({ page, world }) => {
    test.setTimeout(300_000);
    const { height } = page.viewportSize()!;
    await walk(world, async (state, within, options) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height });
        await expectFitsPhone(page, `${state} at ${width}`, options);
      }
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeViolations(page, within), `${state}, ${colorScheme}`).toEqual([]);
      }
    });
  });
}
