/** Signing in and out: the form, what it says, where it leads. */
import { newEmail, subjects, test } from './account-api.ts';
import { AccountPage, newsOfEndedSession, procedureCalls } from './account-page.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';
import { figure } from '../helpers/figure.ts';

const noMatch = 'That email address and password do not match.';

test('an empty form is refused field by field, and nothing is sent', async ({ page }) => {
  const login = new AccountPage(page);
  const sent = procedureCalls(page, 'auth.signIn');
  await page.goto('/login');
  await login.button('Log in').click();
  await expect(login.email).toHaveAccessibleDescription(/Please enter your email address\./);
  await expect(login.email).toHaveAttribute('aria-invalid', 'true');
  await expect(login.main.getByText('Please enter your password', { exact: true })).toBeVisible();

  await login.email.fill('dana');
  await expect(login.main.getByText('Please enter your email address.')).toBeHidden();
  await login.button('Log in').click();
  await expect(login.main.getByText('That does not look like an email address.')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('the password can be shown and hidden', async ({ page }) => {
  const login = new AccountPage(page);
  await page.goto('/login');
  await login.password.fill('Sunrise');
  await expect(login.password).toHaveAttribute('type', 'password');
  await login.button('Show or hide the password').click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.password).toHaveValue('Sunrise');
  await login.button('Show or hide the password').click();
  await expect(login.password).toHaveAttribute('type', 'password');
});

test('the checklist ticks while typing', async ({ page }) => {
  const login = new AccountPage(page);
  await page.goto('/login');
  const ticks = () => login.checklist.getByRole('listitem').allTextContents();
  const [length, digit, letters] = ['At least 8 characters', 'A number or symbol', 'Lowercase and uppercase letters'];
  for (const [typed, met] of [
    ['', []],
    ['1', [digit]],
    ['a', []],
    ['aB', [letters]],
    ['abcdefgh', [length]],
    ['abcdefg', []],
    ['Abcdefg1', [length, digit, letters]],
  ] as const) {
    await login.password.fill(typed);
    const expected = [length, digit, letters].map(
      (label) => `${label}${met.some((m) => m === label) ? ': yes' : ': not yet'}`,
    );
    await expect.poll(ticks, typed).toEqual(expected);
  }
});

test('a weak password is sent all the same', async ({ page, accounts }) => {
  const member = await accounts.member({ password: 'aaaaaaaa' });
  const login = new AccountPage(page);
  await page.goto('/login');
  await login.logIn(member);
  await expect(page).toHaveURL('/services');
});

test('says Signing In..., takes no second click, and says so when it is done', async ({ page, accounts }) => {
  const member = await accounts.member();
  const login = new AccountPage(page);
  await page.goto('/login');
  const sent = procedureCalls(page, 'auth.signIn');
  const held = await hold(page, /auth\.signIn/);
  await login.logIn({ ...member, email: `  ${member.email.toUpperCase()} ` });
  const busy = login.button('Signing In...');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  // The keyboard's place is kept while it waits.
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  held.release();
  await expect(login.toast('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL('/services');
  expect(sent).toHaveLength(1);
});

test('a wrong password is told in the form and in a toast, until a field is edited', async ({
  page,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(401));
  const member = await accounts.member();
  const login = new AccountPage(page);
  await page.goto('/login');
  for (const field of [login.email, login.password]) {
    await login.logIn({ ...member, password: 'not it' });
    await expect(login.problem).toHaveText(noMatch);
    await expect(login.toast('Sign in failed')).toContainText(noMatch);
    await expect(login.email).toHaveValue(member.email);
    await expect(login.password).toHaveValue('not it');
    await expect(login.button('Log in')).toBeEnabled();
    await field.press('End');
    await field.pressSequentially('x');
    await expect(login.problem).toBeHidden();
  }
  await login.logIn(member);
  await expect(page).toHaveURL('/services');
});

test('an unknown address is answered in the same words', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(401));
  const login = new AccountPage(page);
  await page.goto('/login');
  await login.logIn({ email: newEmail(), password: 'Sunrise over A1A 7' });
  await expect(login.problem).toHaveText(noMatch);
});

test('a toast goes by itself after three seconds, in its variant', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(401));
  const login = new AccountPage(page);
  await page.goto('/login');
  await expect(login.button('Log in')).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { dataset } = document.body;
      const toast = document.querySelector('[data-variant="destructive"]');
      if (toast) dataset.shown ??= String(performance.now());
      else if (dataset.shown) dataset.gone ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await login.logIn({ email: newEmail(), password: 'Sunrise over A1A 7' });
  await expect(login.toast('Sign in failed')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-gone', /./);
  await expect(login.toast('Sign in failed')).toHaveCount(0);
  const { shown, gone } = await page.evaluate(() => ({ ...document.body.dataset }));
  expect(Number(gone) - Number(shown)).toBeGreaterThan(2900);
  expect(Number(gone) - Number(shown)).toBeLessThan(5000);
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} the form says so, keeps what was typed, and works again`, async ({ page, accounts, guard }) => {
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    const member = await accounts.member();
    const login = new AccountPage(page);
    await page.goto('/login');
    await page.route(/auth\.signIn/, (route) => (cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort()));
    await login.logIn(member);
    await expect(login.problem).toContainText('Failed to sign in. Please check your credentials.');
    await expect(login.toast('Sign in failed')).toContainText('Failed to sign in. Please check your credentials.');
    await expect(login.email).toHaveValue(member.email);
    await expect(login.password).toHaveValue(member.password);
    await page.unroute(/auth\.signIn/);
    await login.button('Log in').click();
    await expect(page).toHaveURL('/services');
  });
}

test('an address that is not confirmed is told so, and gets its link again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(403));
  const member = await accounts.unconfirmed();
  const words = 'Please check your email and confirm your account before logging in.';
  const login = new AccountPage(page);
  await page.goto('/login');
  await login.logIn(member);
  await expect(login.problem).toContainText(words);
  await expect(login.toast('Email not confirmed')).toContainText(words);
  await login.button('Send the link again').click();
  await expect(login.button('Link sent')).toBeDisabled();
  await expect(
    login.main.getByText(`If ${member.email} still has to be confirmed, a new link is on its way.`),
  ).toBeVisible();
  await accounts.mail(member.email, subjects.confirm, 2);
});

test('too many guesses are stopped, with the right password too', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(429));
  const member = await accounts.member();
  const statuses = await Promise.all(Array.from({ length: 10 }, () => accounts.tryPassword(member.email, 'guess')));
  expect(new Set(statuses)).toEqual(new Set([401]));
  const login = new AccountPage(page);
  await page.goto('/login');
  await login.logIn(member);
  await expect(login.problem).toHaveText('That was a lot at once. Please wait a moment and try again.');
});

test('leads to the recovery and to the sign-up, and the typed address comes along', async ({ page }) => {
  const login = new AccountPage(page);
  await page.goto('/login');
  await login.email.fill('dana@example.com');
  await login.link('Forgot your password?').click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(login.email).toHaveValue('dana@example.com');
  await login.link('Back to login').click();
  await login.link('Sign up').click();
  await expect(page).toHaveURL('/signup');
  await login.link('Create an account without applying').click();
  await expect(login.heading('Create your account')).toBeFocused();
  await expect(login.email).toHaveValue('dana@example.com');
});

test('leads back to where it was asked for, and the way back passes it by', async ({ page, accounts }) => {
  const member = await accounts.member();
  const login = new AccountPage(page);
  await page.goto('/');
  await page.goto('/dashboard/settings?part=password');
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fsettings%3Fpart%3Dpassword');
  await login.logIn(member);
  await expect(login.heading('Settings')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/settings?part=password');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(login.heading('Settings')).toBeVisible();
});

test('without an origin the way back does not return to it either', async ({ page, accounts }) => {
  const member = await accounts.member();
  const login = new AccountPage(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await login.logIn(member);
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:document.title="evil"',
  'data:text/html,evil',
  '/%09/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/login?from=/login',
  'dashboard',
];

test('no origin leads to another site', async ({ page, accounts, baseURL, guard }) => {
  test.slow();
  // A path of this site, whatever it looks like; nothing is there.
  guard.expectConsole('No page at /%09/evil.example');
  guard.expectConsole(failedWithStatus(404));
  const member = await accounts.signedIn();
  const visited: string[] = [];
  for (const from of hostile) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await expect(page, from).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).origin, from).toBe(new URL(baseURL!).origin);
    await expect(page, from).not.toHaveTitle('evil');
    if (from !== '/%09/evil.example') await expect(page, from).toHaveURL('/services');
    visited.push(new URL(page.url()).origin);
  }
  const elsewhere = visited.filter((origin) => origin !== new URL(baseURL!).origin).length;
  figure(18, `${visited.length} hostile origins in a browser: ${elsewhere} led elsewhere`);
  // And after signing in by hand.
  const login = new AccountPage(page);
  for (const from of hostile.slice(0, 5)) {
    await accounts.call('auth.signOut');
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await login.logIn(member);
    await expect(page, from).toHaveURL('/services');
  }
});

test('who is signed in already is sent on', async ({ page, accounts }) => {
  await accounts.signedIn();
  await page.goto('/login');
  await expect(page).toHaveURL('/services');
  await page.goto('/login?from=%2Fdashboard%2Fnotifications');
  await expect(page).toHaveURL('/dashboard/notifications');
});

test('a reload stays signed in, and scripts cannot read what proves it', async ({ page, context, accounts }) => {
  const member = await accounts.member();
  const account = new AccountPage(page);
  await page.goto('/login?from=/dashboard');
  await account.logIn(member);
  await expect(account.heading('Dashboard')).toBeVisible();
  await page.reload();
  await expect(account.heading('Dashboard')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Member area' }).getByText(member.email)).toBeVisible();

  const session = (await context.cookies()).find(({ name }) => name.endsWith('everglow-session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(session!.expires * 1000).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
  const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(readable).not.toContain(session!.value);
});

test('signing out says so and leads to the login; the way back shows nothing', async ({ page, accounts, guard }) => {
  guard.expectConsole(newsOfEndedSession);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await account.signOut.click();
  await expect(account.toast('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(account.heading('Welcome back')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
});

test('a sign-out that fails says so and changes nothing', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  guard.expectConsole(newsOfEndedSession);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  await page.route(/auth\.signOut/, (route) => route.abort());
  await account.signOut.click();
  await expect(account.toast('Sign out failed')).toContainText('Please check your connection and try again.');
  await expect(page).toHaveURL('/dashboard');
  await expect(account.heading('Dashboard')).toBeVisible();
  await page.unroute(/auth\.signOut/);
  await account.signOut.click();
  await expect(page).toHaveURL('/login');
});
