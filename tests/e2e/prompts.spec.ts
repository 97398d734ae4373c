/** The prompts of a member: unlocking within the month, filling in, finding again, and the way to Pro. */
import type { Page } from '@playwright/test';
import { keyedPrompts } from '../../shared/domain/prompt-keys.ts';
import type { GeneratedProfile } from '../../shared/schemas/profile.ts';
import { makePro, test, type Accounts } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const here = '/dashboard/profile?tab=prompts';
const cards = (page: Page) => page.getByRole('main').locator('[data-prompt]');
const card = (page: Page, key: string) => page.getByRole('main').locator(`[data-prompt="${key}"]`);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function withPrompts(accounts: Accounts) {
  const member = await accounts.memberWithProfile();
  await accounts.signIn(member);
  return member;
}

/** Unlocks so many, the last ones of the list first. */
async function unlockMany(accounts: Accounts, count: number): Promise<void> {
  const keys = ['printDesign', 'reviews'].flatMap((platform) =>
    Array.from({ length: 16 }, (_, index) => `${platform}.${index + 1}`),
  );
  for (const key of keys.slice(0, count)) await accounts.call('prompts.unlock', { key });
}

test('unlocked, filled in, copied and taken to a tool; all of it is there after a reload', async ({
  page,
  accounts,
}) => {
  await withPrompts(accounts);
  const account = new AccountPage(page);
  await page.goto(`${here}&platform=socialMedia`);
  await expect(account.main.getByText('0 of 25 prompts used this month')).toBeVisible();
  const first = card(page, 'socialMedia.1');
  await expect(first).toContainText('…');
  await expect(first.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await first.getByRole('button', { name: /^Unlock, 25 left this month: / }).click();
  await expect(account.main.getByText('1 of 25 prompts used this month')).toBeVisible();
  await expect(first.getByRole('heading', { level: 3 })).toBeFocused();

  await first.getByRole('button', { name: /^Fill in/ }).click();
  await expect(first.getByLabel('Town or area')).toHaveValue('Hollywood, Florida');
  await first.getByLabel('Town or area').fill('Davie, Florida');
  const saved = page.waitForResponse((response) => response.url().includes('prompts.saveVariables'));
  await first.getByLabel('Anything special this time?').fill('it is about the July sale');
  await first.getByRole('button', { name: /^Copy: / }).click();
  await expect(account.toast('Copied to clipboard!')).toBeVisible();
  const text = await copied(page);
  expect(text).toContain('in Davie, Florida');
  expect(text).not.toContain('Hollywood');
  expect(text).toMatch(/\n\nFor this time: it is about the July sale$/);
  const links = first.getByRole('link', { name: /^Open in / });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    expect(new URL((await link.getAttribute('href'))!).searchParams.get('q')).toBe(text);
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
  await first.getByRole('button', { name: /^Favorite: / }).click();
  await first.getByRole('button', { name: 'Helpful', exact: true }).click();
  await saved;

  await page.reload();
  await expect(first.getByRole('button', { name: /^Favorite: / })).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toContainText('in Davie, Florida');
  await expect(first).toContainText('For this time: it is about the July sale');
  await expect(account.main.getByText('1 of 25 prompts used this month')).toBeVisible();
});

test('a prompt for a tool of its own is copied and the tool opened', async ({ page, accounts, context, guard }) => {
  guard.expectConsole('request to https://labs.google');
  await withPrompts(accounts);
  await context.route('https://labs.google/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Flow' }));
  await page.goto(`${here}&platform=veo3`);
  await card(page, 'veo3.1')
    .getByRole('button', { name: /^Unlock, \d+ left this month: / })
    .click();
  const opened = page.waitForEvent('popup');
  await card(page, 'veo3.1')
    .getByRole('link', { name: /^Copy and open Veo 3/ })
    .click();
  expect((await opened).url()).toBe('https://labs.google/fx/tools/flow');
  await page.bringToFront();
  expect((await copied(page)).length).toBeGreaterThan(200);
});

test('search, platform, filters, order and page stand in the address', async ({ page, accounts }) => {
  await withPrompts(accounts);
  await accounts.call('prompts.setFavorite', { key: 'email.3', favorite: true });
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(cards(page)).toHaveCount(20);
  await account.button('Next').click();
  await expect(account.main.getByText('Page 2 of 12')).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=2/);
  await page.reload();
  await expect(account.main.getByText('Page 2 of 12')).toBeVisible();

  await account.main.getByRole('tab', { name: /^Email/ }).click();
  await expect(page).toHaveURL(/platform=email/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/tab=prompts/);
  await expect(cards(page)).toHaveCount(16);
  await account.main.getByLabel('Sort', { exact: true }).selectOption('Favorites first');
  await expect(cards(page).first()).toHaveAttribute('data-prompt', 'email.3');
  await account.main.getByLabel('Show', { exact: true }).selectOption('Favorites');
  await expect(cards(page)).toHaveCount(1);

  await account.main.getByRole('searchbox', { name: 'Search your prompts' }).fill('nothing like it');
  await expect(account.main.getByText('No prompt matches')).toBeVisible();
  await expect(page).toHaveURL(/q=nothing\+like\+it/);
  await page.reload();
  await expect(account.main.getByText('No prompt matches')).toBeVisible();
  await account.button('Show all prompts').click();
  await expect(cards(page)).toHaveCount(20);
  await expect(page).toHaveURL(here);
});

test('warns before the wall; at the wall: the banner, and no more unlocking, in other tabs too', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(403));
  await withPrompts(accounts);
  await unlockMany(accounts, 24);
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(account.main.getByText(/^Only 1 left\./)).toBeVisible();
  await expect(account.main.getByRole('complementary', { name: 'Upgrade to Pro' })).toHaveCount(0);
  const otherTab = await context.newPage();
  await otherTab.goto(here);
  await expect(cards(otherTab)).toHaveCount(20);

  await card(page, 'lovable.1')
    .getByRole('button', { name: /^Unlock, 1 left this month: / })
    .click();
  const banner = account.main.getByRole('complementary', { name: 'Upgrade to Pro' });
  await expect(banner).toContainText('30% off');
  await expect(banner).toContainText('$20.99');
  await expect(banner.locator('s')).toContainText('$29.99');
  await expect(account.main.getByText('You have used all 25 prompts of this month.')).toBeVisible();

  await card(otherTab, 'lovable.2')
    .getByRole('button', { name: /^Unlock, \d+ left this month: / })
    .click();
  await expect(card(otherTab, 'lovable.2').getByRole('alert')).toContainText('all 25 prompts of this month');
  await expect(otherTab.getByText('25 of 25 prompts used this month')).toBeVisible();
  // What is unlocked stays.
  await expect(card(page, 'lovable.1').getByRole('button', { name: /^Copy: / })).toBeVisible();

  await card(page, 'lovable.2')
    .getByRole('button', { name: /^Unlock with Pro: / })
    .click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('Pro has every text, without a count', async ({ page, accounts }) => {
  const member = await withPrompts(accounts);
  await makePro(member.email);
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(account.main.getByText('Unlimited prompts with Pro')).toBeVisible();
  await expect(cards(page).getByRole('button', { name: /^Copy: / })).toHaveCount(20);
  await expect(account.main.getByRole('button', { name: /^Unlock/ })).toHaveCount(0);
});

test('a double click unlocks once, and a lost connection says so', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await withPrompts(accounts);
  const account = new AccountPage(page);
  await page.goto(here);
  const calls = procedureCalls(page, 'prompts.unlock');
  await page.route(/prompts\.unlock/, (route) => route.abort());
  await card(page, 'lovable.1')
    .getByRole('button', { name: /^Unlock, \d+ left this month: / })
    .click();
  await expect(account.toast('Prompt not unlocked')).toContainText('Please check your connection');
  await page.unroute(/prompts\.unlock/);
  const held = await hold(page, /prompts\.unlock/);
  await card(page, 'lovable.1')
    .getByRole('button', { name: /^Unlock, \d+ left this month: / })
    .dblclick({ force: true });
  held.release();
  await expect(card(page, 'lovable.1').getByRole('button', { name: /^Copy: / })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('what cannot be fetched can be asked for again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await withPrompts(accounts);
  const account = new AccountPage(page);
  await page.route(/prompts\.list/, (route) => route.abort());
  await page.goto(here);
  const problem = account.problem.filter({ hasText: 'Your prompts could not be loaded' });
  await expect(problem).toBeVisible();
  await page.unroute(/prompts\.list/);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(20);
});

test('in the chat, an account without Pro has the beginnings, and unlocks one by one', async ({
  page,
  chat,
  accounts,
}) => {
  await withPrompts(accounts);
  const stored = await accounts.read<{ profile: GeneratedProfile; lockedPrompts: string[] }>('profile.mine');
  expect(stored.lockedPrompts).toHaveLength(keyedPrompts(stored.profile).length);
  await page.goto('/dashboard');
  await page.evaluate(() => dispatchEvent(new Event('openAIChat')));
  const first = chat.dialog.locator('[data-prompt="lovable-0"]');
  await expect(first).toBeVisible();
  await expect(chat.dialog.getByText('You can unlock 25 more prompts this month.')).toBeVisible();
  await first.getByRole('button', { name: /^Unlock prompt: / }).click();
  await expect(first.getByRole('button', { name: /^Copy prompt: / })).toBeFocused();
  await expect(chat.dialog.getByText('You can unlock 24 more prompts this month.')).toBeVisible();
  const text = await copied(page);
  expect(text.length).toBeGreaterThan(200);
  await expect(first).toContainText(text.slice(-60));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}`, () => {
    test.use({ colorScheme });

    test('nothing for axe to say', async ({ page, accounts }) => {
      await withPrompts(accounts);
      await accounts.call('prompts.unlock', { key: 'socialMedia.1' });
      await page.goto(`${here}&platform=socialMedia`);
      await card(page, 'socialMedia.1')
        .getByRole('button', { name: /^Fill in/ })
        .click();
      expect(await axeViolations(page)).toEqual([]);
      await unlockMany(accounts, 24);
      await page.reload();
      await expect(page.getByText('You have used all 25 prompts of this month.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('platforms are a select, and everything fits', async ({ page, accounts }) => {
    await withPrompts(accounts);
    await accounts.call('prompts.unlock', { key: 'email.1' });
    const account = new AccountPage(page);
    await page.goto(here);
    await account.main.getByLabel('Platform', { exact: true }).selectOption({ label: 'Email (16)' });
    await expect(cards(page)).toHaveCount(16);
    await card(page, 'email.1')
      .getByRole('button', { name: /^Fill in/ })
      .tap();
    await expectFitsPhone(page, 'prompts');
    await card(page, 'email.1')
      .getByRole('button', { name: /^Copy: / })
      .tap();
    await expect(account.toast('Copied to clipboard!')).toBeVisible();
  });
});
