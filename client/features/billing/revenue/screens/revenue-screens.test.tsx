/** Tests what the screens about revenue and subscriptions show. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noItems, renderAdmin } from '#client/test/admin.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { BuyersPanel, CouponsPanel } from '../components/money-panels.tsx';
import { MoneyTiles } from '../components/money-tiles.tsx';
import { RevenueScreen } from './revenue-screen.tsx';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

type Revenue = RouterOutputs['admin']['revenue']['overview'];
type Subscription = RouterOutputs['admin']['revenue']['subscriptions']['items'][number];

const nothing: Revenue['total'] = {
  ...{ orders: 0, paidCents: 0, refundedCents: 0, disputedCents: 0, netCents: 0, taxCents: 0, averageCents: null },
  ...{ guestOrders: 0, guestCents: 0 },
};
const revenue: Revenue = {
  range: { days: 7, from: '2026-11-21', to: '2026-11-27', unit: 'day' },
  total: {
    ...{ orders: 3, paidCents: 30_000, refundedCents: 40_000, disputedCents: 0, netCents: -10_000, taxCents: 0 },
    ...{ averageCents: 10_000, guestOrders: 1, guestCents: 14_700 },
  },
  before: { ...nothing, orders: 3, paidCents: 20_000, refundedCents: 50_000, netCents: -30_000 },
  periods: [{ start: '2026-11-27', ...nothing }],
  items: [{ itemId: 'pack', name: 'Prompt pack', units: 2, cents: 9998 }],
  coupons: [{ code: null, orders: 1, discountCents: 900, paidCents: 2099 }],
};

it('shows each amount with its change in words', async () => {
  // Without the chart, which needs a real layout.
  renderAdmin(
    <>
      <MoneyTiles total={revenue.total} before={revenue.before} />
      <BuyersPanel total={revenue.total} />
      <CouponsPanel coupons={revenue.coupons} />
    </>,
    { path: '/admin/revenue' },
  );
  const list = await screen.findByRole('list', { name: 'Money in this period' });
  const tiles = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(tiles).toContain('Paid$300.00▲ 50%Up 50% from the period before');
  expect(tiles).toContain('Refunds$400.00▼ 20%Down 20% from the period before');
  expect(tiles).toContain('Disputes$0.00–No earlier figure to compare with');
  // Less lost than before is an improvement.
  expect(tiles).toContain('Net−$100.00▲ 66.7%Up 66.7% from the period before');
  expect(tiles).toContain('Orders3SameSame as the period before');
  const buyers = screen.getByRole('table', { name: 'Members and guests' });
  expect(within(buyers).getAllByRole('row')[1]!.textContent).toContain('$153.00');
  expect(screen.getByRole('table', { name: 'Discounts' }).textContent).toContain('Without a code');
});

it('says so when nothing was sold', async () => {
  renderAdmin(<RevenueScreen />, {
    path: '/admin/revenue',
    api: { 'admin.revenue.overview': () => ({ ...revenue, total: nothing }) },
  });
  expect(await screen.findByText('No sales in this period')).toBeDefined();
});

const figures: RouterOutputs['admin']['revenue']['subscriptionFigures'] = {
  ...{ running: 4, monthlyCents: 11_996, started: 1, ended: 2, atStart: 8, lost: 2, churn: 0.25, failed: 1, ending: 0 },
};
const line = (id: string, changes: Partial<Subscription>): Subscription => ({
  ...{ id, userId: `00000000-0000-4000-8000-00000000000${id}`, name: `Member ${id}`, email: `${id}@example.com` },
  ...{ status: 'active', priceCents: 2999, isRunning: true, startedAt: '2026-08-01T12:00:00Z' },
  ...{ pastDueSince: null, endsAt: null, endedAt: null },
  ...changes,
});

it('shows monthly revenue, churn, and what happens to each subscription', async () => {
  const items = [
    line('1', { status: 'past_due', pastDueSince: '2026-11-20T12:00:00Z' }),
    line('2', { status: 'past_due', pastDueSince: '2026-11-01T12:00:00Z', isRunning: false }),
    line('3', { endsAt: '2026-12-05T12:00:00Z' }),
    line('4', { status: 'canceled', isRunning: false, endedAt: '2026-11-02T12:00:00Z', userId: null, name: null }),
    line('5', {}),
  ];
  const { user, sentTo } = renderAdmin(<SubscriptionsScreen />, {
    path: '/admin/subscriptions',
    api: {
      'admin.revenue.subscriptionFigures': () => figures,
      'admin.revenue.subscriptions': ({ show }: { show?: string }) => (show ? noItems : { items, nextCursor: null }),
    },
  });
  const glance = await screen.findByRole('list', { name: 'Subscriptions at a glance' });
  expect(glance.textContent).toContain('Monthly recurring revenue$119.96From 4 subscriptions');
  expect(glance.textContent).toContain('Churn25%2 of the 8 running 30 days ago');
  const rows = within(await screen.findByRole('table', { name: 'Subscriptions' })).getAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts[1]).toContain('Since November 20, 2026. Pro still works.');
  expect(texts[2]).toContain('Since November 1, 2026. Pro is paused.');
  expect(texts[3]).toContain('Ends December 5, 2026');
  expect(texts[4]).toMatch(/Deleted account.*Ended November 2, 2026/);
  expect(texts[5]).toContain('Since August 1, 2026');
  await user.click(within(glance).getByRole('link', { name: /Failed renewals/ }));
  expect(await screen.findByText('No matching subscriptions')).toBeDefined();
  expect(sentTo('admin.revenue.subscriptions').at(-1)).toMatchObject({ show: 'past-due' });
});
