/** What every page knows about the session: links, other tabs, and moving between pages. */
import { test } from './account-api.ts';
import { AccountPage, newsOfEndedSession } from './account-page.ts';
import { brand } from '../../shared/brand.ts';
import { screenAt, screenPaths } from '../../shared/content/screens.ts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const loginOf = (page: Page) => main(page).getByRole('link', { name: 'Login', exact: true });
const dashboardOf = (page: Page) => main(page).getByRole('link', { name: 'Dashboard', exact: true });
const profileOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Your Profile' });

test('a visitor is offered the login, before any script and after', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(loginOf(page)).toBeVisible();
  await expect(dashboardOf(page)).toBeHidden();
  gate.resolve();
  await expect(profileOf(page)).toHaveAttribute('href', `/${brand.slug}`);
  await expect(loginOf(page)).toBeVisible();
  await loginOf(page).click();
  await expect(page).toHaveURL('/login');
});

test('a member is offered the dashboard, before any script and after', async ({ page, accounts }) => {
  await accounts.signedIn();
  for (const path of ['/', '/services']) {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(dashboardOf(page)).toBeVisible();
    await expect(loginOf(page)).toBeHidden();
    gate.resolve();
    await expect(profileOf(page)).toHaveAttribute('href', '/dashboard');
    await expect(dashboardOf(page)).toBeVisible();
    await expect(loginOf(page)).toBeHidden();
    await page.unroute(/\/assets\/.*\.js$/);
  }
  await profileOf(page).click();
  await expect(new AccountPage(page).heading('Dashboard')).toBeVisible();
});

test('the links change with the session, without a reload', async ({ page, accounts, guard }) => {
  guard.expectConsole(newsOfEndedSession);
  const member = await accounts.member();
  const account = new AccountPage(page);
  await page.goto('/login');
  await expect(loginOf(page)).toBeVisible();
  await account.logIn(member);
  await expect(dashboardOf(page)).toBeVisible();
  await expect(loginOf(page)).toBeHidden();
  await expect(profileOf(page)).toHaveAttribute('href', '/dashboard');
  await dashboardOf(page).click();
  await account.signOut.click();
  await expect(loginOf(page)).toBeVisible();
  await expect(dashboardOf(page)).toBeHidden();
  await expect(profileOf(page)).toHaveAttribute('href', `/${brand.slug}`);
});

test('signing out in one tab takes the member tab to the login, and leaves the public one', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(newsOfEndedSession);
  await accounts.signedIn();
  const [member, visitor] = [await context.newPage(), await context.newPage()];
  await visitor.goto('/services');
  await expect(dashboardOf(visitor)).toBeVisible();
  await member.goto('/dashboard/settings');
  await expect(new AccountPage(member).heading('Settings')).toBeVisible();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  await account.signOut.click();
  await expect(page).toHaveURL('/login');
  await expect(member).toHaveURL(/\/login($|\?)/);
  await expect(new AccountPage(member).heading('Welcome back')).toBeVisible();
  await expect(loginOf(visitor)).toBeVisible();
  await expect(visitor).toHaveURL('/services');
});

test('signing in in one tab updates the others, and moves none of them', async ({ page, context, accounts }) => {
  const member = await accounts.member();
  const [home, waiting] = [await context.newPage(), await context.newPage()];
  await home.goto('/');
  await expect(loginOf(home)).toBeVisible();
  await waiting.goto('/signup');
  await expect(new AccountPage(waiting).heading('Apply for your marketing profile')).toBeVisible();
  const account = new AccountPage(page);
  await page.goto('/login');
  await account.logIn(member);
  await expect(page).toHaveURL('/services');
  await expect(dashboardOf(home)).toBeVisible();
  await expect(home).toHaveURL('/');
  await expect(dashboardOf(waiting)).toBeVisible();
  await expect(waiting).toHaveURL('/signup');
  await expect(new AccountPage(waiting).main.getByRole('status')).toContainText(`signed in as ${member.email}`);
});

test('a login that waits in another tab moves on', async ({ page, context, accounts }) => {
  const member = await accounts.member();
  const waiting = await context.newPage();
  await waiting.goto('/dashboard/notifications');
  await expect(new AccountPage(waiting).heading('Welcome back')).toBeVisible();
  await page.goto('/login');
  await new AccountPage(page).logIn(member);
  await expect(page).toHaveURL('/services');
  await expect(waiting).toHaveURL('/dashboard/notifications');
  await expect(new AccountPage(waiting).heading('Notifications')).toBeVisible();
});

test('a member tab whose session was ended elsewhere notices at its next question', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(newsOfEndedSession);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  await expect(account.heading('Dashboard')).toBeVisible();
  await context.clearCookies({ name: /everglow-session$/ });
  await account.areas.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fsettings');
});

test('each route change starts at the top, with the keyboard in the content', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const toBottom = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await toBottom();
  expect(await scrolled()).toBeGreaterThan(100);
  await dashboardOf(page).click();
  await expect(account.heading('Dashboard')).toBeVisible();
  await expect(account.main).toBeFocused();
  expect(await scrolled()).toBe(0);

  await expect(account.main.getByText('14 days left')).toBeVisible();
  await toBottom();
  await account.areas.getByRole('link', { name: 'Settings' }).click();
  await expect(account.heading('Settings')).toBeVisible();
  await expect(account.main).toBeFocused();
  expect(await scrolled()).toBe(0);

  await toBottom();
  await page.getByRole('banner').getByRole('link', { name: 'Everglow, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(account.main).toBeFocused();
  expect(await scrolled()).toBe(0);
});

for (const path of screenPaths) {
  test(`${path} has a title, is in no cache, and in an index only if it may be found`, async ({
    request,
    page,
    accounts,
  }) => {
    const screen = screenAt(path)!;
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    if (screen.carriesToken) expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toContain(`<title>${screen.title} | ${brand.name}</title>`);
    const hidden = screen.noindex ? 1 : 0;
    expect(html.match(/<meta name="robots" content="noindex"\s*\/?>/g) ?? []).toHaveLength(hidden);
    expect(html.match(/rel="canonical"/g) ?? []).toHaveLength(1 - hidden);

    if (screen.area === 'member') await accounts.signedIn();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${screen.title} | ${brand.name}`);
    await expect(page.locator('head > meta[name="robots"][content="noindex"]')).toHaveCount(hidden);
    await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(1 - hidden);
  });
}

test('title and index follow when moving without a reload', async ({ page }) => {
  await page.goto('/');
  await loginOf(page).click();
  await expect(page).toHaveTitle('Log in | Everglow');
  await expect(page.locator('head > meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveTitle('Apply for your marketing profile | Everglow');
  await main(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.locator('head > meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(1);
});
