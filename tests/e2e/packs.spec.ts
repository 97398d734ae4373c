/** Prompt Packs: those that come with the profile, the everyday pack, and what can be added. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { expect } from './test.ts';

const here = '/dashboard/prompt-packs';

test('a card for each platform of the profile leads to its prompts', async ({ page, accounts }) => {
  const member = await accounts.memberWithProfile();
  await accounts.signIn(member);
  await accounts.call('prompts.unlock', { key: 'veo3.2' });
  const account = new AccountPage(page);
  await page.goto(here);
  await expect(page).toHaveTitle('Prompt Packs | Everglow');
  const packs = account.main.getByRole('region', { name: 'Written for your business' });
  await expect(packs.getByRole('listitem')).toHaveCount(14);
  await packs.getByRole('link', { name: 'Veo 3 16 prompts, 1 unlocked' }).click();
  await expect(page).toHaveURL('/dashboard/profile?tab=prompts&platform=veo3');
  await expect(account.main.locator('[data-prompt="veo3.2"]').getByRole('button', { name: /^Copy: / })).toBeVisible();
});

test('the everyday pack: searched, filled in and copied, without being counted', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto(here);
  const pack = account.main.getByRole('region', { name: 'Everyday pack' });
  await pack.getByText('Open the pack').click();
  await expect(pack.locator('[data-prompt]')).toHaveCount(24);
  await pack.getByRole('searchbox', { name: 'Search the everyday pack' }).fill('angry');
  await expect(pack.locator('[data-prompt]')).toHaveCount(1);
  await pack.getByRole('button', { name: 'Fill in 3 blanks: Calm down an angry message' }).click();
  await pack.getByLabel('Message', { exact: true }).fill('Nobody came on Tuesday!');
  const saved = page.waitForResponse((response) => response.url().includes('prompts.saveVariables'));
  await pack.getByLabel('Business name', { exact: true }).fill('Palm & Pine');
  await pack.getByRole('button', { name: /^Copy: / }).click();
  await expect(account.toast('Copied to clipboard!')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^A customer of Palm & Pine wrote this: "Nobody came on Tuesday!"/);
  await saved;
  expect(await accounts.read('prompts.usage')).toMatchObject({ used: 0 });
  await page.reload();
  await pack.getByText('Open the pack').click();
  await expect(pack.getByText('Nobody came on Tuesday!')).toBeVisible();
});

test('without a profile the chat is offered; nothing bought leads to what can be added', async ({
  page,
  chat,
  accounts,
}) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto(here);
  const own = account.main.getByRole('region', { name: 'Written for your business' });
  await own.getByRole('button', { name: 'Start the chat' }).click();
  await expect(chat.dialog).toBeVisible();
  await chat.close.click();
  await account.main
    .getByRole('region', { name: 'Bought' })
    .getByRole('link', { name: 'See what you can add' })
    .click();
  await expect(account.main.getByRole('heading', { name: 'Packs you can add' })).toBeInViewport();
});

test('a pack goes into the cart; packs in the making have their waitlists', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto(here);
  const more = account.main.getByRole('region', { name: 'Packs you can add' });
  await more.getByText('What is inside: 315 prompts in 15 categories').click();
  await expect(more.getByRole('heading', { name: 'Launch and care' })).toBeVisible();
  await expect(more.getByText('Find the cause of a flaky test')).toBeVisible();
  await expect(more.getByText('$49.99')).toBeVisible();
  await more.getByRole('button', { name: 'Add to cart' }).click();
  await expect(more.getByRole('status')).toContainText('In your cart: 1.');
  await more.getByRole('link', { name: 'Join the waitlist: DevOps pack' }).click();
  await expect(page).toHaveURL('/tools#devops');
  await expect(page.getByRole('tab', { name: 'DevOps', selected: true })).toBeVisible();
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('everything fits, and axe has nothing to say', async ({ page, accounts }) => {
    const member = await accounts.memberWithProfile();
    await accounts.signIn(member);
    const account = new AccountPage(page);
    await page.goto(here);
    await account.main.getByText('Open the pack').tap();
    await account.main
      .getByRole('button', { name: /^Fill in / })
      .first()
      .tap();
    await expectFitsPhone(page, 'packs');
    expect(await axeViolations(page)).toEqual([]);
  });
});
