/** Every screen around an account, ready to be looked at, and in the states that show errors. */
import type { Accounts, Invited } from './account-api.ts';
import type { AccountPage } from './account-page.ts';
import { breakProcedures } from './failing.ts';
import { expect } from './test.ts';

/** The screens of a visitor, each as soon as it can be used. */
export async function* visitorScreens(account: AccountPage, invited: Invited): AsyncGenerator<string> {
  const { page } = account;
  for (const [path, button] of [
    ['/login', 'Log in'],
    ['/signup', 'Next'],
    ['/signup?only=account', 'Create account'],
    ['/forgot-password', 'Send me a link'],
    ['/reset-password', 'Send me a new link'],
    ['/auth/confirm?token=nobody-knows-it', 'Confirm my address'],
    [invited.link, 'Activate my account'],
  ] as const) {
    await page.goto(path);
    await expect(account.button(button)).toBeVisible();
    yield path.replace(/\?.*/, '');
  }
}

/** The same after an empty submit; where there is none, what else goes wrong. */
export async function* visitorErrors(account: AccountPage, invited: Invited): AsyncGenerator<string> {
  const { page } = account;
  for (const [path, button, words] of [
    ['/login', 'Log in', 'Please enter your password'],
    ['/signup?only=account', 'Create account', 'Please tell us your name.'],
    ['/forgot-password', 'Send me a link', 'Please enter your email address.'],
    ['/reset-password', 'Send me a new link', 'Please enter your email address.'],
    [invited.link, 'Activate my account', 'Please enter your password'],
  ] as const) {
    await page.goto(path);
    await account.button(button).click();
    await expect(account.main.getByText(words, { exact: true })).toBeVisible();
    yield `${path.replace(/\?.*/, '')} after an empty submit`;
  }
  await page.goto('/signup');
  await account.main.getByLabel('What is your name?').press('Enter');
  await expect(account.main.getByText('Please enter your name.')).toBeVisible();
  yield '/signup after an empty step';
  await page.goto('/auth/confirm');
  await expect(account.heading('This link does not work')).toBeVisible();
  yield '/auth/confirm without a link';
  await page.goto('/auth/activate');
  await expect(account.link('Go Home')).toBeVisible();
  yield '/auth/activate without a link';
  await page.goto('/login');
  await page.route(/auth\.signIn/, (route) => route.abort());
  await account.logIn({ email: 'dana@example.com', password: 'x' });
  await expect(account.toast('Sign in failed')).toBeVisible();
  yield '/login without a connection, and a toast';
  await page.unroute(/auth\.signIn/);
}

/** The screens of a member, each with all it shows. */
export async function* memberScreens(account: AccountPage): AsyncGenerator<string> {
  const { page } = account;
  await page.goto('/dashboard');
  await expect(account.main.getByText('14 days left')).toBeVisible();
  await expect(account.main.getByRole('region', { name: 'My profile', exact: true })).toBeVisible();
  await expect(account.main.getByRole('region', { name: 'Latest notifications' }).getByRole('listitem')).toHaveCount(3);
  yield '/dashboard';
  await page.goto('/dashboard/notifications');
  await expect(account.main.getByRole('region', { name: 'Inbox' }).getByRole('listitem')).toHaveCount(5);
  yield '/dashboard/notifications';
  await account.main.getByRole('button', { name: 'Mark all as read' }).click();
  await account.main.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(account.main.getByText('Nothing unread')).toBeVisible();
  yield '/dashboard/notifications without an unread one';
  await page.goto('/dashboard/settings');
  await expect(account.main.getByText('This browser')).toBeVisible();
  yield '/dashboard/settings';
}

/** What goes wrong in the settings, and what a member without a profile sees. */
export async function* memberErrors(account: AccountPage, accounts: Accounts): AsyncGenerator<string> {
  const { page } = account;
  await page.goto('/dashboard/settings');
  await account.button('Change password').click();
  await account.button('Send the link').click();
  await expect(account.main.getByText('Please enter your email address.')).toBeVisible();
  await account.button('Sign out everywhere').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield '/dashboard/settings after empty submits';
  const mend = await breakProcedures(page, (name) => !name.startsWith('auth.'));
  await page.goto('/dashboard');
  for (const what of ['Your dashboard', 'Your notifications'])
    await expect(account.main.getByText(`${what} could not be loaded`)).toBeVisible();
  yield '/dashboard of a broken server';
  await mend();
  await accounts.signedIn();
  await page.goto('/dashboard');
  await expect(account.main.getByRole('region', { name: 'Make your marketing profile' })).toBeVisible();
  yield '/dashboard without a profile';
}
