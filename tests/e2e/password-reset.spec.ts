/** A forgotten password: the emailed link and a new password. */
import { Accounts, subjects, test } from './account-api.ts';
import { AccountPage, newsOfEndedSession, watchForLeaks } from './account-page.ts';
import { MailboxPage } from './mailbox-page.ts';
import { expect } from './test.ts';

const newPassword = 'Mangrove 12 tunnel';

test(
  'resets the password with a link that works once and leaks nowhere, and ends the old password and sessions',
  { tag: '@check-73' },
  async ({ page, context, otherPage, accounts, guard, playwright, site }) => {
    guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/);
    guard.expectConsole(newsOfEndedSession);
    const member = await accounts.member();
    await new Accounts(otherPage.context(), playwright.request, site).signIn(member);
    await otherPage.goto('/dashboard');
    await expect(new AccountPage(otherPage).heading('Dashboard')).toBeVisible();

    const account = new AccountPage(page);
    await page.goto('/login');
    await account.email.fill(member.email);
    await account.link('Forgot your password?').click();
    await expect(account.email).toHaveValue(member.email);
    await account.button('Send me a link').click();
    await expect(account.heading('Check your inbox')).toBeFocused();

    const mailbox = new MailboxPage(await context.newPage());
    await mailbox.open(member.email, subjects.reset);
    const button = mailbox.mail.getByRole('link', { name: 'Choose a new password', exact: true });
    const link = (await button.getAttribute('href'))!;
    const leaks = watchForLeaks(page);
    const answer = await page.goto(link);
    expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await expect(account.heading('Choose a new password')).toBeVisible();
    await account.newPassword.fill(newPassword);
    await account.button('Save and sign in').click();
    await expect(account.toast('Your new password is saved')).toContainText('You’re signed in.');
    await expect(page).toHaveURL('/services');
    const leaked = await leaks(link.split('token=')[1]!, '/reset-password');
    expect(leaked).toEqual([]);

    expect(await accounts.tryPassword(member.email, member.password)).toBe(401);
    expect(await accounts.tryPassword(member.email, newPassword)).toBe(200);
    await otherPage.reload();
    await expect(otherPage).toHaveURL('/login?from=%2Fdashboard');
    await accounts.mail(member.email, subjects.passwordChanged);
    await page.goto(link);
    await expect(account.heading('This link doesn’t work')).toBeFocused();
  },
);
