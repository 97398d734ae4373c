/** A server of which parts fail, also within a batch of calls. */
import type { Page, Route } from '@playwright/test';

const broken = {
  error: { message: 'down', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
};

/**
 * Lets procedures fail as a broken server would, those of a batch beside others that go on. The browser names a status of
 * 500 on its console where all calls of a request fail.
 * @param isBroken by the name of the procedure
 * @returns makes the server whole again
 */
export async function breakProcedures(page: Page, isBroken: (name: string) => boolean): Promise<() => Promise<void>> {
  const pattern = /\/trpc\/[\w.,]+\?batch=1/;
  const handler = async (route: Route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (!names.some(isBroken)) return route.fallback();
    if (names.every(isBroken)) return route.fulfill({ status: 500, json: names.map(() => broken) });
    const response = await route.fetch();
    const answers = (await response.json()) as unknown[];
    return route.fulfill({
      response,
      status: 207,
      json: answers.map((answer, index) => (isBroken(names[index]!) ? broken : answer)),
    });
  };
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}
