/** The app in the pseudo-locale: all text in its code comes from the catalogs, and layouts fit text 40 % longer. */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { plainTexts, test, usePseudoLocale } from './pseudo-build.ts';
import { enter } from './admin-screens.ts';
import { signInWithProfile } from './screens.ts';
import { expect } from './test.ts';

/** Names of plans, states and the like are in `shared`, which isn't in the catalogs yet. */
const shared = globSync('shared/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const isMoment = (text: string) =>
  /^just now$| ago$|^\d+ (months|years)$|^\d+:\d\d:\d\d [AP]M$/.test(text) ||
  !Number.isNaN(Date.parse(text.replace(' at ', ' ').replace(' ET', '')));

/** Opens each screen, waits for its data, and checks its text and width. */
async function walk(page: Page, screens: readonly string[]): Promise<void> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/trpc/')) answers.push(response.text().catch(() => ''));
  });
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/[á-ž]/);
    const data = (await Promise.all(answers)).join('\n');
    const isData = (text: string) => data.includes(JSON.stringify(text.replace(/^, /, '')).slice(1, -1));
    const known = (text: string) => isData(text) || shared.includes(`'${text}'`) || isMoment(text);
    expect
      .soft(
        (await plainTexts(page)).filter((text) => !known(text)),
        `text of ${path}`,
      )
      .toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${path}`).toBe(page.viewportSize()!.width);
  }
}

// One worker, because each one builds the client.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page, builds }) => usePseudoLocale(page, builds));

test('account and cart screens use only catalog texts', async ({ page }) => {
  await walk(page, [
    paths.login,
    `${paths.signup}?only=account`,
    paths.forgotPassword,
    paths.resetPassword,
    paths.cart,
  ]);
});

test('member screens use only catalog texts', async ({ page, world }) => {
  await signInWithProfile(world);
  await walk(page, [
    paths.dashboard,
    paths.plan,
    paths.myServices,
    paths.affiliate,
    paths.notifications,
    paths.settings,
    paths.cart,
  ]);
});

test('admin screens use only catalog texts', async ({ page, world }) => {
  await enter(world);
  const areas = ['', '/inbox', '/users', '/requests', '/referrals', '/jobs', '/privacy', '/system'];
  await walk(
    page,
    areas.map((area) => `/admin${area}`),
  );
});
