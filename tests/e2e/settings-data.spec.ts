/** The end of the settings: a copy of one's data, and deleting the account. */
import { readFile } from 'node:fs/promises';
import { Accounts, test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { SettingsPage } from './settings-page.ts';
import { expect } from './test.ts';

test('the data come as a file that holds what is one’s own, by a link that works once', async ({
  page,
  accounts,
  site,
}) => {
  const other = await accounts.member({ fullName: 'Mary Field' });
  const member = await accounts.memberWithProfile({ businessName: 'Reef of Data' });
  for (const { email } of [member, other])
    await site.rows.query(
      `insert into emails (template, to_email, user_id, status, wake_at, sent_at)
       select 'welcome', email, id, 'sent', now(), now() from users where email = $1`,
      [email],
    );
  await accounts.signIn(member);
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const data = settings.panel('Your data');
  await data.getByLabel('Your password', { exact: true }).fill(member.password);
  const begins = page.waitForEvent('download');
  await settings.button('Download my data').click();
  const download = await begins;
  expect(download.suggestedFilename()).toMatch(/^everglow-my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { tables } = JSON.parse(text) as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables.users).toMatchObject([{ email: member.email }]);
  expect(tables.ai_conversation_profiles).toMatchObject([{ business_name: 'Reef of Data' }]);
  expect(tables.emails).toMatchObject([{ to_email: member.email }]);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['profiles', 'conversations', 'sessions']));
  expect(text).not.toContain(other.email);
  await expect(data.getByRole('status')).toContainText('Your download has started.');
  await expect(page).toHaveURL('/dashboard/settings');
  const { pathname, search } = new URL(download.url());
  expect((await page.request.get(pathname + search)).status()).toBe(410);
});

test('an account is deleted in two weeks, unless its owner signs in and keeps it', async ({
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
  await deletion.getByLabel('Your password', { exact: true }).fill(member.password);
  await deletion.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await settings.button('Delete my account').click();
  await expect(settings.toast('Deletion planned')).toBeVisible();
  await expect(deletion).toContainText('Planned for');
  await expect(deletion.getByRole('heading')).toBeFocused();
  await expect(settings.main.getByText('Your account will be deleted on')).toBeVisible();
  await accounts.mail(member.email, 'Your Everglow account will be deleted');

  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard%2Fnotifications');
  await other.logIn(member);
  const banner = other.main.getByRole('region', { name: 'Deletion of your account' });
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(other.toast('Your account stays')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await accounts.mail(member.email, 'Your Everglow account stays');
  await page.reload();
  await expect(settings.button('Delete my account')).toBeVisible();
});
