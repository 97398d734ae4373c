import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../../drizzle/schema/auth.ts';
import { notifications, type NotificationRow } from '../../../drizzle/schema/notifications.ts';
import type { NotificationType } from '../../../shared/domain/accounts.ts';
import type { Database } from '../../db/client.ts';

const listed = 100;

/** An account's notifications, newest first, at most a hundred. */
export async function listNotifications(db: Database, params: { userId: string }): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, params.userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(listed);
}

/** @returns whether the account has such a notification. */
export async function markRead(db: Database, params: { userId: string; notificationId: string }): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, params.notificationId), eq(notifications.userId, params.userId)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

export async function markAllRead(db: Database, params: { userId: string }): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, params.userId), eq(notifications.isRead, false)));
}

/** Plans the samples for an account that has no notification at all. @returns whether they are to be written. */
export async function planSamples(db: Database, params: { userId: string; afterMs: number }): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ samplesDueAt: sql`now() + make_interval(secs => ${params.afterMs / 1000}::float8)` })
    .where(
      and(eq(users.id, params.userId), sql`not exists (select 1 from ${notifications} n where n.user_id = users.id)`),
    )
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Whether samples are planned, and nothing but samples is there: real ones make samples needless. */
export async function wantsSamples(db: Database, params: { userId: string }): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, params.userId),
        sql`${users.samplesDueAt} is not null`,
        sql`not exists (select 1 from ${notifications} n where n.user_id = users.id and n.sample is null)`,
      ),
    );
  return row !== undefined;
}

/** Writes one sample, once per account, dated whole days back. */
export async function insertSample(
  db: Database,
  params: {
    userId: string;
    sample: string;
    title: string;
    message: string;
    type: NotificationType;
    isRead: boolean;
    daysBack: number;
  },
): Promise<void> {
  const { daysBack, ...values } = params;
  await db
    .insert(notifications)
    .values({ ...values, createdAt: sql`now() - make_interval(days => ${daysBack}::int)` })
    .onConflictDoNothing();
}

export async function endSamples(db: Database, params: { userId: string }): Promise<void> {
  await db.update(users).set({ samplesDueAt: null }).where(eq(users.id, params.userId));
}

/** Accounts whose samples are overdue; puts each off, so that several sweepers take turns. */
export async function takeDueSamples(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${users} set samples_due_at = now() + interval '10 seconds'
    where id in (
      select id from ${users} where samples_due_at < now() - interval '8 seconds'
      order by samples_due_at limit 100 for update skip locked
    )
    returning id`);
  return rows.map(({ id }) => id);
}
