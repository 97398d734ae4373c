/**
 * Heights of screens at 1280 px with typical and heavy data. Long screens may be at most about half as tall as before
 * they were made compact.
 */
import type { Page } from '@playwright/test';
import { adminLogin } from '#tests/e2e/admin-login.ts';
import { signInWithProfile, test } from '#tests/e2e/screens.ts';
import { expect } from '#tests/e2e/test.ts';
import { heavyAgency, heavyMember, typicalMember } from './heavy-data.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** Limits in pixels at a width of 1280. */
const bounds = {
  typical: {
    '/dashboard': 1400,
    '/dashboard/profile': 4886,
    '/dashboard/profile?tab=prompts': 3094,
    '/dashboard/marketing-machine': 2018,
    '/dashboard/plan': 1600,
    '/dashboard/prompt-packs': 1789,
    '/dashboard/shop': 2137,
    '/dashboard/services': 1300,
    '/dashboard/affiliate': 1241,
    '/dashboard/notifications': 1326,
    '/dashboard/settings': 2393,
  },
  heavy: {
    '/dashboard': 1400,
    '/dashboard/plan': 5271,
    '/dashboard/notifications': 2946,
    '/dashboard/settings': 2352,
    '/dashboard/services': 2925,
  },
  shared: 4700,
  /** Lists are a full page of one-line rows. */
  admin: {
    '/admin': 1400,
    '/admin/inbox': 3000,
    '/admin/numbers': 2500,
    '/admin/revenue': 1800,
    '/admin/subscriptions': 3200,
    '/admin/settings': 1400,
    '/admin/users': 3000,
    '/admin/requests': 3000,
    '/admin/mails': 3000,
    '/admin/jobs': 2467,
    '/admin/ai': 1400,
    '/admin/catalog': 2600,
    '/admin/events': 1400,
    '/admin/cities': 4000,
    '/admin/claims': 4000,
    '/admin/privacy': 1400,
    '/admin/readiness': 1622,
    '/admin/system': 1622,
    '/admin/audit': 3000,
  },
} as const;

for (const [name, seed] of [
  ['typical', typicalMember],
  ['heavy', heavyMember],
] as const) {
  test(`member screens stay within their height with ${name} data`, async ({ world }) => {
    test.setTimeout(180_000);
    await seed(world);
    await expectHeights(world.page, bounds[name]);
  });
}

test('a shared profile stays within its height', async ({ world }) => {
  const { page, accounts } = world;
  await accounts.makePro(await signInWithProfile(world));
  const { profileId } = await accounts.read<{ profileId: string }>('document.mine');
  const { address } = await accounts.call<{ address: string }>('document.share', { profileId, days: 30 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 3, name: 'Growth Roadmap' })).toBeVisible();
  await expectHeight(page, '/shared-profile', bounds.shared);
});

test('admin screens with full lists stay within their height', async ({ world }) => {
  test.setTimeout(180_000);
  await heavyAgency(world);
  await world.accounts.signIn(adminLogin);
  await expectHeights(world.page, bounds.admin);
});

async function expectHeights(page: Page, heights: Record<string, number>): Promise<void> {
  for (const [path, bound] of Object.entries(heights)) {
    await page.goto(path);
    await expectHeight(page, path, bound);
  }
}

async function expectHeight(page: Page, path: string, bound: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.info(`${path}: ${height} of ${bound} px`);
  expect.soft(height, path).toBeLessThanOrEqual(bound);
}
