/** The dashboard: who may see it, what comes next, clocks, news and the profile. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { hold } from './hold.ts';
import { expect, failedConnection } from './test.ts';

for (const path of ['/dashboard', '/dashboard/notifications', '/dashboard/settings']) {
  test(`${path} is for members: everybody else logs in first and comes back`, async ({ page, accounts }) => {
    const member = await accounts.member();
    const account = new AccountPage(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trpc/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
    await expect(account.heading('Welcome back')).toBeVisible();
    // Nothing of a member was even asked for.
    expect(asked.filter((name) => name !== '/trpc/auth.session')).toEqual([]);
    await account.logIn(member);
    await expect(page).toHaveURL(path);
    await expect(account.main.getByText(member.email).first()).toBeVisible();
  });
}

test('the API behind it refuses visitors', async ({ context }) => {
  for (const name of ['membership.current', 'notifications.list', 'profile.mine', 'auth.sessions']) {
    const response = await context.request.get(`/trpc/${name}`);
    expect(response.status(), name).toBe(401);
    expect(await response.text(), name).toContain('Please log in first');
  }
});

test('empty: says what comes next, and opens the chat', async ({ page, chat, accounts }) => {
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Dashboard | Everglow');
  await expect(account.main.getByText('Hello Dana. This is what comes next.')).toBeVisible();
  await expect(account.main.getByText(member.email)).toBeVisible();
  const next = account.main.getByRole('region', { name: 'Make your marketing profile' });
  const profile = account.main.getByRole('region', { name: 'My profile', exact: true });
  await expect(profile).toContainText('No profile in this account yet');
  await next.getByRole('button', { name: 'Start the chat' }).click();
  await chat.expectStep('greeting', {});
  await chat.close.click();
  await profile.getByRole('button', { name: 'Start the chat' }).click();
  await expect(chat.dialog).toBeVisible();
});

test('the clocks: fourteen days of trial; the preview begins with a profile', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  const clocks = account.main.getByRole('region', { name: 'Your membership' });
  await expect(clocks.getByText('14 days left')).toBeVisible();
  await expect(clocks.getByText(/^Ends on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(clocks.getByText('7 days, counted from the day your profile is made.')).toBeVisible();
});

test('with a profile: shows it, and both clocks run', async ({ page, accounts }) => {
  const member = await accounts.memberWithProfile({ businessName: 'Palm & Pine Roofing' });
  await accounts.signIn(member);
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  const profile = account.main.getByRole('region', { name: 'My profile', exact: true });
  await expect(profile.getByRole('heading', { level: 2, name: 'Palm & Pine Roofing', exact: true })).toBeVisible();
  for (const part of ['Business Analysis', 'AI Platform Prompts', 'Growth Roadmap'])
    await expect(profile.getByRole('region', { name: part, exact: true })).toBeVisible();
  // It is in the account already.
  await expect(profile.getByRole('region', { name: 'Your account', exact: true })).toHaveCount(0);
  await expect(profile.getByText(/^Made on /)).toBeVisible();

  const clocks = account.main.getByRole('region', { name: 'Your membership' });
  await expect(clocks.getByText('14 days left')).toBeVisible();
  await expect(clocks.getByText('7 days left')).toBeVisible();
  await expect(clocks.getByRole('progressbar', { name: 'Trial' })).toHaveAttribute(
    'aria-valuetext',
    '14 of 14 days left',
  );

  await account.button('Open your profile').click();
  await expect(profile.getByRole('heading', { level: 2, name: 'My profile' })).toBeFocused();
  await expect(profile.getByRole('heading', { level: 2, name: 'My profile' })).toBeInViewport();

  await profile.getByRole('searchbox', { name: 'Search your prompts' }).fill('review');
  await expect(profile.getByText(/^\d+ of \d+ prompts match “review”$/)).toBeVisible();
});

test('the newest notifications, and the way to all', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  const latest = account.main.getByRole('region', { name: 'Latest notifications' });
  await expect(latest.getByRole('listitem')).toHaveCount(3);
  await latest.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect(latest.getByRole('button', { name: 'Mark as read' })).toHaveCount(2);
  await latest.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/dashboard/notifications');
  await expect(account.main.getByRole('region', { name: 'Inbox' }).getByRole('listitem')).toHaveCount(5);
});

test('the areas lead to each other and say where one is', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const areas = account.main.getByRole('navigation', { name: 'Areas' });
  await page.goto('/dashboard');
  for (const [name, path] of [
    ['Settings', '/dashboard/settings'],
    ['Notifications', '/dashboard/notifications'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await areas.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(account.heading(name)).toBeVisible();
    await expect(areas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${name} | Everglow`);
  }
});

test('what cannot be fetched says so, each part for itself, and can be asked for again', async ({
  page,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.route(/\/trpc\/(?!auth\.)/, (route) => route.abort());
  await page.goto('/dashboard');
  const problems = ['Your membership', 'Your notifications', 'Your profile'].map((what) =>
    account.problem.filter({ hasText: `${what} could not be loaded` }),
  );
  for (const problem of problems) await expect(problem).toBeVisible();
  await page.unroute(/\/trpc\/(?!auth\.)/);
  for (const problem of problems) {
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toBeHidden();
  }
  await expect(account.main.getByText('No profile in this account yet')).toBeVisible();
});

test('an account that cannot be reached is no reason to log in again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.route(/auth\.session(\?|$)/, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(account.problem).toContainText('Your account could not be reached.');
  await expect(page).toHaveURL('/dashboard');
  await page.unroute(/auth\.session(\?|$)/);
  await account.button('Try again').click();
  await expect(account.heading('Dashboard')).toBeVisible();
});

test('while it loads there is a place for everything, and no flash of the login', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const held = await hold(page, /membership\.current/);
  await page.goto('/dashboard');
  await expect(account.main.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  held.release();
  await expect(account.main.getByText('14 days left')).toBeVisible();
});
