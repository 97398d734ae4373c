/** Signing in and out: redirects, browser state, touch and keyboard. */
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { expectFocusShown, tabTo } from './keyboard.ts';
import { expect, failedWithStatus } from './test.ts';

test('signing in returns to the requested page, survives a reload, and Back skips the login', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(401));
  const member = await accounts.member({ password: 'aaaaaaaa' });
  const login = new AccountPage(page);
  await page.goto('/');
  await page.goto('/dashboard/settings?part=password');
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fsettings%3Fpart%3Dpassword');
  await login.logIn({ ...member, password: 'not it' });
  await expect(login.problem).toHaveText('That email and password don’t match. Check both, or reset your password.');
  await login.password.fill(member.password);
  await expect(login.problem).toBeHidden();
  await login.button('Sign in').click();
  await expect(login.toast('Signed in successfully')).toBeVisible();
  await expect(login.heading('Settings')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/settings?part=password');
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Member area' }).getByText(member.email)).toBeVisible();

  const session = (await context.cookies()).find(({ name }) => name.endsWith('everglow-session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(session!.expires * 1000).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
  const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(readable).not.toContain(session!.value);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(login.heading('Settings')).toBeVisible();
});

test(
  'never redirects to another site after sign-in, whatever the origin says',
  { tag: '@check-18' },
  async ({ page, accounts, baseURL }) => {
    const member = await accounts.signedIn();
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:document.title="evil"',
      '/\t/evil.example',
      '/.//evil.example',
      '/login?from=/login',
    ];
    let elsewhere = 0;
    for (const from of hostile) {
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await expect(page, from).toHaveURL('/services');
      if (new URL(page.url()).origin !== new URL(baseURL!).origin || (await page.title()) === 'evil') elsewhere += 1;
    }
    expect(elsewhere).toBe(0);
    // Requests still made by the open page would be refused after the sign-out.
    await page.goto('about:blank');
    await accounts.call('auth.signOut');
    await page.goto(`/login?from=${encodeURIComponent(hostile[0]!)}`);
    await new AccountPage(page).logIn(member);
    await expect(page).toHaveURL('/services');
  },
);

test('signing out is confirmed, and Back shows nothing from the account', async ({ page, accounts, guard }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('signing in and opening the dashboard works by touch, through the menu', async ({ page, accounts }) => {
    const member = await accounts.member();
    const account = new AccountPage(page);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('link', { name: 'Login' }).tap();
    await account.email.tap();
    await account.email.fill(member.email);
    await account.password.fill(member.password);
    await account.button('Sign in').tap();
    await expect(page).toHaveURL('/services');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden();
    await menu.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(account.heading('Dashboard')).toBeVisible();
  });
});

test('signing in, opening the settings and signing out works by keyboard', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(401));
  const member = await accounts.member();
  const account = new AccountPage(page);
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }));
  await page.keyboard.press('Enter');
  await expect(account.heading('Welcome back')).toBeVisible();

  await test.step('focus order: field, field, switch, button', async () => {
    await tabTo(page, account.email);
    await expectFocusShown(account.email);
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await expectFocusShown(account.password);
    await page.keyboard.type('not it');
    await page.keyboard.press('Tab');
    await expect(account.button('Show or hide the password')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(account.password).toHaveAttribute('type', 'text');
    await tabTo(page, account.button('Sign in'), 3);
    await expectFocusShown(account.button('Sign in'));
    await page.keyboard.press('Enter');
    await expect(account.problem).toBeVisible();
    await expect(account.button('Sign in')).toBeFocused();
  });

  await account.password.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');

  await test.step('the header and navigation come before the content', async () => {
    const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true });
    await tabTo(page, dashboard, 10);
    await page.keyboard.press('Enter');
    await expect(account.heading('Dashboard')).toBeVisible();
    await tabTo(page, account.areas.getByRole('link', { name: 'Settings' }), 15);
    await page.keyboard.press('Enter');
    await expect(account.heading('Settings')).toBeVisible();
    await expect(account.main).toBeFocused();
  });
  await tabTo(page, account.signOut, 3, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(account.heading('Welcome back')).toBeVisible();
  await expect(account.main).toBeFocused();
});
