/** A member's prompts: unlocked, filled in, opened in a tool and found again; the monthly limit; and the chat. */
import type { Page } from '@playwright/test';
import { keyedPrompts } from '#shared/domain/prompt-keys.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { unlockLocalPages } from './local-pages.ts';
import { SandboxPage } from './sandbox-page.ts';
import { expect } from './test.ts';

const here = '/dashboard/profile?tab=prompts';
const cards = (page: Page) => page.getByRole('main').locator('[data-prompt]');
const card = (page: Page, key: string) => page.getByRole('main').locator(`[data-prompt="${key}"]`);
/** Expands a prompt's row unless it is open. */
const open = async (page: Page, key: string) => {
  const toggle = card(page, key).getByRole('heading', { level: 3 }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
};
const unlock = async (page: Page, key: string) => {
  await open(page, key);
  await card(page, key)
    .getByRole('button', { name: /^Unlock, \d+ left this month: / })
    .click();
};
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('unlocks a prompt, fills it in, opens it in a tool, and finds it again after a reload', async ({
  page,
  accounts,
  context,
  guard,
}) => {
  guard.expectConsole('request to https://labs.google');
  await context.route('https://labs.google/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Flow' }));
  await accounts.signIn(await accounts.memberWithProfile());
  const account = new AccountPage(page);
  await page.goto(`${here}&platform=socialMedia`);
  await expect(cards(page)).toHaveCount(16);
  const first = card(page, 'socialMedia.1');

  await test.step('an unlocked prompt can be filled in and copied', async () => {
    await unlock(page, 'socialMedia.1');
    await expect(account.main.getByText('1 of 25 prompts unlocked this month')).toBeVisible();
    await expect(first.getByRole('heading', { level: 3 })).toBeFocused();
    await first.getByRole('button', { name: /^Fill in/ }).click();
    await expect(first.getByLabel('City or area')).toHaveValue('Hollywood, Florida');
    await first.getByLabel('City or area').fill('Davie, Florida');
    const saved = page.waitForResponse((response) => response.request().postData()?.includes('July sale') ?? false);
    await first.getByLabel('Anything special this time?').fill('it is about the July sale');
    await first.getByRole('button', { name: /^Copy: / }).click();
    await expect(account.toast('Copied to clipboard!')).toBeVisible();
    expect(await copied(page)).toMatch(/in Davie, Florida[^]*\n\nFor this time: it is about the July sale$/);
    await saved;
    await first.getByRole('button', { name: /^Favorite: / }).click();
  });

  await test.step('opens the tool in a new tab with the prompt on the clipboard', async () => {
    await account.main.getByRole('tab', { name: /^Veo 3/ }).click();
    await expect(page).toHaveURL(/platform=veo3/);
    await unlock(page, 'veo3.1');
    const opened = page.waitForEvent('popup');
    await card(page, 'veo3.1')
      .getByRole('link', { name: /^Copy and open Veo 3/ })
      .click();
    expect((await opened).url()).toBe('https://labs.google/fx/tools/flow');
    await page.bringToFront();
    expect(await copied(page)).not.toContain('July sale');
  });

  await test.step('a favorite is found again as filled in', async () => {
    await account.main.getByRole('tab', { name: /^All/ }).click();
    await account.main.getByLabel('Show', { exact: true }).selectOption('Favorites');
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await open(page, 'socialMedia.1');
    await expect(first).toContainText('in Davie, Florida');
    await expect(first).toContainText('For this time: it is about the July sale');
    await expect(account.main.getByText('2 of 25 prompts unlocked this month')).toBeVisible();
    await account.main.getByRole('searchbox', { name: 'Search your prompts' }).fill('nothing like it');
    await expect(page).toHaveURL(/q=nothing\+like\+it/);
    await account.button('Show all prompts').click();
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL(here);
  });
});

test('warns before the month’s last prompt and links to Pro after it', async ({ page, accounts, site }) => {
  const member = await accounts.memberWithProfile();
  await site.rows.query(
    `insert into prompt_uses (user_id, month, prompt_keys)
     select id, to_char(now() at time zone 'utc', 'YYYY-MM-01'), array(select 'reviews.' || n from generate_series(1, 24) n)
     from users where email = $1`,
    [member.email],
  );
  await accounts.signIn(member);
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(account.main.getByText(/^Only 1 left to unlock\./)).toBeVisible();
  await unlock(page, 'lovable.1');
  await expect(account.main.getByText('Your 25 prompts for this month are open.')).toBeVisible();
  await expect(account.main.getByRole('complementary', { name: 'Upgrade to Pro' })).toContainText('$20.99');
  await expect(card(page, 'lovable.1').getByRole('button', { name: /^Copy: / })).toBeVisible();
  await unlockLocalPages(page.context());
  await open(page, 'lovable.2');
  await card(page, 'lovable.2')
    .getByRole('button', { name: /^Unlock with Pro: / })
    .click();
  await new SandboxPage(page).expectOpen('$20.99');
});

test('unlocks prompts one by one in the chat as well', async ({ page, chat, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  const stored = await accounts.read<{ profile: GeneratedProfile; lockedPrompts: string[] }>('profile.mine');
  expect(stored.lockedPrompts).toHaveLength(keyedPrompts(stored.profile).length);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Chat with the assistant' }).click();
  const first = chat.dialog.locator('[data-prompt="lovable-0"]');
  await expect(chat.dialog.getByText('You can unlock 25 more prompts this month.')).toBeVisible();
  // Expanding a locked row doesn't unlock the prompt.
  await first
    .getByRole('heading')
    .getByRole('button', { name: / \(locked\)$/ })
    .click();
  await expect(chat.dialog.getByText('You can unlock 25 more prompts this month.')).toBeVisible();
  await first.getByRole('button', { name: /^Unlock prompt: / }).click();
  await expect(first.getByRole('button', { name: /^Copy prompt: / })).toBeFocused();
  await expect(chat.dialog.getByText('You can unlock 24 more prompts this month.')).toBeVisible();
  const text = await copied(page);
  expect(text.length).toBeGreaterThan(200);
  await expect(first).toContainText(text.slice(-60));
});
