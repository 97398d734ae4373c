/** Checks that a screen fits a phone: no horizontal scrolling and no tap target that is too small. */
import { expect, type Page } from '@playwright/test';

/** @param options `taps: false` only checks the width */
export async function expectFitsPhone(page: Page, name: string, { taps = true } = {}): Promise<void> {
  const width = page.viewportSize()!.width;
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBe(width);
  if (taps) expect.soft(await smallTargets(page), `targets under 44 px of ${name}`).toEqual([]);
}

/** Lists tap targets smaller than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAdmin = location.pathname.startsWith('/admin');
    /** Links inside a sentence may be as tall as its line; in the dense admin area, all inline links may. */
    const isInLine = (target: Element) => {
      const around = target.parentElement?.textContent?.trim() ?? '';
      const isInline = target.matches('a') && getComputedStyle(target).display === 'inline';
      return isInline && (isAdmin || around !== target.textContent);
    };
    /** The element that receives the tap: a field's frame, a checkbox's label, or the container that some links cover. */
    const surfaceOf = (target: HTMLElement) =>
      (target instanceof HTMLInputElement && (target.closest('[data-size]') ?? target.labels?.[0])) ||
      (getComputedStyle(target, '::after').position === 'absolute' && target.offsetParent) ||
      target;
    const isSmall = (box: DOMRect) => box.width < 43.9 || box.height < 43.9;
    // Toasts disappear on their own, so their close button may be small.
    const passed = '[aria-hidden="true"], .mantine-Notifications-root';
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest(passed))
      .filter((target) => !isInLine(target))
      .map((target) => ({ target, box: surfaceOf(target).getBoundingClientRect() }))
      .filter(({ target, box }) => isSmall(box) && isSmall(target.getBoundingClientRect()))
      .map(({ target, box }) => {
        const name = target.textContent || target.getAttribute('aria-label') || target.getAttribute('name');
        return `${target.tagName} ${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
      });
  });
}
