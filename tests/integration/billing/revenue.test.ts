/** Checks revenue and subscriptions against a small world that was counted by hand, and the sales settings. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { salesSettings } from '#server/features/billing/settings/service.ts';
import { createAdmin, insertAccount } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';

// Without a key and not on someone's own machine, there are no payments, and orders of live mode count.
const { database, site } = await openSite({ role: 'web' });
const { deps } = closing(createTestDeps({ role: 'web', databaseUrl: database.url }));
const admin = await createAdmin(database, site.address);
const { revenue, salesSettings: settings } = admin.visitor.api.admin;
const mode = deps.payments?.mode ?? 'live';

/** Noon in the agency's time zone, this many days ago. */
const noon = (daysAgo: number) =>
  `((date_trunc('day', now() at time zone 'America/New_York') - interval '${daysAgo} days' + interval '12 hours')
    at time zone 'America/New_York')`;

type Line = [itemId: string, unitCents: number, quantity: number];
type Sold = {
  lines: Line[];
  discount?: number;
  code?: string;
  tax?: number;
  status?: string;
  refunded?: number;
  closed?: string;
  isGuest?: boolean;
  inMode?: string;
  dispute?: string;
  isDelivered?: boolean;
};

async function sell(at: string, of: Sold): Promise<string> {
  const { lines, discount = 0, code = null, tax = 0, status = 'paid', refunded = 0, isGuest = false } = of;
  const subtotal = lines.reduce((sum, [, cents, quantity]) => sum + cents * quantity, 0);
  const [row] = await database.query<{ id: string }>(
    `insert into orders (kind, status, fingerprint, subtotal_cents, discount_cents, coupon_code, tax_cents, total_cents,
       refunded_cents, mode, session_expires_at, created_at, paid_at, visitor_id, closed_at, dispute_status, dispute_due_at,
       delivered_at)
     values ('cart', $1::order_status, 'x', $2, $3, $4, $5, $6, $7, $8, now(), ${at}, ${at}, $9, ${of.closed ?? 'null'},
       $10::dispute_status, case when $10 = 'open' then now() + interval '3 days' end, case when $11 then ${at} end)
     returning id`,
    [
      ...[status, subtotal, discount, code, tax, subtotal - discount + tax, refunded, of.inMode ?? mode],
      ...[isGuest ? randomUUID() : null, of.dispute ?? null, of.isDelivered ?? true],
    ],
  );
  for (const [itemId, cents, quantity] of lines)
    await database.query(
      `insert into order_lines (order_id, item_id, name, unit_cents, quantity) values ($1, $2, $2, $3, $4)`,
      [row!.id, itemId, cents, quantity],
    );
  return row!.id;
}

const refundLine = (orderId: string, cents: number, at: string, status = 'done') =>
  database.query(
    `insert into line_refunds (order_id, item_id, quantity, cents, reason, status, closed_at)
     values ($1, 'seat', 1, $2, 'requested', $3::line_refund_status, ${at})`,
    [orderId, cents, status],
  );

const pack: Line = ['pack', 4999, 1];
const seats: Line = ['seat', 14700, 2];

async function makeWorld(): Promise<void> {
  await sell(noon(1), { lines: [pack], tax: 350 });
  // A guest with a coupon on two lines: 1001 off 34399. By largest remainder, the pack gets 145 of it and the seats 856.
  await sell(noon(2), { lines: [pack, seats], discount: 1001, code: 'FALL', isGuest: true });
  // One seat was refunded in the admin, a refund of the other one failed, and 500 more were refunded at Stripe.
  const part = await sell(noon(3), { lines: [seats], refunded: 15_200 });
  await refundLine(part, 14_700, noon(0));
  await refundLine(part, 14_700, noon(0), 'failed');
  // Paid before the period, refunded in it.
  await sell(noon(9), { lines: [pack], status: 'refunded', refunded: 4999, closed: noon(4) });
  // Disputed: open, lost, and won.
  await sell(noon(4), { lines: [pack], status: 'disputed', closed: noon(1), dispute: 'open' });
  await sell(noon(4), { lines: [pack], status: 'disputed', closed: noon(1), dispute: 'lost', refunded: 1000 });
  await sell(noon(4), { lines: [pack], dispute: 'won' });
  // A discount without a code.
  await sell(noon(5), { lines: [['pro', 2999, 1]], discount: 900 });
  // Not delivered yet; and what doesn't count.
  await sell(noon(6), { lines: [pack], isDelivered: false });
  await sell(noon(2), { lines: [pack], inMode: mode === 'sandbox' ? 'test' : 'sandbox', isDelivered: false });
  await sell(noon(20), { lines: [pack] });
}

describe('revenue', () => {
  beforeAll(makeWorld);
  const week = () => revenue.overview.query({ days: 7 });

  it('adds up what was paid and given back in the period, to the cent', async () => {
    const { total } = await week();
    // 5349 + 33398 + 29400 + 3 x 4999 + 2099 + 4999
    const paidCents = 5349 + 33_398 + 29_400 + 14_997 + 2099 + 4999;
    // The line; what was refunded at Stripe, on the day of the payment; the earlier order; part of the lost one.
    const refundedCents = 14_700 + 500 + 4999 + 1000;
    const disputedCents = 4999 + 3999;
    expect(total).toEqual({
      ...{ orders: 8, paidCents, refundedCents, disputedCents, taxCents: 350 },
      netCents: paidCents - refundedCents - disputedCents,
      averageCents: Math.round(paidCents / 8),
      ...{ guestOrders: 1, guestCents: 33_398 },
    });
  });

  it('is compared with the same number of days before', async () => {
    expect((await week()).before).toMatchObject({ orders: 1, paidCents: 4999, refundedCents: 0, netCents: 4999 });
  });

  it('puts money on the day when it moved', async () => {
    const { periods, total, range } = await week();
    expect(range.unit).toBe('day');
    expect(periods.map(({ netCents }) => netCents)).toEqual([
      4999, // six days ago
      2099,
      14_997 - 4999,
      29_400 - 500,
      33_398,
      5349 - 4999 - 3999 - 1000,
      -14_700, // today
    ]);
    expect(periods.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(total.netCents);
    const year = await revenue.overview.query({ days: 365 });
    expect(year.range.unit).toBe('month');
    expect(year.total.paidCents).toBe(total.paidCents + 2 * 4999);
    expect(year.periods.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(year.total.paidCents);
  });

  it('splits discounts over the lines, so that items add up to what was paid before taxes', async () => {
    const { items, total } = await week();
    expect(items).toEqual([
      { itemId: 'seat', name: 'seat', units: 4, cents: 29_400 + 29_400 - 856 },
      { itemId: 'pack', name: 'pack', units: 6, cents: 6 * 4999 - 145 },
      { itemId: 'pro', name: 'pro', units: 1, cents: 2099 },
    ]);
    expect(items.reduce((sum, { cents }) => sum + cents, 0)).toBe(total.paidCents - total.taxCents);
  });

  it('lists discounts by code', async () => {
    expect((await week()).coupons).toEqual([
      { code: 'FALL', orders: 1, discountCents: 1001, paidCents: 33_398 },
      { code: null, orders: 1, discountCents: 900, paidCents: 2099 },
    ]);
  });

  it('shows the same sums on the home screen, and what needs attention', async () => {
    const { total, before } = await week();
    const home = await revenue.today.query();
    expect([home.week, home.weekBefore]).toEqual([total, before]);
    expect(home.today).toMatchObject({ orders: 0, refundedCents: 14_700, averageCents: null });
    expect(home).toMatchObject({ disputes: 1, failedRenewals: 0, undelivered: 1 });
    expect(new Date(home.disputeDueAt!).getTime()).toBeGreaterThan(Date.now());
  });
});

type Subscribed = {
  status?: string;
  price?: number | null;
  since: number;
  ended?: number;
  isEnding?: boolean;
  isEntitled?: boolean;
  inMode?: string;
};

async function subscribe(id: string, of: Subscribed): Promise<void> {
  const { status = 'active', price = 2999, since, ended = null, isEnding = false, isEntitled = true } = of;
  const { id: userId } = await insertAccount(database, { name: 'subscriber' });
  await database.query(
    `insert into subscriptions (id, user_id, mode, status, price_cents, created_at, ended_at, ends_at_period_end,
       current_period_end, past_due_since, entitled_until)
     values ($1, $2, $3, $4::subscription_status, $5, now() - make_interval(days => $6), now() - make_interval(days => $7),
       $8, now() + interval '10 days', case when $4 = 'past_due' then now() - interval '2 days' end,
       case when $9 then now() + interval '5 days' end)`,
    [id, userId, of.inMode ?? mode, status, price, since, ended, isEnding, isEntitled],
  );
}

describe('subscriptions', () => {
  beforeAll(async () => {
    await subscribe('sub_old', { since: 90 });
    // Its price was never read.
    await subscribe('sub_unread', { since: 60, price: null });
    await subscribe('sub_new', { since: 5, price: 1999 });
    await subscribe('sub_ending', { since: 50, isEnding: true });
    await subscribe('sub_grace', { since: 45, status: 'past_due' });
    await subscribe('sub_late', { since: 44, status: 'past_due', isEntitled: false });
    await subscribe('sub_lost', { since: 80, status: 'canceled', ended: 3, isEntitled: false });
    await subscribe('sub_brief', { since: 10, status: 'canceled', ended: 2, isEntitled: false });
    await subscribe('sub_gone', { since: 200, status: 'canceled', ended: 100, isEntitled: false });
    await subscribe('sub_never', { since: 1, status: 'incomplete_expired', isEntitled: false });
    await subscribe('sub_elsewhere', { since: 1, inMode: mode === 'sandbox' ? 'test' : 'sandbox' });
  });

  it('are added up to monthly revenue and churn', async () => {
    expect(await revenue.subscriptionFigures.query()).toEqual({
      running: 5, // old, unread, new, ending, grace
      monthlyCents: 4 * 2999 + 1999,
      started: 2, // new, brief
      ended: 2, // lost, brief
      atStart: 6, // old, unread, ending, grace, late, lost
      lost: 1,
      churn: 1 / 6,
      failed: 2, // grace, late
      ending: 1,
    });
  });

  it('are listed by state, newest first', async () => {
    const idsOf = async (show?: 'running' | 'past-due' | 'ending' | 'ended') =>
      (await revenue.subscriptions.query({ show })).items.map(({ id }) => id.replace('sub_', ''));
    const all = ['new', 'brief', 'late', 'grace', 'ending', 'unread', 'lost', 'old', 'gone'];
    expect(await idsOf()).toEqual(all);
    expect(await idsOf('running')).toEqual(['new', 'grace', 'ending', 'unread', 'old']);
    expect(await idsOf('past-due')).toEqual(['late', 'grace']);
    expect(await idsOf('ending')).toEqual(['ending']);
    expect(await idsOf('ended')).toEqual(['brief', 'lost', 'gone']);
    const [late] = (await revenue.subscriptions.query({ show: 'past-due' })).items;
    expect(late).toMatchObject({ name: 'subscriber', priceCents: 2999, isRunning: false, endsAt: null, endedAt: null });
    expect(late!.pastDueSince).toEqual(expect.any(String));
    const [ending] = (await revenue.subscriptions.query({ show: 'ending' })).items;
    expect(ending!.endsAt).toEqual(expect.any(String));
  });

  it('are listed page by page', async () => {
    const { id: userId } = await insertAccount(database);
    await database.query(
      `insert into subscriptions (id, user_id, mode, status, created_at, ended_at)
       select 'sub_many_' || n, $1, $2, 'canceled', now() - interval '300 days', now() - interval '200 days'
       from generate_series(1, 60) n`,
      [userId, mode],
    );
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await revenue.subscriptions.query({ show: 'ended', cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(63);
    expect(new Set(seen).size).toBe(63);
  });
});

describe('sales settings', () => {
  it('start with an email for each event, a week of grace, and no taxes', async () => {
    expect(await settings.get.query()).toEqual({ alerts: 'each', graceDays: 7, collectsTax: false });
  });

  it('apply as soon as they are saved, with only the changes in the audit log', async () => {
    const changed = { alerts: 'daily', graceDays: 0, collectsTax: false } as const;
    await settings.save.mutate(changed);
    expect(await salesSettings(deps)).toEqual(changed);
    const lines = await database.query<{ before: unknown; after: unknown }>(
      `select before, after from audit_log where action = 'sales.settings' and admin_id = $1`,
      [admin.id],
    );
    expect(lines).toEqual([{ before: { alerts: 'each', graceDays: 7 }, after: { alerts: 'daily', graceDays: 0 } }]);
  });
});
