import { eq, sql } from 'drizzle-orm';
import { users, userMemberships } from '#drizzle/schema/account.ts';
import { orders, subscriptions, type SubscriptionRow } from '#drizzle/schema/billing.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

/**
 * Numbers a check of a subscription.
 * @returns its number, and since when the subscription is overdue as stored; undefined for one that isn't ours
 */
export async function beginSubscription(
  db: Database,
  params: { subscriptionId: string },
): Promise<{ seq: number; pastDueSince: Date | null } | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ syncSeq: sql`${subscriptions.syncSeq} + 1` })
    .where(eq(subscriptions.id, params.subscriptionId))
    .returning({ seq: subscriptions.syncSeq, pastDueSince: subscriptions.pastDueSince });
  return row;
}

/**
 * Stores a subscription that one of our orders started, for that order's account. Others aren't stored.
 * @returns the number of this check, if the subscription is new: the provider was asked before anyone else could start
 *   a check
 */
export async function insertSubscription(
  db: Database,
  params: { subscriptionId: string; customerId: string; orderId: string; mode: PaymentMode },
): Promise<number | undefined> {
  const { rows } = await db.execute<{ seq: number }>(sql`
    insert into ${subscriptions} (id, user_id, customer_id, mode, sync_seq)
    select ${params.subscriptionId}, o.user_id, ${params.customerId}, o.mode, 1
    from ${orders} o
    where o.id = ${params.orderId}::uuid and o.kind = 'subscription' and o.mode = ${params.mode}
    on conflict do nothing
    returning sync_seq as seq`);
  return rows[0]?.seq;
}

export type SeenSubscription = {
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  pastDueSince: Date | null;
  entitledUntil: Date | null;
  /** Undefined if it isn't known: the stored price stays. */
  priceCents: number | undefined;
  endedAt: Date | null;
};

/**
 * Writes the result of a check, unless one that started later has been written.
 * @returns the previous row and its owner; undefined when it wasn't written
 */
export async function writeSubscription(
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
 * Subscriptions whose Pro has ended, but whose account still counts as Pro. Postponed when taken, so that several
 * sweepers take turns and one that fails doesn't block the others.
 */
export async function takeEnded(db: Database, params: { mode: PaymentMode; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${subscriptions} set synced_at = now()
    where id in (
      select s.id from ${subscriptions} s join ${userMemberships} m on m.user_id = s.user_id
      where s.mode = ${params.mode} and s.entitled_until <= now()
        and m.plan = 'pro' and m.pro_source = 'subscription' and m.pro_until <= now()
        and (s.synced_at is null or s.synced_at < s.entitled_until or s.synced_at < now() - interval '10 minutes')
      order by s.entitled_until limit ${params.limit} for update of s skip locked
    )
    returning id`);
  return rows.map(({ id }) => id);
}

type EndingGrace = { id: string; userId: string; email: string; until: Date; since: Date };

/** Members whose Pro pauses within a day, because a renewal isn't paid, and who haven't been reminded of it. */
export async function listEndingGrace(db: Database, params: { limit: number }): Promise<EndingGrace[]> {
  const { rows } = await db.execute<Record<'id' | 'userId' | 'email' | 'until' | 'since', string>>(sql`
    select s.id, u.id as "userId", u.email, s.entitled_until as until, s.past_due_since as since
    from ${subscriptions} s join ${users} u on u.id = s.user_id
    where s.status = 'past_due' and s.entitled_until between now() and now() + interval '1 day'
      -- With a shorter grace, the message about the payment was just sent.
      and s.entitled_until >= s.past_due_since + interval '2 days'
      and not exists (
        select 1 from ${emails} e
        where e.dedupe_key = 'grace-ending:' || s.id || ':' || extract(epoch from s.past_due_since)::bigint
      )
    order by s.entitled_until limit ${params.limit}`);
  return rows.map(({ until, since, ...row }) => ({ ...row, until: new Date(until), since: new Date(since) }));
}

/** A subscription's owner, their email address, and whether it's their first; before the check is written. */
export async function findSubscriber(
  db: Database,
  params: { subscriptionId: string },
): Promise<{ userId: string; email: string; priceCents: number | null; isFirst: boolean } | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      priceCents: subscriptions.priceCents,
      isFirst: sql<boolean>`not exists (
        select 1 from ${subscriptions} s where s.user_id = ${users.id} and s.status is not null)`,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, params.subscriptionId));
  return row;
}

/**
 * Updates an account's plan from its subscriptions: Pro until the latest of their ends. Pro granted by the operator
 * stays until it ends.
 * @returns whether the plan was Pro before, and whether it is now
 */
export async function applyToMembership(
  tx: Database,
  params: { userId: string },
): Promise<{ was: boolean; is: boolean }> {
  // Two concurrent checks of one account's subscriptions: the second one reads what the first one wrote.
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

/** Ends subscriptions made with test or sandbox payments, now that payments are real. @returns the affected accounts */
export async function endTrialSubscriptions(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string | null }>(sql`
    update ${subscriptions} set status = 'canceled', entitled_until = null, past_due_since = null
    where mode <> 'live' and (status is distinct from 'canceled' or entitled_until is not null)
    returning user_id as "userId"`);
  return rows.flatMap(({ userId }) => userId ?? []);
}
