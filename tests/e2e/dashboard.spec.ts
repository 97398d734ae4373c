/**
 * The dashboard: behind the login, loaded in one request, with the profile's progress, notifications and next steps.
 */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { expect } from './test.ts';

test('sends a visitor to the login and back to a dashboard that makes one batched request', async ({
  page,
  chat,
  accounts,
}) => {
  const member = await accounts.member();
  const account = new AccountPage(page);
  /** The procedures of each request. */
  const asked: string[][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) asked.push(pathname.slice('/trpc/'.length).split(',').sort());
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const parts = ['checkout.options', 'dashboard.overview', 'notifications.summary', 'tutorials.progress'];
  // Requests that follow on their own poll for notifications.
  const others = (from: number) => asked.slice(from).filter((names) => names.join() !== 'notifications.summary');

  await test.step('no member data is requested before the login', async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?from=%2Fdashboard');
    await expect(account.heading('Welcome back')).toBeVisible();
    expect(asked.flat().filter((name) => name !== 'auth.session')).toEqual([]);
  });

  await test.step('after the login, one request loads the whole dashboard', async () => {
    asked.length = 0;
    await account.logIn(member);
    await expect(page).toHaveURL('/dashboard');
    await expect(page).toHaveTitle('Dashboard | Everglow');
    await expect(account.main.getByText('Hello Dana. Here’s what’s next.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Member area' }).getByText(member.email)).toBeVisible();
    await expect(account.main.getByText('14 days left')).toBeVisible();
    const first = asked.findIndex((names) => !names.every((name) => name.startsWith('auth.')));
    expect(asked[first]).toEqual(parts);
    expect(others(first + 1)).toEqual([]);
  });

  await test.step('after a reload, the same request also loads the session', async () => {
    asked.length = 0;
    scripts.length = 0;
    await page.reload();
    await expect(account.main.getByText('14 days left')).toBeVisible();
    expect(asked[0]).toEqual(['auth.session', ...parts]);
    expect(others(1)).toEqual([]);
    expect(scripts.filter((url) => /dashboard-screen/.test(url))).toHaveLength(1);
    // The dashboard doesn't validate forms.
    expect(scripts.filter((url) => /\/(zod|forms)-/.test(url))).toEqual([]);
  });

  await test.step('the first step is the chat', async () => {
    const next = account.main.getByRole('region', { name: 'Make your marketing profile' });
    await next.getByRole('button', { name: 'Start the chat' }).click();
    await chat.expectStep('greeting', {});
  });
});

test('shows the profile, progress and notifications, and links onward', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile({ businessName: 'Palm & Pine Roofing' }));
  const account = new AccountPage(page);
  const region = (name: string) => account.main.getByRole('region', { name, exact: true });
  await page.goto('/dashboard');
  await expect(region('My profile')).toContainText('Palm & Pine Roofing');
  await expect(region('Your membership')).toContainText('14 days left');
  await expect(region('Your membership')).toContainText('7 days left');
  await expect(region('Prompts')).toContainText('0 of 25 prompts unlocked this month');
  await expect(region('Marketing Machine')).toContainText('0 of 11 steps done');
  await expect(region('This week')).toContainText('0 tasks due');

  await test.step('a notification read here is also read in the full list', async () => {
    const latest = region('Latest notifications');
    await expect(latest.getByRole('listitem')).toHaveCount(3);
    const saved = page.waitForResponse(/notifications\.markRead/);
    await latest.getByRole('button', { name: 'Mark as read' }).first().click();
    await expect(latest.getByRole('button', { name: 'Mark as read' })).toHaveCount(2);
    await saved;
    await latest.getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL('/dashboard/notifications');
    await expect(region('Inbox').getByRole('listitem').getByRole('heading')).toHaveText([
      'Your profile is ready to use',
      'A first step for this week',
      'Your trial has an end date',
      'Prompts work better with an example',
      'Everything you told us is saved',
    ]);
    await expect(region('Inbox').getByRole('button', { name: 'Mark as read' })).toHaveCount(2);
  });

  await test.step('the next step links to the plan', async () => {
    await page.goBack();
    await region('Put dates on your roadmap').getByRole('link', { name: 'Plan my tasks' }).click();
    await expect(page).toHaveURL('/dashboard/plan');
  });
});
