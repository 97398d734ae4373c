/** Requests that wait until the test lets them go. */
import type { Page } from '@playwright/test';

export type Held = { release: () => void };

/** Holds every matching request of the page, from now until `release`. */
export async function hold(page: Page, url: RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}
