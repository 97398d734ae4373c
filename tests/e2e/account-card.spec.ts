/** What the chat says about the account that stores the profile. */
import { sampleAnswers } from '../helpers/conversation.ts';
import { subjects, test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { expect } from './test.ts';

const business = 'Coral Bay Cooling';

test('a member’s profile is in the account immediately and on the screen under the chat', async ({
  page,
  chat,
  accounts,
  api,
}) => {
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/profile');
  await expect(account.main.getByText('No profile yet')).toBeVisible();
  await api.finish(sampleAnswers({ contact_info: member.email }));
  await account.button('Start the chat').first().click();
  await chat.expectProfile(business);
  const card = chat.dialog.getByRole('region', { name: 'Your account', exact: true });
  await expect(card.getByRole('heading', { name: 'Added to your account' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/dashboard');
  await chat.close.click();
  await expect(account.main.getByRole('heading', { level: 2, name: business, exact: true })).toBeVisible();
  expect(await accounts.mails(member.email, subjects.activate)).toEqual([]);
});
