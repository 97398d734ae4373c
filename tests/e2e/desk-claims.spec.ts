/** The claims register: an admin takes claims off the site and puts them back, and pages come alive without them. */
import type { Page } from '@playwright/test';
import { adminLogin } from './admin-login.ts';
import { alive } from './alive.ts';
import { axeViolations } from './axe.ts';
import { expectSound, onDevices, test as base } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { expect, failedWithStatus } from './test.ts';

/** `borrowed`: keys of claims that a test takes off the site. They are on again when it ends, however it ends. */
const test = base.extend<{ borrowed: string[] }>({
  borrowed: async ({ accounts }, use) => {
    const keys: string[] = [];
    await use(keys);
    for (const key of keys) await accounts.call('admin.claims.switch', { key, isOff: false });
  },
});

class ClaimsPage {
  readonly main;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/claims${query}`);
    await expect(this.main.getByRole('heading', { name: 'Claims', level: 1 })).toBeVisible();
  }

  row(text: string) {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  async switch(text: string, to: 'on' | 'off'): Promise<void> {
    await this.row(text)
      .getByRole('button', { name: `Switch ${to}` })
      .click();
    await this.dialog.getByRole('button', { name: `Switch ${to}` }).click();
    await expect(this.page.getByText(`Claim switched ${to}`)).toBeVisible();
    await expect(this.dialog).toBeHidden();
  }
}

const usualCourse = 'The usual course, as we quote it';

/** What the site answers at an address, once it does or does not hold a text. */
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

/** Each device takes a claim of its own off the site, as they may do so at the same time. */
const taken = {
  desktop: { claim: '275% more leads', path: '/best-ai-marketing-agency-near-me' },
  phone: { claim: '185% ROI improvement', path: '/ai-marketing-agency' },
};

onDevices((device) => {
  const { claim, path } = taken[device];

  test('a claim is switched off and on again, and its page follows', async ({ page, accounts, borrowed }) => {
    await accounts.signIn(adminLogin);
    const register = await accounts.read<{ key: string; text: string }[]>('admin.claims.list');
    borrowed.push(register.find(({ text }) => text === claim)!.key);
    const value = claim.split(' ')[0]!;
    const claims = new ClaimsPage(page);
    const before = await settled(page, path, `<dd>${value}</dd>`, true);
    await claims.open();
    await expect(claims.row(claim).getByText('On', { exact: true })).toBeVisible();
    await expect(claims.row(claim).getByRole('link', { name: path })).toHaveAttribute('href', path);

    // Asked first, and Escape leaves everything as it is.
    await claims.row(claim).getByRole('button').click();
    await expect(claims.dialog).toContainText(path);
    expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(claims.dialog).toBeHidden();
    await expect(claims.row(claim).getByRole('button')).toBeFocused();

    await claims.switch(claim, 'off');
    await expect(claims.row(claim).getByText('Off', { exact: true })).toBeVisible();
    await expect(claims.row(claim)).toContainText(`by ${adminLogin.email}`);
    const without = await settled(page, path, `<dd>${value}</dd>`, false);
    expect(without).not.toContain(`"value":"${value}"`);

    await claims.open('?state=off');
    await claims.switch(claim, 'on');
    expect(await settled(page, path, `<dd>${value}</dd>`, true)).toBe(before);
  });

  test('the list is narrowed by words, kind, source and state, and says when nothing fits', async ({
    page,
    accounts,
  }) => {
    // Several hundred rows are looked at by axe, twice.
    test.slow();
    await accounts.signIn(adminLogin);
    const claims = new ClaimsPage(page);
    await claims.open();
    await expectSound(page, 'claims', 'main');
    await claims.main.getByLabel('Kind', { exact: true }).selectOption('Stories');
    await expect(page).toHaveURL(/kind=story/);
    await expect(claims.main.getByRole('heading', { level: 2 })).toHaveText([/^Stories \d+$/]);
    await claims.main.getByLabel('Source', { exact: true }).selectOption('Not samples');
    await expect(claims.main.getByText('No claim fits')).toBeVisible();
    await claims.main.getByRole('button', { name: 'Clear' }).click();
    await claims.main.getByLabel('Search by text, source or page').fill('5.3x engagement');
    await expect(claims.row('5.3x engagement')).toBeVisible();
    await expect(claims.main.getByRole('heading', { level: 2 })).toHaveText(['Figures 1']);
    await page.reload();
    await expect(claims.main.getByRole('heading', { level: 2 })).toHaveText(['Figures 1']);
  });
});

test('a page comes alive without most of what it claims', async ({ page, accounts, borrowed }) => {
  await accounts.signIn(adminLogin);
  const keys = [
    ...['roas-47', 'click-through-52', 'acquisition-cost-38', 'ads-timing', 'voice-sample-owner-dance-school'],
  ];
  borrowed.push(...keys);
  for (const key of keys) await accounts.call('admin.claims.switch', { key, isOff: true });
  await settled(page, '/ai-advertising-agency', '47%', false);
  await settled(page, '/ai-advertising-company', usualCourse, false);
  // By an address, and by a link without a reload: what React finds and what it makes is the same.
  await page.goto('/ai-advertising-agency');
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Results we quote' })).toHaveCount(0);
  await expect(page.getByText('Neither is guaranteed.')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Services', exact: true }).click();
  await main.getByRole('link', { name: 'Where does the ad money go?' }).click();
  await expect(page).toHaveURL(/\/ai-advertising-company$/);
  await alive(page);
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  await expect(page.getByText(usualCourse)).toHaveCount(0);
  await expect(page.getByText('3.4x')).toBeVisible();
  for (const key of keys) await accounts.call('admin.claims.switch', { key, isOff: false });
  await settled(page, '/ai-advertising-agency', '47%', true);
  await settled(page, '/ai-advertising-company', usualCourse, true);
});

test('a failure says so and leaves things as they are', async ({ page, accounts, guard }) => {
  await accounts.signIn(adminLogin);
  const claims = new ClaimsPage(page);
  guard.expectConsole(failedWithStatus(500));
  let mend = await breakProcedures(page, (name) => name === 'admin.claims.list');
  await claims.open();
  await expect(claims.main.getByText('Failed to load the claims')).toBeVisible();
  await mend();
  await claims.main.getByRole('button', { name: 'Try again' }).click();
  await expect(claims.row('5.3x engagement')).toBeVisible();

  mend = await breakProcedures(page, (name) => name === 'admin.claims.switch');
  await claims.row('5.3x engagement').getByRole('button').click();
  await claims.dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Failed to switch the claim off')).toBeVisible();
  await expect(claims.dialog).toBeVisible();
  await mend();
  await page.keyboard.press('Escape');
  await expect(claims.row('5.3x engagement').getByText('On', { exact: true })).toBeVisible();
});
