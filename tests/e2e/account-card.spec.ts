/** What the chat says about the account that keeps the profile. */
import { newEmail, subjects, test } from './account-api.ts';
import { sampleAnswers } from '../helpers/conversation.ts';
import { AccountPage } from './account-page.ts';
import type { ChatPage } from './chat-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const business = 'Coral Bay Cooling';
const cardOf = (chat: ChatPage) => chat.dialog.getByRole('region', { name: 'Your account', exact: true });

test('mailed: says where to, sends again once a minute', async ({ chat, api, accounts }) => {
  const email = newEmail();
  await api.finish(sampleAnswers({ contact_info: email }));
  await chat.start();
  await chat.expectProfile(business);
  const card = cardOf(chat);
  await expect(card.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(card).toContainText(`We sent an activation link and a temporary password to ${email}.`);
  await accounts.mail(email, subjects.activate);

  const again = card.getByRole('button', { name: 'Send it again' });
  await again.click();
  await expect(card.getByText('Sent again just now.')).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toContainText(/\(\d+ s\)/);
  await accounts.mail(email, subjects.activate, 2);
  // A click while it rests does nothing.
  await again.click({ force: true });

  // Opened another time, it asks for no other account and sends nothing by itself.
  await chat.page.reload();
  await chat.open();
  await chat.expectProfile(business);
  await expect(card.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await accounts.mails(email, subjects.activate)).toHaveLength(2);
});

test('a mail that cannot be sent again says so', async ({ page, chat, api, guard }) => {
  guard.expectConsole(failedConnection);
  await api.finish(sampleAnswers({ contact_info: newEmail() }));
  await chat.start();
  await chat.expectProfile(business);
  const card = cardOf(chat);
  await page.route(/activation\.resend/, (route) => route.abort());
  await card.getByRole('button', { name: 'Send it again' }).click();
  await expect(card.getByRole('alert')).toHaveText('No connection. Please try again.');
  await page.unroute(/activation\.resend/);
  await card.getByRole('button', { name: 'Send it again' }).click();
  await expect(card.getByText('Sent again just now.')).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what}: the profile stays, with another try and the form`, async ({ page, chat, api, guard }) => {
    test.slow();
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    const email = newEmail();
    await page.route(/activation\.createAccount/, (route) =>
      cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort(),
    );
    await api.finish(sampleAnswers({ contact_info: email }));
    await chat.start();
    await chat.expectProfile(business);
    const card = cardOf(chat);
    await expect(card.getByText('Creating your account …')).toBeVisible();
    // After three more tries by itself.
    await expect(card.getByRole('heading', { name: 'Your account could not be created' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(card).toContainText('We could not reach our server. Your profile is safe');
    await expect(card.getByRole('link', { name: 'Apply with the form' })).toHaveAttribute('href', '/signup');
    await page.unroute(/activation\.createAccount/);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(card).toContainText(email);
  });
}

test('signed in: the profile is in the account at once, and on the screen under the chat', async ({
  page,
  chat,
  accounts,
  api,
}) => {
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/profile');
  await expect(account.main.getByText('No profile in this account yet')).toBeVisible();
  await api.finish(sampleAnswers({ contact_info: member.email }));
  await account.button('Start the chat').first().click();
  await chat.expectProfile(business);
  const card = cardOf(chat);
  await expect(card.getByRole('heading', { name: 'Added to your account' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/dashboard');
  await chat.close.click();
  await expect(account.main.getByRole('heading', { level: 2, name: business, exact: true })).toBeVisible();
  expect(await accounts.mails(member.email, subjects.activate)).toEqual([]);
});
