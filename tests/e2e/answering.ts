/** A server of which one procedure answers something else, also within a batch of calls. */
import type { Page, Route } from '@playwright/test';

/**
 * Puts other answers in the place of those of some procedures, also where one batch asks for several of them; the others of
 * a batch go on.
 * @param answers by procedure, what the browser is to be told
 * @returns gives the server its own answers back
 */
export async function answerWithAll(page: Page, answers: Record<string, unknown>): Promise<() => Promise<void>> {
  const pattern = /\/trpc\/[\w.,]+\?batch=1/;
  const handler = async (route: Route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (!names.some((name) => name in answers)) return route.fallback();
    const given = (name: string) => ({ result: { data: answers[name] } });
    if (names.every((name) => name in answers)) return route.fulfill({ json: names.map(given) });
    const response = await route.fetch();
    const own = (await response.json()) as unknown[];
    return route.fulfill({
      response,
      status: 200,
      json: names.map((name, index) => (name in answers ? given(name) : own[index])),
    });
  };
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** The same for one procedure. @param data what the browser is to be told */
export function answerWith(page: Page, procedure: string, data: unknown): Promise<() => Promise<void>> {
  return answerWithAll(page, { [procedure]: data });
}
