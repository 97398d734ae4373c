/** Guests buy without an account, and get one once they have paid. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { handleEvent, refundUndeliverable } from '#server/features/billing/payments/service.ts';
import { sendMail } from '#server/features/mail/service.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { templatesTo } from '#tests/helpers/accounts.ts';
import { times } from '#tests/helpers/lanes.ts';
import { mailsTo } from '#tests/helpers/mails.ts';
import { insertAccount, newAddress } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createBuyers, createTestDeps, standingOf, stripeEnv } from '#tests/helpers/payments.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';
import { ask } from '../access/ask.ts';

const stripe = closing(await startFakeStripe());
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const workers = [0, 1].map(() => closing(createTestDeps({ ...options, databaseUrl: database.url })));
const { deps } = workers[0]!;
let told = 0;
afterEach(() => stripe.setMode('ok'));

const browser = () => createVisitor(site.address);
const line = (id: ItemId, quantity = 1) => ({ id, quantity });
const start = (visitor: Visitor, email: string, ...items: ReturnType<typeof line>[]) =>
  visitor.api.cart.startAsGuest.mutate({ items, email, termsAccepted: true });
const startByLink = (visitor: Visitor, email: string, referralCode: string) =>
  visitor.api.cart.startAsGuest.mutate({
    ...{ items: [line('web-prompt-pack')], email, termsAccepted: true },
    origin: { referralCode },
  });
/** Pays on the page, as Stripe sees it. */
const payFor = (orderId: string) => stripe.complete(stripe.sessionOf(orderId).id);

/** Delivers all new events; two workers handle each of them. */
async function tell(): Promise<void> {
  const news = stripe.events.slice(told);
  told = stripe.events.length;
  for (const event of news) expect(await stripe.deliver(event, site.address)).toBe(200);
  const waiting = await database.query<{ id: string }>(`select id from payment_events where status = 'queued'`);
  for (const { id } of waiting) await Promise.all(workers.map((worker) => handleEvent(worker.deps, { eventId: id })));
}

async function sendWaiting(email: string): Promise<void> {
  const rows = await database.query<{ id: string }>(`select id from emails where status = 'queued' and to_email = $1`, [
    email,
  ]);
  for (const { id } of rows) await sendMail(deps, { emailId: id, signal: new AbortController().signal });
}

const orderRow = async (orderId: string) =>
  (
    await database.query<{ user_id: string | null; email: string; visitor_id: string; status: string }>(
      'select user_id, email, visitor_id, status, refund_reason, terms_accepted_at is not null as agreed from orders where id = $1',
      [orderId],
    )
  )[0]!;
const accountOf = async (email: string) =>
  (
    await database.query<{ id: string; is_confirmed: boolean; password_hash: string | null }>(
      'select id, confirmed_at is not null as is_confirmed, password_hash from users where email = $1',
      [email],
    )
  )[0];
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { message: string; data?: { code?: string; field?: unknown } }) => ({
      message: error.message,
      code: error.data?.code,
      field: error.data?.field,
    }),
  );

describe('a guest', () => {
  it('pays with an address alone, and an account without a password owns what was bought', async () => {
    const visitor = browser();
    const email = newAddress('guest');
    const { orderId, url } = await start(
      visitor,
      ` ${email.toUpperCase()} `,
      line('web-prompt-pack'),
      line('vip-bootcamp'),
    );
    expect(url).toBe(stripe.sessionOf(orderId).url);
    expect(stripe.sessionOf(orderId)).toMatchObject({ customer: null, customer_email: email });
    expect(await orderRow(orderId)).toMatchObject({ user_id: null, email, status: 'open', agreed: true });
    expect(await accountOf(email)).toBeUndefined();

    payFor(orderId);
    await tell();
    const account = (await accountOf(email))!;
    expect(account).toMatchObject({ is_confirmed: false, password_hash: null });
    expect(await orderRow(orderId)).toMatchObject({ user_id: account.id, status: 'paid' });
    expect(await standingOf(database, account.id)).toMatchObject({ sold: 1, held: 0 });
    const customers = await database.query('select id from payment_customers where user_id = $1', [account.id]);
    expect(customers).toEqual([{ id: stripe.sessionOf(orderId).customer }]);
    expect((await templatesTo(database, email)).sort()).toEqual(['guest-receipt', 'seat-joining']);
    const alerts = await database.query('select kind, user_id from sales_alerts where order_id = $1', [orderId]);
    expect(alerts).toEqual([{ kind: 'sale', user_id: account.id }]);
  });

  it('counts as the visitor of the visit that led to the order', async () => {
    const visitId = randomUUID();
    await database.query(`insert into visits (id, landing) values ($1, '/bootcamp')`, [visitId]);
    const { orderId } = await browser().api.cart.startAsGuest.mutate({
      ...{ items: [line('web-prompt-pack')], email: newAddress('guest'), termsAccepted: true },
      visitId,
    });
    const rows = await database.query(
      'select 1 from visits v join orders o on o.visitor_id = v.visitor_id where v.id = $1 and o.id = $2',
      [visitId, orderId],
    );
    expect(rows).toHaveLength(1);
  });

  it('has one account and one receipt if events arrive twice and in another order', async () => {
    const visitor = browser();
    const email = newAddress('guest');
    const { orderId } = await start(visitor, email, line('web-prompt-pack'));
    payFor(orderId);
    const news = stripe.events.slice(told);
    told = stripe.events.length;
    for (const event of [...news, ...news.toReversed().map((one) => stripe.twin(one))])
      await stripe.deliver(event, site.address);
    await Promise.all([tell(), visitor.api.cart.status.query({ orderId }), visitor.api.cart.status.query({ orderId })]);
    expect(await templatesTo(database, email)).toEqual(['guest-receipt']);
    expect(await database.query('select id from users where email = $1', [email])).toHaveLength(1);
    const links = await database.query('select id from user_tokens where email = $1', [email]);
    expect(links).toHaveLength(1);
  });

  it('has one order and one page for one cart and address, and another page for a different one', async () => {
    const visitor = browser();
    const email = newAddress('guest');
    const first = await start(visitor, email, line('vip-bootcamp'));
    const same = await times(6, () => start(visitor, email, line('vip-bootcamp')));
    expect(new Set([first, ...same].map(({ url }) => url)).size).toBe(1);
    const other = await start(visitor, newAddress('guest'), line('vip-bootcamp'));
    expect(other.orderId).not.toBe(first.orderId);
    expect(stripe.sessionOf(first.orderId).status).toBe('expired');
    const held = await database.query('select order_id from vip_seats where order_id = any($1)', [
      [first.orderId, other.orderId],
    ]);
    expect(held).toEqual([{ order_id: other.orderId }]);
    await visitor.api.cart.cancel.mutate({ orderId: other.orderId });
  });

  it('sees the order in the same browser alone, and nothing of the account', async () => {
    const visitor = browser();
    const email = newAddress('guest');
    const { orderId } = await start(visitor, email, line('web-prompt-pack'));
    expect(await visitor.api.cart.status.query({ orderId })).toMatchObject({ status: 'open', guestEmail: email });
    payFor(orderId);
    expect(await visitor.api.cart.status.query({ orderId })).toMatchObject({
      status: 'paid',
      guestEmail: email,
      receiptUrl: null,
      lines: [{ itemId: 'web-prompt-pack' }],
    });
    const [member] = await createBuyers(database, site.address, 1);
    for (const other of [browser(), member!.visitor])
      for (const ask of [
        () => other.api.cart.status.query({ orderId }),
        () => other.api.cart.cancel.mutate({ orderId }),
        () => other.api.cart.resendAccess.mutate({ orderId }),
      ])
        expect(await refusalOf(ask())).toMatchObject({ code: 'NOT_FOUND' });
    const file = await visitor.fetch(`/download/receipt/${orderId}`);
    expect(file.status).not.toBe(200);
    await tell();
  });

  it('opens the account with the link of the receipt, which confirms the address and works once', async () => {
    const visitor = browser();
    const email = newAddress('guest');
    const { orderId } = await start(visitor, email, line('web-prompt-pack'));
    payFor(orderId);
    await tell();
    await sendWaiting(email);
    const [receipt] = await mailsTo(email);
    const link = /http\S+\/reset-password\?\S+/.exec(receipt!.text)![0];
    const query = new URL(link).searchParams;
    expect(query.get('from')).toBe(`/checkout/done?order=${orderId}`);
    expect(receipt!.text).not.toContain('/dashboard');

    const stranger = browser();
    const token = query.get('token')!;
    expect(await stranger.api.auth.checkResetLink.mutate({ token })).toEqual({ valid: true, isFirst: true });
    await stranger.api.auth.resetPassword.mutate({ token, password: 'violet-kettle-4417' });
    expect(await stranger.api.cart.status.query({ orderId })).toMatchObject({ status: 'paid', guestEmail: null });
    expect(await accountOf(email)).toMatchObject({ is_confirmed: true });
    const again = browser().api.auth.resetPassword.mutate({ token, password: 'violet-kettle-4418' });
    expect(await refusalOf(again)).toBeDefined();
  });

  it('counts for the referral link that led to the order, once the address is confirmed', async () => {
    const [owner] = await createBuyers(database, site.address, 1);
    const { code } = await owner!.visitor.api.affiliate.overview.query();
    const referrals = () => owner!.visitor.api.affiliate.referrals.query({});
    const visitor = browser();
    await visitor.api.affiliate.click.mutate({ code });
    const email = newAddress('friend').replace('example.com', 'friends.example');
    const { orderId } = await startByLink(visitor, email, code);
    payFor(orderId);
    await tell();
    expect((await referrals()).items).toEqual([]);

    await sendWaiting(email);
    const token = /token=([\w-]+)/.exec((await mailsTo(email))[0]!.text)![1]!;
    await visitor.api.auth.resetPassword.mutate({ token, password: 'violet-kettle-4417' });
    expect((await referrals()).items).toMatchObject([{ status: 'pending' }]);
    const [row] = await database.query(
      'select network_hash, browser_hash, flags from referrals where referrer_id = $1',
      [owner!.id],
    );
    expect(row).toEqual({ network_hash: expect.any(String), browser_hash: expect.any(String), flags: [] });
    expect((await templatesTo(database, email)).sort()).toEqual(['guest-receipt', 'welcome']);
  });

  it('does not count for a referral link of their own, or with an address that has an account', async () => {
    const [owner] = await createBuyers(database, site.address, 1);
    const { code } = await owner!.visitor.api.affiliate.overview.query();
    const existing = await insertAccount(database);
    const visitor = browser();
    await visitor.api.affiliate.click.mutate({ code });
    await ask(owner!.visitor, 'auth.signOut', 'mutation', undefined);
    for (const { orderId } of [
      await startByLink(owner!.visitor, newAddress('self').replace('example.com', 'self.example'), code),
      await startByLink(visitor, existing.email, code),
    ])
      payFor(orderId);
    await tell();
    const rows = await database.query('select status, flags from referrals where referrer_id = $1', [owner!.id]);
    expect(rows).toEqual([{ status: 'refused', flags: ['same_browser'] }]);
  });

  it('gets the link again, at most three times an hour', async () => {
    const visitor = browser();
    const email = newAddress('guest');
    const { orderId } = await start(visitor, email, line('web-prompt-pack'));
    expect(await refusalOf(visitor.api.cart.resendAccess.mutate({ orderId }))).toMatchObject({ code: 'NOT_FOUND' });
    payFor(orderId);
    await tell();
    for (let sent = 0; sent < 3; sent += 1)
      expect(await visitor.api.cart.resendAccess.mutate({ orderId })).toEqual({ sent: true });
    expect(await refusalOf(visitor.api.cart.resendAccess.mutate({ orderId }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await sendWaiting(email);
    const mails = await mailsTo(email);
    expect(mails.filter(({ subject }) => subject.startsWith('Open your account'))).toHaveLength(3);
    expect(mails.at(-1)!.text).toContain('/reset-password?token=');
  });

  it('must sign in to upgrade a seat', async () => {
    const refusal = await refusalOf(
      start(browser(), newAddress('guest'), line('web-prompt-pack'), line('vip-bootcamp-upgrade')),
    );
    expect(refusal).toEqual({
      message: 'Sign in to upgrade a seat. We need to see the virtual seat you paid for.',
      code: 'CONFLICT',
      field: ['items', 1],
    });
  });

  it('who signs in before paying gives up the page that was begun without signing in', async () => {
    const [member] = await createBuyers(database, site.address, 1);
    const visitor = browser();
    const guest = await start(visitor, newAddress('guest'), line('vip-bootcamp'));
    const signedIn = createVisitor(site.address, { cookie: `${visitor.cookie()}; ${member!.visitor.cookie()}` });
    await signedIn.api.cart.start.mutate({ items: [line('vip-bootcamp')], termsAccepted: true });
    expect(stripe.sessionOf(guest.orderId).status).toBe('expired');
    expect(await standingOf(database, member!.id)).toMatchObject({ held: 1 });
  });
});

describe('an address that has an account', () => {
  it('is told by email once per order, and the answer is the same as for any other', async () => {
    const known = await insertAccount(database, { name: 'known' });
    const visitor = browser();
    const answer = await start(visitor, known.email, line('web-prompt-pack'));
    expect(Object.keys(answer).sort()).toEqual(
      Object.keys(await start(browser(), newAddress('new'), line('web-prompt-pack'))).sort(),
    );
    await start(visitor, known.email, line('web-prompt-pack'));
    expect(await templatesTo(database, known.email)).toEqual(['sign-in-to-pay']);
    await sendWaiting(known.email);
    expect((await mailsTo(known.email))[0]!.text).toContain('/login?from=%2Fcart');
  });

  it('owns the order if the guest pays anyway, even while the member has an open order', async () => {
    const [member] = await createBuyers(database, site.address, 1);
    const own = await member!.visitor.api.cart.start.mutate({ items: [line('virtual-bootcamp')] });
    const { orderId } = await start(browser(), member!.email, line('web-prompt-pack'));
    payFor(orderId);
    await tell();
    expect(await orderRow(orderId)).toMatchObject({ user_id: member!.id, status: 'paid' });
    expect(await orderRow(own.orderId)).toMatchObject({ status: 'open' });
    expect((await templatesTo(database, member!.email)).sort()).toEqual(['order-receipt', 'sign-in-to-pay']);
  });

  it('gets the money back for a pack that it owns, once', async () => {
    const email = newAddress('twice');
    const [first, second] = [
      await start(browser(), email, line('web-prompt-pack')),
      await start(browser(), email, line('web-prompt-pack')),
    ];
    payFor(first.orderId);
    payFor(second.orderId);
    await tell();
    const rows = [await orderRow(first.orderId), await orderRow(second.orderId)];
    expect(rows.map((row) => (row as { refund_reason?: string }).refund_reason ?? 'kept').sort()).toEqual([
      'kept',
      'owned',
    ]);
    expect((await templatesTo(database, email)).sort()).toEqual(['guest-receipt', 'order-undeliverable']);
    await refundUndeliverable(deps);
    await tell();
    expect([(await orderRow(first.orderId)).status, (await orderRow(second.orderId)).status].sort()).toEqual([
      'paid',
      'refunded',
    ]);
  });

  it('is not created for an order whose account was erased', async () => {
    const email = newAddress('erased');
    const { orderId } = await start(browser(), email, line('web-prompt-pack'));
    payFor(orderId);
    await tell();
    await database.query('delete from users where email = $1', [email]);
    await database.query('update orders set email = null, visitor_id = null where id = $1', [orderId]);
    await database.query(`update payment_events set status = 'queued' where refs->>'orderId' = $1`, [orderId]);
    await tell();
    expect(await accountOf(email)).toBeUndefined();
    expect(await orderRow(orderId)).toMatchObject({ user_id: null, status: 'paid' });
  });
});

it('rejects an address, terms, or an order that are not right', async () => {
  const visitor = browser();
  const items = [line('web-prompt-pack')];
  expect(
    await refusalOf(visitor.api.cart.startAsGuest.mutate({ items, email: 'x', termsAccepted: true })),
  ).toMatchObject({
    field: ['email'],
  });
  const noTerms = { items, email: newAddress('guest'), termsAccepted: false as unknown as true };
  expect(await refusalOf(visitor.api.cart.startAsGuest.mutate(noTerms))).toMatchObject({ field: ['termsAccepted'] });
  expect(await refusalOf(visitor.api.cart.status.query({ orderId: randomUUID() }))).toMatchObject({
    code: 'NOT_FOUND',
  });
});
