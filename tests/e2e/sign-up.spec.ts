/** Creating an account with the form and confirming its address with the emailed link. */
import { newMember, subjects, test } from './account-api.ts';
import { AccountPage, watchForLeaks } from './account-page.ts';
import { MailboxPage } from './mailbox-page.ts';
import { expect, failedWithStatus } from './test.ts';

test('creates an account from the login: form, email and button, with known data on the dashboard', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  // Emails are displayed without scripts, and the browser logs a message about the test's own scripts.
  guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/);
  guard.expectConsole(failedWithStatus(400));
  const member = newMember({ fullName: 'Ann Lee Roe', businessName: 'Roe & Sons' });
  const form = new AccountPage(page);
  await page.goto('/login');
  await form.email.fill(member.email);
  await form.link('Sign up').click();
  await expect(page).toHaveURL('/signup');
  await form.link('Create an account without applying').click();
  await expect(form.heading('Create your account')).toBeFocused();
  await expect(form.email).toHaveValue(member.email);
  await form.main.getByLabel('Your name', { exact: true }).fill(member.fullName);
  await form.main.getByLabel('Business name (optional)', { exact: true }).fill(member.businessName);
  await form.password.fill(member.password);
  await form.button('Create account').click();
  await expect(form.heading('Check your inbox')).toBeFocused();
  await expect(form.heading('Check your inbox')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/signup?only=account');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  const mailbox = new MailboxPage(await context.newPage());
  await mailbox.open(member.email, subjects.confirm);
  const tab = new AccountPage(await mailbox.follow('Confirm my email'));
  await expect(tab.page).toHaveURL('/auth/confirm');
  await tab.button('Confirm my email address').click();
  await expect(tab.toast('Your email address is confirmed')).toContainText('You’re signed in.');
  await expect(tab.page).toHaveURL('/services');
  await tab.page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(tab.main.getByText('Hello Ann. Here’s what’s next.')).toBeVisible();
  // Samples are created just after the first sign-in, and the open screen loads them on its own.
  await expect(tab.bell).toHaveAccessibleName('Notifications 3 unread');
  await tab.areas.getByRole('link', { name: 'Settings' }).click();
  const names = tab.main.getByRole('region', { name: 'You', exact: true });
  await expect(names).toContainText(`${member.fullName} · ${member.businessName}`);

  await test.step('the link works once', async () => {
    await page.goto(await accounts.link(member.email, subjects.confirm));
    await form.button('Confirm my email address').click();
    await expect(form.heading('This link doesn’t work')).toBeFocused();
  });
});

test(
  'another browser needs the password for the link, however often it was opened, and its token leaks nowhere',
  { tag: '@check-73' },
  async ({ page, context, accounts, guard }) => {
    guard.expectConsole(failedWithStatus(412));
    const member = await accounts.unconfirmed();
    const link = await accounts.link(member.email, subjects.confirm);
    const token = link.split('token=')[1]!;
    for (let look = 0; look < 3; look++) await context.request.get(link);
    const leaks = watchForLeaks(page);
    const form = new AccountPage(page);
    const answer = await page.goto(link);
    expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(page).toHaveURL('/auth/confirm');
    await page.reload();
    await form.button('Confirm my email address').click();
    await expect(form.heading('One more thing')).toBeFocused();
    await form.password.fill(member.password);
    await form.button('Confirm my email address').click();
    await expect(form.toast('Your email address is confirmed')).toBeVisible();
    await expect(page).toHaveURL('/services');
    const leaked = await leaks(token, '/auth/confirm');
    expect(leaked).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(token);
  },
);
