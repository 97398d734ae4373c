import { and, eq, sql } from 'drizzle-orm';
import {
  orders,
  paymentEvents,
  paymentReconciliations,
  subscriptions,
  type PaymentEventRow,
} from '#drizzle/schema/billing.ts';
import { runningStatuses } from '#shared/domain/orders.ts';
import type { PaymentEvent, PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import * as lease from '#server/db/lease.ts';

const keptDays = sql.raw(`interval '90 days'`);

/** Stores an event once by its id; one that failed is reopened. @returns whether there's something to do */
export async function insertEvent(db: Database, event: PaymentEvent): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, refs: event.refs, ...lease.queued('payment') })
    .onConflictDoUpdate({
      target: paymentEvents.id,
      set: lease.queued('payment'),
      setWhere: eq(paymentEvents.status, 'failed'),
    })
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

/** Claims an event for this worker. @returns undefined when it's done or claimed by another worker */
export async function claimEvent(db: Database, params: { id: string }): Promise<PaymentEventRow | undefined> {
  const [row] = await lease.claim(db, 'payment', params.id).returning();
  return row;
}

export async function finishEvent(db: Database, params: lease.Lease): Promise<void> {
  await lease.close(db, 'payment', params, { status: 'done', failure: null, handledAt: sql`now()` });
}

/** Hands a claimed event back: for later, or for good when `final`. */
export async function releaseEvent(
  db: Database,
  params: lease.Attempt & { failure: string; final: boolean },
): Promise<void> {
  const { failure, final } = params;
  if (final) await lease.close(db, 'payment', params, { status: 'failed', failure });
  else await lease.retryLater(db, 'payment', params, { failure });
}

/** Deletes handled events that can't be sent again. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.execute(sql`delete from ${paymentEvents} where status = 'done' and received_at < now() - ${keptDays}`);
}

/**
 * Takes the reconciliation when it's due, so that only one process does it.
 * @returns the time up to which events are known; undefined when it isn't due
 */
export async function takeReconciliation(db: Database, params: { mode: PaymentMode }): Promise<Date | undefined> {
  await db
    .insert(paymentReconciliations)
    .values({ mode: params.mode, upTo: sql`now()`, dueAt: sql`now()` })
    .onConflictDoNothing();
  const [row] = await db
    .update(paymentReconciliations)
    // If this process dies during it, another one soon tries again.
    .set({ dueAt: sql`now() + interval '10 minutes'` })
    .where(and(eq(paymentReconciliations.mode, params.mode), sql`${paymentReconciliations.dueAt} <= now()`))
    .returning({ upTo: paymentReconciliations.upTo });
  return row?.upTo;
}

/** Stores the time up to which events are known, and schedules the next check in a day. */
export async function finishReconciliation(db: Database, params: { mode: PaymentMode; upTo: Date }): Promise<void> {
  await db
    .update(paymentReconciliations)
    .set({ upTo: params.upTo, dueAt: sql`now() + interval '1 day'` })
    .where(eq(paymentReconciliations.mode, params.mode));
}

/** Open orders whose checkout page should have closed by now and that haven't been checked for a while. */
export async function listOverdue(db: Database, params: { limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${orders}
    where status = 'open' and session_expires_at < now() - interval '2 minutes'
      and (synced_at is null or synced_at < now() - interval '10 minutes')
    order by session_expires_at limit ${params.limit}`);
  return rows.map(({ id }) => id);
}

/** Finds paid orders that must be refunded, and postpones them, so that several sweepers take turns. */
export async function takeDueRefunds(
  db: Database,
  params: { mode: PaymentMode },
): Promise<{ id: string; paymentId: string }[]> {
  const { rows } = await db.execute<{ id: string; paymentId: string }>(sql`
    update ${orders} set refund_due_at = now() + interval '1 minute'
    where id in (
      select id from ${orders}
      where refund_due_at <= now() and status = 'paid' and payment_id is not null and mode = ${params.mode}
      order by refund_due_at limit 20 for update skip locked
    )
    returning id, payment_id as "paymentId"`);
  return rows;
}

/**
 * Running subscriptions that haven't been checked for most of a day. Postponed when taken, so that several sweepers
 * take turns and one that fails doesn't block the others.
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
