/** Plan and orders in the settings: what one has, what it cost, the receipt, and the way to change it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePro, test, type Accounts } from './account-api.ts';
import { answerWith } from './answering.ts';
import { axeViolations } from './axe.ts';
import { breakProcedures } from './failing.ts';
import { expectFitsPhone } from './fits.ts';
import { SandboxPage } from './sandbox-page.ts';
import { SettingsPage } from './settings-page.ts';
import { expect, failedWithStatus } from './test.ts';

type Item = { id: string; quantity: number };
type Begun = { url: string };

const seat: Item = { id: 'virtual-bootcamp', quantity: 1 };
const pack: Item = { id: 'web-prompt-pack', quantity: 1 };

const begin = (accounts: Accounts, ...items: Item[]) => accounts.call<Begun>('checkout.start', { items });

/** Pays without a screen. */
async function pay(page: Page, { url }: Begun): Promise<void> {
  const answer = await page.request.post(url, {
    form: { do: 'pay' },
    headers: { origin: new URL(url).origin },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, expect.stringContaining('/checkout/done')]);
}

/** The number of orders that are paid by what the server knows. */
const paidCount = async (accounts: Accounts) =>
  (await accounts.read<{ items: { paidAt: string | null }[] }>('orders.mine', {})).items.filter(({ paidAt }) => paidAt)
    .length;

test('without an order the plan is shown with its offer, and where orders will stand', async ({ page, accounts }) => {
  await accounts.signedIn();
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const plan = settings.panel('Plan and billing');
  await expect(plan.getByRole('definition').first()).toHaveText('Free');
  await expect(plan.getByRole('complementary', { name: 'Upgrade to Pro' })).toContainText('$20.99 first month');
  await expect(plan.getByRole('button', { name: 'Manage plan' })).toHaveCount(0);
  await expect(settings.panel('Orders')).toContainText('No orders yet');
  expect(await axeViolations(page)).toEqual([]);
});

test('a paid order has a receipt, and an open one can still be paid', async ({ page, accounts }) => {
  await accounts.signedIn({ fullName: 'Ann Shore', businessName: 'Reef & Co' });
  await pay(page, await begin(accounts, { ...seat, quantity: 2 }, pack));
  await expect.poll(() => paidCount(accounts)).toBe(1);
  await begin(accounts, seat);
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings#orders');
  const orders = settings.panel('Orders');
  await expect(orders.getByRole('heading', { level: 2 })).toBeInViewport();
  const [open, paid] = [orders.locator('li:has(> h3)').first(), orders.locator('li:has(> h3)').last()];
  await expect(open).toContainText('$147');
  await expect(open).toContainText('Not paid yet');
  await expect(open.getByRole('link', { name: /^Receipt/ })).toHaveCount(0);
  await expect(paid).toContainText('$343.99');
  await expect(paid.getByRole('listitem')).toHaveText([
    '2 × Virtual AI Business Systems Bootcamp',
    'Web prompt pack (300+ prompts)',
  ]);
  await expect(paid.getByText('Paid', { exact: true })).toBeVisible();
  await expect(paid.getByRole('link', { name: /^Finish paying/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  const number = await paid.getByRole('heading').textContent();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    paid.getByRole('link', { name: `Receipt (PDF) of ${number}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`everglow-receipt-${number!.toLowerCase()}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  await expect(page).toHaveURL('/dashboard/settings#orders');

  const waiting = await open.getByRole('heading').textContent();
  await open.getByRole('link', { name: `Finish paying for ${waiting}` }).click();
  await new SandboxPage(page).pay('$147');
  await expect.poll(() => paidCount(accounts)).toBe(2);
  await page.goto('/dashboard/settings');
  await expect(orders.getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(orders.getByRole('link', { name: /^Finish paying/ })).toHaveCount(0);
});

test('a receipt of somebody else is a page that says that there is none', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(404));
  await accounts.signedIn();
  await pay(page, await begin(accounts, pack));
  await expect.poll(() => paidCount(accounts)).toBe(1);
  const { items } = await accounts.read<{ items: { id: string }[] }>('orders.mine', {});
  await accounts.signedIn();
  const answer = await page.goto(`/download/receipt/${items[0]!.id}`);
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No receipt here');
  await page.getByRole('link', { name: 'Back to your orders' }).click();
  await expect(page).toHaveURL('/dashboard/settings#orders');
  await expect(new SettingsPage(page).panel('Orders')).toContainText('No orders yet');
});

test('Pro is managed on a labelled page of its own, and the way back shows what it is now', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  await pay(page, await accounts.call<Begun>('checkout.createSubscription', { planType: 'pro' }));
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings#plan');
  const plan = settings.panel('Plan and billing');
  await expect(plan.getByRole('definition')).toHaveText(['Pro, $29.99 per month']);
  await expect(plan.getByRole('complementary', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await expect(plan).toContainText('No money moves');
  const order = settings.panel('Orders').locator('li:has(> h3)');
  await expect(order).toContainText('$20.99');
  await expect(order).toContainText('with $9 off');
  expect(await axeViolations(page)).toEqual([]);

  await plan.getByRole('button', { name: 'Manage plan' }).click();
  await expect(page).toHaveURL(/\/sandbox\/portal\//);
  await page.getByRole('button', { name: 'End at the end of the period' }).click();
  await expect(page).toHaveURL(/&done=/);
  await page.goto('/dashboard/settings');
  await expect(plan).toContainText('Until then everything stays open to you.');
  await plan.getByRole('button', { name: 'Manage plan' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page).toHaveURL(/&done=/);
  await page.goto('/dashboard/settings');
  await expect(plan.getByRole('definition').first()).toHaveText('Free');
  // The first month was had.
  await expect(plan.getByRole('complementary', { name: 'Upgrade to Pro' })).toContainText('Pro for $29.99 per month');
});

test('Pro that the team gave is not to be managed', async ({ page, accounts }) => {
  const member = await accounts.signedIn();
  await makePro(member.email);
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const plan = settings.panel('Plan and billing');
  await expect(plan).toContainText('Our team set it up for you.');
  await expect(plan.getByRole('button', { name: 'Manage plan' })).toHaveCount(0);
});

test('a payment that failed is said, with the way to another card', async ({ page, accounts }) => {
  await accounts.signedIn();
  const now = await accounts.read<Record<string, unknown>>('membership.current');
  await answerWith(page, 'membership.current', {
    ...now,
    plan: 'free',
    firstMonthOffer: false,
    pro: { source: 'subscription', until: null, endsAtPeriodEnd: false, paymentFailed: true },
  });
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const plan = settings.panel('Plan and billing');
  await expect(plan.getByRole('alert')).toContainText('The last payment did not go through');
  await expect(plan.getByRole('button', { name: 'Manage plan' })).toBeVisible();
  // A second subscription would not help.
  await expect(plan.getByRole('complementary', { name: 'Upgrade to Pro' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('what cannot be loaded is said in its place, and comes on another try', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  const repair = await breakProcedures(page, (name) => ['orders.mine', 'membership.current'].includes(name));
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const orders = settings.panel('Orders');
  await expect(orders.getByRole('alert')).toContainText('Your orders could not be loaded');
  const noPlan = settings.main.getByRole('alert').filter({ hasText: 'Your plan could not be loaded' });
  await expect(noPlan).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await repair();
  await orders.getByRole('button', { name: 'Try again' }).click();
  await expect(orders).toContainText('No orders yet');
  await noPlan.getByRole('button', { name: 'Try again' }).click();
  await expect(settings.panel('Plan and billing')).toBeVisible();
});

test('older orders come on demand, and the focus goes on to them', async ({ page, accounts }) => {
  test.slow();
  await accounts.signedIn();
  for (let count = 1; count <= 11; count += 1) {
    await pay(page, await begin(accounts, { ...seat, quantity: count }));
    await expect.poll(() => paidCount(accounts)).toBe(Math.min(count, 10));
  }
  const settings = new SettingsPage(page);
  await page.goto('/dashboard/settings');
  const orders = settings.panel('Orders').locator('li:has(> h3)');
  await expect(orders).toHaveCount(10);
  await expect(orders.first()).toContainText('11 × Virtual');
  await settings.button('Show older orders').click();
  await expect(orders).toHaveCount(11);
  await expect(orders.last().getByRole('heading')).toBeFocused();
  await expect(orders.last()).toContainText('$147');
  await expect(settings.button('Show older orders')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plan and orders fit, in light and dark', async ({ page, accounts }) => {
    await accounts.signedIn();
    await pay(page, await begin(accounts, { ...seat, quantity: 20 }, pack));
    await pay(page, await accounts.call<Begun>('checkout.createSubscription', { planType: 'pro' }));
    await expect.poll(() => paidCount(accounts)).toBe(2);
    await begin(accounts, { id: 'vip-bootcamp-upgrade', quantity: 2 });
    const settings = new SettingsPage(page);
    await page.goto('/dashboard/settings');
    await expect(settings.panel('Orders').getByRole('link')).toHaveCount(3);
    await expect(settings.panel('Plan and billing').getByRole('button', { name: 'Manage plan' })).toBeVisible();
    await expectFitsPhone(page, 'settings');
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
  });
});
