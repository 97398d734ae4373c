/** Paying for what is in the cart, with played payments: from the cart to what the order became. */
import type { Page } from '@playwright/test';
import type { Member } from './account-api.ts';
import { procedureCalls } from './account-page.ts';
import { alive } from './alive.ts';
import { answerWith } from './answering.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { hold } from './hold.ts';
import { ordersOf, pack, seat, Shopper, statusOf, test } from './shopper.ts';
import { expect, failedWithStatus } from './test.ts';

const upgrade = {
  id: 'vip-bootcamp-upgrade',
  name: 'Upgrade to VIP In-Studio, AI Business Systems Bootcamp',
  price: 35000,
  quantity: 1,
};

async function applyForSeat(page: Page): Promise<void> {
  await page.goto('/bootcamp');
  await page.getByRole('link', { name: 'Apply for a virtual seat' }).click();
  const dialog = page.getByRole('dialog', { name: /^Apply for a/ });
  const filled = {
    name: 'Dana Rivera',
    email: 'dana@example.com',
    phone: '954 555 0134',
    businessName: 'Coral Bay Cooling',
    goals: 'Quotes that leave on their own',
    experience: 'Tried two, kept one',
    commitment: 'Yes, the vans are covered',
  };
  for (const [name, value] of Object.entries(filled)) await dialog.locator(`[name="${name}"]`).fill(value);
  await dialog.locator('[name="businessType"]').selectOption('service');
  await dialog.locator('[name="currentRevenue"]').selectOption('10k-25k');
  await dialog.locator('[type="submit"]').click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('complementary', { name: 'Cart' }).getByRole('link').click();
  await expect(page).toHaveURL('/cart');
}

for (const [name, use] of [
  ['a desktop', {}],
  ['a phone', { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('from the application to a paid seat: log in on the way, and the cart is still there', async ({
      page,
      accounts,
      shopper,
    }) => {
      const member = await accounts.member();
      const { account } = shopper;
      await applyForSeat(page);
      await expect(account.main.getByText('Test mode: no money moves.')).toBeVisible();
      await expect(account.main.getByRole('button', { name: 'Make my free profile' })).toBeVisible();
      await account.link('Log in to pay').click();
      await expect(page).toHaveURL('/login?from=%2Fcart');
      await account.logIn(member);
      await expect(page).toHaveURL('/cart');
      await expect(account.main.getByText(member.email)).toBeVisible();
      await shopper.payButton('$147').click();
      await shopper.sandbox.pay('$147');
      await expect(account.heading('Thank you. It is yours.')).toBeFocused();
      const [order] = await ordersOf(accounts);
      expect(order).toMatchObject({ status: 'paid', totalCents: 14700 });
      await expect(account.main.getByText(`Receipt number ${order!.number}`)).toBeVisible();
      expect(await shopper.stored()).toEqual([]);
      await account.link('See my seat').click();
      await expect(page).toHaveURL('/dashboard/shop');
    });
  });

test('a paid order leaves the cart once; what is put in later stays', async ({ page, accounts, shopper }) => {
  await accounts.signedIn();
  await shopper.openCart(pack, { ...seat, quantity: 2 });
  await shopper.payButton('$343.99').click();
  await shopper.sandbox.pay('$343.99');
  await expect(shopper.account.heading('Thank you. It is yours.')).toBeVisible();
  await expect(shopper.account.link('Open my prompt packs')).toHaveAttribute(
    'href',
    '/dashboard/prompt-packs?pack=web',
  );
  expect(await shopper.stored()).toEqual([]);
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify([seat]));
  await page.reload();
  await expect(shopper.account.heading('Thank you. It is yours.')).toBeVisible();
  expect(await shopper.stored()).toMatchObject([{ id: seat.id, quantity: 1 }]);
});

test('a declined card pays nothing; going back gives the order up, once, and leaves the cart as it was', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  await shopper.leaveToPay('$49.99', pack);
  await shopper.sandbox.decline.click();
  await expect(page.getByText('Your card was declined. Nothing was paid.')).toBeVisible();
  const [order] = await ordersOf(accounts);
  expect(order).toMatchObject({ status: 'open' });
  const cancels = procedureCalls(page, 'checkout.cancel');
  await shopper.sandbox.back.click();
  await expect(shopper.account.main.getByText('Nothing was paid. Your cart is as you left it.')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect.poll(() => statusOf(accounts, order!)).toBe('expired');
  expect(await shopper.stored()).toMatchObject([{ id: pack.id, quantity: 1 }]);
  await page.reload();
  await expect(shopper.payButton('$49.99')).toBeVisible();
  expect(cancels).toHaveLength(1);
});

test('the address after a payment gives nothing by itself: no payment, no goods, and the cart stays', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  await shopper.leaveToPay('$49.99', pack);
  const [order] = await ordersOf(accounts);
  await page.clock.install();
  // Called on its way, it would be cut by the clock that runs ahead.
  const looked = page.waitForResponse(/checkout\.status/);
  await page.goto(`/checkout/done?order=${order!.id}&status=paid`);
  await expect(shopper.account.heading('Confirming your payment')).toBeVisible();
  await looked;
  await page.clock.fastForward(61_000);
  await expect(shopper.account.heading('We have not heard of a payment yet')).toBeFocused();
  expect(await ordersOf(accounts)).toMatchObject([{ status: 'open' }]);
  expect(await shopper.stored()).toMatchObject([{ id: pack.id }]);
  await shopper.account.link('Back to the payment page').click();
  await shopper.sandbox.pay('$49.99');
  await expect(shopper.account.heading('Thank you. It is yours.')).toBeVisible();
  expect(await shopper.stored()).toEqual([]);
});

test('somebody else’s order, an unknown one and none are the same: not found', async ({
  page,
  accounts,
  shopper,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole(failedWithStatus(400));
  const first: Member = await accounts.signedIn();
  await shopper.leaveToPay('$49.99', pack);
  const [order] = await ordersOf(accounts);
  await accounts.signedIn();
  for (const query of [`?order=${order!.id}`, `?order=${crypto.randomUUID()}`, '?order=x', '']) {
    await page.goto(`/checkout/done${query}`);
    await expect(shopper.account.heading('We do not find this order')).toBeVisible();
  }
  expect(await shopper.stored()).toMatchObject([{ id: pack.id }]);
  await page.context().clearCookies();
  await page.goto(`/checkout/done?order=${order!.id}`);
  await shopper.account.link('Log in').click();
  await shopper.account.logIn(first);
  await expect(page).toHaveURL(`/checkout/done?order=${order!.id}`);
  await expect(shopper.account.heading('Confirming your payment')).toBeVisible();
});

test('a refusal stands at its line and takes the focus; changed, the cart can be paid', async ({
  accounts,
  shopper,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(409));
  await accounts.signedIn();
  await shopper.buy('$49.99', pack);
  await shopper.openCart(seat, pack);
  await shopper.payButton('$196.99').click();
  const refusal = shopper.cartLine(pack.name).getByText('You have the web prompt pack already.');
  await expect(refusal).toBeFocused();
  // Said again, it is heard again.
  await shopper.payButton('$196.99').click();
  await expect(refusal).toBeFocused();
  await shopper.account.button(`Remove ${pack.name}`).click();
  await expect(refusal).toHaveCount(0);
  await shopper.payButton('$147').click();
  await shopper.sandbox.expectOpen('$147');
});

test('the upgrade needs a paid virtual seat, shows its credit, and says so before anybody pays', async ({
  accounts,
  shopper,
  page,
}) => {
  await accounts.signedIn();
  await page.goto('/bootcamp/upgrade');
  await alive(page);
  await shopper.account.button('Upgrade to VIP').click();
  await expect(page).toHaveURL('/cart');
  const line = shopper.cartLine(upgrade.name);
  await expect(line.getByText('$497 less the $147 you paid for your virtual seat.')).toBeVisible();
  const problem = line.getByText('The upgrade needs a paid virtual seat on your account, and there is none.');
  await expect(problem).toBeVisible();
  const started = procedureCalls(page, 'checkout.start');
  await shopper.payButton('$350').click();
  await expect(problem).toBeFocused();
  expect(started).toEqual([]);

  await shopper.buy('$147', seat);
  await shopper.openCart(upgrade);
  await expect(problem).toHaveCount(0);
  await shopper.payButton('$350').click();
  await shopper.sandbox.expectOpen('$350');
  // The seat it would take is free again for the tests beside this one.
  const order = (await ordersOf(accounts)).find(({ status }) => status === 'open');
  await shopper.sandbox.back.click();
  await expect(shopper.account.main.getByText('Nothing was paid.')).toBeVisible();
  await expect.poll(() => statusOf(accounts, order!)).toBe('expired');
});

test('two tabs make one order, a double click one call, and the way back makes the button work again', async ({
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
  await shopper.payButton('$49.99').dblclick();
  await expect(shopper.account.button('Opening the payment page …')).toBeVisible();
  held.release();
  await shopper.sandbox.expectOpen('$49.99');
  expect(calls).toHaveLength(1);
  await other.payButton('$49.99').click();
  await other.sandbox.expectOpen('$49.99');
  expect(other.page.url()).toBe(page.url());
  await page.goBack();
  await expect(shopper.payButton('$49.99')).toBeVisible();
  await other.sandbox.pay('$49.99');
  await expect(other.account.heading('Thank you. It is yours.')).toBeVisible();
  await expect(shopper.account.main.getByText('Nothing is in it yet.')).toBeVisible();
  expect(await ordersOf(accounts)).toHaveLength(1);
});

test('whatever becomes of an order is said plainly', async ({ page, accounts, shopper }) => {
  await accounts.signedIn();
  const order = {
    id: crypto.randomUUID(),
    number: 'EG-4711',
    kind: 'cart',
    status: 'paid',
    subtotalCents: 49700,
    discountCents: 0,
    totalCents: 49700,
    refundedCents: 0,
    createdAt: '2026-05-01T10:00:00Z',
    paidAt: '2026-05-01T10:02:00Z',
    closedAt: null,
    receiptUrl: null,
    payUrl: null,
    willBeRefunded: false,
    refundReason: null,
    lines: [
      { itemId: 'vip-bootcamp', name: 'VIP In-Studio AI Business Systems Bootcamp', unitCents: 49700, quantity: 1 },
    ],
  };
  const soldOut = { willBeRefunded: true, refundReason: 'sold-out' };
  for (const [become, title, words] of [
    [soldOut, 'Sold out while you paid', 'Nothing of this order was delivered. $497 goes back to what you paid with'],
    [{ ...soldOut, status: 'refunded' }, 'Sold out while you paid', '$497 went back to what you paid with'],
    [{ ...soldOut, refundReason: 'amount' }, 'We could not deliver this order', 'All that you paid goes back'],
    [{ status: 'expired', paidAt: null }, 'This order was not paid', 'nothing was charged'],
    [{ status: 'failed', paidAt: null }, 'This order was not paid', 'Order number EG-4711'],
    [{ status: 'refunded', refundedCents: 49700 }, 'This order was refunded', '$497 went back'],
    [{ status: 'disputed' }, 'This payment is contested', 'asked their bank about it'],
  ] as const) {
    const restore = await answerWith(page, 'checkout.status', { ...order, ...become });
    await page.goto(`/checkout/done?order=${order.id}`);
    await expect(shopper.account.heading(title)).toBeFocused();
    await expect(shopper.account.main).toContainText(words);
    expect(await axeViolations(page, 'main'), title).toEqual([]);
    await restore();
  }
});

for (const [name, use] of [
  ['a desktop, light', { colorScheme: 'light' }],
  ['a phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('cart and the page after paying are accessible and fit', async ({ page, accounts, shopper, guard }) => {
      guard.expectConsole(failedWithStatus(404));
      const look = async (state: string) => {
        expect(await axeViolations(page), state).toEqual([]);
        if (name.includes('phone')) await expectFitsPhone(page, state);
      };
      await shopper.openCart(pack, seat, { id: 'old', name: 'Summer course', price: 900, quantity: 1 });
      await expect(shopper.account.link('Log in to pay')).toBeVisible();
      await look('cart of a visitor');
      await accounts.signedIn();
      await shopper.openCart({ ...pack, quantity: 3, price: 100 }, upgrade);
      await expect(shopper.cartLine(upgrade.name).getByText('and there is none')).toBeVisible();
      await look('cart with problems');
      await shopper.openCart(pack);
      await shopper.payButton('$49.99').click();
      await shopper.sandbox.expectOpen('$49.99');
      const [order] = await ordersOf(accounts);
      await page.goto(`/checkout/done?order=${order!.id}`);
      await expect(shopper.account.heading('Confirming your payment')).toBeVisible();
      await look('confirming');
      await page.goBack();
      await shopper.sandbox.pay('$49.99');
      await expect(shopper.account.heading('Thank you. It is yours.')).toBeVisible();
      await look('paid');
      await page.goto(`/checkout/done?order=${crypto.randomUUID()}`);
      await expect(shopper.account.heading('We do not find this order')).toBeVisible();
      await look('not found');
    });
  });
