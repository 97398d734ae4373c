/** Whether a screen fits a phone: no scrolling sideways, and nothing too small for a finger. */
import { expect, type Page } from '@playwright/test';

export async function expectFitsPhone(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()!.width;
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBe(width);
  const small = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[aria-hidden="true"]'),
      )
      // Links inside a sentence may be as high as its line.
      .filter((target) => !(target.matches('a') && getComputedStyle(target).display === 'inline'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`),
  );
  expect.soft(small, `targets under 44 px of ${name}`).toEqual([]);
}
