import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#client/test/admin.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { SalesPanel } from './sales-panel.tsx';

type Sales = RouterOutputs['admin']['revenue']['today'];
const money = (paidCents: number, netCents = paidCents): Sales['today'] => ({
  ...{ orders: 1, paidCents, refundedCents: paidCents - netCents, disputedCents: 0, netCents, taxCents: 0 },
  ...{ averageCents: paidCents, guestOrders: 0, guestCents: 0 },
});

it('shows sales, and links each problem to its list', async () => {
  const sales: Sales = {
    ...{ today: money(0), week: money(30_000, 25_001), weekBefore: money(60_000), month: money(90_000) },
    ...{ disputes: 1, disputeDueAt: '2026-12-02T17:00:00Z', failedRenewals: 2, undelivered: 0 },
  };
  renderAdmin(<SalesPanel />, { path: '/admin', api: { 'admin.revenue.today': () => sales } });
  const amounts = await screen.findByRole('list', { name: 'Sales' });
  expect(amounts.textContent).toContain('Today$0.00');
  expect(amounts.textContent).toContain('Last 7 days$300.00▼ 50%Down 50% from the period before$250.01 after refunds');
  expect(amounts.textContent).toContain('This month$900.00');
  const problems = screen.getByRole('list', { name: 'Sales that need attention' });
  const links = within(problems).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open disputes1Evidence due December 2, 2026', '/admin/disputes'],
    ['Failed renewals2', '/admin/subscriptions?show=past-due'],
    ['Undelivered orders0', '/admin/orders?state=undelivered'],
  ]);
});
