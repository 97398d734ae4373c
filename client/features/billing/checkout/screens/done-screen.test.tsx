import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOrder } from '#client/lib/cart-orders.ts';
import { offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { checkoutOf, fillCart, inCart, orderOf, pack, vip, virtual } from '#client/test/orders.ts';
import { passTime, useFakeTime } from '#client/test/time.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { DoneScreen } from './done-screen.tsx';

const id = '5d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa';
const open = (api: Api, path = `/checkout/done?order=${id}`) =>
  renderApp(<DoneScreen />, { path, api: { 'auth.session': () => sessionOf(), ...api } });
const ofOrder = (changes: Parameters<typeof orderOf>[0]) => open({ 'cart.status': () => orderOf({ id, ...changes }) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const soldOut = { willBeRefunded: true, refundReason: 'sold-out' } as const;

it.each([
  [
    soldOut,
    'Sold out while you paid',
    'Nothing in this order was delivered. $497.00 goes back to your original payment method',
  ],
  [{ ...soldOut, status: 'refunded' }, 'Sold out while you paid', '$497.00 went back to your original payment method'],
  [{ ...soldOut, refundReason: 'owned' }, 'You already have this pack', 'goes back to your original payment method'],
  [{ ...soldOut, refundReason: 'amount' }, 'We couldn’t deliver this order', 'Your full payment goes back'],
  [{ status: 'expired', paidAt: null }, 'This order wasn’t paid', 'you weren’t charged'],
  [{ status: 'failed', paidAt: null }, 'This order wasn’t paid', 'Order number EG-4711'],
  [{ status: 'refunded', refundedCents: 49700 }, 'This order was refunded', 'We sent $497.00 back'],
  [{ status: 'disputed' }, 'This payment is in dispute', 'disputed the charge with their bank'],
] as const)('shows the outcome of an order with %o', async (changes, title, words) => {
  const { container } = ofOrder({ items: [vip.id], ...changes });
  const shown = await heading(title);
  expect(document.activeElement).toBe(shown);
  expect(container.textContent).toContain(words);
});

it('shows discount, tax and refunds in the notation of receipts', async () => {
  const bought = orderOf({ items: [virtual.id] });
  ofOrder({
    lines: [{ ...bought.lines[0]!, quantity: 2, refundedQuantity: 1 }],
    subtotalCents: 29_400,
    discountCents: 2_940,
    couponCode: 'SPRING10',
    taxCents: 1_852,
    totalCents: 28_312,
    refundedCents: 14_156,
  });
  const summary = await screen.findByRole('region', { name: 'Items in this order' });
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `2 × ${virtual.name}1 of 2 refunded$294.00`,
    'Subtotal$294.00',
    'Discount (SPRING10)−$29.40',
    'Tax$18.52',
    'Total$283.12',
    'Refunded−$141.56',
    'Total after refunds$141.56',
  ]);
});

it.each([
  [
    'of another member',
    refuse('We couldn’t find that order. Check your orders in settings.', 'NOT_FOUND', 404),
    `?order=${id}`,
  ],
  ['with an invalid id', refuse('Invalid'), '?order=x'],
  ['without an id', undefined, ''],
])('reports an order %s as not found and leaves the cart unchanged', async (_what, handler, query) => {
  fillCart(pack);
  noteOrder(id);
  open(handler ? { 'cart.status': handler } : {}, `/checkout/done${query}`);
  expect(await heading('We couldn’t find this order')).toBeDefined();
  expect(inCart()).toEqual([[pack.id, 1]]);
});

it('asks a visitor to log in and returns to the order', async () => {
  open({ 'auth.session': () => null, 'cart.status': refuse('We couldn’t find that order.', 'NOT_FOUND', 404) });
  expect(await screen.findByText(/^Sign in to see this order\./)).toBeDefined();
  expect(hrefOf('Sign in')).toBe(`/login?from=${encodeURIComponent(`/checkout/done?order=${id}`)}`);
});

it('tells a guest where the link to the account is, and sends it again once', async () => {
  fillCart(virtual);
  noteOrder(id);
  const order = orderOf({ id, items: [virtual.id], guestEmail: 'mara@example.com' });
  const { user, container, sentTo } = open({
    'auth.session': () => null,
    'cart.status': () => order,
    'cart.options': () => checkoutOf(),
    'cart.resendAccess': () => ({ sent: true }),
  });
  expect(await heading('Thank you. It’s yours.')).toBeDefined();
  expect(container.textContent).toContain('We emailed mara@example.com a link to open your account.');
  expect(await screen.findByText(/^Your seat is for Friday, May 28, 2027, 10AM-5PM Eastern time\./)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'See my seat' })).toBeNull();
  expect(inCart()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await user.click(await screen.findByRole('button', { name: 'Link sent' }));
  expect(sentTo('cart.resendAccess')).toEqual([{ orderId: id }]);
});

it('removes a paid order from the cart once, and keeps items added later', async () => {
  fillCart(pack, { ...virtual, quantity: 2 });
  noteOrder(id);
  const items = [pack.id, virtual.id];
  const { unmount } = ofOrder({ items });
  expect(await heading('Thank you. It’s yours.')).toBeDefined();
  expect(hrefOf('Open my prompt packs')).toBe('/dashboard/prompt-packs?pack=web');
  expect(hrefOf('See my seat')).toBe('/dashboard/shop');
  expect(screen.getByText(/^Receipt number EG-4711, /)).toBeDefined();
  expect(inCart()).toEqual([[virtual.id, 1]]);
  unmount();
  ofOrder({ items });
  expect(await heading('Thank you. It’s yours.')).toBeDefined();
  expect(inCart()).toEqual([[virtual.id, 1]]);
});

it('keeps undelivered items in the cart and links back to it', async () => {
  fillCart(pack);
  noteOrder(id);
  ofOrder(soldOut);
  expect(await heading('Sold out while you paid')).toBeDefined();
  expect(hrefOf('Back to my cart')).toBe('/cart');
  expect(inCart()).toEqual([[pack.id, 1]]);
});

describe('polling', () => {
  beforeEach(useFakeTime);
  afterEach(() => void vi.useRealTimers());

  it('grants nothing before the payment arrives, and links back to it after a minute', async () => {
    fillCart(pack);
    noteOrder(id);
    const payUrl = 'http://localhost/sandbox/checkout/cs_1';
    const { sentTo } = open(
      { 'cart.status': () => orderOf({ id, status: 'open', paidAt: null, payUrl }) },
      `/checkout/done?order=${id}&status=paid`,
    );
    expect(await heading('Confirming your payment')).toBeDefined();
    // The last poll happens within four seconds of the minute.
    await passTime(65_000);
    const late = screen.getByRole('heading', { name: 'We haven’t received a payment yet' });
    expect(document.activeElement).toBe(late);
    expect(sentTo('cart.status').length).toBeGreaterThan(15);
    expect(hrefOf('Back to the payment page')).toBe(payUrl);
    expect(inCart()).toEqual([[pack.id, 1]]);
  });

  it('finds a payment that arrives late', async () => {
    let isPaid = false;
    open({ 'cart.status': () => orderOf({ id, ...(isPaid ? {} : { status: 'open', paidAt: null }) }) });
    expect(await heading('Confirming your payment')).toBeDefined();
    isPaid = true;
    await passTime(1500);
    expect(await heading('Thank you. It’s yours.')).toBeDefined();
  });

  it.each(['by itself', 'by a button'])(
    'checks again %s after a failed check whether the visitor is logged in',
    async (how) => {
      let isDown = true;
      const { user } = open({
        'auth.session': () => (isDown ? offline() : sessionOf()),
        'cart.status': () => orderOf({ id }),
      });
      await passTime(1500);
      expect(await screen.findByText('We can’t reach our server right now. We’ll keep trying.')).toBeDefined();
      isDown = false;
      if (how === 'by itself') await passTime(4000);
      else await user.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await heading('Thank you. It’s yours.')).toBeDefined();
    },
  );

  it('says that Pro is being switched on until it is', async () => {
    let plan = 'free';
    open({
      'cart.status': () => orderOf({ id, kind: 'subscription' }),
      'membership.current': () => ({ plan }),
    });
    expect(await heading('Thank you for choosing Pro.')).toBeDefined();
    expect(await screen.findByText(/^We got your payment\. We’re turning on Pro/)).toBeDefined();
    plan = 'pro';
    await passTime(2000);
    await waitFor(() =>
      expect(screen.getByText('You’re on Pro. You now have every prompt, export and sharing.')).toBeDefined(),
    );
  });
});
