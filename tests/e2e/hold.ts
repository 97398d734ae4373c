/** Holds requests until the test releases them. */
import type { Page } from '@playwright/test';

export type Held = { release: () => void };

/**
 * Holds every matching request of the page, from now until `release`.
 * @param carrying hold only requests whose body contains this text, so that one already on its way passes
 */
export async function hold(page: Page, url: RegExp, carrying = ''): Promise<Held> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().postData()?.includes(carrying) ?? carrying === '') await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}
