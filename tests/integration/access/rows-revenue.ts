/** Access rules for revenue, subscriptions, and sales settings: admins only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { admin, badInput, cell, noIds, ok, plain, type Row } from './cells.ts';

const settings = { alerts: 'each', graceDays: 7, collectsTax: false };

export const revenueRows: Record<string, Row> = {
  'admin.revenue.overview': admin(() => ({ days: 30 }), {
    malformed: badInput(() => [undefined, {}, ...[0, 8, '7', null, 1e9].map((days) => ({ days }))]),
    own: cell(
      () => [{ days: 7 }, { days: 365 }],
      ok((data) => expect(data).toHaveProperty('total.netCents')),
    ),
  }),
  'admin.revenue.today': admin(plain(ok((data) => expect(data).toHaveProperty('month.paidCents')))),
  'admin.revenue.subscriptionFigures': admin(plain(ok((data) => expect(data).toHaveProperty('monthlyCents')))),
  'admin.revenue.subscriptions': admin(() => ({ show: 'running', cursor: '1_sub_x' }), {
    malformed: badInput(() => [
      ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
      ...['', 'gone', 42, null].map((show) => ({ show })),
    ]),
    'after what is not there': cell(
      () => [{ cursor: `1_${randomUUID()}` }],
      ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
    ),
  }),
  'admin.salesSettings.get': admin(plain(ok((data) => expect(data).toHaveProperty('graceDays')))),
  'admin.salesSettings.save': admin(() => settings, {
    malformed: badInput(() => [
      ...['weekly', null, 1].map((alerts) => ({ ...settings, alerts })),
      ...[-1, 31, 1.5, '7', null].map((graceDays) => ({ ...settings, graceDays })),
      ...['true', 1, null].map((collectsTax) => ({ ...settings, collectsTax })),
      { ...settings, id: 2 },
    ]),
    own: cell(() => [settings], ok()),
  }),
};
