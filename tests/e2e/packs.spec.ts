/** Prompt Packs: those written for the business, and the everyday pack. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { expect } from './test.ts';

test('links to a platform’s prompts and fills in the everyday pack without counting it', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await accounts.call('prompts.unlock', { key: 'veo3.2' });
  const account = new AccountPage(page);
  await page.goto('/dashboard/prompt-packs');
  await expect(page).toHaveTitle('Prompt Packs | Everglow');
  const pack = account.main.getByRole('region', { name: 'Everyday pack' });

  await test.step('a prompt in the everyday pack is copied as filled in', async () => {
    await pack.getByText('Open the pack').click();
    await pack.getByRole('searchbox', { name: 'Search the everyday pack' }).fill('angry');
    await pack.getByRole('button', { name: 'Calm down an angry message', exact: true }).click();
    await pack.getByRole('button', { name: 'Fill in 2 blanks: Calm down an angry message' }).click();
    const saved = page.waitForResponse(/prompts\.saveVariables/);
    await pack.getByLabel('Message', { exact: true }).fill('Nobody came on Tuesday!');
    await pack.getByRole('button', { name: /^Copy: / }).click();
    await expect(account.toast('Copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^A customer of Coral Bay Cooling wrote this: "Nobody came on Tuesday!"/,
    );
    await saved;
    expect(await accounts.read('prompts.usage')).toMatchObject({ used: 1 });
    await page.reload();
    await pack.getByText('Open the pack').click();
    await pack.getByRole('button', { name: 'Calm down an angry message', exact: true }).click();
    await expect(pack.getByText('Nobody came on Tuesday!')).toBeVisible();
  });

  await test.step('each platform of the profile has a card', async () => {
    const own = account.main.getByRole('region', { name: 'Written for your business' });
    await expect(own.getByRole('listitem')).toHaveCount(14);
    await own.getByRole('link', { name: 'Veo 3 16 prompts, 1 unlocked' }).click();
    await expect(page).toHaveURL('/dashboard/profile?tab=prompts&platform=veo3');
    const prompt = account.main.locator('[data-prompt="veo3.2"]');
    await prompt.getByRole('heading').getByRole('button').click();
    await expect(prompt.getByRole('button', { name: /^Copy: / })).toBeVisible();
  });
});
