/** The activation link: what it shows, what it refuses, and that its secret stays where it belongs. */
import type { Page } from '@playwright/test';
import { subjects, test } from './account-api.ts';
import { AccountPage, procedureCalls, watchForLeaks } from './account-page.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';
import { figure } from '../helpers/figure.ts';

const messages = {
  none: 'Invalid activation link',
  over: 'This activation link has expired or is invalid',
  failing: 'Error validating activation link',
  empty: 'Please enter your password',
  wrong: 'Invalid password. Please check the password from your email.',
  success: 'Account activated successfully! Welcome to Everglow!',
};

class ActivationPage extends AccountPage {
  readonly temporary = this.main.getByLabel('Temporary password', { exact: true });
  readonly activate = this.button('Activate my account');
  readonly form = this.heading('Activate your account');
}

test('validates, shows whose account it is, refuses wrong passwords, then lets in', async ({
  page,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(400));
  const invited = await accounts.invited();
  const screen = new ActivationPage(page);
  const held = await hold(page, /activation\.validate/);
  await page.goto(invited.link);
  await expect(screen.main.getByText('One moment, we are checking your link …')).toBeVisible();
  held.release();
  await expect(screen.form).toBeFocused();
  for (const detail of ['Dana Rivera', 'Coral Bay Cooling', invited.email])
    await expect(screen.main.getByRole('definition').filter({ hasText: detail })).toBeVisible();

  const sent = procedureCalls(page, 'activation.activate');
  await screen.activate.click();
  await expect(screen.problem).toHaveText(messages.empty);
  await expect(screen.toast(messages.empty)).toBeVisible();
  expect(sent).toHaveLength(0);

  await screen.temporary.fill('notThePassword');
  await expect(screen.problem).toBeHidden();
  await screen.activate.click();
  await expect(screen.problem).toHaveText(messages.wrong);
  await expect(screen.toast(messages.wrong)).toBeVisible();
  await expect(screen.temporary).toHaveValue('notThePassword');

  // As it is copied from a mail.
  await screen.temporary.fill(` ${invited.temporaryPassword} `);
  await expect(screen.problem).toBeHidden();
  await screen.activate.click();
  await expect(screen.toast(messages.success)).toBeVisible();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();

  // Used now.
  await page.goto(invited.link);
  await expect(screen.heading(messages.over)).toBeVisible();
});

test('the password of one’s own can wait, and the dashboard reminds', async ({ page, accounts }) => {
  await accounts.activate(await accounts.invited());
  const account = new AccountPage(page);
  const dialog = page.getByRole('dialog', { name: 'Choose your own password' });
  await page.goto('/services');
  await expect(dialog).toBeVisible();
  await page.goto('/dashboard');
  await expect(account.main.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await account.link('Choose a password').click();
  await expect(page).toHaveURL('/dashboard/settings#password');
  await expect(account.newPassword).toBeFocused();
  await expect(account.newPassword).toBeInViewport();
  await account.newPassword.fill('Sunrise over A1A 7');
  await account.button('Save password').click();
  await expect(account.toast('Password saved')).toBeVisible();
  await expect(account.button('Change password')).toBeVisible();
  await page.goto('/services');
  await expect(dialog).toBeHidden();
});

test('the dialog after the activation can be put off', async ({ page, accounts }) => {
  const invited = await accounts.invited();
  const screen = new ActivationPage(page);
  await page.goto(invited.link);
  await screen.temporary.fill(invited.temporaryPassword);
  await screen.temporary.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose your own password' });
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/services');
});

test('no token: says so and offers the way home', async ({ page }) => {
  const screen = new AccountPage(page);
  await page.goto('/auth/activate');
  await expect(screen.heading(messages.none)).toBeFocused();
  await expect(screen.toast(messages.none)).toBeVisible();
  await expect(screen.button('Send me a new link')).toHaveCount(0);
  await screen.link('Go Home').click();
  await expect(page).toHaveURL('/');
});

test('an unknown token: says so and offers a new link and the way home', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const screen = new AccountPage(page);
  await page.goto('/auth/activate?token=nobody-knows-it');
  await expect(screen.heading(messages.over)).toBeFocused();
  await expect(screen.toast(messages.over)).toBeVisible();
  await screen.button('Send me a new link').click();
  // The answer does not tell whether there is such a link.
  await expect(screen.main.getByRole('status')).toContainText('If this link was one of ours, a new one is on its way');
  await screen.link('Go Home').click();
  await expect(page).toHaveURL('/');
});

test('five wrong passwords end a link; a new one comes by mail and works', async ({ page, accounts, guard }) => {
  test.slow();
  guard.expectConsole(failedWithStatus(400));
  guard.expectConsole(failedConnection);
  const invited = await accounts.invited();
  const screen = new ActivationPage(page);
  await page.goto(invited.link);
  for (let guess = 1; guess <= 5; guess++) {
    await screen.temporary.fill(`guess${guess}`);
    await screen.activate.click();
    await expect(screen.problem).toHaveText(messages.wrong);
  }
  await screen.temporary.fill(invited.temporaryPassword);
  await screen.activate.click();
  await expect(screen.heading(messages.over)).toBeFocused();

  await page.route(/activation\.renew/, (route) => route.abort());
  await screen.button('Send me a new link').click();
  await expect(screen.problem).toContainText('The link could not be sent.');
  await page.unroute(/activation\.renew/);
  await screen.button('Send me a new link').click();
  await expect(screen.main.getByRole('status')).toContainText('Look in your inbox.');

  const renewed = await accounts.invitation(invited.email, 2);
  expect(renewed.token).not.toBe(invited.token);
  await page.goto(renewed.link);
  await screen.temporary.fill(renewed.temporaryPassword);
  await screen.activate.click();
  await expect(page).toHaveURL('/services');
});

for (const [what, cut] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what}: says that it could not look, keeps what was typed, and works again`, async ({
    page,
    accounts,
    guard,
  }) => {
    guard.expectConsole(cut ? failedWithStatus(cut) : failedConnection);
    const cutOff = (url: RegExp) =>
      page.route(url, (route) => (cut ? route.fulfill({ status: cut, body: 'down' }) : route.abort()));
    const invited = await accounts.invited();
    const screen = new ActivationPage(page);
    await cutOff(/activation\.validate/);
    await page.goto(invited.link);
    await expect(screen.problem).toContainText(messages.failing);
    await expect(screen.toast(messages.failing)).toBeVisible();
    await page.unroute(/activation\.validate/);
    await screen.button('Try again').click();

    await screen.temporary.fill(invited.temporaryPassword);
    await cutOff(/activation\.activate/);
    await screen.activate.click();
    await expect(screen.problem).toContainText('We got no answer.');
    await expect(screen.temporary).toHaveValue(invited.temporaryPassword);
    await page.unroute(/activation\.activate/);
    await screen.activate.click();
    await expect(page).toHaveURL('/services');
  });
}

test('a dead link leads home by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth/activate');
  await expect(page.getByText(/^You are taken home in \d+ s\. Any key or tap stops that\.$/)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(new URL(page.url()).pathname).toBe('/');
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Answer a few questions. Leave with a marketing plan.',
  );
});

for (const [sign, act] of [
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['click', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`a ${sign} stops that`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/auth/activate');
    await expect(page.getByText(/^You are taken home in/)).toBeVisible();
    await act(page);
    await expect(page.getByText('Take your time.')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL('/auth/activate');
    await expect(page.getByRole('heading', { name: messages.none })).toBeVisible();
  });
}

test('the token stands in no address, no Referer and no cache; a reload keeps the form', async ({
  page,
  context,
  accounts,
}) => {
  const invited = await accounts.invited();
  for (let look = 0; look < 5; look++) await context.request.get(invited.link);
  const leaks = watchForLeaks(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  const screen = new ActivationPage(page);
  const answer = await page.goto(invited.link);
  expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(screen.form).toBeVisible();
  await expect(page).toHaveURL('/auth/activate');
  await page.reload();
  await expect(screen.form).toBeVisible();
  await expect(page).toHaveURL('/auth/activate');
  await screen.temporary.fill(invited.temporaryPassword);
  await screen.activate.click();
  await expect(page).toHaveURL('/services');
  const leaked = await leaks(invited.token, '/auth/activate');
  figure(73, `/auth/activate: ${requests} requests of the browser, the token is in ${leaked.length} besides its own`);
  expect(leaked).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    invited.token,
  );
  // The way back does not bring it either.
  await page.goBack();
  expect(page.url()).not.toContain(invited.token);
});

test('another tab that comes without a token gets none from this one', async ({ page, context, accounts }) => {
  const invited = await accounts.invited();
  await page.goto(invited.link);
  await expect(new ActivationPage(page).form).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/auth/activate');
  await expect(new AccountPage(tab).heading(messages.none)).toBeVisible();
  expect(await accounts.mails(invited.email, subjects.activate)).toHaveLength(1);
});
