/** The cart and the orders it went into before: given up, paid elsewhere, or kept for somebody who comes back. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { procedureCalls } from './account-page.ts';
import { answerWith, answerWithAll } from './answering.ts';
import { axeViolations } from './axe.ts';
import { breakProcedures } from './failing.ts';
import { hold } from './hold.ts';
import { ordersOf, pack, seat, statusOf, test } from './shopper.ts';
import { expect, failedWithStatus } from './test.ts';

const vip = { id: 'vip-bootcamp', name: 'VIP In-Studio AI Business Systems Bootcamp', price: 49700, quantity: 1 };

const soldOut = { available: true, mode: 'sandbox', vip: { left: 0, capacity: 20 } };

const noSeats = { virtual: 0, vip: [], held: 0, canUpgrade: 0, waitlist: null, joining: null };

const orderOf = (id: string) => ({
  id,
  number: 'EG-4711',
  kind: 'cart',
  status: 'paid',
  subtotalCents: 4999,
  discountCents: 0,
  totalCents: 4999,
  refundedCents: 0,
  createdAt: '2026-05-01T10:00:00Z',
  paidAt: '2026-05-01T10:02:00Z',
  closedAt: null,
  receiptUrl: null,
  payUrl: null,
  willBeRefunded: false,
  refundReason: null,
  lines: [{ itemId: pack.id, name: pack.name, unitCents: 4999, quantity: 1 }],
});

const note = (page: Page, ...ids: string[]) =>
  page.evaluate((text) => localStorage.setItem('cart-orders', text), JSON.stringify(ids));

test('what was paid on a page that never led back leaves the cart before it can be paid again', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  await shopper.leaveToPay('$196.99', pack, seat);
  const answer = await page.request.post(page.url(), {
    form: { do: 'pay' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const [order] = await ordersOf(accounts);

  const held = await hold(page, /checkout\.status/);
  await page.goto('/cart');
  await expect(shopper.cartLine(seat.name)).toBeVisible();
  await expect(shopper.account.main.getByRole('definition').last()).toHaveText('$196.99');
  await expect(shopper.account.main.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  held.release();
  await expect(shopper.account.main.getByText(`Order ${order!.number} is paid.`)).toBeVisible();
  await expect(shopper.account.main.getByText('Nothing is in it yet.')).toBeVisible();
  expect(await shopper.stored()).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await shopper.account.link('See the order').click();
  await expect(page).toHaveURL(`/checkout/done?order=${order!.id}`);
  await expect(shopper.account.heading('Thank you. It is yours.')).toBeVisible();
  await page.goto('/cart');
  await expect(shopper.account.main.getByText('Nothing is in it yet.')).toBeVisible();
  await expect(shopper.account.main.getByText('is paid.')).toHaveCount(0);
});

test('orders that cannot be looked at keep nobody from paying, and only the newest three are asked about', async ({
  page,
  accounts,
  shopper,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  // First: a cart that comes late finds the orders on the page on which they are noted.
  await breakProcedures(page, (name) => name === 'checkout.status');
  await page.goto('/cart');
  const ids = Array.from({ length: 5 }, () => randomUUID());
  await note(page, ...ids);
  const asked = procedureCalls(page, 'checkout.status');
  await shopper.openCart(pack);
  await expect(shopper.payButton('$49.99')).toBeVisible();
  const urls = asked.map((request) => decodeURIComponent(request.url())).join(' ');
  expect(ids.map((id) => urls.includes(id))).toEqual([false, false, true, true, true]);
  await shopper.payButton('$49.99').click();
  await shopper.sandbox.expectOpen('$49.99');
});

test('nothing is claimed of an order that is given up before the server has answered', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  await shopper.leaveToPay('$49.99', pack);
  const [order] = await ordersOf(accounts);
  const held = await hold(page, /checkout\.cancel/);
  await shopper.sandbox.back.click();
  await expect(shopper.account.main.getByText('Closing the payment page …')).toBeVisible();
  await expect(shopper.account.main.getByText('Nothing was paid')).toHaveCount(0);
  await expect(shopper.payButton('$49.99')).toHaveCount(0);
  held.release();
  await expect(shopper.account.main.getByText('Nothing was paid. Your cart is as you left it.')).toBeVisible();
  expect(await statusOf(accounts, order!)).toBe('expired');
  await expect(shopper.payButton('$49.99')).toBeVisible();
});

test('an order that was paid while it was given up is paid, and out of the cart', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  const order = orderOf(randomUUID());
  await shopper.openCart(pack, seat);
  await note(page, order.id);
  await answerWith(page, 'checkout.cancel', order);
  await page.goto(`/cart?given-up=${order.id}`);
  await expect(shopper.account.main.getByText('This order is paid.')).toBeVisible();
  await expect(shopper.account.link('See the order')).toHaveAttribute('href', `/checkout/done?order=${order.id}`);
  await expect(shopper.payButton('$147')).toBeVisible();
  expect(await shopper.stored()).toMatchObject([{ id: seat.id }]);
});

test('a payment page that could not be closed is said, with the way to the orders', async ({
  page,
  accounts,
  shopper,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  await shopper.openCart(pack);
  await breakProcedures(page, (name) => name === 'checkout.cancel');
  await page.goto(`/cart?given-up=${randomUUID()}`);
  await expect(shopper.account.main.getByText('We could not close the payment page.')).toBeVisible();
  await expect(shopper.account.link('See my orders')).toHaveAttribute('href', '/dashboard/settings#orders');
  await expect(shopper.account.main.getByText('Nothing was paid')).toHaveCount(0);
  await expect(shopper.payButton('$49.99')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('what could not be delivered stays in the cart, and the page after paying leads back to it', async ({
  page,
  accounts,
  shopper,
}) => {
  await accounts.signedIn();
  const order = { ...orderOf(randomUUID()), willBeRefunded: true, refundReason: 'sold-out' };
  await shopper.openCart(pack);
  await note(page, order.id);
  await answerWith(page, 'checkout.status', order);
  await page.goto(`/checkout/done?order=${order.id}`);
  await expect(shopper.account.heading('Sold out while you paid')).toBeFocused();
  await expect(shopper.account.main.getByText('Nothing of this order was delivered.')).toBeVisible();
  await shopper.account.link('Back to my cart').click();
  await expect(page).toHaveURL('/cart');
  await expect(shopper.payButton('$49.99')).toBeVisible();
  await expect(shopper.account.main.getByText('is paid.')).toHaveCount(0);
  expect(await shopper.stored()).toMatchObject([{ id: pack.id, quantity: 1 }]);
});

test('a refusal about the whole cart is said again when it is met again', async ({
  page,
  accounts,
  shopper,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  await shopper.openCart(pack);
  await breakProcedures(page, (name) => name === 'checkout.start');
  const problem = shopper.account.problem.filter({ hasText: 'We got no answer, and nothing was paid.' });
  for (let tries = 0; tries < 2; tries += 1) {
    await shopper.payButton('$49.99').click();
    await expect(problem).toBeFocused();
  }
});

test('a seat that is kept for one’s own open order is not sold out', async ({ page, accounts, shopper }) => {
  await accounts.signedIn();
  const restore = await answerWithAll(page, { 'checkout.options': soldOut, 'seats.mine': noSeats });
  await shopper.openCart(vip);
  await expect(shopper.cartLine(vip.name).getByText('Sold out')).toBeVisible();
  await restore();
  await answerWithAll(page, { 'checkout.options': soldOut, 'seats.mine': { ...noSeats, held: 1 } });
  await page.reload();
  await expect(shopper.cartLine(vip.name).getByText('A seat is being kept for you.')).toBeVisible();
  await expect(shopper.cartLine(vip.name).getByText('Sold out')).toHaveCount(0);
  await expect(shopper.account.button('Join the waiting list')).toHaveCount(0);
});

test('a place in line that could not be had takes no focus later', async ({ page, accounts, shopper, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  const restore = await answerWithAll(page, { 'checkout.options': soldOut, 'seats.mine': noSeats });
  await shopper.openCart(vip);
  await breakProcedures(page, (name) => name === 'seats.joinWaitlist');
  const join = shopper.account.button('Join the waiting list');
  await expect(join).toBeVisible();
  await restore();
  // Another tab was quicker.
  const waitlist = { status: 'waiting', position: 3, offerEndsAt: null };
  await answerWithAll(page, { 'checkout.options': soldOut, 'seats.mine': { ...noSeats, waitlist } });
  await join.click();
  await expect(shopper.account.toast('You are not on the list')).toBeVisible();
  await expect(shopper.account.main.getByText('You are number 3 on the waiting list.')).toBeVisible();
  await expect(shopper.account.button('Leave the waiting list')).toBeFocused();
});

test('the page after paying asks again who is logged in, by itself and by a button', async ({
  page,
  accounts,
  shopper,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  const order = orderOf(randomUUID());
  await answerWith(page, 'checkout.status', order);
  await page.clock.install();
  for (const how of ['by itself', 'by a button'] as const) {
    const mend = await breakProcedures(page, (name) => name === 'auth.session');
    await page.goto(`/checkout/done?order=${order.id}`);
    // The second try of the first question.
    await page.clock.runFor(1500);
    const lookAgain = shopper.account.button('Look again');
    await expect(lookAgain).toBeVisible();
    await expect(
      shopper.account.main.getByText('We cannot reach our server right now, and keep trying.'),
    ).toBeVisible();
    await mend();
    if (how === 'by itself') await page.clock.runFor(8000);
    else await lookAgain.click();
    await expect(shopper.account.heading('Thank you. It is yours.'), how).toBeVisible();
  }
  // What is paid has everything looked at again, and the test does not wait for that.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
