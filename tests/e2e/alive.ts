import type { Page } from '@playwright/test';

/**
 * Resolves when React has taken over all of the page: shell, and the sections that follow once it stands. A mismatch with
 * the HTML would be on the console by then.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const main = document.getElementById('main');
    return window.__earlyClick === null && main !== null && [main, ...main.children].every(isTaken);
  });
}
