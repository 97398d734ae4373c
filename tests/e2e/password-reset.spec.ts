/** A forgotten password: asking for a link, choosing a new one. */
import { newEmail, subjects, test } from './account-api.ts';
import { AccountPage, newsOfEndedSession, procedureCalls, watchForLeaks } from './account-page.ts';
import { MailboxPage } from './mailbox-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';
import { figure } from '../helpers/figure.ts';

const asked = (email: string) =>
  `If there is an account for ${email}, a link to choose a new password is on its way. It works for one hour. Look in your spam folder too.`;

test('from the login to a new password; the old one and other sessions are over', async ({
  page,
  context,
  otherPage,
  accounts,
  guard,
}) => {
  test.slow();
  guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/);
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.member();
  const other = new AccountPage(otherPage);
  await otherPage.goto('/login?from=/dashboard');
  await other.logIn(member);
  await expect(other.heading('Dashboard')).toBeVisible();

  const account = new AccountPage(page);
  await page.goto('/login');
  await account.email.fill(member.email);
  await account.link('Forgot your password?').click();
  await expect(account.email).toHaveValue(member.email);
  await account.button('Send me a link').click();
  await expect(account.heading('Check your inbox')).toBeFocused();
  await expect(account.main).toContainText(asked(member.email));

  const mailbox = new MailboxPage(await context.newPage());
  await mailbox.open(member.email, subjects.reset);
  const tab = new AccountPage(await mailbox.follow('Choose a new password'));
  await expect(tab.heading('Choose a new password')).toBeVisible();
  await expect(tab.page).toHaveURL('/reset-password');
  await tab.newPassword.fill('Mangrove 12 tunnel');
  await expect(tab.checklist.getByRole('listitem')).toHaveText([/: yes$/, /: yes$/, /: yes$/]);
  await tab.button('Save and log in').click();
  await expect(tab.toast('Your new password is saved')).toContainText('You are signed in.');
  await expect(tab.page).toHaveURL('/services');

  expect(await accounts.tryPassword(member.email, member.password)).toBe(401);
  expect(await accounts.tryPassword(member.email, 'Mangrove 12 tunnel')).toBe(200);
  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard');
  await accounts.mail(member.email, subjects.passwordChanged);
});

test('an unknown address is answered in the same words, and gets no mail', async ({ page, accounts }) => {
  const [member, stranger] = [await accounts.member(), newEmail()];
  const account = new AccountPage(page);
  await page.goto('/forgot-password');
  await account.email.fill(stranger);
  await account.button('Send me a link').click();
  await expect(account.main).toContainText(asked(stranger));

  await account.button('Use another address').click();
  await expect(account.heading('Forgot your password?')).toBeFocused();
  await expect(account.email).toHaveValue(stranger);
  await account.email.fill(member.email);
  await account.button('Send me a link').click();
  await expect(account.main).toContainText(asked(member.email));
  // The later mail is there, so an earlier one would be.
  await accounts.mail(member.email, subjects.reset);
  expect(await accounts.mails(stranger, subjects.reset)).toEqual([]);
});

test('an empty or mistyped address is refused, and nothing is sent', async ({ page }) => {
  const account = new AccountPage(page);
  const sent = procedureCalls(page, 'auth.forgotPassword');
  await page.goto('/forgot-password');
  await account.button('Send me a link').click();
  await expect(account.main.getByText('Please enter your email address.')).toBeVisible();
  await account.email.fill('dana@');
  await account.button('Send me a link').click();
  await expect(account.main.getByText('That does not look like an email address.')).toBeVisible();
  expect(sent).toHaveLength(0);
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} both forms say so, keep what was typed, and work again`, async ({ page, accounts, guard }) => {
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    const cutOff = (url: RegExp) =>
      page.route(url, (route) => (cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort()));
    const member = await accounts.member();
    const account = new AccountPage(page);
    await page.goto('/forgot-password');
    await account.email.fill(member.email);
    await cutOff(/auth\.forgotPassword/);
    await account.button('Send me a link').click();
    await expect(account.problem).toContainText('The link could not be sent.');
    await expect(account.email).toHaveValue(member.email);
    await page.unroute(/auth\.forgotPassword/);
    await account.button('Send me a link').click();
    await expect(account.heading('Check your inbox')).toBeVisible();

    await cutOff(/auth\.checkResetLink/);
    await page.goto(await accounts.link(member.email, subjects.reset));
    await expect(account.problem).toContainText('Your link could not be checked.');
    await page.unroute(/auth\.checkResetLink/);
    await account.button('Try again').click();
    await account.newPassword.fill('Mangrove 12 tunnel');
    await cutOff(/auth\.resetPassword/);
    await account.button('Save and log in').click();
    await expect(account.problem).toContainText('Your password was not saved.');
    await expect(account.newPassword).toHaveValue('Mangrove 12 tunnel');
    await page.unroute(/auth\.resetPassword/);
    await account.button('Save and log in').click();
    await expect(page).toHaveURL('/services');
  });
}

test('a link that is missing, unknown or used offers another one', async ({ page, accounts }) => {
  const member = await accounts.member();
  await accounts.call('auth.forgotPassword', { email: member.email });
  const link = await accounts.link(member.email, subjects.reset);
  const account = new AccountPage(page);
  const over = account.heading('This link does not work');

  await page.goto('/reset-password');
  await expect(over).toBeVisible();
  await page.goto('/reset-password?token=nobody-knows-it');
  await expect(over).toBeFocused();
  await expect(account.main).toContainText('This reset link has expired or is invalid.');
  await account.email.fill(member.email);
  await account.button('Send me a new link').click();
  await expect(account.main.getByRole('status')).toHaveText(
    `If there is an account for ${member.email}, a new link is on its way.`,
  );
  await accounts.mail(member.email, subjects.reset, 2);

  await accounts.call('auth.resetPassword', { token: link.split('token=')[1], password: 'Mangrove 12 tunnel' });
  await page.goto(link);
  await expect(over).toBeVisible();
});

test('a link that dies while the form is open says so', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const member = await accounts.member();
  await accounts.call('auth.forgotPassword', { email: member.email });
  const link = await accounts.link(member.email, subjects.reset);
  const account = new AccountPage(page);
  await page.goto(link);
  await expect(account.newPassword).toBeVisible();
  await accounts.call('auth.resetPassword', { token: link.split('token=')[1], password: 'Mangrove 12 tunnel' });
  await account.newPassword.fill('Another 34 channel');
  await account.button('Save and log in').click();
  await expect(account.heading('This link does not work')).toBeFocused();
  expect(await accounts.tryPassword(member.email, 'Mangrove 12 tunnel')).toBe(200);
});

test('a short password is refused, a plain one of eight letters is not', async ({ page, accounts }) => {
  const member = await accounts.member();
  await accounts.call('auth.forgotPassword', { email: member.email });
  const account = new AccountPage(page);
  await page.goto(await accounts.link(member.email, subjects.reset));
  await account.button('Save and log in').click();
  await expect(account.main.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
  await account.newPassword.fill('aaaaaaa');
  await account.button('Save and log in').click();
  await expect(account.main.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
  await account.newPassword.fill('aaaaaaaa');
  await account.button('Save and log in').click();
  await expect(page).toHaveURL('/services');
});

test('the token reaches no address, no Referer and no cache; a reload keeps the form', async ({ page, accounts }) => {
  const member = await accounts.member();
  await accounts.call('auth.forgotPassword', { email: member.email });
  const link = await accounts.link(member.email, subjects.reset);
  const leaks = watchForLeaks(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  const account = new AccountPage(page);
  const answer = await page.goto(link);
  expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await account.newPassword.fill('Mangrove 12 tunnel');
  await account.button('Save and log in').click();
  await expect(page).toHaveURL('/services');
  const leaked = await leaks(link.split('token=')[1]!, '/reset-password');
  figure(73, `/reset-password: ${requests} requests of the browser, the token is in ${leaked.length} besides its own`);
  expect(leaked).toEqual([]);
});
