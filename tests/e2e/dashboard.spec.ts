/** The dashboard: who may see it, what comes next, clocks, news and the profile. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { answerWith } from './answering.ts';
import { hold } from './hold.ts';
import { breakProcedures } from './failing.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

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
    await expect(page.getByRole('complementary', { name: 'Member area' }).getByText(member.email)).toBeVisible();
  });
}

test('the API behind it refuses visitors', async ({ context }) => {
  for (const name of ['dashboard.overview', 'notifications.summary', 'notifications.list', 'auth.sessions']) {
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
  await expect(page.getByRole('complementary', { name: 'Member area' })).toContainText(member.email);
  const next = account.main.getByRole('region', { name: 'Make your marketing profile' });
  await expect(account.main.getByRole('region', { name: 'My profile', exact: true })).toHaveCount(0);
  await next.getByRole('button', { name: 'Start the chat' }).click();
  await chat.expectStep('greeting', {});
  await chat.close.click();
  await page.getByRole('button', { name: 'Chat with the assistant' }).click();
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

test('with a profile: says whose, both clocks run, and the next step leads on', async ({ page, accounts }) => {
  const member = await accounts.memberWithProfile({ businessName: 'Palm & Pine Roofing' });
  await accounts.signIn(member);
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  const profile = account.main.getByRole('region', { name: 'My profile', exact: true });
  await expect(profile).toContainText('Palm & Pine Roofing');
  await expect(profile.getByText(/^Made on /)).toBeVisible();
  await expect(profile.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/dashboard/profile');

  const clocks = account.main.getByRole('region', { name: 'Your membership' });
  await expect(clocks.getByText('14 days left')).toBeVisible();
  await expect(clocks.getByText('7 days left')).toBeVisible();
  await expect(clocks.getByRole('progressbar', { name: 'Trial' })).toHaveAttribute(
    'aria-valuetext',
    '14 of 14 days left',
  );
  await expect(account.main.getByRole('region', { name: 'Prompts', exact: true })).toContainText(
    '0 of 25 prompts used this month',
  );
  await expect(account.main.getByRole('region', { name: 'Marketing Machine', exact: true })).toContainText(
    '0 of 11 steps done',
  );
  await expect(account.main.getByRole('region', { name: 'This week', exact: true })).toContainText('0 tasks due');

  const next = account.main.getByRole('region', { name: 'Give your roadmap dates' });
  await next.getByRole('link', { name: 'Plan my tasks' }).click();
  await expect(page).toHaveURL('/dashboard/plan');
});

test('upgrade: 30 % off the first month; where one cannot pay, the wish goes into a message', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  await answerWith(page, 'checkout.options', { available: false, mode: null, vip: { left: 20, capacity: 20 } });
  await page.goto('/dashboard');
  const banner = account.main.getByRole('complementary', { name: 'Upgrade to Pro' });
  await expect(banner).toContainText('30% off Pro');
  await expect(banner).toContainText('$20.99 first month');
  await expect(banner.locator('s')).toContainText('$29.99');
  await banner.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').locator('textarea[name=message]')).toHaveValue(
    /I would like to upgrade to Pro with 30% off the first month \(\$20\.99\)/,
  );
});

test('one batched request brings all of the dashboard, after a sign-in and after a reload', async ({
  page,
  accounts,
}) => {
  const member = await accounts.member();
  const account = new AccountPage(page);
  await page.goto('/login?from=/dashboard');
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/trpc/', '');
    if (request.url().includes('/trpc/')) asked.push(name);
  });
  await account.logIn(member);
  await expect(account.main.getByText('14 days left')).toBeVisible();
  await expect(account.main.getByRole('region', { name: 'Make your marketing profile' })).toBeVisible();
  const painted = asked.filter((name) => !/^auth\./.test(name));
  expect(painted[0]?.split(',').sort()).toEqual(['dashboard.overview', 'notifications.summary', 'tutorials.progress']);
  // What follows are looks for the samples, which are being written.
  expect(painted.slice(1).filter((name) => name !== 'notifications.summary')).toEqual([]);

  asked.length = 0;
  await page.reload();
  await expect(account.main.getByText('14 days left')).toBeVisible();
  expect(asked[0]?.split(',').sort()).toEqual([
    'auth.session',
    'dashboard.overview',
    'notifications.summary',
    'tutorials.progress',
  ]);
  expect(asked.slice(1).filter((name) => name !== 'notifications.summary')).toEqual([]);
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

test('what cannot be fetched says so, each part for itself, and can be asked for again', async ({
  page,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  const account = new AccountPage(page);
  const mend = await breakProcedures(page, (name) => !name.startsWith('auth.'));
  await page.goto('/dashboard');
  const problems = ['Your dashboard', 'Your notifications'].map((what) =>
    account.problem.filter({ hasText: `${what} could not be loaded` }),
  );
  for (const problem of problems) await expect(problem).toBeVisible();
  await mend();
  for (const problem of problems) {
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toBeHidden();
  }
  await expect(account.main.getByRole('region', { name: 'Make your marketing profile' })).toBeVisible();
});

test('an account that cannot be reached is no reason to log in again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.route(/auth\.session/, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(account.problem).toContainText('Your account could not be reached.');
  await expect(page).toHaveURL('/dashboard');
  await page.unroute(/auth\.session/);
  await account.button('Try again').click();
  await expect(account.heading('Dashboard')).toBeVisible();
});

test('while it loads there is a place for everything, and no flash of the login', async ({ page, accounts }) => {
  await accounts.signedIn();
  const account = new AccountPage(page);
  const held = await hold(page, /dashboard\.overview/);
  await page.goto('/dashboard');
  await expect(account.main.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  held.release();
  await expect(account.main.getByText('14 days left')).toBeVisible();
});
