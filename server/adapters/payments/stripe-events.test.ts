import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import { handledEvents, type PaymentEvent, type PaymentsPort } from './port.ts';
import { orderFor } from './stripe.fixture.ts';
import { createStripePayments } from './stripe.ts';

const secrets = ['whsec_newer0123456789', 'whsec_older0123456789'];
let fake: FakeStripe;
let port: PaymentsPort;
beforeAll(async () => {
  fake = await startFakeStripe({ webhookSecrets: secrets });
  port = createStripePayments(fake.access);
});
afterAll(() => fake.close());

/** Fixture: a paid page and its payment. */
async function bought(kind: 'payment' | 'subscription') {
  const request = await orderFor(port, kind);
  const { sessionId } = await port.createCheckout(request);
  return { orderId: request.orderId, sessionId, ...fake.complete(sessionId) };
}

const newest = (type: string) => fake.events.findLast((event) => event.type === type)!;
const now = () => Math.floor(Date.now() / 1000);

describe('a webhook event', () => {
  it('is accepted when one of two secrets signed it', async () => {
    const { orderId, sessionId, paymentId } = await bought('payment');
    const event = newest('checkout.session.completed');
    const expected = { id: event.id, type: event.type, refs: { sessionId, orderId, paymentId } };
    for (const secret of secrets) expect(port.readEvent(fake.sign(event, { secret }))).toEqual(expected);
  });

  it('is accepted within the time tolerance and rejected beyond it, in both directions', () => {
    const event = newest('checkout.session.completed');
    for (const shift of [-280, 280])
      expect(port.readEvent(fake.sign(event, { timestamp: now() + shift }))?.id).toBe(event.id);
    for (const shift of [-301, -86_400, 302, 86_400])
      expect(port.readEvent(fake.sign(event, { timestamp: now() + shift })), String(shift)).toBeUndefined();
  });

  it('is rejected with any invalid signature', () => {
    const event = newest('checkout.session.completed');
    const { body, signature } = fake.sign(event);
    const [time, proof] = signature.split(',') as [string, string];
    const reserialised = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    const changed = Buffer.from(body.toString().replace('"paid"', '"free"'));
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]);
    const forged: { body: Buffer; signature: string }[] = [
      { body, signature: '' },
      { body, signature: 'garbage' },
      { body, signature: time },
      { body, signature: proof },
      { body, signature: `t=,${proof}` },
      { body, signature: `t=NaN,${proof}` },
      { body, signature: `${time},v1=` },
      { body, signature: `${time},v1=${'0'.repeat(64)}` },
      { body, signature: `t=${now()},${fake.sign(event, { timestamp: now() + 9_999 }).signature}` },
      { body, signature: `${time},${proof.replace('v1=', 'v0=')}` },
      { body, signature: `t=${Number(time.slice(2)) - 1},${proof}` },
      fake.sign(event, { secret: 'whsec_somebodyelse' }),
      fake.sign(event, { secret: ' ' }),
      fake.sign(event, { scheme: 'v0' }),
      { body: reserialised, signature },
      { body: changed, signature },
      { body: marked, signature },
      { body: Buffer.alloc(0), signature },
    ];
    expect(changed.equals(body)).toBe(false);
    for (const [index, input] of forged.entries()) expect(port.readEvent(input), String(index)).toBeUndefined();
    expect(port.readEvent({ body, signature: `${signature},v0=${proof.slice(3)}` })?.id).toBe(event.id);
  });

  it('is rejected when signed but not an event of this mode', () => {
    const event = newest('checkout.session.completed');
    const odd = [
      { ...event, livemode: true },
      { ...event, livemode: undefined },
      { ...event, object: 'v2.core.event' },
      { ...event, id: '../../admin' },
      { ...event, id: undefined },
      { ...event, type: 42 },
      { ...event, data: null },
      [],
      {},
    ];
    for (const [index, input] of odd.entries()) expect(port.readEvent(fake.sign(input)), String(index)).toBeUndefined();
    const marked = fake.sign({ ...event, note: '\ufffd' });
    expect(port.readEvent(marked)?.id).toBe(event.id);
    const binary = Buffer.from(marked.body.toString('latin1').replace('\u00ef\u00bf\u00bd', '\u00ff'), 'latin1');
    expect(port.readEvent({ ...marked, body: binary })).toBeUndefined();
    const live = createStripePayments({ ...fake.access, secretKey: 'sk_live_fakekey0123456789' });
    expect(live.mode).toBe('live');
    expect(live.readEvent(fake.sign({ ...event, livemode: true }))?.id).toBe(event.id);
    expect(live.readEvent(fake.sign(event))).toBeUndefined();
  });

  it('returns what it is about, whichever form its ids have', async () => {
    const one = await bought('payment');
    fake.refund(one.paymentId, 100);
    fake.dispute(one.paymentId);
    const pro = await bought('subscription');
    const refs = (event: object) => port.readEvent(fake.sign(event))?.refs;
    const { paymentId, orderId } = one;
    const { subscriptionId, invoiceId, sessionId } = pro;
    expect(refs(newest('charge.refunded'))).toEqual({ paymentId, orderId });
    for (const type of ['charge.refund.updated', 'refund.updated']) expect(refs(newest(type))).toEqual({ paymentId });
    expect(refs(newest('charge.dispute.created'))).toEqual({ paymentId });
    expect(refs(newest('customer.subscription.updated'))).toEqual({ subscriptionId, orderId: pro.orderId });
    expect(refs(newest('invoice.paid'))).toEqual({ invoiceId, subscriptionId });
    const completed = newest('checkout.session.completed');
    expect(refs(completed)).toEqual({ sessionId, orderId: pro.orderId, subscriptionId, invoiceId });

    const wide = structuredClone(completed);
    Object.assign(wide.data.object, { subscription: { id: subscriptionId }, invoice: { id: 'in 1; drop' } });
    Object.assign(wide.data.object, { metadata: { order_id: 'of another shop' }, payment_intent: { id: 'pi_7' } });
    expect(refs(wide)).toEqual({ sessionId, orderId: pro.orderId, subscriptionId, paymentId: 'pi_7' });
    const older = structuredClone(newest('invoice.paid'));
    Object.assign(older.data.object, { parent: null, subscription: subscriptionId });
    expect(refs(older)).toEqual({ invoiceId, subscriptionId });
    expect(refs({ ...completed, data: { object: { object: 'product', id: 'prod_1' } } })).toEqual({});
  });
});

describe('the list of events', () => {
  it('returns all handled types since a given time, oldest first, over several pages', async () => {
    const start = new Date('2027-05-01T00:00:00Z');
    const { paymentId } = await bought('payment');
    for (let second = 0; second < 120; second += 1) {
      fake.setNow(new Date(start.getTime() + second * 1_000));
      fake.refund(paymentId, 1);
    }
    fake.setNow(undefined);
    const handled: readonly string[] = handledEvents;
    const expected = fake.events
      .filter(({ type, created }) => handled.includes(type) && created * 1_000 >= start.getTime())
      .map(({ id }) => id);
    expect(expected).toHaveLength(360);
    const listed: (PaymentEvent & { createdAt: Date })[] = [];
    for await (const event of port.listEvents({ since: start })) listed.push(event);
    expect(listed.map(({ id }) => id)).toEqual(expected);
    expect(listed[0]).toMatchObject({ type: 'charge.refunded', refs: { paymentId }, createdAt: start });
  });
});
