/** Creating an account with a form, and confirming its address. */
import { newMember, subjects, test } from './account-api.ts';
import { AccountPage, procedureCalls, watchForLeaks } from './account-page.ts';
import type { Member } from './account-api.ts';
import { hold } from './hold.ts';
import { MailboxPage } from './mailbox-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';
import { figure } from '../helpers/figure.ts';

/** The application at /signup leads there who wants an account and nothing else. */
const accountOnly = '/signup?only=account';

async function fill(form: AccountPage, member: Member) {
  await form.main.getByLabel('Your name', { exact: true }).fill(member.fullName);
  await form.main.getByLabel('Business name (optional)', { exact: true }).fill(member.businessName);
  await form.email.fill(member.email);
  await form.password.fill(member.password);
}

async function expectFilled(form: AccountPage, member: Member) {
  await expect(form.main.getByLabel('Your name', { exact: true })).toHaveValue(member.fullName);
  await expect(form.main.getByLabel('Business name (optional)', { exact: true })).toHaveValue(member.businessName);
  await expect(form.email).toHaveValue(member.email);
  await expect(form.password).toHaveValue(member.password);
}

test('form, mail, button, and the account is there', async ({ page, context, guard }) => {
  // The mail is shown without scripts, and the browser says so about those of the test itself.
  guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/);
  const member = newMember({ fullName: 'Ann Lee Roe', businessName: 'Roe & Sons' });
  const form = new AccountPage(page);
  await page.goto(accountOnly);
  await fill(form, member);
  const held = await hold(page, /auth\.signUp/);
  await form.button('Create account').click();
  await expect(form.button('Creating your account …')).toHaveAttribute('aria-disabled', 'true');
  held.release();
  await expect(form.heading('Check your inbox')).toBeFocused();
  await expect(form.main).toContainText(`We sent a link to ${member.email}.`);
  await expect(page).toHaveURL(accountOnly);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  const mailbox = new MailboxPage(await context.newPage());
  await mailbox.open(member.email, subjects.confirm);
  const tab = new AccountPage(await mailbox.follow('Confirm my email'));
  await expect(tab.page).toHaveURL('/auth/confirm');
  await tab.button('Confirm my address').click();
  await expect(tab.toast('Your address is confirmed')).toContainText('You are signed in.');
  await expect(tab.page).toHaveURL('/services');
  await tab.page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(tab.main.getByText('Hello Ann. This is what comes next.')).toBeVisible();
  await tab.page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Settings' }).click();
  await expect(tab.main.getByRole('textbox', { name: 'Your name' })).toHaveValue(member.fullName);
  await expect(tab.main.getByRole('textbox', { name: 'Business name' })).toHaveValue(member.businessName);
});

test('an empty form is refused field by field, and nothing is sent', async ({ page }) => {
  const form = new AccountPage(page);
  const sent = procedureCalls(page, 'auth.signUp');
  await page.goto(accountOnly);
  await form.button('Create account').click();
  for (const words of [
    'Please tell us your name.',
    'Please enter your email address.',
    'Please use at least 8 characters.',
  ])
    await expect(form.main.getByText(words, { exact: true })).toBeVisible();
  await form.password.fill('1234567');
  await form.button('Create account').click();
  await expect(form.main.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('the checklist advises, and eight letters are enough', async ({ page, accounts }) => {
  const member = newMember({ password: 'aaaaaaaa', businessName: '' });
  const form = new AccountPage(page);
  await page.goto(accountOnly);
  await fill(form, member);
  await expect(form.checklist.getByRole('listitem')).toHaveText([/: yes$/, /: not yet$/, /: not yet$/]);
  await form.button('Create account').click();
  await expect(form.heading('Check your inbox')).toBeVisible();
  await accounts.mail(member.email, subjects.confirm);
});

test('an address that has an account is answered in the same words, and told by mail', async ({ page, accounts }) => {
  const member = await accounts.member();
  const form = new AccountPage(page);
  await page.goto(accountOnly);
  await fill(form, { ...member, password: 'Somebody else 1' });
  await form.button('Create account').click();
  await expect(form.heading('Check your inbox')).toBeVisible();
  await expect(form.main).toContainText(`We sent a link to ${member.email}.`);
  await accounts.mail(member.email, subjects.existing);
  expect(await accounts.tryPassword(member.email, 'Somebody else 1')).toBe(401);
  expect(await accounts.tryPassword(member.email, member.password)).toBe(200);
});

test('the link is sent again when it is asked for', async ({ page, accounts }) => {
  const member = newMember();
  const form = new AccountPage(page);
  await page.goto(accountOnly);
  await fill(form, member);
  await form.button('Create account').click();
  await form.button('Send the link again').click();
  await expect(form.button('Link sent')).toBeDisabled();
  await expect(form.main.getByRole('status')).toHaveText(
    `If ${member.email} still has to be confirmed, a new link is on its way.`,
  );
  await page.goto(await accounts.link(member.email, subjects.confirm, 2));
  await form.button('Confirm my address').click();
  await expect(page).toHaveURL('/services');
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} the form says so, keeps what was typed, and works again`, async ({ page, guard }) => {
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    const member = newMember();
    const form = new AccountPage(page);
    await page.goto(accountOnly);
    await fill(form, member);
    await page.route(/auth\.signUp/, (route) => (cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort()));
    await form.button('Create account').click();
    await expect(form.problem).toContainText('An unexpected error occurred');
    await expectFilled(form, member);
    await form.password.press('End');
    await form.password.pressSequentially('!');
    await expect(form.problem).toBeHidden();
    await page.unroute(/auth\.signUp/);
    await form.button('Create account').click();
    await expect(form.heading('Check your inbox')).toBeVisible();
  });
}

test('an answer that promises nothing counts as a failure', async ({ page }) => {
  const form = new AccountPage(page);
  await page.goto(accountOnly);
  await fill(form, newMember());
  await page.route(/auth\.signUp/, (route) => route.fulfill({ json: [{ result: { data: { ok: false } } }] }));
  await form.button('Create account').click();
  await expect(form.problem).toContainText('Failed to create account');
});

test('who is signed in is told so', async ({ page, accounts }) => {
  const member = await accounts.signedIn();
  const form = new AccountPage(page);
  await page.goto(accountOnly);
  await expect(form.main.getByRole('status')).toContainText(`You are signed in as ${member.email}.`);
  await expect(form.button('Create account')).toBeVisible();
  await form.link('Go to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test('another browser is asked for the password chosen at sign-up', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(412));
  guard.expectConsole(failedWithStatus(400));
  const member = await accounts.unconfirmed();
  const form = new AccountPage(page);
  await page.goto(await accounts.link(member.email, subjects.confirm));
  await form.button('Confirm my address').click();
  await expect(form.heading('One more thing')).toBeFocused();
  await form.button('Confirm my address').click();
  await expect(form.main.getByText('Please enter your password', { exact: true })).toBeVisible();
  await form.password.fill('not it');
  await form.button('Confirm my address').click();
  await expect(form.problem).toContainText('That password is not the one chosen at sign-up.');
  await expect(form.password).toHaveValue('not it');
  await form.password.fill(member.password);
  await expect(form.problem).toBeHidden();
  await form.button('Confirm my address').click();
  await expect(form.toast('Your address is confirmed')).toBeVisible();
  await expect(page).toHaveURL('/services');
});

test('a link that is unknown, missing or used offers another one', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const form = new AccountPage(page);
  await page.goto('/auth/confirm');
  await expect(form.heading('This link does not work')).toBeVisible();

  await page.goto('/auth/confirm?token=nobody-knows-it');
  await form.button('Confirm my address').click();
  await expect(form.heading('This link does not work')).toBeFocused();
  await expect(form.main).toContainText('This confirmation link has expired or is invalid');

  const member = await accounts.unconfirmed();
  await form.email.fill(member.email);
  await form.button('Send me a new link').click();
  await expect(form.main.getByRole('status')).toHaveText(
    `If ${member.email} still has to be confirmed, a new link is on its way.`,
  );
  // Asked for from this browser, so this browser may use it.
  const link = await accounts.link(member.email, subjects.confirm, 2);
  await page.goto(link);
  await form.button('Confirm my address').click();
  await expect(page).toHaveURL('/services');
  await page.goto(link);
  await form.button('Confirm my address').click();
  await expect(form.heading('This link does not work')).toBeVisible();
});

test('looking at the link uses nothing up, a lost connection neither', async ({ page, context, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  guard.expectConsole(failedWithStatus(412));
  const member = await accounts.unconfirmed();
  const link = await accounts.link(member.email, subjects.confirm);
  for (let look = 0; look < 5; look++) await context.request.get(link);
  const form = new AccountPage(page);
  await page.goto(link);
  await page.reload();
  await page.route(/auth\.confirmEmail/, (route) => route.abort());
  await form.button('Confirm my address').click();
  await expect(form.problem).toContainText('Your address is not confirmed yet.');
  await page.unroute(/auth\.confirmEmail/);
  await form.button('Confirm my address').click();
  await form.password.fill(member.password);
  await form.button('Confirm my address').click();
  await expect(page).toHaveURL('/services');
});

test('the token reaches no address, no Referer and no cache', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(412));
  const member = await accounts.unconfirmed();
  const link = await accounts.link(member.email, subjects.confirm);
  const leaks = watchForLeaks(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  const form = new AccountPage(page);
  const answer = await page.goto(link);
  expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page).toHaveURL('/auth/confirm');
  await form.button('Confirm my address').click();
  await form.password.fill(member.password);
  await form.button('Confirm my address').click();
  await expect(page).toHaveURL('/services');
  const leaked = await leaks(link.split('token=')[1]!, '/auth/confirm');
  figure(73, `/auth/confirm: ${requests} requests of the browser, the token is in ${leaked.length} besides its own`);
  expect(leaked).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    link.split('token=')[1],
  );
});
