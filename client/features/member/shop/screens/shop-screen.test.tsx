import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderMember, trialMembership } from '#client/test/member.tsx';
import { checkoutOf, fillCart, inCart, pack, seatsOf, vip, virtual } from '#client/test/orders.ts';
import type { Api } from '#client/test/render.tsx';
import { ShopScreen } from './shop-screen.tsx';

const open = (api: Api = {}) =>
  renderMember(<ShopScreen />, {
    path: '/dashboard/shop',
    api: { 'cart.options': () => checkoutOf(), 'packs.mine': () => [], 'seats.mine': () => seatsOf(), ...api },
  });
const item = async (name: string) => within(await screen.findByRole('article', { name }));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const subscription = {
  source: 'subscription',
  until: null,
  endsAtPeriodEnd: false,
  paymentFailed: false,
  priceCents: null,
} as const;

it('adds up the cart and keeps the focus in it when a line is removed', async () => {
  const { user } = open();
  const cart = await panel('Your cart');
  expect(cart.getByText(/^Your cart is empty\./)).toBeDefined();
  for (const name of ['Web prompt pack', 'Bootcamp: In-Studio VIP seat', 'Bootcamp: virtual seat'])
    await user.click((await item(name)).getByRole('button', { name: 'Add to cart' }));
  await user.click((await item('Bootcamp: virtual seat')).getByRole('button', { name: 'Add to cart' }));
  expect(cart.getByText('4 items')).toBeDefined();
  expect(cart.getByRole('status').textContent).toContain('$840.99');
  await user.click(cart.getByRole('button', { name: `Remove ${vip.name}` }));
  expect(cart.getByRole('status').textContent).toContain('$343.99');
  expect(inCart()).toEqual([
    [pack.id, 1],
    [virtual.id, 2],
  ]);
  expect(document.activeElement!.contains(cart.getByRole('link', { name: 'Go to your cart' }))).toBe(true);
});

it('marks discontinued items and leaves them out of the total', async () => {
  fillCart(pack, { id: 'summer-course', name: 'Summer course', price: 900 });
  open();
  const cart = await panel('Your cart');
  expect(cart.getByText('No longer sold')).toBeDefined();
  expect(cart.getByRole('status').textContent).toContain('$49.99');
});

it('links to a pack the member owns and does not sell it again', async () => {
  open({ 'packs.mine': () => [{ key: 'web' }] });
  const link = await (await item('Web prompt pack')).findByRole('link', { name: 'Open the pack' });
  expect(link.getAttribute('href')).toBe('/dashboard/prompt-packs?pack=web');
  expect((await item('Web prompt pack')).queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

it.each([
  ['offers Pro to a member without it', trialMembership(), '30% off Pro'],
  [
    'says when Pro renews',
    trialMembership({ plan: 'pro', pro: subscription }),
    'It renews every month until you cancel.',
  ],
  [
    'says that Pro is paused after a failed payment',
    trialMembership({ firstMonthOffer: false, pro: { ...subscription, paymentFailed: true } }),
    /^Your last payment didn’t go through/,
  ],
  [
    'says until when Pro stays on after a failed payment',
    trialMembership({
      plan: 'pro',
      firstMonthOffer: false,
      pro: { ...subscription, paymentFailed: true, until: '2026-12-08T15:00:00.000Z' },
    }),
    /You still have Pro until Dec(ember)? 8/,
  ],
])('%s', async (_what, membership, words) => {
  open({ 'membership.current': () => membership });
  expect(await screen.findByText(words)).toBeDefined();
});
