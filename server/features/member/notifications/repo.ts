import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { notifications, type NotificationRow } from '#drizzle/schema/member.ts';
import type { NotificationType } from '#shared/domain/accounts.ts';
import type { NotificationFilter } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';
import { takeDue } from '#server/db/take-due.ts';
import { preparedStatement } from '#server/db/prepared.ts';

/**
 * A page of an account's notifications, newest first. Continues from the cursor's row instead of an offset, so that new
 * ones don't shift the page.
 * @param params `cursor`: id of the last entry before the page; one of another account gives an empty page
 */
export async function listNotifications(
  db: Database,
  params: { userId: string; show: NotificationFilter; cursor: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const { userId, show, cursor, limit } = params;
  const isAfter =
    cursor === undefined
      ? undefined
      : sql`(${notifications.createdAt}, ${notifications.id}) <
          (select c.created_at, c.id from ${notifications} c where c.id = ${cursor}::uuid and c.user_id = ${userId}::uuid)`;
  return db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), show === 'unread' ? eq(notifications.isRead, false) : undefined, isAfter),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** A row with its time as in JSON. */
type LatestRow = Omit<NotificationRow, 'createdAt'> & { createdAt: string };

const newsOf = preparedStatement((db) =>
  db
    .select({
      unread: sql<number>`(
        select count(*)::int from ${notifications} where user_id = ${sql.placeholder('userId')} and not is_read
      )`,
      latest: sql<LatestRow[]>`coalesce((
        select json_agg(json_build_object(
          'id', n.id, 'userId', n.user_id, 'title', n.title, 'message', n.message, 'type', n.type, 'href', n.href,
          'dedupeKey', n.dedupe_key, 'isRead', n.is_read, 'sample', n.sample, 'createdAt', n.created_at
        ) order by n.created_at desc, n.id desc)
        from (
          select * from ${notifications} where user_id = ${sql.placeholder('userId')}
          order by created_at desc, id desc limit ${sql.placeholder('limit')}
        ) n
      ), '[]')`,
    })
    .from(sql`(values (true)) as one_row`)
    .prepare('notifications_news'),
);

/** Number of unread ones, and the newest few, in one statement. */
export async function findNews(
  db: Database,
  params: { userId: string; limit: number },
): Promise<{ unread: number; latest: NotificationRow[] }> {
  const [row] = await newsOf(db, params);
  const { unread, latest } = row!;
  return { unread, latest: latest.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) })) };
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

/** Schedules the samples for an account without notifications. @returns whether to write them */
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

/** Whether samples are scheduled and there are no real notifications, which would make samples pointless. */
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

/** Finds accounts whose samples are overdue, and postpones them, so that several sweepers take turns. */
export const takeDueSamples = (db: Database): Promise<string[]> =>
  takeDue(db, users.samplesDueAt, { lateSec: 8, pauseSec: 10, most: 100 });

/** Writes a notification, unless the account has one with the same `dedupeKey`. @returns whether it's new */
export async function insertNotification(
  db: Database,
  params: {
    userId: string;
    title: string;
    message: string;
    type: NotificationType;
    href?: string | undefined;
    dedupeKey?: string | undefined;
  },
): Promise<boolean> {
  const rows = await db.insert(notifications).values(params).onConflictDoNothing().returning({ id: notifications.id });
  return rows.length === 1;
}
