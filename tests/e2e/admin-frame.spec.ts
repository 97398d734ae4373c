/** The admin area's layout: access, the menu, the keyboard, and the ways out. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminPaths } from '#shared/admin-paths.ts';
import { paths } from '#shared/paths.ts';
import { test as visitor } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { cityForm } from '../helpers/leads.ts';
import { test } from './admin.ts';
import { expect, failedWithStatus } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Navigates without a reload, as a link in the admin area does. */
const moveTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const screens = [
  ['Inbox', adminPaths.inbox],
  ['Numbers', adminPaths.numbers],
  ['Orders', adminPaths.orders],
  ['Disputes', adminPaths.disputes],
  ['Events', adminPaths.events],
  ['Revenue', adminPaths.revenue],
  ['Subscriptions', adminPaths.subscriptions],
  ['Sales settings', adminPaths.salesSettings],
  ['Users', adminPaths.users],
  ['Service requests', adminPaths.requests],
  ['Referrals', adminPaths.referrals],
  ['Emails', adminPaths.mails],
  ['Jobs', adminPaths.jobs],
  ['AI ledger', adminPaths.ai],
  ['City pages', adminPaths.cities],
  ['Marketing claims', adminPaths.claims],
  ['Proof', adminPaths.proof],
  ['Privacy', adminPaths.privacy],
  ['Readiness', adminPaths.readiness],
  ['System', adminPaths.system],
  ['Audit log', adminPaths.audit],
] as const;

visitor('shows a visitor and a member no admin area, and no way to it', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole(/^No page at \/admin/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const who of ['visitor', 'member'] as const) {
    if (who === 'member') await accounts.signedIn();
    for (const path of [paths.admin, `${adminPaths.users}/1`]) {
      expect((await page.goto(path))!.status()).toBe(404);
      await expect(heading(page, 'Oops! Page not found')).toBeVisible();
    }
  }
  await page.goto(paths.dashboard);
  await expect(page.getByRole('complementary', { name: 'Member area' })).toContainText('dana-');
  await expect(page.getByText('Agency admin')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search the member area' }).fill('desk');
  await expect(page.getByText('No matches.')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/admin/assets') || path.includes('admin.'))).toEqual([]);
});

test('takes an admin by keyboard from the member area through every screen, back to the site, and out', async ({
  page,
  agency,
  guard,
}) => {
  expect(agency).toBeDefined();
  const asked = procedureCalls(page, 'admin.isAdmin');
  await page.goto(paths.dashboard);
  await page.getByRole('link', { name: 'Agency admin' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
  await expect(page).toHaveTitle('Today | Admin | Everglow');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  for (const [name, path] of screens) {
    const link = menu.getByRole('link', { name: new RegExp(`^${name}`) });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} | Admin | Everglow`);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(asked).toHaveLength(1);
  await page.goBack();
  await expect(heading(page, 'System')).toBeFocused();

  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(paths.home);
  expect((await page.goto('/admin/nothing-here'))!.status()).toBe(200);
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(new AccountPage(page).email).toBeVisible();
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole('No page at /admin');
  expect((await page.goto(paths.admin))!.status()).toBe(404);
});

test('finds people, leads and emails by keyboard and opens them', async ({ page, agency, others, site }) => {
  const member = await others.member();
  const business = `Bakery ${randomUUID().slice(0, 8)}`;
  await others.call('contact.sendFromCity', { ...cityForm(member.email), businessType: business });
  await site.rows.query(
    `insert into emails (template, to_email, user_id, status, wake_at)
     select 'weekly-note', email, id, 'sent', now() from users where email = $1`,
    [member.email],
  );
  expect(agency).toBeDefined();
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const searchFor = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await dialog.getByRole('textbox', { name: 'Search the admin area' }).fill(words);
  };
  const results = dialog.getByRole('button');
  await page.goto(paths.admin);
  await expect(heading(page, 'Today')).toBeVisible();
  await searchFor(member.email);
  await expect(results.filter({ hasText: 'Weekly note' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^?]*${adminPaths.users}/`));
  await searchFor(business);
  await expect(results).toHaveText([/^Dana Rivera/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^?]*${adminPaths.inbox}/`));
  await expect(page.getByRole('main')).toContainText(business);
  await searchFor('failed em');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Emails')).toBeFocused();
  await searchFor('no such thing at all');
  await expect(dialog.getByText('No matches.')).toBeVisible();
});

test('keeps the focus in the search when a screen finishes loading behind it', async ({ page, agency }) => {
  expect(agency).toBeDefined();
  await page.goto(paths.admin);
  await expect(heading(page, 'Today')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Search the admin area' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  const loading = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await moveTo(page, adminPaths.users);
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('failed em');
  loading.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Users', includeHidden: true })).toHaveCount(1);
  await expect(page).toHaveTitle(/^Users/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Emails')).toBeFocused();
});

test('redirects to the sign-in after the session ends and back, and skips it when signed in', async ({
  page,
  agency,
  guard,
}) => {
  // Responses must reveal nothing: no data and no files of the next screen.
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole(/^Refused to apply style from '[^']+\/admin\/assets\//);
  guard.expectConsole(/^Error: Unable to preload CSS|^TypeError: Failed to fetch dynamically imported module/);
  // The page left behind is incomplete, so Chromium may abort the fade to the sign-in.
  guard.expectConsole(/^uncaught: Transition was aborted because of invalid state\. ViewTransition opt-in disabled$/);
  await page.goto(paths.admin);
  await expect(page.getByRole('heading', { name: 'Reply next' })).toBeVisible();
  await agency.call('auth.signOut');
  const inbox = `${adminPaths.inbox}?show=waiting`;
  await moveTo(page, inbox);
  await expect(page).toHaveURL(`${paths.login}?from=${encodeURIComponent(inbox)}`);
  await new AccountPage(page).logIn(adminLogin);
  await expect(heading(page, 'Inbox')).toBeVisible();
  await expect(page).toHaveURL(inbox);
  await page.goto(`${paths.login}?from=${paths.admin}`);
  await expect(heading(page, 'Today')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('hides the menu behind a button, which regains the focus', async ({ page, agency }) => {
    expect(agency).toBeDefined();
    await page.goto(paths.admin);
    await expect(page.getByRole('heading', { name: 'Reply next' })).toBeVisible();
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.tap();
    await expect(menu).toContainText(adminLogin.email);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await menu.getByRole('link', { name: /^Inbox/ }).tap();
    await expect(menu).toBeHidden();
    await expect(heading(page, 'Inbox')).toBeFocused();
  });
});
