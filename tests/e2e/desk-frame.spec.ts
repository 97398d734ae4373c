/** The desk's frame: who may come in, the menu, the keyboard, and the ways out. */
import type { Page } from '@playwright/test';
import { deskPaths } from '../../shared/desk-paths.ts';
import { paths } from '../../shared/paths.ts';
import { test } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { breakProcedures } from './failing.ts';
import { expectFitsPhone } from './fits.ts';
import { expect, failedWithStatus } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Moves on without a reload, as a link of the desk does. */
const moveTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const screens = [
  ['Inbox', deskPaths.inbox],
  ['Numbers', deskPaths.numbers],
  ['Users', deskPaths.users],
  ['Service requests', deskPaths.requests],
  ['Referrals', deskPaths.referrals],
  ['Mails', deskPaths.mails],
  ['Jobs', deskPaths.jobs],
  ['AI ledger', deskPaths.ai],
  ['Claims', deskPaths.claims],
  ['System', deskPaths.system],
  ['Audit log', deskPaths.audit],
] as const;

for (const who of ['visitor', 'member'] as const) {
  test(`a ${who} finds nothing at the addresses of the desk`, async ({ page, accounts, guard }) => {
    guard.expectConsole(failedWithStatus(404));
    guard.expectConsole(/^No page at \/admin/);
    if (who === 'member') await accounts.signedIn();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of [paths.admin, `${deskPaths.users}/1`]) {
      expect((await page.goto(path))!.status()).toBe(404);
      await expect(heading(page, 'Oops! Page not found')).toBeVisible();
    }
    expect(asked.filter((path) => path.startsWith('/admin/assets') || path.includes('admin.'))).toEqual([]);
  });
}

test('a member is shown no way to the desk', async ({ page, accounts }) => {
  const { email } = await accounts.signedIn();
  await page.goto(paths.dashboard);
  await expect(page.getByRole('complementary', { name: 'Member area' })).toContainText(email);
  await expect(page.getByText('Agency desk')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search the member area' }).fill('desk');
  await expect(page.getByText('Nothing of that name here.')).toBeVisible();
});

test.describe('an admin', () => {
  test.beforeEach(({ accounts }) => accounts.signIn(adminLogin));

  test('comes from the member area, and goes back to the site', async ({ page }) => {
    await page.goto(paths.dashboard);
    await page.getByRole('link', { name: 'Agency desk' }).click();
    await expect(heading(page, 'Today')).toBeVisible();
    await expect(page).toHaveTitle('Today | Desk | Everglow');
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL(paths.home);
  });

  test('is let through a sign-in that leads here, when she is signed in already', async ({ page }) => {
    await page.goto(`${paths.login}?from=${paths.admin}`);
    await expect(heading(page, 'Today')).toBeVisible();
    await expect(page).toHaveURL(paths.admin);
  });

  test('finds each screen in the menu, with the keyboard at its heading', async ({ page }) => {
    await page.goto(paths.admin);
    await expect(heading(page, 'Today')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Desk', exact: true });
    for (const [name, path] of screens) {
      const link = menu.getByRole('link', { name: new RegExp(`^${name}`) });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(heading(page, name)).toBeFocused();
      await expect(page).toHaveTitle(`${name} | Desk | Everglow`);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    await page.goBack();
    await expect(heading(page, 'System')).toBeFocused();
  });

  test('skips the menu by keyboard', async ({ page }) => {
    await page.goto(paths.admin);
    await expect(heading(page, 'Today')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`finds the desk accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(paths.admin);
      await expect(page.getByRole('heading', { name: 'Answer next' })).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('an address that the desk does not have says so inside of it', async ({ page }) => {
    expect((await page.goto('/admin/nothing-here'))!.status()).toBe(200);
    await expect(heading(page, 'Nothing here')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await expect(heading(page, 'Today')).toBeVisible();
  });

  test('is asked for once whether she is one', async ({ page }) => {
    const asked = procedureCalls(page, 'admin.isAdmin');
    await page.goto(paths.admin);
    await expect(page.getByRole('heading', { name: 'Answer next' })).toBeVisible();
    await moveTo(page, deskPaths.inbox);
    await expect(heading(page, 'Inbox')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('signs out, and nothing of the desk is left', async ({ page, guard }) => {
    await page.goto(paths.admin);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(paths.login);
    await expect(new AccountPage(page).email).toBeVisible();
    guard.expectConsole(failedWithStatus(404));
    guard.expectConsole('No page at /admin');
    expect((await page.goto(paths.admin))!.status()).toBe(404);
  });

  test('whose session has ended is led to the sign-in, and from there back', async ({ page, accounts, guard }) => {
    // The answers that tell of it: no data, and no files of the next screen either.
    guard.expectConsole(failedWithStatus(404));
    guard.expectConsole(/^Refused to apply style from '[^']+\/admin\/assets\//);
    guard.expectConsole(/^Error: Unable to preload CSS|^TypeError: Failed to fetch dynamically imported module/);
    await page.goto(paths.admin);
    await expect(page.getByRole('heading', { name: 'Answer next' })).toBeVisible();
    await accounts.call('auth.signOut');
    const inbox = `${deskPaths.inbox}?show=waiting`;
    await moveTo(page, inbox);
    await expect(page).toHaveURL(`${paths.login}?from=${encodeURIComponent(inbox)}`);
    await new AccountPage(page).logIn(adminLogin);
    await expect(heading(page, 'Inbox')).toBeVisible();
    await expect(page).toHaveURL(inbox);
  });

  test('is told when what waits cannot be loaded, and tries again', async ({ page, guard }) => {
    guard.expectConsole(failedWithStatus(500));
    const repair = await breakProcedures(page, (name) => name === 'admin.inbox.waiting');
    await page.goto(paths.admin);
    const problem = page.getByRole('alert').filter({ hasText: 'Failed to load what waits' });
    await expect(problem).toBeVisible();
    await repair();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'What waits' }).or(page.getByText('Nothing waits.'))).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

    test('finds the menu behind a button', async ({ page }) => {
      await page.goto(paths.admin);
      await expect(page.getByRole('heading', { name: 'Answer next' })).toBeVisible();
      await expectFitsPhone(page, 'Today');
      expect(await axeViolations(page)).toEqual([]);
      const opener = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await opener.tap();
      await expect(menu).toContainText(adminLogin.email);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.tap();
      await menu.getByRole('link', { name: /^Inbox/ }).tap();
      await expect(menu).toBeHidden();
      await expect(heading(page, 'Inbox')).toBeFocused();
    });
  });
});
