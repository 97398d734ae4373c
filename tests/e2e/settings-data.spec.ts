/** Deleting the account in the settings. */
import { Accounts, test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { SettingsPage } from './settings-page.ts';
import { expect } from './test.ts';

test('an account is deleted in two weeks unless its owner signs in and keeps it', async ({
  page,
  otherPage,
  accounts,
  guard,
  playwright,
  site,
}) => {
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.signedIn();
  await new Accounts(otherPage.context(), playwright.request, site).signIn(member);
  const other = new AccountPage(otherPage);
  await otherPage.goto('/dashboard/notifications');
  await expect(other.heading('Notifications')).toBeVisible();

  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const deletion = settings.panel('Delete your account');
  await settings.button('Delete my account').click();
  await deletion.getByLabel('Your password', { exact: true }).fill(member.password);
  await deletion.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await settings.button('Delete my account').click();
  await expect(settings.toast('Deletion scheduled')).toBeVisible();
  await expect(deletion).toContainText('It will be deleted on');
  await expect(deletion.getByRole('heading')).toBeFocused();
  await expect(settings.main.getByText('Your account will be deleted on')).toBeVisible();
  await accounts.mail(member.email, 'Your Everglow account will be deleted');

  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard%2Fnotifications');
  await other.logIn(member);
  const banner = other.main.getByRole('region', { name: 'Account deletion' });
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(other.toast('You’re keeping your account')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await accounts.mail(member.email, 'You’re keeping your Everglow account');
  await page.reload();
  await expect(settings.button('Delete my account')).toBeVisible();
});
