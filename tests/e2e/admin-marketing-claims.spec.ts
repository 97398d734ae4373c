/** The claims register: an admin switches claims off and on, and pages hydrate without them. */
import type { Page } from '@playwright/test';
import { adminLogin } from './admin-login.ts';
import { alive } from './alive.ts';
import { test as base } from './admin.ts';
import { expect } from './test.ts';

/** `borrowed`: keys of claims that a test switches off. They are switched on again when it ends, even if it fails. */
const test = base.extend<{ borrowed: string[] }>({
  borrowed: async ({ agency }, use) => {
    const keys: string[] = [];
    await use(keys);
    for (const key of keys) await agency.call('admin.claims.switch', { key, isOff: false });
  },
});

/** Waits until the response at a URL does or does not contain a text. */
async function settled(page: Page, path: string, text: string, isShown: boolean): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await page.request.get(path)).text();
      return html.includes(text);
    })
    .toBe(isShown);
  return html;
}

test('switches a claim off after a confirmation and on again, and its page follows', async ({
  page,
  agency,
  borrowed,
}) => {
  const claim = '275% more leads';
  const path = '/best-ai-marketing-agency-near-me';
  const shown = '<strong>275%</strong>';
  const register = await agency.read<{ key: string; text: string }[]>('admin.claims.list');
  borrowed.push(register.find(({ text }) => text === claim)!.key);
  const before = await settled(page, path, shown, true);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const row = main.getByRole('row').filter({ hasText: claim });
  await page.goto('/admin/claims?q=275');
  await expect(row.getByText('On', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: path })).toHaveAttribute('href', path);
  await row.getByRole('button').click();
  await expect(dialog).toContainText(path);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button')).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Claim turned off')).toBeVisible();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await expect(row).toContainText(`by ${adminLogin.email}`);
  expect(await settled(page, path, shown, false)).not.toContain('"value":"275%"');

  await page.goto('/admin/claims?state=off');
  await row.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Claim turned on')).toBeVisible();
  expect(await settled(page, path, shown, true)).toBe(before);
});

const usualTiming = 'The timeline we quote is';

test('hydrates a page without most of its claims, opened by URL and by link', async ({ page, agency, borrowed }) => {
  const keys = ['roas-47', 'click-through-52', 'acquisition-cost-38', 'ads-timing'];
  borrowed.push(...keys);
  for (const key of keys) await agency.call('admin.claims.switch', { key, isOff: true });
  await settled(page, '/ai-advertising-agency', '47%', false);
  await settled(page, '/ai-advertising-company', usualTiming, false);
  await page.goto('/ai-advertising-agency');
  await alive(page);
  await expect(page.getByRole('heading', { name: 'AI ad results we highlight in our marketing' })).toHaveCount(0);
  await expect(page.getByText('Neither is guaranteed.')).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Services', exact: true }).click();
  await main.getByRole('link', { name: 'Where does my ad money go?' }).click();
  await expect(page).toHaveURL(/\/ai-advertising-company$/);
  await alive(page);
  await expect(page.getByText(usualTiming)).toHaveCount(0);
  await expect(page.getByText('3.4x')).toBeVisible();
});
