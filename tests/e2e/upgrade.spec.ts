/** Pro: begun from the member area, paid on the provider's page, managed there, and what is said when it cannot begin. */
import { test } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { breakProcedures } from './failing.ts';
import { hold } from './hold.ts';
import { SandboxPage } from './sandbox-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const bannerOf = (account: AccountPage) => account.main.getByRole('complementary', { name: 'Upgrade to Pro' });
const upgradeOf = (account: AccountPage) => bannerOf(account).getByRole('button', { name: 'Upgrade to Pro' });

test('from the banner to Pro, and out of it again: the first month is cheaper once', async ({ page, accounts }) => {
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard');
  const started = page.waitForRequest(/checkout\.createSubscription/);
  await upgradeOf(account).click();
  const body = (await started).postDataJSON() as Record<string, unknown>;
  expect(body[0]).toEqual({ planType: 'pro', email: member.email, userId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  await new SandboxPage(page).pay('$20.99');
  await expect(account.heading('Thank you for choosing Pro.')).toBeFocused();
  await expect(account.main.getByText('Pro is on: every prompt, export and sharing.')).toBeVisible();
  await account.link('Go to my dashboard').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(account.main.getByRole('region', { name: 'Your membership' })).toContainText('Pro');
  await expect(bannerOf(account)).toHaveCount(0);

  await page.goto('/dashboard/shop');
  const plan = account.main.getByRole('region', { name: 'Your plan is Pro' });
  await expect(plan.getByText(/^It renews on \w+ \d+, \d{4} and goes on until you cancel\.$/)).toBeVisible();
  await plan.getByRole('button', { name: 'Manage plan' }).click();
  await expect(page).toHaveURL(/\/sandbox\/portal\//);
  await page.getByRole('button', { name: 'End at the end of the period' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await expect(async () => {
    await page.goto('/dashboard/shop');
    await expect(plan.getByText(/^It ends on .* Until then everything stays open to you\.$/)).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 20_000 });

  await plan.getByRole('button', { name: 'Manage plan' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(async () => {
    await page.goto('/dashboard');
    await expect(bannerOf(account)).toContainText('Pro for $29.99 per month', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(bannerOf(account)).not.toContainText('$20.99');
  await upgradeOf(account).click();
  await new SandboxPage(page).expectOpen('$29.99');
});

test('a failure names its reason, and the button works again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/shop');
  const mend = await breakProcedures(page, (name) => name === 'checkout.createSubscription');
  await upgradeOf(account).click();
  const notice = account.toast('Failed to start upgrade process: Please check your connection and try again.');
  await expect(notice).toBeVisible();
  // The second one says the same; it has to be the only one.
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await mend();
  await page.route(/checkout\.createSubscription/, (route) => route.abort());
  await upgradeOf(account).click();
  await expect(notice).toBeVisible();
  await page.unroute(/checkout\.createSubscription/);
  await upgradeOf(account).click();
  await new SandboxPage(page).expectOpen('$20.99');
});

test('who has Pro already, in another tab, is told so and gets no second one', async ({
  page,
  context,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(409));
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/shop');
  await expect(upgradeOf(account)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/shop');
  await upgradeOf(new AccountPage(other)).click();
  await new SandboxPage(other).pay('$20.99');
  await expect(other.getByText('Pro is on: every prompt, export and sharing.')).toBeVisible();
  // The other tab may look again by itself when it comes back into view; a press before that is refused.
  await upgradeOf(account).dispatchEvent('click');
  await expect(account.toast('Failed to start upgrade process: You have Pro already.')).toBeVisible();
  await expect(account.main.getByRole('heading', { name: 'Your plan is Pro' })).toBeVisible();
});

test('without a session one is asked to log in; a double click makes one call', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(401));
  await accounts.signedIn();
  const account = new AccountPage(page);
  await page.goto('/dashboard/shop');
  await expect(upgradeOf(account)).toBeVisible();
  const calls = procedureCalls(page, 'checkout.createSubscription');
  const held = await hold(page, /checkout\.createSubscription/);
  await upgradeOf(account).dblclick();
  await expect(bannerOf(account).getByRole('button', { name: 'One moment …' })).toBeVisible();
  await page.context().clearCookies();
  held.release();
  await expect(account.toast('Please log in first')).toBeVisible();
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fshop');
  expect(calls).toHaveLength(1);
});
