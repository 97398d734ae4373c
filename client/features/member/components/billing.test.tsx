import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutOf, orderOf, pack, virtual } from '#client/test/orders.ts';
import { brokenAtFirst, trialMembership } from '#client/test/member.tsx';
import { renderApp, type Api } from '#client/test/render.tsx';
import { passTime, useFakeTime } from '#client/test/time.ts';
import { BillingPanel } from './billing-panel.tsx';
import { OrderHistory } from './order-history.tsx';

const renews = '2026-12-01T12:00:00.000Z';
const subscription = {
  source: 'subscription',
  until: renews,
  endsAtPeriodEnd: false,
  paymentFailed: false,
  priceCents: null,
} as const;
const proMember = (pro: NonNullable<ReturnType<typeof trialMembership>['pro']> = subscription) =>
  trialMembership({ plan: 'pro', firstMonthOffer: false, pro });

const openPlan = (membership: ReturnType<typeof trialMembership>, api: Api = {}) =>
  renderApp(<BillingPanel />, {
    path: '/dashboard/settings',
    api: { 'membership.current': () => membership, 'cart.options': () => checkoutOf(), ...api },
  });
const plan = async () => {
  await screen.findAllByRole('definition');
  return within(screen.getByRole('region', { name: 'Plan and billing' }));
};

describe('the plan', () => {
  it('is free, with an offer, before any purchase', async () => {
    openPlan(trialMembership());
    const panel = await plan();
    expect(panel.getAllByRole('definition')[0]!.textContent).toBe('Free');
    expect(await panel.findByText(/\$20\.99 first month/)).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Manage plan' })).toBeNull();
  });

  it('is Pro with its renewal date and a link to a named page to manage it', async () => {
    openPlan(proMember());
    const panel = await plan();
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Pro, $29.99 per month']);
    expect(panel.getByText(/^It renews on December 1, 2026, then every month until you cancel\.$/)).toBeDefined();
    expect(panel.getByRole('button', { name: 'Manage plan' })).toBeDefined();
    expect(await panel.findByText(/No real money changes hands\.$/)).toBeDefined();
    expect(panel.queryByRole('complementary', { name: 'Upgrade to Pro' })).toBeNull();
  });

  it("can't be managed when the team set it up", async () => {
    openPlan(proMember({ ...subscription, source: 'operator', until: null }));
    expect((await plan()).getByText('Our team set it up for you.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Manage plan' })).toBeNull();
  });

  it('links to a card update after a failed payment and offers no second subscription', async () => {
    openPlan(trialMembership({ firstMonthOffer: false, pro: { ...subscription, until: null, paymentFailed: true } }));
    expect((await plan()).getByRole('alert').textContent).toContain('Your last payment didn’t go through');
    expect(screen.getByRole('button', { name: 'Manage plan' })).toBeDefined();
    expect(screen.queryByRole('complementary', { name: 'Upgrade to Pro' })).toBeNull();
  });

  it('explains why it could not be opened and can be retried', async () => {
    const { user, sentTo } = openPlan(proMember(), { 'cart.portal': brokenAtFirst(null).handler });
    for (let tries = 1; tries <= 2; tries += 1) {
      await user.click(await screen.findByRole('button', { name: 'Manage plan' }));
      await waitFor(() => expect(screen.getAllByText('We couldn’t open your plan')).toHaveLength(tries));
    }
    expect(sentTo('cart.portal')).toEqual([{ returnTo: 'settings' }, { returnTo: 'settings' }]);
  });
});

const openOrders = (api: Api) => renderApp(<OrderHistory />, { path: '/dashboard/settings', api });
const entries = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((heading) => within(heading.closest('li')!));

describe('the orders', () => {
  it('show their contents and prices; a paid one has a receipt and an open one can still be paid', async () => {
    const payUrl = 'http://localhost/sandbox/checkout/cs_1';
    const open = orderOf({ number: 'EG-2', status: 'open', paidAt: null, payUrl, items: [virtual.id] });
    const paid = orderOf({ number: 'EG-1', items: [virtual.id, pack.id] });
    openOrders({ 'orders.mine': () => ({ items: [open, paid], nextCursor: null }) });
    const [first, second] = await entries();
    expect(first!.getByText('Not paid yet')).toBeDefined();
    expect(first!.getByRole('link', { name: 'Finish paying for EG-2' }).getAttribute('href')).toBe(payUrl);
    expect(first!.queryByRole('link', { name: /^Receipt/ })).toBeNull();
    expect(second!.getByText('$196.99')).toBeDefined();
    expect(second!.getByText('Paid')).toBeDefined();
    expect(second!.getByRole('link', { name: 'Receipt (PDF) of EG-1' }).getAttribute('href')).toBe(
      `/download/receipt/${paid.id}`,
    );
    expect(second!.queryByRole('link', { name: /^Finish paying/ })).toBeNull();
  });

  it('show discount, tax and refunds, and which items were refunded', async () => {
    const bought = orderOf({ items: [virtual.id, pack.id] });
    const order = {
      ...bought,
      lines: [{ ...bought.lines[0]!, quantity: 2, refundedQuantity: 1 }, bought.lines[1]!],
      subtotalCents: 34_399,
      discountCents: 3_440,
      couponCode: 'SPRING10',
      taxCents: 2_167,
      totalCents: 33_126,
      refundedCents: 14_156,
    };
    openOrders({ 'orders.mine': () => ({ items: [order], nextCursor: null }) });
    const [entry] = await entries();
    const texts = (role: string) => entry!.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('term')).toEqual([
      'Subtotal',
      'Discount (SPRING10)',
      'Tax',
      'Total',
      'Refunded',
      'Total after refunds',
    ]);
    expect(texts('definition')).toEqual(['$343.99', '−$34.40', '$21.67', '$331.26', '−$141.56', '$189.70']);
    expect(entry!.getByText('Paid, $141.56 refunded')).toBeDefined();
    expect(entry!.getByText('(1 of 2 refunded)')).toBeDefined();
  });

  it('load one page at a time, moving the focus to the new ones', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => orderOf({ number: `EG-${from - index}` }));
    const first = page(11, 10);
    const { user, sentTo } = openOrders({
      'orders.mine': ({ cursor }: { cursor?: string }) =>
        cursor ? { items: page(1, 1), nextCursor: null } : { items: first, nextCursor: first.at(-1)!.id },
    });
    // Three orders show at first. One click shows the rest of the page, and the next click loads another page.
    await user.click(await screen.findByRole('button', { name: 'Show older orders' }));
    const fourth = await screen.findByRole('heading', { name: 'EG-8' });
    await waitFor(() => expect(document.activeElement).toBe(fourth));
    expect(sentTo('orders.mine')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Show older orders' }));
    const last = await screen.findByRole('heading', { name: 'EG-1' });
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(sentTo('orders.mine').at(-1)).toMatchObject({ cursor: first.at(-1)!.id });
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
  });

  it('show a message when there are none', async () => {
    openOrders({ 'orders.mine': () => ({ items: [], nextCursor: null }) });
    expect(await screen.findByText('No orders yet.')).toBeDefined();
  });
});

describe('after returning from the provider before its webhook', () => {
  beforeEach(useFakeTime);
  afterEach(() => void vi.useRealTimers());

  it('polls an open order until it is paid, and then the plan', async () => {
    let isPaid = false;
    const order = orderOf({ kind: 'subscription', status: 'open', paidAt: null });
    renderApp(
      <>
        <BillingPanel />
        <OrderHistory />
      </>,
      {
        path: '/dashboard/settings',
        api: {
          'cart.options': () => checkoutOf(),
          'membership.current': () => (isPaid ? proMember() : trialMembership()),
          'orders.mine': () => ({
            items: [isPaid ? { ...order, status: 'paid', paidAt: order.createdAt } : order],
            nextCursor: null,
          }),
        },
      },
    );
    expect(await screen.findByText('Not paid yet')).toBeDefined();
    isPaid = true;
    await passTime(2500);
    expect(await screen.findByText('Paid')).toBeDefined();
    expect(await screen.findByText('Pro, $29.99 per month')).toBeDefined();
  });

  it('polls a managed plan until it has ended, but not forever', async () => {
    let pro = subscription as NonNullable<ReturnType<typeof trialMembership>['pro']>;
    const { sentTo } = openPlan(proMember(), { 'membership.current': () => proMember(pro) });
    expect(await screen.findByText(/^It renews on/)).toBeDefined();
    pro = { ...subscription, endsAtPeriodEnd: true };
    await passTime(2500);
    expect(await screen.findByText(/^It ends on December 1, 2026\./)).toBeDefined();
    await passTime(60_000);
    expect(sentTo('membership.current')).toHaveLength(6);
  });

  it('stops polling an order that stays open', async () => {
    const { sentTo } = openOrders({
      'orders.mine': () => ({ items: [orderOf({ status: 'open', paidAt: null })], nextCursor: null }),
    });
    await entries();
    await passTime(60_000);
    expect(sentTo('orders.mine')).toHaveLength(6);
  });
});
