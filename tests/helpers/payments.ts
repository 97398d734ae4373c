/** Creates buyers for tests, without the cost of signing in, and sites that use the fake Stripe. */
import { createDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/lib/log.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import type { FakeStripe } from '../fakes/stripe-server.ts';
import type { TestDatabase } from './database.ts';
import { insertAccount, openSessions, type Account } from './members.ts';
import { createVisitor, siteEnv, type SiteOptions, siteSecret, type Visitor } from './site.ts';
import { until } from './wait.ts';

/** Settings of a site that uses the fake Stripe. */
export const stripeEnv = ({ access }: FakeStripe) => ({
  STRIPE_SECRET_KEY: access.secretKey,
  STRIPE_WEBHOOK_SECRET: access.webhookSecrets.join(','),
  STRIPE_API_BASE: access.apiBase,
});

export type Buyer = Account & { visitor: Visitor };

/** Creates members with a trial, with sessions written as rows. */
export async function createBuyers(database: TestDatabase, address: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const account = await insertAccount(database, { name: 'buyer' });
    const [session] = await openSessions(database, account.id, { count: 1, secret: siteSecret });
    buyers.push({ ...account, visitor: createVisitor(address, { cookie: session!.cookie }) });
  }
  return buyers;
}

/** Returns what a service needs, without a site. */
export function createTestDeps(options: SiteOptions) {
  const env = readEnv(siteEnv(options));
  return createDeps({
    env,
    databaseUrl: options.databaseUrl,
    sessionSecrets: env.sessionSecrets!,
    log: createLog('silent', false),
    stopping: new AbortController().signal,
  });
}

/** Waits until there are no unhandled events. */
export function eventsHandled(database: TestDatabase, withinMs = 60_000): Promise<unknown> {
  return until(
    'all events are handled',
    async () => {
      const [row] = await database.query<{ left: number }>(
        `select count(*)::int as left from payment_events where status in ('queued', 'running')`,
      );
      return row!.left === 0;
    },
    { withinMs },
  );
}

/** Reads an account's stored plan, orders and seats, regardless of what a screen shows. */
export async function standingOf(database: TestDatabase, userId: string) {
  const [row] = await database.query<{ plan: string; is_pro: boolean; pro_until: Date | null }>(
    `select plan, pro_until, plan = 'pro' and coalesce(pro_until > now(), true) as is_pro from user_memberships where user_id = $1`,
    [userId],
  );
  const orders = await database.query<{ kind: string; status: string; total_cents: number; refunded_cents: number }>(
    'select kind, status, total_cents, refunded_cents from orders where user_id = $1 order by number',
    [userId],
  );
  const [seats] = await database.query<{ sold: number; held: number }>(
    `select (count(*) filter (where sold_at is not null))::int as sold,
       (count(*) filter (where sold_at is null and order_id is not null))::int as held from vip_seats where user_id = $1`,
    [userId],
  );
  return { isPro: row?.is_pro ?? false, plan: row?.plan, proUntil: row?.pro_until ?? null, orders, ...seats! };
}

/** Buys and pays as a member. The site doesn't know about the payment yet. */
export async function buy(
  stripe: FakeStripe,
  who: Buyer,
  ...ids: ItemId[]
): Promise<{ orderId: string; paymentId: string }> {
  const items = ids.map((id) => ({ id, quantity: 1 }));
  const { orderId } = await who.visitor.api.cart.start.mutate({ items });
  return { orderId, paymentId: stripe.complete(stripe.sessionOf(orderId).id).paymentId };
}

/** Starts and pays for Pro as a member. The site doesn't know about the payment yet. */
export async function subscribe(
  stripe: FakeStripe,
  database: TestDatabase,
  who: Buyer,
): Promise<{ subscriptionId: string; paymentId: string }> {
  await who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
  const [row] = await database.query<{ id: string }>(
    `select id from orders where user_id = $1 and kind = 'subscription' order by number desc limit 1`,
    [who.id],
  );
  const { subscriptionId, paymentId } = stripe.complete(stripe.sessionOf(row!.id).id);
  return { subscriptionId: subscriptionId!, paymentId };
}
