/** Answers of the server replaced by name of procedure, also within a batch of calls. */
import type { Page, Route } from '@playwright/test';

const broken = {
  error: { message: 'down', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
};

/** @param given what to answer, by the name of a procedure; undefined leaves the server's own. @returns undoes it */
async function replaceAnswers(page: Page, given: (name: string) => object | undefined, status: number) {
  const pattern = /\/trpc\/[\w.,]+\?batch=1/;
  const handler = async (route: Route) => {
    const others = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',').map(given);
    if (!others.some(Boolean)) return route.fallback();
    if (others.every(Boolean)) return route.fulfill({ status, json: others });
    const response = await route.fetch();
    const own = (await response.json()) as unknown[];
    return route.fulfill({ response, status: 207, json: others.map((other, index) => other ?? own[index]) });
  };
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** @param answers what the browser is told, by procedure */
export const answerWith = (page: Page, answers: Record<string, unknown>) =>
  replaceAnswers(page, (name) => (name in answers ? { result: { data: answers[name] } } : undefined), 200);

/** Fails procedures as a broken server would. If all calls of a request fail, Chromium logs a status of 500. */
export const breakProcedures = (page: Page, isBroken: (name: string) => boolean) =>
  replaceAnswers(page, (name) => (isBroken(name) ? broken : undefined), 500);
