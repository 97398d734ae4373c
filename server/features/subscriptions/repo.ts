import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../../../drizzle/schema/auth.ts';
import { userMemberships } from '../../../drizzle/schema/membership.ts';
import { paymentCustomers, subscriptions, type SubscriptionRow } from '../../../drizzle/schema/orders.ts';
import { accountTimes } from '../../../shared/domain/accounts.ts';
import { runningStatuses, type SubscriptionStatus } from '../../../shared/domain/orders.ts';
import type { PaymentMode } from '../../adapters/payments/port.ts';
import type { Database } from '../../db/client.ts';

/** @returns the provider's id of an account's customer. */
export async function findCustomer(
  db: Database,
  params: { userId: string; mode: PaymentMode },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.userId, params.userId),
        eq(paymentCustomers.mode, params.mode),
        isNull(paymentCustomers.removedAt),
      ),
    );
  return row?.id;
}

/** Keeps whose customer it is; the first one told stays. An account that is gone meanwhile leaves it nobody's. */
export async function insertCustomer(
  db: Database,
  params: { userId: string; mode: PaymentMode; customerId: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${paymentCustomers} (id, user_id, mode)
    select ${params.customerId}, (select id from ${users} where id = ${params.userId}), ${params.mode}
    on conflict do nothing`);
}

/** @returns whose customer it is. */
export async function findCustomerOwner(db: Database, params: { customerId: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.id, params.customerId));
  return row?.userId ?? undefined;
}

/** Customers whose account is gone and who still are at the provider. */
export async function listOrphanCustomers(db: Database, params: { mode: PaymentMode }): Promise<string[]> {
  const rows = await db
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(
      and(isNull(paymentCustomers.userId), isNull(paymentCustomers.removedAt), eq(paymentCustomers.mode, params.mode)),
    )
    .limit(20);
  return rows.map(({ id }) => id);
}

export async function markCustomerRemoved(db: Database, params: { customerId: string }): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ removedAt: sql`now()` })
    .where(eq(paymentCustomers.id, params.customerId));
}

export async function hasSubscription(db: Database, params: { subscriptionId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, params.subscriptionId));
  return rows.length === 1;
}

/**
 * Says that somebody begins to look at a subscription now. @returns the number of this look: only the last one begun may
 * write what it saw.
 */
export async function beginSync(
  db: Database,
  params: { subscriptionId: string; userId: string | undefined; customerId: string | undefined },
): Promise<number> {
  const { rows } = await db.execute<{ seq: number }>(sql`
    insert into ${subscriptions} as s (id, user_id, customer_id, sync_seq)
    select ${params.subscriptionId}, (select id from ${users} where id = ${params.userId ?? null}::uuid),
      ${params.customerId ?? null}, 1
    on conflict (id) do update set sync_seq = s.sync_seq + 1
    returning sync_seq as seq`);
  return rows[0]!.seq;
}

export type SeenSubscription = {
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  entitledUntil: Date | null;
};

/**
 * Writes what was seen, unless somebody has begun to look since.
 * @returns the row as it was before and whose it is; undefined when it was not written.
 */
export async function writeSync(
  tx: Database,
  params: SeenSubscription & { subscriptionId: string; seq: number },
): Promise<SubscriptionRow | undefined> {
  const { subscriptionId, seq, ...seen } = params;
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
  if (before?.syncSeq !== seq) return undefined;
  await tx
    .update(subscriptions)
    .set({ ...seen, syncedAt: sql`now()` })
    .where(eq(subscriptions.id, subscriptionId));
  return before;
}

/**
 * Makes an account's plan follow its subscriptions: Pro for as long as the longest of them says. A plan that the operator
 * has given stays while it lasts longer.
 * @returns whether the plan was Pro before and is now.
 */
export async function applyToMembership(
  tx: Database,
  params: { userId: string },
): Promise<{ was: boolean; is: boolean }> {
  // Two subscriptions of one account looked at at once: the second one reads what the first one wrote.
  await tx.execute(sql`select 1 from ${users} where id = ${params.userId} for no key update`);
  const isPro = (row: string) => sql`coalesce((select plan = 'pro' from ${sql.raw(row)}), false)`;
  const { rows } = await tx.execute<{ was: boolean; is: boolean }>(sql`
    with paid as (
      select max(entitled_until) filter (where entitled_until > now()) as until
      from ${subscriptions} where user_id = ${params.userId}
    ), before as (
      select plan from ${userMemberships} where user_id = ${params.userId}
    ), written as (
      insert into ${userMemberships} as m (user_id, expires_at, plan, pro_until, pro_source)
      select u.id, now() + make_interval(days => ${accountTimes.trialDays}),
        (case when paid.until is null then 'free' else 'pro' end)::plan_id, paid.until, 'subscription'
      from ${users} u cross join paid where u.id = ${params.userId}
      on conflict (user_id) do update
      set plan = excluded.plan, pro_until = excluded.pro_until, pro_source = 'subscription'
      where m.pro_source = 'subscription'
        or (excluded.plan = 'pro' and (m.plan = 'free' or excluded.pro_until > m.pro_until))
      returning plan
    )
    select ${isPro('before')} as was,
      case when exists (select 1 from written) then ${isPro('written')} else ${isPro('before')} end as is`);
  return rows[0]!;
}

/** An account's running subscription, the one that lasts longest first. */
export async function findRunning(db: Database, params: { userId: string }): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, params.userId), inArray(subscriptions.status, [...runningStatuses])))
    .orderBy(sql`entitled_until desc nulls last, created_at desc`)
    .limit(1);
  return row;
}

/** Running subscriptions that should have been heard of: their period is over, or nobody has looked for a day. */
export async function listStale(db: Database, params: { limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        sql`(${subscriptions.status} is null or ${inArray(subscriptions.status, [...runningStatuses])})`,
        sql`(${subscriptions.syncedAt} is null or ${subscriptions.syncedAt} < now() - interval '20 hours')`,
      ),
    )
    .orderBy(sql`synced_at nulls first`)
    .limit(params.limit);
  return rows.map(({ id }) => id);
}

/** Whose subscription it is, where their mails go, and whether it is their first, not yet looked at. */
export async function findOwner(
  db: Database,
  params: { subscriptionId: string },
): Promise<{ userId: string; email: string; isFirst: boolean } | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      isFirst: sql<boolean>`not exists (
        select 1 from ${subscriptions} s where s.user_id = ${users.id} and s.synced_at is not null)`,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, params.subscriptionId));
  return row;
}
