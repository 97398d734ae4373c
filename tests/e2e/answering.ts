/** Replaces server responses by procedure name, also within a batch of calls. */
import type { Page, Route } from '@playwright/test';

const broken = {
  error: { message: 'down', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
};

/**
 * Replaces responses until the returned function is called.
 * @param given returns the response to a procedure by name, or undefined to keep the server's
 */
async function replaceAnswers(page: Page, given: (name: string) => object | undefined, status: number) {
  const pattern = /\/trpc\/[\w.,]+\?batch=1/;
  const handler = async (route: Route) => {
    // Tests use our code's name for the cart; requests carry the old one (client/lib/trpc.ts).
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').replaceAll('checkout.', 'cart.');
    const others = names.split(',').map(given);
    if (!others.some(Boolean)) return route.fallback();
    if (others.every(Boolean)) return route.fulfill({ status, json: others });
    const response = await route.fetch();
    const own = (await response.json()) as unknown[];
    return route.fulfill({ response, status: 207, json: others.map((other, index) => other ?? own[index]) });
  };
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** Responds to procedures with the given data, by name. */
export const answerWith = (page: Page, answers: Record<string, unknown>) =>
  replaceAnswers(page, (name) => (name in answers ? { result: { data: answers[name] } } : undefined), 200);

/** Makes procedures fail as a broken server would. If every call of a request fails, Chromium logs a status of 500. */
export const breakProcedures = (page: Page, isBroken: (name: string) => boolean) =>
  replaceAnswers(page, (name) => (isBroken(name) ? broken : undefined), 500);
