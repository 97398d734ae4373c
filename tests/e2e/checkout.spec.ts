/** Checkout with test payments, from the cart to the order's outcome. */
import type { Page } from '@playwright/test';
import { procedureCalls } from './account-page.ts';
import { alive } from './alive.ts';
import { dialogOf, fill, seatLink } from './bootcamp-form.ts';
import { hold } from './hold.ts';
import { insertPaidOrder, ordersOf, pack, Shopper, test } from './shopper.ts';
import { expect } from './test.ts';

async function applyForSeat(page: Page): Promise<void> {
  await page.goto('/bootcamp');
  await seatLink(page, 'virtual').click();
  await fill(page);
  await dialogOf(page).locator('[type="submit"]').click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('complementary', { name: 'Cart' }).getByRole('link').click();
  await expect(page).toHaveURL('/cart');
}

test('leads from the application through the login to a paid seat, keeping the cart', async ({
  page,
  accounts,
  shopper,
}) => {
  const member = await accounts.member();
  const { account } = shopper;
  await applyForSeat(page);
  await account.link('Sign in').click();
  await expect(page).toHaveURL('/login?from=%2Fcart');
  await account.logIn(member);
  await expect(account.main.getByText(member.email)).toBeVisible();
  await expect(account.main.getByText('Test mode: no real money changes hands.')).toBeVisible();
  await shopper.checkOut();
  await shopper.sandbox.pay('$147');
  await expect(account.heading('Thank you. It’s yours.')).toBeFocused();
  const [order] = await ordersOf(accounts);
  expect(order).toMatchObject({ status: 'paid', totalCents: 14700 });
  await expect(account.main.getByText(`Receipt number ${order!.number}`)).toBeVisible();
  expect(await shopper.stored()).toEqual([]);
  await account.link('See my seat').click();
  await expect(page).toHaveURL('/dashboard/shop');
  await expect(account.main.getByRole('region', { name: 'Your bootcamp' })).toContainText('Virtual seat');
});

test('grants nothing for a declined card, for opening the success URL, or for going back', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  await shopper.leaveToPay('$49.99', pack);
  await shopper.sandbox.decline.click();
  await expect(page.getByText('Your card was declined. You weren’t charged.')).toBeVisible();
  const paymentPage = page.url();
  const [order] = await ordersOf(accounts);
  await page.goto(`/checkout/done?order=${order!.id}&status=paid`);
  await expect(shopper.account.heading('Confirming your payment')).toBeVisible();
  expect(await ordersOf(accounts)).toMatchObject([{ status: 'open' }]);
  expect(await shopper.stored()).toEqual([[pack.id, 1]]);

  await page.goto(paymentPage);
  const cancels = procedureCalls(page, 'checkout.cancel');
  await shopper.sandbox.back.click();
  await expect(shopper.account.main.getByText('You weren’t charged. Your cart is just as you left it.')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  expect(await ordersOf(accounts)).toEqual([]);
  expect(await shopper.stored()).toEqual([[pack.id, 1]]);
  await page.reload();
  await expect(shopper.checkOutButton).toBeVisible();
  expect(cancels).toHaveLength(1);
});

test('creates one order from two tabs and a double click, which can be paid after going back', async ({
  page,
  context,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  await shopper.openCart(pack);
  const other = new Shopper(await context.newPage());
  await other.page.goto('/cart');
  const calls = procedureCalls(page, 'checkout.start');
  const held = await hold(page, /checkout\.start/);
  await shopper.account.main.getByRole('checkbox').check();
  await shopper.checkOutButton.dblclick();
  await expect(shopper.account.button('Opening the payment page…')).toBeVisible();
  held.release();
  await shopper.sandbox.expectOpen('$49.99');
  expect(calls).toHaveLength(1);
  await other.checkOut();
  await other.sandbox.expectOpen('$49.99');
  expect(other.page.url()).toBe(page.url());
  await page.goBack();
  await expect(shopper.checkOutButton).toBeVisible();
  await other.sandbox.pay('$49.99');
  await expect(other.account.heading('Thank you. It’s yours.')).toBeVisible();
  await expect(shopper.account.main.getByText('Your cart is empty.')).toBeVisible();
  expect(await ordersOf(accounts)).toHaveLength(1);
});

test('upgrades a paid virtual seat to one in the studio, and releases it on a refund', async ({
  page,
  accounts,
  shopper,
  site,
}) => {
  const member = await accounts.signedIn();
  await insertPaidOrder(site.rows, member, 'virtual-bootcamp');
  const { account } = shopper;
  await page.goto('/bootcamp/upgrade');
  await alive(page);
  await account.button('Upgrade to VIP').click();
  await expect(page).toHaveURL('/cart');
  await expect(account.main.getByText('$497 minus the $147 you paid for your virtual seat.')).toBeVisible();
  await shopper.checkOut();
  await shopper.sandbox.expectOpen('$350');
  const paymentPage = page.url();
  await shopper.sandbox.pay('$350');
  await account.link('See my seat').click();
  const bootcamp = account.main.getByRole('region', { name: 'Your bootcamp' });
  await expect(bootcamp).toContainText(/Studio seat Chair \d+/);
  await expect(bootcamp).not.toContainText('Virtual seat');

  await page.goto(paymentPage);
  await page.getByRole('button', { name: 'Refund this payment' }).click();
  await expect.poll(async () => (await ordersOf(accounts)).map(({ status }) => status)).toContain('refunded');
  await page.goto('/dashboard/shop');
  await expect(bootcamp).toContainText('Virtual seat');
  await expect(bootcamp).not.toContainText('Studio seat');
});
