/** From the chat's email into the account: the link, the temporary password and a new password. */
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession, watchForLeaks } from './account-page.ts';
import { tabTo } from './keyboard.ts';
import { expect, failedWithStatus } from './test.ts';

const ownPassword = 'Sunrise over A1A 7';

test(
  'the link and the temporary password open the account, and the member then chooses a password',
  { tag: '@check-73' },
  async ({ page, context, accounts, guard }) => {
    guard.expectConsole(failedWithStatus(400));
    guard.expectConsole(newsOfEndedSession);
    const invited = await accounts.invited();
    for (let look = 0; look < 3; look++) await context.request.get(invited.link);
    const leaks = watchForLeaks(page);
    const screen = new AccountPage(page);
    const field = screen.main.getByLabel('Temporary password', { exact: true });
    const dialog = page.getByRole('dialog', { name: 'Choose your own password' });

    await test.step('the form names the account and survives a reload in this tab only', async () => {
      const answer = await page.goto(invited.link);
      expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      await expect(page).toHaveURL('/auth/activate');
      await page.reload();
      await expect(screen.heading('Activate your account')).toBeFocused();
      for (const detail of ['Dana Rivera', 'Coral Bay Cooling', invited.email])
        await expect(screen.main.getByRole('definition').filter({ hasText: detail })).toBeVisible();
      const tab = await context.newPage();
      await tab.goto('/auth/activate');
      await expect(new AccountPage(tab).heading('Invalid activation link')).toBeVisible();
      await tab.close();
    });

    await test.step('a wrong password is refused and the right one accepted', async () => {
      await field.fill('notThePassword');
      await field.press('Enter');
      await expect(screen.problem).toHaveText('Invalid password. Please check the password from your email.');
      await field.fill(` ${invited.temporaryPassword} `);
      await screen.button('Activate my account').click();
      await expect(screen.toast('Account activated successfully! Welcome to Everglow!')).toBeVisible();
      await expect(page).toHaveURL('/services');
    });

    await test.step('the member is asked for a new password, which works', async () => {
      await dialog.getByLabel('New password', { exact: true }).fill(ownPassword);
      await dialog.getByRole('button', { name: 'Save password' }).click();
      await expect(dialog).toBeHidden();
      await expect(screen.toast('Password saved')).toBeVisible();
      expect(await accounts.tryPassword(invited.email, invited.temporaryPassword)).toBe(401);
      expect(await accounts.tryPassword(invited.email, ownPassword)).toBe(200);
    });

    await test.step('the page greets the member by business name and links to the next step and the profile', async () => {
      const band = screen.main.getByRole('region', { name: 'Your account' });
      await expect(band.getByText('Coral Bay Cooling')).toBeVisible();
      await expect(band.getByRole('link', { name: 'Put dates on your roadmap' })).toBeVisible();
      await expect(band.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/dashboard/profile');
    });

    await test.step('the token appears in no URL, Referer or storage, and works once', async () => {
      const leaked = await leaks(invited.token, '/auth/activate');
      expect(leaked).toEqual([]);
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(stored).not.toContain(invited.token);
      await page.goBack();
      expect(page.url()).not.toContain(invited.token);
      await page.goto(invited.link);
      await expect(screen.heading('This activation link has expired or is invalid')).toBeFocused();
    });
  },
);

test('choosing a password can be postponed with Escape, and the dashboard links back to it', async ({
  page,
  accounts,
  guard,
  site,
}) => {
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.signedIn();
  await site.rows.query('update users set password_hash = null where email = $1', [member.email]);
  const account = new AccountPage(page);
  const dialog = page.getByRole('dialog', { name: 'Choose your own password' });

  await test.step('the dialog traps the focus', async () => {
    await page.goto('/services');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await tabTo(page, dialog.getByLabel('New password', { exact: true }), 6);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await account.link('Choose a password').click();
  await expect(page).toHaveURL('/dashboard/settings#password');
  await expect(account.newPassword).toBeFocused();
  await expect(account.newPassword).toBeInViewport();
  await account.newPassword.fill(ownPassword);
  await account.button('Save password').click();
  await expect(account.toast('Password saved')).toBeVisible();
  await expect(account.button('Change password')).toBeVisible();
  expect(await accounts.tryPassword(member.email, ownPassword)).toBe(200);
});
