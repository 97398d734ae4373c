/** Taxes, grace for unpaid renewals, confirmations, inquiries, and fraud warnings, from Stripe's events to the member. */
import { afterEach, expect, it } from 'vitest';
import { handleEvent, syncEnded } from '#server/features/billing/payments/service.ts';
import { remindOfGrace } from '#server/features/billing/plan/service.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { templatesTo } from '#tests/helpers/accounts.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import {
  buy,
  createBuyers,
  createTestDeps,
  standingOf,
  stripeEnv,
  subscribe,
  type Buyer,
} from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const { deps } = closing(createTestDeps({ ...options, databaseUrl: database.url }));
afterEach(() => database.query(`update sales_settings set collects_tax = false, grace_days = 7`));

let told = 0;
/** Delivers and handles the events since the last time. */
async function tell(): Promise<void> {
  told = await stripe.deliverSince(told, site.address);
  const waiting = await database.query<{ id: string }>(
    `select id from payment_events where status = 'queued' order by received_at`,
  );
  for (const { id } of waiting) await handleEvent(deps, { eventId: id });
}
const buyer = async () => (await createBuyers(database, site.address, 1))[0]!;
const member = async () => {
  const who = await buyer();
  const bought = await subscribe(stripe, database, who);
  await tell();
  return { who, ...bought };
};
const templates = ({ email }: Buyer) => templatesTo(database, email);
const ordersOf = ({ id }: Buyer) =>
  database.query<Record<string, unknown>>(
    `select kind, status, subtotal_cents, discount_cents, tax_cents, total_cents, dispute_status, dispute_reason,
       dispute_due_at is not null as has_deadline, fraud_warned_at is not null as is_warned
     from orders where user_id = $1 order by number`,
    [id],
  );
const alertsOf = async ({ id }: Buyer) =>
  (
    await database.query<{ kind: string }>(
      `select kind from sales_alerts where user_id = $1 and kind <> 'sale' order by created_at`,
      [id],
    )
  ).map(({ kind }) => kind);
const dataOf = async ({ email }: Buyer, template: string) =>
  (
    await database.query<{ data: Record<string, unknown> }>(
      `select data from emails where to_email = $1 and template = $2`,
      [email, template],
    )
  ).map(({ data }) => data);
const proOf = async ({ visitor }: Buyer) => (await visitor.api.membership.current.query())!.pro;
/** Moves an overdue subscription's clock back by days. */
const letDaysPass = async (subscriptionId: string, days: number) => {
  await database.query(
    `update subscriptions set past_due_since = past_due_since - make_interval(days => $2),
       entitled_until = entitled_until - make_interval(days => $2),
       synced_at = synced_at - make_interval(days => $2) where id = $1`,
    [subscriptionId, days],
  );
  await database.query(
    `update user_memberships m set pro_until = s.entitled_until from subscriptions s
     where s.id = $1 and s.user_id = m.user_id`,
    [subscriptionId],
  );
};

it('adds taxes to a cart, to Pro, and to its renewals, and delivers what was paid', async () => {
  await database.query(`update sales_settings set collects_tax = true`);
  const who = await buyer();
  const { orderId } = await who.visitor.api.cart.start.mutate({ items: [{ id: 'web-prompt-pack', quantity: 1 }] });
  stripe.complete(stripe.sessionOf(orderId).id, { state: 'FL' });
  await tell();
  // The customer's address is known now, so the month's tax is on the page from the start.
  const { subscriptionId } = await subscribe(stripe, database, who);
  await tell();
  stripe.renew(subscriptionId);
  await tell();
  const amounts = (await ordersOf(who)).map((row) => [row.status, row.subtotal_cents, row.tax_cents, row.total_cents]);
  expect(amounts).toEqual([
    ['paid', 4_999, 350, 5_349],
    ['paid', 2_999, 147, 2_246],
    ['paid', 2_999, 210, 3_209],
  ]);
  const receipts = await dataOf(who, 'order-receipt');
  expect(receipts.map(({ totalCents }) => totalCents)).toEqual([5_349, 2_246, 3_209]);
  expect(await alertsOf(who)).toEqual([]);
});

it('still refunds an order whose amount without tax is wrong', async () => {
  await database.query(`update sales_settings set collects_tax = true`);
  const who = await buyer();
  const { orderId } = await who.visitor.api.cart.start.mutate({ items: [{ id: 'web-prompt-pack', quantity: 1 }] });
  stripe.complete(stripe.sessionOf(orderId).id, { state: 'FL' });
  const session = stripe.sessionOf(orderId);
  session.amount_total -= 100;
  await tell();
  expect(await alertsOf(who)).toEqual(['undeliverable']);
});

it('keeps Pro for a week after a failed renewal, reminds once, pauses it, and brings it back', async () => {
  const { who, subscriptionId } = await member();
  stripe.renew(subscriptionId, { fails: true });
  await tell();
  await tell();
  const until = new Date((await proOf(who))!.until!);
  expect(until.getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(await proOf(who)).toMatchObject({ paymentFailed: true });
  expect(await dataOf(who, 'payment-failed')).toEqual([{ until: until.toISOString() }]);
  expect(await alertsOf(who)).toEqual(['renewal-failed']);
  expect([await remindOfGrace(deps), await syncEnded(deps)]).toEqual([0, 0]);
  await expect(who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' })).rejects.toThrow();

  await letDaysPass(subscriptionId, 6);
  // Another unpaid month doesn't start a new grace period.
  stripe.renew(subscriptionId, { fails: true });
  await tell();
  expect(new Date((await proOf(who))!.until!).getTime() - Date.now()).toBeLessThan(1.1 * 86_400_000);
  await database.query(
    `update subscriptions set past_due_since = past_due_since - interval '2 hours',
       entitled_until = entitled_until - interval '2 hours' where id = $1`,
    [subscriptionId],
  );
  expect(await remindOfGrace(deps)).toBe(1);
  expect(await remindOfGrace(deps)).toBe(0);

  await letDaysPass(subscriptionId, 1);
  expect(await proOf(who)).toMatchObject({ paymentFailed: true, until: null });
  expect(await syncEnded(deps)).toBe(1);
  expect(await syncEnded(deps)).toBe(0);
  expect(await standingOf(database, who.id)).toMatchObject({ isPro: false, plan: 'free' });
  const heard = (await templates(who)).filter((name) => /^(payment|grace|pro)-/.test(name));
  expect(heard.sort()).toEqual(['grace-ending', 'payment-failed', 'pro-ended', 'pro-started']);
  expect(await dataOf(who, 'pro-ended')).toEqual([{ reason: 'unpaid' }]);

  stripe.payOverdue(subscriptionId);
  await tell();
  expect(await standingOf(database, who.id)).toMatchObject({ isPro: true });
  const [row] = await database.query<{ past_due_since: Date | null }>(
    'select past_due_since from subscriptions where id = $1',
    [subscriptionId],
  );
  expect(row!.past_due_since).toBeNull();
});

it('pauses Pro right away without a grace period, with one message', async () => {
  await database.query('update sales_settings set grace_days = 0');
  const { who, subscriptionId } = await member();
  stripe.renew(subscriptionId, { fails: true });
  await tell();
  expect(await standingOf(database, who.id)).toMatchObject({ isPro: false });
  expect(await dataOf(who, 'payment-failed')).toEqual([{ until: null }]);
  expect(await templates(who)).not.toContain('pro-ended');
});

it('asks once to confirm a renewal with the bank, and keeps Pro in the meantime', async () => {
  const { who, subscriptionId } = await member();
  const { invoiceId } = stripe.renew(subscriptionId, { asks: true })!;
  await tell();
  stripe.world.emit(stripe.world.invoices.get(invoiceId)!, 'invoice.payment_action_required');
  await tell();
  expect(await dataOf(who, 'payment-confirm')).toEqual([
    { until: expect.any(String), url: `https://invoice.stripe.com/i/acct_1Fake/${invoiceId}` },
  ]);
  const notices = await database.query(
    `select id from notifications where user_id = $1 and title = 'Confirm your payment with your bank'`,
    [who.id],
  );
  expect(notices).toHaveLength(1);
  expect(await templates(who)).not.toContain('payment-failed');
  expect(await alertsOf(who)).toEqual(['renewal-failed']);
  expect(await standingOf(database, who.id)).toMatchObject({ isPro: true });
  stripe.payOverdue(subscriptionId);
  await tell();
  expect(await proOf(who)).toMatchObject({ paymentFailed: false });
});

it('takes nothing from a buyer while a bank only asks, and stores its deadline', async () => {
  const who = await buyer();
  const { paymentId } = await buy(stripe, who, 'web-prompt-pack');
  await tell();
  stripe.inquire(paymentId);
  await tell();
  await tell();
  expect(await ordersOf(who)).toMatchObject([
    { status: 'paid', dispute_status: 'inquiry', dispute_reason: 'fraudulent', has_deadline: true },
  ]);
  expect(await alertsOf(who)).toEqual(['inquiry']);
  stripe.setDispute(paymentId, 'warning_closed');
  await tell();
  expect(await ordersOf(who)).toMatchObject([{ status: 'paid', dispute_status: 'won', has_deadline: false }]);

  const other = await buyer();
  const lost = await buy(stripe, other, 'web-prompt-pack');
  stripe.inquire(lost.paymentId);
  await tell();
  stripe.setDispute(lost.paymentId, 'needs_response');
  await tell();
  expect(await ordersOf(other)).toMatchObject([{ status: 'disputed', dispute_status: 'open', has_deadline: true }]);
  expect(await alertsOf(other)).toEqual(['inquiry', 'dispute']);
});

it('notes a warning of fraud once, and takes nothing from the buyer', async () => {
  const who = await buyer();
  const { paymentId } = await buy(stripe, who, 'web-prompt-pack');
  await tell();
  stripe.warnOfFraud(paymentId);
  await tell();
  stripe.twin(stripe.events.at(-1)!);
  await tell();
  expect(await ordersOf(who)).toMatchObject([{ status: 'paid', is_warned: true }]);
  expect(await alertsOf(who)).toEqual(['fraud-warning']);
  const { subscriptionId, who: pro } = await member();
  const { paymentId: month } = stripe.renew(subscriptionId)!;
  await tell();
  stripe.warnOfFraud(month);
  await tell();
  expect(await ordersOf(pro)).toMatchObject([{ is_warned: false }, { kind: 'renewal', is_warned: true }]);
});
