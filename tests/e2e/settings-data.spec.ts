/** The end of the settings: a copy of one's data, and deleting the account. */
import { readFile } from 'node:fs/promises';
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { SettingsPage } from './settings-page.ts';
import { expect, failedWithStatus } from './test.ts';

test('the data come as a file that holds what is one’s own', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const other = await accounts.member({ fullName: 'Somebody Else' });
  const member = await accounts.memberWithProfile({ businessName: 'Reef of Data' });
  await accounts.signIn(member);
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const data = settings.panel('Your data');
  await settings.button('Download my data').click();
  await expect(data.getByText('Please enter your password')).toBeVisible();
  await data.getByLabel('Your password', { exact: true }).fill('not it');
  await settings.button('Download my data').click();
  await expect(data.getByRole('alert')).toHaveText('Your current password is not right.');
  await data.getByLabel('Your password', { exact: true }).fill(member.password);
  const begins = page.waitForEvent('download');
  await settings.button('Download my data').click();
  const download = await begins;
  expect(download.suggestedFilename()).toMatch(/^everglow-my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { tables } = JSON.parse(text) as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables.users).toMatchObject([{ email: member.email }]);
  expect(tables.ai_conversation_profiles).toMatchObject([{ business_name: 'Reef of Data' }]);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['profiles', 'conversations', 'emails', 'sessions']));
  expect(text).not.toContain(other.email);
  await expect(data.getByRole('status')).toContainText('Your download has started.');
  await expect(page).toHaveURL('/dashboard/settings');

  // The link itself is used up, and says so.
  expect((await page.request.get(new URL(download.url()).pathname + new URL(download.url()).search)).status()).toBe(
    410,
  );
});

test('an account is deleted in two weeks, unless its owner keeps it', async ({ page, otherPage, accounts, guard }) => {
  test.slow();
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.signedIn();
  const other = new AccountPage(otherPage);
  await otherPage.goto('/login?from=/dashboard/notifications');
  await other.logIn(member);
  await expect(other.heading('Notifications')).toBeVisible();

  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const deletion = settings.panel('Delete your account');
  await deletion.getByLabel('Your password', { exact: true }).fill(member.password);
  await deletion.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('delete');
  await settings.button('Delete my account').click();
  await expect(deletion.getByText('Please type DELETE to confirm.', { exact: true })).toBeVisible();
  await deletion.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await settings.button('Delete my account').click();
  await expect(settings.toast('Deletion planned')).toBeVisible();
  await expect(deletion).toContainText('Planned for');
  await expect(deletion.getByRole('heading')).toBeFocused();
  const banner = settings.main.getByRole('region', { name: 'Deletion of your account' });
  await expect(banner).toContainText('Your account will be deleted on');
  expect(await axeViolations(page)).toEqual([]);
  await accounts.mail(member.email, 'Your Everglow account will be deleted');

  // The other browser is signed out, and its owner can sign in again and keep the account.
  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard%2Fnotifications');
  await other.logIn(member);
  await expect(other.main.getByRole('region', { name: 'Deletion of your account' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(settings.toast('Your account stays')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await accounts.mail(member.email, 'Your Everglow account stays');
  await page.goto('/dashboard/settings');
  await expect(settings.button('Delete my account')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everything fits, planned deletion included', async ({ page, accounts }) => {
    const member = await accounts.signedIn({ fullName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' });
    await accounts.call('settings.requestDeletion', { password: member.password, confirm: 'DELETE' });
    const settings = new SettingsPage(page);
    await page.goto('/dashboard/settings');
    await expect(settings.main.getByRole('region', { name: 'Deletion of your account' })).toBeVisible();
    await expect(settings.panel('Tours').getByRole('listitem')).toHaveCount(6);
    await expect(settings.panel('What we send you').getByRole('switch')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
  });
});
