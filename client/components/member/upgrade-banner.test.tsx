import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { held, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { trialMembership } from '#client/test/member.tsx';
import { checkoutOf } from '#client/test/orders.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

const open = (api: Api = {}, standing: Parameters<typeof UpgradeBanner>[0]['standing'] = trialMembership()) =>
  renderApp(<UpgradeBanner standing={standing} />, {
    path: '/dashboard/shop',
    api: { 'auth.session': () => sessionOf(), 'cart.options': () => checkoutOf(), ...api },
  });
const upgrade = () => screen.getByRole('button', { name: 'Upgrade to Pro' });
const failure = (reason: string) => screen.findByText(`Failed to start upgrade process: ${reason}`);

it('makes one call for a double click, as the signed-in member, and opens the payment page', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const answer = held({ url: 'http://localhost:3000/sandbox/checkout/cs_1' });
  const { user, sentTo } = open({ 'cart.createSubscription': answer.handler });
  await user.dblClick(upgrade());
  expect(await screen.findByRole('button', { name: 'One moment…' })).toBeDefined();
  await act(async () => answer.release());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const { id: userId, email } = sessionOf().user;
  expect(sentTo('cart.createSubscription')).toEqual([{ planType: 'pro', email, userId }]);
});

it.each([
  ['the request fails', offline, 'Our server didn’t respond. Check your connection and try again.'],
  ['it is refused', refuse('You have Pro already.', 'CONFLICT', 409), 'You have Pro already.'],
])('shows the reason when %s, and works again', async (_what, handler, reason) => {
  const { user } = open({ 'cart.createSubscription': handler });
  await user.click(upgrade());
  expect(await failure(reason)).toBeDefined();
  expect(upgrade().getAttribute('aria-disabled')).toBe('false');
});

it('asks the member to log in when the session has ended', async () => {
  let isOver = false;
  const { user, sentTo } = open({
    'auth.session': () => (isOver ? null : sessionOf()),
    'cart.createSubscription': () => {
      isOver = true;
      return refuse('Please log in first', 'UNAUTHORIZED', 401)();
    },
  });
  await user.click(upgrade());
  expect(await screen.findByText('Please log in first')).toBeDefined();
  await waitFor(() => expect(sentTo('auth.session').length).toBeGreaterThan(1));
});

it('hides the first-month price from a member who has already had one', async () => {
  open({}, trialMembership({ firstMonthOffer: false }));
  expect(await screen.findByText('Pro for $29.99 per month')).toBeDefined();
  expect(screen.queryByText(/\$20\.99/)).toBeNull();
});

const options = checkoutOf();
const catalog = { ...options.catalog, pro: { ...options.catalog.pro, priceCents: 3_900 } };

it('shows the stored price and discount', async () => {
  const firstMonth = { percentOff: null, offCents: 1_000, firstMonthCents: 2_900 };
  open({ 'cart.options': () => ({ ...options, catalog, firstMonth }) });
  expect(await screen.findByText('$10 off Pro')).toBeDefined();
  expect(screen.getByRole('complementary').textContent).toContain('$29 first month instead of $39');
  expect(screen.getByText(/Then \$39 per month/)).toBeDefined();
});

it('shows the usual price while no discount is active', async () => {
  open({ 'cart.options': () => ({ ...options, catalog, firstMonth: null }) });
  expect(await screen.findByText('Pro for $39 per month')).toBeDefined();
  expect(screen.queryByText(/off Pro/)).toBeNull();
});

it('is hidden while Pro is not for sale', async () => {
  const pro = { ...catalog.pro, isAvailable: false };
  open({ 'cart.options': () => ({ ...options, catalog: { ...catalog, pro } }) });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});
