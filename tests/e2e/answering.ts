/** A server of which one procedure answers something else, also within a batch of calls. */
import type { Page, Route } from '@playwright/test';

/**
 * Puts another answer in the place of one procedure's; the others of a batch go on.
 * @param data what the browser is to be told
 * @returns gives the server its own answer back
 */
export async function answerWith(page: Page, procedure: string, data: unknown): Promise<() => Promise<void>> {
  const pattern = /\/trpc\/[\w.,]+\?batch=1/;
  const handler = async (route: Route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (!names.includes(procedure)) return route.fallback();
    const response = await route.fetch();
    const answers = (await response.json()) as unknown[];
    return route.fulfill({
      response,
      status: 200,
      json: answers.map((answer, index) => (names[index] === procedure ? { result: { data } } : answer)),
    });
  };
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}
