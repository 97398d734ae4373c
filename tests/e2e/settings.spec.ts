/** Settings: names, address, password, and the browsers that are signed in. */
import { newEmail, subjects, test } from './account-api.ts';
import { AccountPage, newsOfEndedSession, procedureCalls } from './account-page.ts';
import { SettingsPage } from './settings-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

test('shows whose account it is, and changes the names everywhere at once', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  const member = await accounts.signedIn({ fullName: 'Ann Lee Roe', businessName: '' });
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  await expect(page).toHaveTitle('Settings | Everglow');
  const name = settings.names.getByRole('textbox', { name: 'Your name' });
  const business = settings.names.getByRole('textbox', { name: 'Business name' });
  await expect(name).toHaveValue('Ann Lee Roe');
  await expect(business).toHaveValue('');
  await expect(settings.address).toContainText(`You sign in with ${member.email}.`);

  await name.fill('  ');
  await settings.button('Save names').click();
  await expect(settings.names.getByText('Please enter your name.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Ann Shore');
  await business.fill('Reef & Co');
  await page.route(/settings\.saveNames/, (route) => route.abort());
  await settings.button('Save names').click();
  await expect(settings.toast('Names not saved')).toBeVisible();
  await expect(business).toHaveValue('Reef & Co');
  await page.unroute(/settings\.saveNames/);
  await settings.button('Save names').click();
  await expect(settings.toast('Names saved')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Member area' })).toContainText('Ann Shore');
  await page.reload();
  await expect(name).toHaveValue('Ann Shore');
  await expect(business).toHaveValue('Reef & Co');
});

test('says which plan it is, and what the other one adds', async ({ page, accounts }) => {
  await accounts.signedIn();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const membership = settings.panel('Plan and billing');
  await expect(membership.getByRole('definition')).toHaveText([
    'Free',
    /^14 days left\. Ends on \w+ \d+, \d{4}\.$/,
    'Begins when your profile is made.',
  ]);
  await expect(membership.getByRole('listitem').filter({ hasText: 'Unlimited prompts' })).toBeVisible();
  await expect(membership.getByRole('complementary', { name: 'Upgrade to Pro' })).toContainText('$20.99 first month');
});

test('each switch of what we send is saved at once, and taken back when that fails', async ({
  page,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const sent = settings.panel('What we send you');
  const weekly = sent.getByRole('switch', { name: 'Weekly note by email' });
  const reminders = sent.getByRole('switch', { name: 'Reminders by email' });
  await expect(weekly).toBeChecked();
  const saved = page.waitForResponse(/settings\.saveNotifications/);
  await weekly.click();
  await expect(weekly).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.route(/settings\.saveNotifications/, (route) => route.abort());
  await reminders.focus();
  await page.keyboard.press('Space');
  await expect(settings.toast('Not saved')).toBeVisible();
  await expect(reminders).toBeChecked();
  await page.reload();
  await expect(reminders).toBeChecked();
  await expect(weekly).not.toBeChecked();
});

test('changing the password ends the other session and keeps this one', async ({
  page,
  otherPage,
  accounts,
  guard,
}) => {
  test.slow();
  guard.expectConsole(failedWithStatus(400));
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.signedIn();
  const other = new AccountPage(otherPage);
  await otherPage.goto('/login?from=/dashboard/notifications');
  await other.logIn(member);
  await expect(other.heading('Notifications')).toBeVisible();

  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  await settings.changePassword('not it', 'Mangrove 12 tunnel');
  await expect(settings.problem).toHaveText('Your current password is not right.');
  await expect(settings.toast('Password not changed')).toContainText('Your current password is not right.');
  await expect(settings.newPassword).toHaveValue('Mangrove 12 tunnel');
  await settings.current.fill(member.password);
  await expect(settings.problem).toBeHidden();
  await settings.button('Change password').click();
  await expect(settings.toast('Password changed')).toBeVisible();
  await expect(settings.current).toHaveValue('');
  await expect(settings.newPassword).toHaveValue('');
  await expect(settings.sessions.getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(settings.heading('Settings')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard%2Fnotifications');
  await other.logIn({ ...member, password: 'Mangrove 12 tunnel' });
  await expect(other.heading('Notifications')).toBeVisible();
  await accounts.mail(member.email, subjects.passwordChanged);
});

test('an empty form is refused field by field, and nothing is sent', async ({ page, accounts }) => {
  await accounts.signedIn();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const sent = [procedureCalls(page, 'auth.changePassword'), procedureCalls(page, 'auth.changeEmail')];
  await settings.button('Change password').click();
  await expect(settings.passwords.getByText('Please enter your password', { exact: true })).toBeVisible();
  await expect(settings.passwords.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
  await settings.button('Send the link').click();
  await expect(settings.address.getByText('Please enter your email address.')).toBeVisible();
  await expect(settings.address.getByText('Please enter your password', { exact: true })).toBeVisible();
  await settings.newPassword.fill('aB');
  await expect(settings.checklist.getByRole('listitem')).toHaveText([/: not yet$/, /: not yet$/, /: yes$/]);
  expect(sent.flat()).toHaveLength(0);
});

test('the address moves once the link in the mail to the new one is used', async ({ page, accounts, guard }) => {
  test.slow();
  guard.expectConsole(failedWithStatus(400));
  const member = await accounts.signedIn();
  const moved = newEmail();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  await settings.newAddress.fill(moved);
  await settings.addressPassword.fill('not it');
  await settings.button('Send the link').click();
  await expect(settings.problem).toHaveText('Your current password is not right.');
  await expect(settings.toast('Email address not changed')).toBeVisible();
  await expect(settings.newAddress).toHaveValue(moved);
  await settings.addressPassword.fill(member.password);
  await settings.button('Send the link').click();
  await expect(settings.toast('Link sent')).toBeVisible();
  await expect(settings.address.getByRole('status')).toContainText(`We sent a link to ${moved}.`);
  await expect(settings.address).toContainText(`You sign in with ${member.email}.`);

  await page.goto(await accounts.link(moved, subjects.changeEmail));
  await expect(page).toHaveURL('/auth/confirm');
  await settings.button('Confirm my address').click();
  await expect(settings.toast('Your new address is confirmed')).toContainText(moved);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(settings.address).toContainText(`You sign in with ${moved}.`);
  await accounts.mail(member.email, subjects.emailChanged);
  expect(await accounts.tryPassword(member.email, member.password)).toBe(401);
  expect(await accounts.tryPassword(moved, member.password)).toBe(200);
});

test('the link to a new address in another browser asks for the password and leads to the login', async ({
  page,
  otherPage,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(412));
  const member = await accounts.signedIn();
  const moved = newEmail();
  await page.goto('/dashboard/settings');
  await accounts.call('auth.changeEmail', { email: moved, password: member.password });
  const other = new AccountPage(otherPage);
  await otherPage.goto(await accounts.link(moved, subjects.changeEmail));
  await other.button('Confirm my address').click();
  await other.password.fill(member.password);
  await other.button('Confirm my address').click();
  await expect(other.toast('Your new address is confirmed')).toBeVisible();
  await expect(otherPage).toHaveURL('/login');
});

test('an address that has an account gets a mail about it, and the screen says the same', async ({
  page,
  accounts,
}) => {
  const taken = await accounts.member();
  const member = await accounts.signedIn();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  await settings.newAddress.fill(taken.email);
  await settings.addressPassword.fill(member.password);
  await settings.button('Send the link').click();
  await expect(settings.address.getByRole('status')).toContainText(`We sent a link to ${taken.email}.`);
  await accounts.mail(taken.email, subjects.existing);
  expect(await accounts.mails(taken.email, subjects.changeEmail)).toEqual([]);
});

test('lists the sessions and ends one', async ({ page, otherPage, accounts, guard }) => {
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.member();
  const other = new AccountPage(otherPage);
  await otherPage.goto('/login?from=/dashboard');
  await other.logIn(member);
  await expect(other.heading('Dashboard')).toBeVisible();

  const settings = new SettingsPage(page);
  await page.goto('/login?from=/dashboard/settings');
  await settings.logIn(member);
  // The one that the account was made with, the other browser, this one.
  const rows = settings.sessions.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Chrome on Linux');
  await expect(rows.first()).toContainText('This browser');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.nth(1)).toContainText('Last seen just now');
  await rows.nth(1).getByRole('button', { name: 'End the session of Chrome on Linux' }).click();
  await expect(settings.toast('Signed out there')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(settings.sessions.getByRole('heading')).toBeFocused();
  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard');
  await page.reload();
  await expect(settings.heading('Settings')).toBeVisible();
});

test('signs out everywhere, after asking', async ({ page, otherPage, accounts, guard }) => {
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.signedIn();
  const other = new AccountPage(otherPage);
  await otherPage.goto('/login?from=/dashboard');
  await other.logIn(member);
  await expect(other.heading('Dashboard')).toBeVisible();

  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await settings.button('Sign out everywhere').click();
  await expect(question.getByRole('button', { name: 'Sign out everywhere' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(settings.button('Sign out everywhere')).toBeFocused();
  await settings.button('Sign out everywhere').click();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();

  await settings.button('Sign out everywhere').click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(settings.toast('Signed out successfully')).toContainText('All browsers are signed out.');
  await expect(page).toHaveURL('/login');
  await otherPage.reload();
  await expect(otherPage).toHaveURL('/login?from=%2Fdashboard');
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} every form says so, keeps what was typed, and works again`, async ({ page, accounts, guard }) => {
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    // What is asked while the password changes may be refused once: the new session's cookie comes with the answer.
    guard.expectConsole(failedWithStatus(401));
    const cutOff = (url: RegExp) =>
      page.route(url, (route) => (cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort()));
    const advice = 'Please check your connection and try again.';
    const member = await accounts.signedIn();
    const moved = newEmail();
    const settings = new SettingsPage(page);
    await page.goto('/dashboard/settings');
    await cutOff(/auth\.change(Email|Password)|auth\.signOutEverywhere/);

    await settings.newAddress.fill(moved);
    await settings.addressPassword.fill(member.password);
    await settings.button('Send the link').click();
    await expect(settings.address.getByRole('alert')).toHaveText(advice);
    await expect(settings.toast('Email address not changed')).toContainText(advice);
    await expect(settings.newAddress).toHaveValue(moved);
    await expect(settings.addressPassword).toHaveValue(member.password);

    await settings.changePassword(member.password, 'Mangrove 12 tunnel');
    await expect(settings.passwords.getByRole('alert')).toHaveText(advice);
    await expect(settings.toast('Password not changed')).toContainText(advice);
    await expect(settings.current).toHaveValue(member.password);
    await expect(settings.newPassword).toHaveValue('Mangrove 12 tunnel');

    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await settings.button('Sign out everywhere').click();
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(settings.toast('Sign out failed')).toContainText(advice);
    await expect(page).toHaveURL('/dashboard/settings');

    await page.unroute(/auth\.change(Email|Password)|auth\.signOutEverywhere/);
    await settings.button('Send the link').click();
    await expect(settings.address.getByRole('status')).toContainText(`We sent a link to ${moved}.`);
    await settings.button('Change password').click();
    await expect(settings.toast('Password changed')).toBeVisible();
  });
}

test('sessions that cannot be fetched can be asked for again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const settings = new SettingsPage(page);
  await page.route(/auth\.sessions/, (route) => route.abort());
  await page.goto('/dashboard/settings');
  const problem = settings.sessions.getByRole('alert');
  await expect(problem).toContainText('Your sessions could not be loaded');
  await page.unroute(/auth\.sessions/);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(settings.sessions.getByRole('listitem').first()).toContainText('This browser');
});
