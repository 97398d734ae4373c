/** What every page knows about the session: links, other tabs, and navigating between pages. */
import type { Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { hold } from './hold.ts';
import { expect } from './test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const loginOf = (page: Page) => main(page).getByRole('link', { name: 'Login', exact: true });
const dashboardOf = (page: Page) => main(page).getByRole('link', { name: 'Dashboard', exact: true });
const profileOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Your Profile' });

test('a visitor sees the login and a member the dashboard and a band, without layout shift', async ({
  page,
  accounts,
}) => {
  const band = page.getByRole('region', { name: 'Your account' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const [shown, hidden, profile, bands] of [
    [loginOf(page), dashboardOf(page), `/${brand.slug}`, 0],
    [dashboardOf(page), loginOf(page), '/dashboard', 1],
  ] as const) {
    const scripts = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/services', { waitUntil: 'commit' });
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
    const before = await title.boundingBox();
    scripts.release();
    await expect(profileOf(page)).toHaveAttribute('href', profile);
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
    await expect(band).toHaveCount(bands);
    expect(await title.boundingBox()).toEqual(before);
    await page.unrouteAll();
    await accounts.signedIn();
  }
});

test('tabs follow a sign-in and sign-out in another tab, and only those that have to navigate do', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.member();
  const [home, form, waiting] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await home.goto('/');
  await expect(loginOf(home)).toBeVisible();
  await form.goto('/signup?only=account');
  await expect(new AccountPage(form).heading('Create your account')).toBeVisible();
  await waiting.goto('/dashboard/notifications');
  await expect(new AccountPage(waiting).heading('Welcome back')).toBeVisible();

  const account = new AccountPage(page);
  await page.goto('/login');
  await account.logIn(member);
  await expect(page).toHaveURL('/services');
  for (const tab of [page, home, form]) await expect(dashboardOf(tab)).toBeVisible();
  await expect(home).toHaveURL('/');
  await expect(form).toHaveURL('/signup?only=account');
  await expect(new AccountPage(form).main.getByRole('status')).toContainText(`signed in as ${member.email}`);
  await expect(waiting).toHaveURL('/dashboard/notifications');
  await expect(new AccountPage(waiting).heading('Notifications')).toBeVisible();

  await dashboardOf(page).click();
  await account.signOut.click();
  await expect(page).toHaveURL('/login');
  await expect(waiting).toHaveURL(/\/login($|\?)/);
  await expect(new AccountPage(waiting).heading('Welcome back')).toBeVisible();
  for (const tab of [page, home, form]) {
    await expect(loginOf(tab)).toBeVisible();
    await expect(profileOf(tab)).toHaveAttribute('href', `/${brand.slug}`);
  }
  await expect(home).toHaveURL('/');
  await expect(form).toHaveURL('/signup?only=account');
});

test('a member whose session ended signs in again in place or goes to the login with a return path', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(newsOfEndedSession);
  const { email, password } = await accounts.signedIn();
  const account = new AccountPage(page);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await page.goto('/dashboard/services');
  const wish = account.main.getByRole('textbox').first();
  await wish.fill('Our phones ring after six.');
  await context.clearCookies({ name: /everglow-session$/ });
  await expect(again.getByLabel('Email')).toHaveValue(email);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(wish).toHaveValue('Our phones ring after six.');
  await context.clearCookies({ name: /everglow-session$/ });
  await account.areas.getByRole('link', { name: 'Settings' }).click();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fsettings');
});

test("each navigation starts at the top, with the focus in the content and the page's own head", async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const robots = page.locator('head > meta[name="robots"]');
  const canonical = page.locator('head > link[rel="canonical"]');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const toBottom = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await scrolled()).toBeGreaterThan(100);
  };
  const expectFresh = async (title: string, isHidden: boolean, isLoaded: boolean) => {
    await expect(page).toHaveTitle(title);
    // After a full page load, the browser decides where the focus is.
    if (!isLoaded) await expect(account.main).toBeFocused();
    expect(await scrolled()).toBe(0);
    await expect(robots).toHaveCount(isHidden ? 1 : 0);
    await expect(canonical).toHaveCount(isHidden ? 0 : 1);
  };
  await page.goto('/');
  await toBottom();
  await dashboardOf(page).click();
  await expectFresh('Dashboard | Everglow', true, true);
  await expect(account.main.getByText('14 days left')).toBeVisible();
  await toBottom();
  await account.areas.getByRole('link', { name: 'Settings' }).click();
  await expectFresh('Settings | Everglow', true, false);
  await expect(account.main.getByRole('region', { name: 'Delete your account' })).toBeVisible();
  await toBottom();
  await page.getByRole('banner').getByRole('link', { name: 'Everglow, home' }).click();
  await expect(page).toHaveURL('/');
  await expectFresh('Free AI marketing profile for your business | Everglow', false, true);
});
