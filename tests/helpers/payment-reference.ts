/**
 * Reference for the state of the site after all events: derived from the fake Stripe's objects by rules written a
 * second time here, without the server's code.
 */
import type { FakeStripe } from '../fakes/stripe-server.ts';
import type { TestDatabase } from './database.ts';

type Charge = { paid: boolean; amount: number; amount_refunded: number };

function standingOfPayment(stripe: FakeStripe, paymentId: string | null): 'none' | 'paid' | 'refunded' | 'disputed' {
  const intent = paymentId === null ? undefined : stripe.world.intents.get(paymentId);
  const charge = intent?.latest_charge ? (stripe.world.charges.get(intent.latest_charge) as Charge) : undefined;
  if (!charge?.paid || intent?.status !== 'succeeded') return 'none';
  const disputes = [...stripe.world.disputes.values()].filter((dispute) => dispute.payment_intent === paymentId);
  // An inquiry has moved no money.
  if (disputes.some(({ status }) => status !== 'won' && !status.startsWith('warning_'))) return 'disputed';
  return charge.amount_refunded === charge.amount ? 'refunded' : 'paid';
}

const refundedOf = (stripe: FakeStripe, paymentId: string | null): number => {
  const charge = paymentId === null ? undefined : stripe.world.intents.get(paymentId)?.latest_charge;
  return charge ? (stripe.world.charges.get(charge)?.amount_refunded ?? 0) : 0;
};

/** The expected state of every order and every account's plan: `order <id>` -> words, `pro <user>` -> yes or no. */
export function expectedState(stripe: FakeStripe): Map<string, string> {
  const { world } = stripe;
  const expected = new Map<string, string>();
  const paymentOfInvoice = (invoiceId: string | null) =>
    (invoiceId === null ? undefined : world.invoiceIntents.get(invoiceId)) ?? null;
  for (const session of world.sessions.values()) {
    const paymentId = session.payment_intent ?? paymentOfInvoice(session.invoice);
    const standing = standingOfPayment(stripe, paymentId);
    const status = standing !== 'none' ? standing : session.status === 'expired' ? 'expired' : 'open';
    expected.set(`order ${session.metadata.order_id}`, `${status} ${refundedOf(stripe, paymentId)}`);
  }
  for (const invoice of world.invoices.values()) {
    if (invoice.billing_reason !== 'subscription_cycle' || invoice.status !== 'paid') continue;
    const paymentId = paymentOfInvoice(invoice.id);
    expected.set(`invoice ${invoice.id}`, `${standingOfPayment(stripe, paymentId)} ${refundedOf(stripe, paymentId)}`);
  }
  for (const subscription of world.subscriptions.values()) {
    const latest = standingOfPayment(stripe, paymentOfInvoice(subscription.latest_invoice));
    const runs = subscription.status === 'active' || subscription.status === 'trialing';
    // The tests' renewals fail now, and their grace lasts for days.
    const isInGrace = subscription.status === 'past_due';
    const isPro = isInGrace || (runs && latest !== 'refunded' && latest !== 'disputed');
    const key = `pro ${subscription.metadata.user_id}`;
    expected.set(key, isPro || expected.get(key) === 'yes' ? 'yes' : 'no');
  }
  return expected;
}

/** Describes what the site has stored in the same words as `expectedState`. */
export async function actualState(database: TestDatabase): Promise<Map<string, string>> {
  const actual = new Map<string, string>();
  const orders = await database.query<{
    id: string;
    kind: string;
    invoice_id: string;
    status: string;
    refunded_cents: number;
  }>(
    'select id, kind, invoice_id, status, refunded_cents from orders where session_id is not null or invoice_id is not null',
  );
  for (const { id, kind, invoice_id, status, refunded_cents } of orders)
    actual.set(kind === 'renewal' ? `invoice ${invoice_id}` : `order ${id}`, `${status} ${refunded_cents}`);
  const plans = await database.query<{ user_id: string; plan: string }>(
    `select m.user_id, m.plan from user_memberships m
     where exists (select 1 from subscriptions s where s.user_id = m.user_id)`,
  );
  for (const { user_id, plan } of plans) actual.set(`pro ${user_id}`, plan === 'pro' ? 'yes' : 'no');
  return actual;
}

/** Lists differences between the actual and the expected state. Deleted accounts have no plan. */
export async function differences(stripe: FakeStripe, database: TestDatabase): Promise<string[]> {
  const [expected, actual] = [expectedState(stripe), await actualState(database)];
  const users = new Set((await database.query<{ id: string }>('select id from users')).map(({ id }) => `pro ${id}`));
  const keys = new Set(
    [...expected.keys(), ...actual.keys()].filter((key) => !key.startsWith('pro ') || users.has(key)),
  );
  return [...keys]
    .filter((key) => expected.get(key) !== actual.get(key))
    .map((key) => `${key}: must be ${expected.get(key)}, is ${actual.get(key)}`);
}
