import { sql } from 'drizzle-orm';
import { users, profiles } from '#drizzle/schema/account.ts';
import { orderLines, orders, salesAlerts } from '#drizzle/schema/billing.ts';
import { orderLimits, type AlertKind } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';

export type NewAlert = {
  kind: AlertKind;
  /** Unique per event. */
  key: string;
  orderId?: string | undefined;
  userId?: string | null | undefined;
  cents?: number | undefined;
};

/** Writes an alert, unless there's one with the same key. */
export async function insertAlert(tx: Database, { kind, key, orderId, userId, cents }: NewAlert): Promise<void> {
  await tx.insert(salesAlerts).values({ kind, key, orderId, userId, cents }).onConflictDoNothing();
}

/** Writes an alert for each open dispute whose deadline is near. */
export async function insertDisputeReminders(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${salesAlerts} (kind, key, order_id, user_id, cents)
    select 'dispute-due', 'dispute-due:' || o.id, o.id, o.user_id, o.total_cents from ${orders} o
    where o.status = 'disputed' and o.dispute_due_at > now()
      and o.dispute_due_at < now() + make_interval(hours => ${orderLimits.disputeReminderHours})
      and not exists (select 1 from ${salesAlerts} a where a.key = 'dispute-due:' || o.id)
    on conflict do nothing`);
}

/** An alert with what its email says about the order and the buyer. */
export type Alert = {
  id: string;
  kind: AlertKind;
  cents: number | null;
  createdAt: Date;
  orderId: string | null;
  number: number | null;
  isRenewal: boolean;
  isTest: boolean;
  items: { name: string; quantity: number }[];
  disputeDueAt: Date | null;
  userId: string | null;
  name: string | null;
  email: string | null;
};

/** Days after which an alert that couldn't be sent is no longer news, such as those from before there was an inbox. */
const newsDays = 3;

/**
 * Marks unsent alerts as sent, oldest first. Several processes never take the same ones.
 * @param params `before`: only those from before this time
 */
export async function takeAlerts(tx: Database, params: { before: Date; most: number }): Promise<Alert[]> {
  const { rows } = await tx.execute<
    Omit<Alert, 'createdAt' | 'disputeDueAt'> & { at: string; dueAt: string | null }
  >(sql`
    with taken as (
      update ${salesAlerts} set sent_at = now()
      where id in (
        select id from ${salesAlerts}
        where sent_at is null and created_at < ${params.before.toISOString()}::timestamptz
          and created_at > now() - make_interval(days => ${newsDays})
        order by created_at, id limit ${params.most} for update skip locked
      )
      returning *
    )
    select t.id, t.kind, t.cents, t.created_at as at, o.id as "orderId", o.number, coalesce(o.kind = 'renewal', false) as "isRenewal",
      coalesce(o.mode <> 'live', false) as "isTest", o.dispute_due_at as "dueAt", t.user_id as "userId",
      p.full_name as name, u.email,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.unit_cents desc, l.item_id)
        from ${orderLines} l where l.order_id = o.id
      ), '[]') as items
    from taken t
      left join ${orders} o on o.id = t.order_id
      left join ${users} u on u.id = t.user_id
      left join ${profiles} p on p.id = u.id
    order by t.created_at, t.id`);
  return rows.map(({ at, dueAt, ...row }) => ({
    ...row,
    createdAt: new Date(at),
    disputeDueAt: dueAt === null ? null : new Date(dueAt),
  }));
}

export async function deleteOldAlerts(db: Database): Promise<void> {
  await db.execute(sql`delete from ${salesAlerts} where created_at < now() - interval '90 days'`);
}
