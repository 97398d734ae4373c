/** The payments sandbox over HTTP: its pages, and their effects on the site through signed events. */
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '#server/serve.ts';
import { send, startPlainProxy, unlocked, type Reply, type Sent } from '#tests/helpers/http.ts';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { openDatabase, openFolder } from '#tests/helpers/opened.ts';
import { siteEnv, siteSecret } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const database = await openDatabase();
// As with the embedded database, so that there is a sandbox.
const env = siteEnv({ databaseUrl: database.url, env: { DATA_DIR: await openFolder() } });
const site = await serve(env, { pages: false, hasBuiltInDatabase: true });
afterAll(() => site.stop());

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
const get = (target: string, headers: Record<string, string> = {}) =>
  send(site.address, { path: target, headers: { ...unlocked(siteSecret), ...headers } });
/** Sends a form as a browser does from our page. */
const post = (target: string, fields: Record<string, string>, more: Partial<Sent> = {}) =>
  send(site.address, {
    method: 'POST',
    path: target,
    body: new URLSearchParams(fields).toString(),
    ...more,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...unlocked(siteSecret),
      ...more.headers,
    },
  });
const pay = (page: string) => post(page, { do: 'pay', card: 'own' });
/** Returns the id that a page's button submits. */
const idFor = (page: Reply, action: string) =>
  new RegExp(`name="id" value="([a-z]+_[0-9a-f]{32})"><button [^>]*value="${action}"`).exec(page.body)?.[1] ?? 'none';

async function order(member: Member) {
  const { url, orderId } = await member.visitor.api.cart.start.mutate({
    items: [{ id: 'virtual-bootcamp', quantity: 2 }],
  });
  return { page: pathOf(url), orderId };
}
/** The order as stored: no request asks the site about it, so only an event can have changed it. */
const statusOf = async (orderId: string) =>
  (await database.query<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status;
const untilStatus = (orderId: string, status: string) =>
  until(`the order is ${status}`, async () => (await statusOf(orderId)) === status);

describe('a payment page', () => {
  it('says that it is a test, and shows the purchase, the seller, and the deadline', async () => {
    const { page, orderId } = await order(await createMember(database, site.address));
    const { status, body, headers } = await get(page);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const said = [
      ...[
        'Test payment page.</strong> No money moves.',
        '<h1>Pay $294</h1>',
        'You’re paying Everglow.',
        'This page expires <time',
      ],
      ...['Virtual AI Business Systems Bootcamp', '× 2, $147 each', `/cart?given-up=${orderId}"`],
    ];
    expect(said.filter((words) => !body.includes(words))).toEqual([]);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('pays once for ten simultaneous presses, and an event updates the order', async () => {
    const { page, orderId } = await order(await createMember(database, site.address));
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(page)));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`))).toEqual(
      new Set([`303 /checkout/done?order=${orderId}`]),
    );
    await untilStatus(orderId, 'paid');
    const events = await database.query("select type from payment_events where refs->>'orderId' = $1", [orderId]);
    expect(events).toEqual([{ type: 'checkout.session.completed' }]);
    expect((await get(page)).body).toContain('<h1>Paid</h1>');
  });

  it('stays open after a declined card, without a payment', async () => {
    const { page, orderId } = await order(await createMember(database, site.address));
    const answer = await post(page, { do: 'decline', card: 'own' });
    expect([answer.status, answer.headers.location]).toEqual([303, `${page}?declined`]);
    const { body } = await get(`${page}?declined`);
    expect(body).toContain('role="alert">Your card was declined. You weren’t charged.</p>');
    expect(body).toContain('>Pay $294</button>');
    expect(await statusOf(orderId)).toBe('open');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another name of this site', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['nowhere, in an old browser', { 'sec-fetch-site': '', origin: 'null' }],
  ])('accepts no payment sent by %s', async (_who, headers) => {
    const { page, orderId } = await order(await createMember(database, site.address));
    expect((await post(page, { do: 'pay' }, { headers })).status).toBe(403);
    expect((await get(page)).body).toContain('>Pay $294</button>');
    expect(await statusOf(orderId)).toBe('open');
  });

  it('is not found under a non-local host name or an unknown id', async () => {
    const { page } = await order(await createMember(database, site.address));
    expect((await get(page, { host: 'localhost:1234' })).status).toBe(200);
    for (const host of ['shop.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.2:3000']) {
      expect([host, (await get(page, { host })).status]).toEqual([host, 404]);
      expect([host, (await post(page, { do: 'pay' }, { headers: { host } })).status]).toEqual([host, 404]);
    }
    const ids = ['__proto__', 'constructor', 'x', page.split('/').pop()!.slice(0, -1), `cs_test_${'0'.repeat(32)}`];
    for (const id of ids) {
      for (const kind of ['checkout', 'receipt']) {
        const answer = await get(`/sandbox/${kind}/${id}`);
        expect([kind, id, answer.status]).toEqual([kind, id, 404]);
        expect(answer.body).toContain('We couldn’t find that payment');
      }
      expect((await pay(`/sandbox/checkout/${id}`)).status).toBe(404);
    }
    expect((await post(page, { do: 'x'.repeat(5000) })).status).toBe(413);
  });

  it('accepts no payment through a proxy that adds no header', async () => {
    const { page, orderId } = await order(await createMember(database, site.address));
    const proxy = await startPlainProxy(site.address);
    try {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const seen = await send(proxy.address, { path: page });
      const paid = await send(proxy.address, { method: 'POST', path: page, headers, body: 'do=pay&card=own' });
      expect([seen.status, paid.status]).toEqual([403, 403]);
      expect(seen.body).toContain('Unlock this page first');
    } finally {
      await proxy.stop();
    }
    expect(await statusOf(orderId)).toBe('open');
  });

  it('is closed when the order is canceled on the site', async () => {
    const member = await createMember(database, site.address);
    const { page, orderId } = await order(member);
    await member.visitor.api.cart.cancel.mutate({ orderId });
    const answer = await pay(page);
    expect([answer.status, answer.headers.location]).toEqual([303, page]);
    expect((await get(page)).body).toContain('<h1>This payment page is closed</h1>');
    expect(await statusOf(orderId)).toBe('expired');
  });

  it('simulates a refund and a dispute of a payment', async () => {
    const member = await createMember(database, site.address);
    const refunded = await order(member);
    await pay(refunded.page);
    await untilStatus(refunded.orderId, 'paid');
    const paid = await get(refunded.page);
    const id = idFor(paid, 'refund');
    expect((await get(`/sandbox/receipt/${id}`)).body).toContain('$294');
    const answer = await post(`${refunded.page}/play`, { do: 'refund', id });
    expect([answer.status, answer.headers.location]).toEqual([303, `${refunded.page}?done=refund`]);
    await untilStatus(refunded.orderId, 'refunded');
    expect((await get(`${refunded.page}?done=refund`)).body).toContain('role="status">The payment was refunded.</p>');
    expect((await post(`${refunded.page}/play`, { do: 'refund', id })).headers.location).toContain('done=no');

    const disputed = await order(member);
    await pay(disputed.page);
    await untilStatus(disputed.orderId, 'paid');
    await post(`${disputed.page}/play`, { do: 'dispute', id: idFor(await get(disputed.page), 'dispute') });
    await untilStatus(disputed.orderId, 'disputed');
    // A buyer's page gives no access to other people's payments.
    const other = await order(await createMember(database, site.address));
    const stolen = { do: 'dispute-won', id: idFor(await get(disputed.page), 'dispute-won') };
    expect((await post(`${other.page}/play`, stolen)).headers.location).toContain('done=no');
    expect((await get(disputed.page)).body).toContain('The cardholder is disputing this payment.');
  });
});

describe('the portal', () => {
  it('opens only at its own address, and changes the subscription on the site', async () => {
    const member = await createMember(database, site.address);
    const { url } = await member.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
    expect((await get(pathOf(url))).body).toContain('<h1>Pay $20.99</h1>');
    await pay(pathOf(url));
    const state = async () => {
      const [row] = await database.query<{ status: string; ends: boolean; until: Date | null }>(
        'select status, ends_at_period_end as ends, entitled_until as until from subscriptions where user_id = $1',
        [member.id],
      );
      return row && `${row.status}${row.ends ? ', ends' : ''}${row.until ? ', pro' : ''}`;
    };
    const untilState = (expected: string) => until(expected, async () => (await state()) === expected);
    await untilState('active, pro');

    const { url: portalUrl } = await member.visitor.api.cart.portal.mutate({});
    const portal = await get(pathOf(portalUrl));
    expect(portal.status).toBe(200);
    expect(portal.body).toContain('<h1>Your subscription</h1>');
    expect(portal.body).toContain('$29.99 a month');
    const unknown = pathOf(portalUrl).replace(/[0-9a-f]{32}$/, '0'.repeat(32));
    expect((await get(unknown)).status).toBe(403);
    expect((await post(unknown, { do: 'end-now', id: idFor(portal, 'end-now') })).status).toBe(403);

    const play = async (action: string) => {
      const id = idFor(await get(pathOf(portalUrl)), action);
      const answer = await post(pathOf(portalUrl), { do: action, id });
      expect(answer.headers.location).toMatch(new RegExp(`\\?done=${action}$`));
      expect((await get(answer.headers.location!)).body).toContain('role="status"');
    };
    await play('end-later');
    await untilState('active, ends, pro');
    await play('keep');
    await untilState('active, pro');
    await play('renew-fails');
    await until('past due', async () => (await state())?.startsWith('past_due'));
    await play('pay-overdue');
    await untilState('active, pro');
    await play('end-now');
    await until('ended', async () => (await state())?.startsWith('canceled'));
    expect((await get(pathOf(portalUrl))).body).toContain('<dd>Ended</dd>');
  });
});
