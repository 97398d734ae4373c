/** Alerts to the agency: each sales event by email once, at once or in a daily digest. */
import { expect, it } from 'vitest';
import { handleEvent } from '#server/features/billing/payments/service.ts';
import { sendAlerts } from '#server/features/billing/alerts/service.ts';
import { contentOf } from '#server/emails/templates.ts';
import type { AlertData } from '#server/emails/templates/sales-alert.ts';
import type { AlertKind } from '#shared/domain/orders.ts';
import { dayAt, morningOf } from '#shared/domain/plan-dates.ts';
import { press } from '#tests/helpers/plan.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { buy, createBuyers, createTestDeps, stripeEnv, subscribe } from '#tests/helpers/payments.ts';

const inbox = 'sales@agency.example';
const stripe = closing(await startFakeStripe());
// Without workers: the test does their work when it needs to.
const options = { role: 'web' as const, env: { ...stripeEnv(stripe), AGENCY_INBOX: inbox } };
const { database, site } = await openSite(options);
const onSame = { ...options, databaseUrl: database.url };
const workers = [closing(createTestDeps(onSame)), closing(createTestDeps(onSame))];
const mute = closing(createTestDeps({ ...onSame, env: stripeEnv(stripe) }));
let told = 0;

/** Delivers every new event, twice, and handles it in two workers. */
async function tell(): Promise<void> {
  const news = stripe.events.slice(told);
  told = stripe.events.length;
  for (const event of [...news, ...news]) expect(await stripe.deliver(event, site.address)).toBe(200);
  const waiting = await database.query<{ id: string }>(
    `select id from payment_events where status = 'queued' order by received_at`,
  );
  for (const { id } of waiting) await Promise.all(workers.map(({ deps }) => handleEvent(deps, { eventId: id })));
}
const sendAll = async () => {
  // Twice, in two workers: the second time there's nothing left.
  for (let round = 0; round < 2; round += 1) await Promise.all(workers.map(({ deps }) => sendAlerts(deps)));
};
/** Returns the alert emails since the last time. */
let read = 0;
async function alertMails(): Promise<{ alerts: AlertData[]; day?: string }[]> {
  const rows = await database.query<{ data: { alerts: AlertData[]; day?: string } }>(
    `select data from emails where template = 'sales-alert' and to_email = $1 order by created_at, id offset ${read}`,
    [inbox],
  );
  read += rows.length;
  return rows.map(({ data }) => data);
}
const links = { to: (path: string) => `https://everglow.example${path}` };
const kindsOf = (mails: { alerts: AlertData[] }[]) => mails.flatMap(({ alerts }) => alerts.map(({ kind }) => kind));
const buyers = (count: number) => createBuyers(database, site.address, count);

it('alerts the agency once to every event of a day of 40 sales, refunds, failures, and disputes', async () => {
  const expected: Partial<Record<AlertKind, number>> = {};
  const count = (kind: AlertKind) => (expected[kind] = (expected[kind] ?? 0) + 1);
  let takenCents = 0;
  let returnedCents = 0;
  let disputedCents = 0;
  const items: Record<string, { units: number; cents: number }> = {};
  for (const [index, who] of (await buyers(40)).entries()) {
    const isPro = index % 4 === 3;
    const sold = isPro
      ? await subscribe(stripe, database, who)
      : await buy(stripe, who, index % 4 === 0 ? 'web-prompt-pack' : 'virtual-bootcamp');
    const { amount } = stripe.world.intents.get(sold.paymentId)!;
    takenCents += amount;
    count('sale');
    const item = (items[isPro ? 'pro' : index % 4 === 0 ? 'web-prompt-pack' : 'virtual-bootcamp'] ??= {
      ...{ units: 0, cents: 0 },
    });
    item.units += 1;
    item.cents += amount;
    if ('subscriptionId' in sold && index % 8 === 3) {
      await tell();
      stripe.renew(sold.subscriptionId, { fails: true });
      count('renewal-failed');
    } else if (index % 5 === 1) {
      await tell();
      stripe.refund(sold.paymentId, 500);
      await tell();
      stripe.refund(sold.paymentId);
      count('refund');
      count('refund');
      returnedCents += amount;
    } else if (index % 10 === 8) {
      await tell();
      stripe.dispute(sold.paymentId);
      count('dispute');
      disputedCents += amount;
    }
    if (index % 3 === 0) await tell();
    if (index % 7 === 0) await sendAll();
  }
  await tell();
  await sendAll();
  const mails = await alertMails();
  expect(mails.every(({ alerts }) => alerts.length === 1)).toBe(true);
  const seen = Object.groupBy(kindsOf(mails), (kind) => kind);
  expect(Object.fromEntries(Object.entries(seen).map(([kind, all]) => [kind, all.length]))).toEqual(expected);
  const sum = (kind: AlertKind) =>
    mails
      .flatMap(({ alerts }) => alerts.filter((one) => one.kind === kind))
      .reduce((all, { cents }) => all + cents!, 0);
  expect([sum('sale'), sum('refund')]).toEqual([takenCents, returnedCents]);

  // The owner's screens show the same sums.
  const { api } = (await createAdmin(database, site.address)).visitor;
  const day = {
    ...{ orders: 40, paidCents: takenCents, refundedCents: returnedCents, disputedCents },
    netCents: takenCents - returnedCents - disputedCents,
    averageCents: Math.round(takenCents / 40),
    ...{ taxCents: 0, guestOrders: 0, guestCents: 0 },
  };
  const revenue = await api.admin.revenue.overview.query({ days: 7 });
  expect(revenue.total).toEqual(day);
  expect(revenue.before.paidCents).toBe(0);
  expect(revenue.periods.reduce((all, { netCents }) => all + netCents, 0)).toBe(day.netCents);
  expect(Object.fromEntries(revenue.items.map(({ itemId, units, cents }) => [itemId, { units, cents }]))).toEqual(
    items,
  );
  const home = await api.admin.revenue.today.query();
  expect([home.today, home.week, home.month]).toEqual([day, day, day]);
  expect(home).toMatchObject({
    disputes: expected.dispute,
    disputeDueAt: expect.any(String),
    failedRenewals: expected['renewal-failed'],
    undelivered: 0,
  });
  const { running, monthlyCents, failed } = await api.admin.revenue.subscriptionFigures.query();
  expect(failed).toBe(expected['renewal-failed']);
  expect(monthlyCents).toBe(running * 2999);
});

it('names the order, the buyer, and what they bought, and links to the order', async () => {
  const [who] = await buyers(1);
  const { orderId } = await buy(stripe, who!, 'web-prompt-pack');
  await tell();
  await sendAll();
  const [data] = await alertMails();
  const [order] = await database.query<{ number: number; name: string }>(
    `select o.number, l.name from orders o join order_lines l on l.order_id = o.id where o.id = $1`,
    [orderId],
  );
  const { subject, blocks, replyTo } = contentOf('sales-alert', { data, secrets: {}, links });
  expect(replyTo).toBe(who!.email);
  expect(subject).toBe(`New sale: $49.99, order EG-${order!.number}`);
  expect(blocks).toContainEqual(
    expect.objectContaining({
      kind: 'fields',
      items: expect.arrayContaining([
        { label: 'Items', value: order!.name },
        { label: 'Email', value: who!.email },
      ]),
    }),
  );
  expect(blocks).toContain('This was a test payment. No money moved.');
  expect(JSON.stringify(blocks)).toContain(encodeURIComponent(`/admin/orders/${orderId}`));
});

it('reports the last studio seat, the waiting list, and a sale that came too late', async () => {
  await database.query('update vip_seats set sold_at = now() where number > 1');
  const [first, late, waiting] = await buyers(3);
  await buy(stripe, first!, 'vip-bootcamp');
  await tell();
  await press(waiting!, 'seats.joinWaitlist');
  await press(waiting!, 'seats.joinWaitlist');
  await sendAll();
  expect(kindsOf(await alertMails()).sort()).toEqual(['sale', 'sold-out', 'waiting']);

  // The page was opened while there was a seat, and paid after it was gone.
  await database.query('update vip_seats set sold_at = null, order_id = null, user_id = null where number = 1');
  await press(waiting!, 'seats.leaveWaitlist');
  const { paymentId } = await buy(stripe, late!, 'vip-bootcamp');
  await database.query(`update vip_seats set sold_at = now(), order_id = null, user_id = null where number = 1`);
  await tell();
  stripe.refund(paymentId);
  await tell();
  await sendAll();
  expect(kindsOf(await alertMails()).sort()).toEqual(['undeliverable', 'waiting']);
  await database.query('update vip_seats set sold_at = null, order_id = null, user_id = null');
});

it('reminds once of a dispute whose deadline is near, and not of one that is settled', async () => {
  const [one, two] = await buyers(2);
  const [open, settled] = [await buy(stripe, one!, 'web-prompt-pack'), await buy(stripe, two!, 'web-prompt-pack')];
  await tell();
  for (const { paymentId } of [open, settled]) stripe.dispute(paymentId);
  await tell();
  await sendAll();
  await alertMails();
  const [row] = await database.query<{ due: Date }>('select dispute_due_at as due from orders where id = $1', [
    open.orderId,
  ]);
  const days = (row!.due.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  stripe.closeDispute(settled.paymentId, 'won');
  await tell();
  await sendAll();
  expect(await alertMails()).toEqual([]);
  await database.query(`update orders set dispute_due_at = dispute_due_at - interval '6 days' where id in ($1, $2)`, [
    open.orderId,
    settled.orderId,
  ]);
  await sendAll();
  const mails = await alertMails();
  expect(kindsOf(mails)).toEqual(['dispute-due']);
  const { subject } = contentOf('sales-alert', { data: mails[0], secrets: {}, links });
  expect(subject).toMatch(/^Dispute evidence due [A-Z][a-z]+ \d+, \d{4}, order EG-\d+$/);
});

it('sends a digest at 8 AM instead, if the agency prefers it', async () => {
  const today = dayAt(new Date());
  for (const who of await buyers(3)) await buy(stripe, who, 'web-prompt-pack');
  await tell();
  // Before the morning these alerts belong to, there's nothing to send.
  const morning = morningOf(today);
  await database.query(
    'update sales_alerts set created_at = $1::timestamptz - interval $$1 hour$$ where sent_at is null',
    [morning],
  );
  await database.query(`update sales_settings set alerts = 'daily'`);
  expect(await sendAlerts(workers[0]!.deps, { now: new Date(morning.getTime() - 1000) })).toBe(0);
  expect(await Promise.all(workers.map(({ deps }) => sendAlerts(deps, { now: morning })))).toEqual(
    expect.arrayContaining([3, 0]),
  );
  const mails = await alertMails();
  expect(mails.map(({ alerts, day }) => [alerts.length, day])).toEqual([[3, today]]);
  const { subject, blocks } = contentOf('sales-alert', { data: mails[0], secrets: {}, links });
  expect(subject).toMatch(/^Sales digest for [A-Z][a-z]+, [A-Z][a-z]+ \d+: 3 updates$/);
  expect(JSON.stringify(blocks).match(/New sale: \$49\.99/g)).toHaveLength(3);
  // An erasure couldn't find a person in it.
  expect(JSON.stringify(mails[0])).not.toContain('@');
  await database.query(`update sales_settings set alerts = 'each'`);
});

it('sends nothing without an inbox, and no old news once there is one', async () => {
  const [who] = await buyers(1);
  await buy(stripe, who!, 'web-prompt-pack');
  await tell();
  expect(await sendAlerts(mute.deps)).toBe(0);
  await database.query(`update sales_alerts set created_at = now() - interval '4 days' where sent_at is null`);
  await sendAll();
  expect(await alertMails()).toEqual([]);
});
