/** Navigates a page by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until this has the focus. @throws after `within` presses */
export async function tabTo(page: Page, target: Locator, within = 40, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < within; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`not reached by ${within} presses of ${key}: ${target.toString()}`);
}

/** Expects this to have the focus, visible as an outline or border of the element or its frame. */
export async function expectFocusShown(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const looks = () =>
    target.evaluate((element) =>
      [element, element.parentElement!, element.parentElement!.parentElement!].map((box) => {
        const { outlineStyle, outlineWidth, borderColor, boxShadow } = getComputedStyle(box);
        return [outlineStyle === 'none' ? 'none' : outlineWidth, borderColor, boxShadow].join(' | ');
      }),
    );
  const focused = await looks();
  await target.evaluate((element: HTMLElement) => element.blur());
  const blurred = await looks();
  await target.evaluate((element: HTMLElement) => element.focus());
  expect(focused).not.toEqual(blurred);
}
