import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/auth.ts';
import { userMemberships } from '#drizzle/schema/membership.ts';
import { orders, paymentCustomers, subscriptions, type SubscriptionRow } from '#drizzle/schema/orders.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { runningStatuses, type SubscriptionStatus } from '#shared/domain/orders.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

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

/** Forgets a customer that the provider does not know any more. */
export async function deleteCustomer(db: Database, params: { customerId: string }): Promise<void> {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.id, params.customerId));
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
 * Says that somebody begins to look at a subscription now.
 * @returns the number of this look; undefined for a subscription that is none of ours.
 */
export async function beginSync(db: Database, params: { subscriptionId: string }): Promise<number | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ syncSeq: sql`${subscriptions.syncSeq} + 1` })
    .where(eq(subscriptions.id, params.subscriptionId))
    .returning({ seq: subscriptions.syncSeq });
  return row?.seq;
}

/** Takes a subscription in that one of our orders began, for whoever made that order. Of others nothing is kept. */
export async function insertSubscription(
  db: Database,
  params: { subscriptionId: string; customerId: string; orderId: string; mode: PaymentMode },
): Promise<void> {
  await db.execute(sql`
    insert into ${subscriptions} (id, user_id, customer_id, mode)
    select ${params.subscriptionId}, o.user_id, ${params.customerId}, o.mode
    from ${orders} o
    where o.id = ${params.orderId}::uuid and o.kind = 'subscription' and o.mode = ${params.mode}
    on conflict do nothing`);
}

export type SeenSubscription = {
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  entitledUntil: Date | null;
};

/**
 * Writes what was seen, unless a look that began later is written already.
 * @returns the row as it was before and whose it is; undefined when it was not written.
 */
export async function writeSync(
  tx: Database,
  params: SeenSubscription & { subscriptionId: string; seq: number },
): Promise<SubscriptionRow | undefined> {
  const { subscriptionId, seq, ...seen } = params;
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
  if (!before || before.writtenSeq >= seq) return undefined;
  await tx
    .update(subscriptions)
    .set({ ...seen, writtenSeq: seq, syncedAt: sql`now()` })
    .where(eq(subscriptions.id, subscriptionId));
  return before;
}

/**
 * Makes an account's plan follow its subscriptions: Pro for as long as the longest of them says. Pro that the operator has
 * given stays until it is over.
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
      where m.pro_source = 'subscription' or m.plan = 'free' or m.pro_until <= now()
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

/**
 * Running subscriptions that nobody has looked at for most of a day. Taken, so that several sweepers take turns and one that
 * cannot be seen keeps no other waiting.
 */
export async function takeStale(db: Database, params: { mode: PaymentMode; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${subscriptions} set synced_at = now()
    where id in (
      select id from ${subscriptions}
      where mode = ${params.mode} and (status is null or status in (${sql.join(
        runningStatuses.map((status) => sql`${status}::subscription_status`),
        sql`, `,
      )}))
        and (synced_at is null or synced_at < now() - interval '20 hours')
      order by synced_at nulls first limit ${params.limit} for update skip locked
    )
    returning id`);
  return rows.map(({ id }) => id);
}

/** Ends what was begun with test or played payments, now that payments are real. @returns whose plans that concerns. */
export async function endTrials(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string | null }>(sql`
    update ${subscriptions} set status = 'canceled', entitled_until = null
    where mode <> 'live' and (status is distinct from 'canceled' or entitled_until is not null)
    returning user_id as "userId"`);
  return rows.flatMap(({ userId }) => userId ?? []);
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
        select 1 from ${subscriptions} s where s.user_id = ${users.id} and s.status is not null)`,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, params.subscriptionId));
  return row;
}
