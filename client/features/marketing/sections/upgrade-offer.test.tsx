import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cart } from '#client/lib/cart.ts';
import { broken } from '#client/test/accounts.ts';
import { seatsOf } from '#client/test/orders.ts';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { UpgradeOfferSection } from './upgrade-offer.tsx';

const props = await sectionOn('/bootcamp/upgrade', 'upgrade-offer');
beforeEach(() => cart.clear());

const open = (api: Api = {}, signedIn = true, stage: typeof props.section.stage = 'open') =>
  renderApp(<UpgradeOfferSection {...props} section={{ ...props.section, stage }} />, { signedIn, api });
const link = (name: string) => screen.findByRole('link', { name });

it('confirms a virtual seat, adds the upgrade to the cart once, and opens the cart each time', async () => {
  const { user } = open({ 'seats.mine': () => seatsOf({ virtual: 1, canUpgrade: 1 }) });
  expect(await screen.findByText('Your virtual seat is confirmed.')).toBeDefined();
  for (let press = 0; press < 2; press += 1) {
    history.replaceState(null, '', '/bootcamp/upgrade');
    await user.click(await screen.findByRole('button', { name: 'Upgrade to VIP' }));
    expect(location.pathname).toBe('/cart');
  }
  expect(cart.items()).toMatchObject([{ id: 'vip-bootcamp-upgrade', price: 35_000, quantity: 1 }]);
});

it('confirms nothing to visitors, and tells them how to get a seat', async () => {
  const { sentTo } = open({}, false);
  expect((await link('Sign in to upgrade')).getAttribute('href')).toBe('/login?from=%2Fbootcamp%2Fupgrade');
  expect((await link('Buy a seat')).getAttribute('href')).toBe('/bootcamp#seats');
  expect(screen.queryByText(/confirmed/)).toBeNull();
  expect(sentTo('seats.mine')).toEqual([]);
});

it.each([
  ['have no seat', { 'seats.mine': () => seatsOf() }],
  ['have an unknown seat', { 'seats.mine': broken }],
])('offers only a seat to members who %s', async (_title, api) => {
  open(api);
  expect(await link('Buy a seat')).toBeDefined();
  expect(screen.queryByText(/confirmed/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads members with a seat in the studio to their seats', async () => {
  open({ 'seats.mine': () => seatsOf({ vip: [{ number: 3, orderId: 'o' }] }) });
  expect(await link('See my seats')).toBeDefined();
});

it.each([
  ['sold-out', 'Sold out: join the waiting list', '/shop'],
  ['closed', 'Ask us about a seat', '/contact'],
] as const)('leads elsewhere when seats are %s', async (stage, name, href) => {
  open({ 'seats.mine': () => seatsOf({ virtual: 1, canUpgrade: 1 }) }, true, stage);
  expect((await link(name)).getAttribute('href')).toContain(href);
});
