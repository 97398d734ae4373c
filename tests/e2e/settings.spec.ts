/** Settings: names and switches, the password, the email address, and signed-in browsers. */
import type { Page } from '@playwright/test';
import { Accounts, newEmail, subjects, test as base, type Member } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { SettingsPage } from './settings-page.ts';
import { expect, failedWithStatus } from './test.ts';

/** `elsewhere` opens a member's dashboard in another browser. */
const test = base.extend<{ elsewhere: (member: Member) => Promise<Page> }>({
  elsewhere: async ({ otherPage, playwright, site, guard }, use) => {
    guard.expectConsole(newsOfEndedSession);
    const others = new Accounts(otherPage.context(), playwright.request, site);
    await use(async (member) => {
      await others.signIn(member);
      await otherPage.goto('/dashboard');
      await expect(new AccountPage(otherPage).heading('Dashboard')).toBeVisible();
      return otherPage;
    });
  },
});

/** Expects that the session of a browser with the dashboard open has ended. */
async function expectEnded(page: Page): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
}

test('names and switches are saved and shown in the layout, also after a reload', async ({ page, accounts }) => {
  const member = await accounts.signedIn({ fullName: 'Ann Lee Roe', businessName: '' });
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const name = settings.names.getByRole('textbox', { name: 'Your name' });
  const business = settings.names.getByRole('textbox', { name: 'Business name' });
  const weekly = settings.panel('What we send you').getByRole('switch', { name: 'Weekly note by email' });
  await expect(settings.names).toContainText('Ann Lee Roe');
  await settings.button('Change names').click();
  await expect(name).toHaveValue('Ann Lee Roe');
  await expect(business).toHaveValue('');
  await expect(settings.address).toContainText(`You sign in with ${member.email}.`);
  await name.fill('Ann Shore');
  await business.fill('Reef & Co');
  await settings.button('Save names').click();
  await expect(settings.toast('Names saved')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Member area' })).toContainText('Ann Shore');
  await expect(weekly).toBeChecked();
  const saved = page.waitForResponse(/settings\.saveNotifications/);
  await weekly.focus();
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(settings.names).toContainText('Ann Shore · Reef & Co');
  await expect(weekly).not.toBeChecked();
  await expect(settings.panel('What we send you').getByRole('switch', { name: 'Reminders by email' })).toBeChecked();
});

test('changing the password ends the other session and keeps this one', async ({ page, accounts, elsewhere }) => {
  const member = await accounts.signedIn();
  const other = await elsewhere(member);
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  await expect(settings.sessions.getByRole('listitem')).toHaveCount(2);
  await settings.changePassword(member.password, 'Mangrove 12 tunnel');
  await expect(settings.toast('Password changed')).toBeVisible();
  await expect(settings.sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(settings.heading('Settings')).toBeVisible();
  await expectEnded(other);
  expect(await accounts.tryPassword(member.email, 'Mangrove 12 tunnel')).toBe(200);
  await accounts.mail(member.email, subjects.passwordChanged);
});

test('the email address changes once the link sent to the new one is used', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const member = await accounts.signedIn();
  const moved = newEmail();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  await settings.button('Change email address').click();
  await settings.newAddress.fill(moved);
  await settings.addressPassword.fill('not it');
  await settings.button('Send the link').click();
  await expect(settings.problem).toHaveText('That isn’t your current password. Try again.');
  await settings.addressPassword.fill(member.password);
  await settings.button('Send the link').click();
  await expect(settings.address.getByRole('status')).toContainText(`We sent a link to ${moved}.`);
  await expect(settings.address).toContainText(`You sign in with ${member.email}.`);

  await page.goto(await accounts.link(moved, subjects.changeEmail));
  await expect(page).toHaveURL('/auth/confirm');
  await settings.button('Confirm my email address').click();
  await expect(settings.toast('Your new email address is confirmed')).toContainText(moved);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(settings.address).toContainText(`You sign in with ${moved}.`);
  expect(await accounts.tryPassword(member.email, member.password)).toBe(401);
  expect(await accounts.tryPassword(moved, member.password)).toBe(200);
  await accounts.mail(member.email, subjects.emailChanged);
});

test('lists where the account is signed in, ends one session, and then all of them', async ({
  page,
  accounts,
  elsewhere,
}) => {
  const member = await accounts.member();
  const other = await elsewhere(member);
  const settings = new SettingsPage(page);
  await page.goto('/login?from=/dashboard/settings');
  await settings.logIn(member);
  const rows = settings.sessions.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Chrome on Linux');
  await expect(rows.first()).toContainText('This browser');
  await expect(rows.nth(1)).toContainText('Last seen just now');
  await rows.nth(1).getByRole('button', { name: 'End session on Chrome on Windows' }).click();
  await expect(settings.toast('Signed out on that device')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expectEnded(other);

  await elsewhere(member);
  await settings.button('Sign out everywhere').click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(settings.toast('Signed out successfully')).toContainText('All browsers are signed out.');
  await expect(page).toHaveURL('/login');
  await expectEnded(other);
});
