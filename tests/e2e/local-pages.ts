/** Unlocks the mailbox and the test payments in a test's browser with the printed link, as a developer would. */
import { expect, type BrowserContext } from '@playwright/test';
import { localKeyOf, localLink } from '#server/http/local-only.ts';
import { siteSecret } from './site-process.ts';

const header = 'x-forwarded-for';

/**
 * Unlocks the local pages in all tabs of a browser. Requests to them omit the header that gives each test its own address,
 * since the pages refuse requests from a proxy.
 */
export async function unlockLocalPages(context: BrowserContext): Promise<void> {
  await context.route(/\/(dev|sandbox)\//, async (route) => {
    const headers = { ...route.request().headers() };
    delete headers[header];
    await route.continue({ headers });
  });
  const answer = await context.request.get(localLink(localKeyOf(siteSecret)), { headers: { [header]: '' }, maxRedirects: 0 }); // prettier-ignore
  expect(answer.status()).toBe(303);
}
