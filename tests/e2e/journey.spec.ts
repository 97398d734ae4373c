/**
 * The whole journey: a visitor answers the chat, gets the email, activates the account, and finds the profile in it.
 */
import { sampleAnswers } from '../helpers/conversation.ts';
import { newsOfEndedSession } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';
import { MailboxPage } from './mailbox-page.ts';
import { expect, test } from './test.ts';

const business = 'Coral Bay Cooling';

test('a visitor chats, gets a profile and an email, activates the account, and owns the profile', async ({
  chat,
  context,
  guard,
}) => {
  guard.expectConsole(newsOfEndedSession);
  // Emails are displayed without scripts, and the browser logs a message about the test's own scripts.
  guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/);
  const email = newVisitorAddress();
  await chat.start();
  await chat.walk({ answers: sampleAnswers({ contact_info: email }) });
  await chat.expectProfile(business);
  await expect(chat.dialog.getByText(`We sent an activation link and a temporary password to ${email}.`)).toBeVisible();

  const mailbox = new MailboxPage(await context.newPage());
  await mailbox.open(email, `Dana, your marketing plan for ${business} is ready`);
  const temporary = await mailbox.temporaryPassword();

  const tab = await mailbox.follow('Activate my account');
  await expect(tab.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
  // The token has left the address bar.
  await expect(tab).toHaveURL('/auth/activate');
  await tab.getByLabel('Temporary password', { exact: true }).fill(temporary);
  await tab.getByRole('button', { name: 'Activate my account' }).click();
  await expect(tab.getByText('Account activated successfully! Welcome to Everglow!')).toBeVisible();
  await expect(tab).toHaveURL('/services');

  const dialog = tab.getByRole('dialog', { name: 'Choose your own password' });
  await dialog.getByLabel('New password', { exact: true }).fill('Sunrise over A1A 7');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog).toBeHidden();

  await tab.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(tab).toHaveURL('/dashboard');
  // Content visible in the chat stays visible, within the limits of the plan.
  await expect(tab.getByRole('region', { name: 'Prompts' })).toContainText('25 of 25 prompts unlocked this month');
  await tab.getByRole('navigation', { name: 'Areas', exact: true }).getByRole('link', { name: 'My profile' }).click();
  await expect(tab.getByRole('main').getByRole('heading', { name: business, exact: true })).toBeVisible();

  // After signing out, this browser no longer shows the profile, not even in the chat.
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await expect(tab.getByText('Signed out successfully')).toBeVisible();
  await expect(tab).toHaveURL('/login');
  await tab.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
  await expect(tab.getByRole('dialog', { name: 'AI Marketing Assistant' }).getByText(/(^|\s)1\/14$/)).toBeVisible();
  await tab.getByRole('button', { name: 'Close chat' }).click();

  // On another device, the profile is available with the chosen password.
  const elsewhere = await context
    .browser()!
    .newContext({ baseURL: new URL(tab.url()).origin, reducedMotion: 'reduce' });
  const phone = await elsewhere.newPage();
  await phone.goto('/dashboard/profile');
  await expect(phone).toHaveURL('/login?from=%2Fdashboard%2Fprofile');
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill('Sunrise over A1A 7');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('Signed in successfully')).toBeVisible();
  await expect(phone).toHaveURL('/dashboard/profile');
  await expect(phone.getByRole('main').getByRole('heading', { name: business, exact: true })).toBeVisible();
  await elsewhere.close();
});
