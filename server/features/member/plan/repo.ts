import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { aiConversationProfiles, profileGenerations } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { calendarLinks, notificationSettings, tasks, type TaskRow } from '#drizzle/schema/member.ts';
import type { TaskHorizon, TaskStatus } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';
import { isReachable } from '#server/db/reachable.ts';

const byDate = [asc(tasks.dueOn), asc(tasks.createdAt), asc(tasks.position), asc(tasks.id)];

/** A member's tasks by due date; there are never more than `memberLimits.tasks`. */
export async function listTasks(db: Database, params: { userId: string; show: 'open' | 'done' | 'all' }) {
  const shown: Record<typeof params.show, SQL | undefined> = {
    open: sql`${tasks.status} = 'open'`,
    done: sql`${tasks.status} <> 'open'`,
    all: undefined,
  };
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, params.userId), shown[params.show]))
    .orderBy(...byDate);
}

/** The roadmap of an account's newest finished profile, as stored; undefined without a profile. */
export async function findRoadmap(db: Database, params: { userId: string }): Promise<{ roadmap: unknown } | undefined> {
  const { rows } = await db.execute<{ roadmap: unknown }>(sql`
    select p.generated_profile -> 'roadmap' as roadmap
    from ${conversations} c
      join ${aiConversationProfiles} p on p.conversation_id = c.id
      join ${profileGenerations} g on g.id = p.generation_id
    where c.user_id = ${params.userId}::uuid
    order by g.finished_at desc limit 1`);
  return rows[0];
}

/** Hashes of roadmap items that have a task in an account. */
export async function listSources(db: Database, params: { userId: string }): Promise<string[]> {
  const rows = await db
    .select({ source: tasks.source })
    .from(tasks)
    .where(and(eq(tasks.userId, params.userId), sql`${tasks.horizon} <> 'own'`));
  return rows.map(({ source }) => source);
}

export type NewTask = {
  horizon: TaskHorizon;
  source: string;
  position: number;
  title: string;
  note: string;
  dueOn: string;
  remindOn: string | null;
};

/**
 * Lets one transaction at a time write an account's tasks. A separate statement before `insertTasks`, because a
 * statement sees the rows as they were when it began, before it waited.
 */
export async function lockTasks(tx: Database, params: { userId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tasks ${params.userId}`}, 0))`);
}

/**
 * Writes tasks in order, while there's room. One whose source already has a task is skipped and takes no room. Exact
 * together with `lockTasks`.
 * @returns the ids of those written
 */
export async function insertTasks(
  tx: Database,
  params: { userId: string; items: NewTask[]; most: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with fresh as (
      select item.*, row_number() over (order by place) as nth
      from jsonb_to_recordset(${JSON.stringify(params.items.map((item, place) => ({ ...item, place })))}::jsonb) as item(
        place int, horizon task_horizon, source text, position int, title text, note text, "dueOn" date, "remindOn" date
      )
      where not exists (select 1 from ${tasks} t where t.user_id = ${params.userId}::uuid and t.source = item.source)
    )
    insert into ${tasks} (user_id, horizon, source, position, title, note, due_on, remind_on)
    select ${params.userId}::uuid, horizon, source, position, title, note, "dueOn", "remindOn" from fresh
    where nth <= ${params.most} - (select count(*) from ${tasks} t where t.user_id = ${params.userId}::uuid)
    order by nth
    on conflict (user_id, source) do nothing
    returning id`);
  return rows.map(({ id }) => id);
}

export async function findTaskBySource(db: Database, params: { userId: string; source: string }) {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, params.userId), eq(tasks.source, params.source)));
  return row;
}

const owned = (params: { userId: string; taskId: string }) =>
  and(eq(tasks.id, params.taskId), eq(tasks.userId, params.userId));

/**
 * Changes the given fields. A reminder on the due date moves with it, and is sent again.
 * @returns the task as it is now; undefined when the account has no such task
 */
export async function updateTask(
  db: Database,
  params: {
    userId: string;
    taskId: string;
    title?: string | undefined;
    note?: string | undefined;
    dueOn?: string | undefined;
    remindOn?: string | null | undefined;
  },
): Promise<TaskRow | undefined> {
  const { dueOn, remindOn } = params;
  const reminder =
    remindOn !== undefined
      ? sql`${remindOn}::date`
      : dueOn !== undefined
        ? sql`case when ${tasks.remindOn} = ${tasks.dueOn} then ${dueOn}::date else ${tasks.remindOn} end`
        : undefined;
  const [row] = await db
    .update(tasks)
    .set({
      ...(params.title !== undefined && { title: params.title }),
      ...(params.note !== undefined && { note: params.note }),
      ...(dueOn !== undefined && { dueOn }),
      ...(reminder && {
        remindOn: reminder,
        remindedAt: sql`case when ${tasks.remindOn} is distinct from ${reminder} then null else ${tasks.remindedAt} end`,
      }),
      updatedAt: sql`now()`,
    })
    .where(owned(params))
    .returning();
  return row;
}

/** @returns the task as it is now; undefined when the account has no such task. */
export async function updateStatus(
  db: Database,
  params: { userId: string; taskId: string; status: TaskStatus },
): Promise<TaskRow | undefined> {
  const { status } = params;
  const [row] = await db
    .update(tasks)
    .set({
      status,
      // Completing it twice keeps the first time.
      closedAt:
        status === 'open' ? null : sql`case when ${tasks.status} = ${status} then ${tasks.closedAt} else now() end`,
      updatedAt: sql`case when ${tasks.status} = ${status} then ${tasks.updatedAt} else now() end`,
    })
    .where(owned(params))
    .returning();
  return row;
}

/** Deletes a task that the member created. @returns its row, or the kind of the task that stays */
export async function deleteOwnTask(
  db: Database,
  params: { userId: string; taskId: string },
): Promise<'removed' | 'of the roadmap' | undefined> {
  const { rows } = await db.execute<{ horizon: TaskHorizon; removed: boolean }>(sql`
    with removed as (
      delete from ${tasks}
      where id = ${params.taskId}::uuid and user_id = ${params.userId}::uuid and horizon = 'own' returning id
    )
    select horizon, exists (select 1 from removed) as removed from ${tasks}
    where id = ${params.taskId}::uuid and user_id = ${params.userId}::uuid`);
  const [row] = rows;
  return row && (row.removed ? 'removed' : 'of the roadmap');
}

export type OverviewRow = {
  overdue: number;
  due_today: number;
  due_this_week: number;
  open: number;
  done: number;
  next: { id: string; title: string; dueOn: string } | null;
};

const overviewOf = preparedStatement((db) => {
  const day = (key: string) => sql`${sql.placeholder(key)}::date`;
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;
  return db
    .select({
      overdue: count(sql`${tasks.status} = 'open' and ${tasks.dueOn} < ${day('today')}`),
      due_today: count(sql`${tasks.status} = 'open' and ${tasks.dueOn} = ${day('today')}`),
      due_this_week: count(
        sql`${tasks.status} = 'open' and ${tasks.dueOn} between ${day('today')} and ${day('sunday')}`,
      ),
      open: count(sql`${tasks.status} = 'open'`),
      done: count(sql`${tasks.status} = 'done'`),
      next: sql<OverviewRow['next']>`(
        select json_build_object('id', t.id, 'title', t.title, 'dueOn', t.due_on) from ${tasks} t
        where t.user_id = ${sql.placeholder('userId')}::uuid and t.status = 'open'
        order by t.due_on, t.created_at, t.position, t.id limit 1
      )`,
    })
    .from(tasks)
    .where(eq(tasks.userId, sql.placeholder('userId')))
    .prepare('plan_overview');
});

/** Counts, and the next open task, in one statement. @param params `today` and the Sunday of its week, as days */
export async function countTasks(
  db: Database,
  params: { userId: string; today: string; sunday: string },
): Promise<OverviewRow> {
  const [row] = await overviewOf(db, params);
  return row!;
}

const isToRemind = (table: string, day: string) =>
  sql`${sql.raw(table)}.status = 'open' and ${sql.raw(table)}.reminded_at is null and ${sql.raw(table)}.remind_on <= ${day}::date`;

export type Reminder = {
  userId: string;
  email: string;
  firstName: string | null;
  byMail: boolean;
  items: { id: string; title: string; dueOn: string }[];
};

/** Members with reminders due on a day, with these tasks. */
export async function listReminders(db: Database, params: { day: string; most: number }): Promise<Reminder[]> {
  const { rows } = await db.execute<{
    user_id: string;
    email: string;
    first_name: string | null;
    by_mail: boolean;
    items: Reminder['items'];
  }>(sql`
    select t.user_id, u.email, u.metadata ->> 'first_name' as first_name,
      coalesce(bool_and(s.reminders_by_mail), true) as by_mail,
      json_agg(json_build_object('id', t.id, 'title', t.title, 'dueOn', t.due_on) order by t.due_on, t.created_at, t.position, t.id) as items
    from ${tasks} t
      join ${users} u on u.id = t.user_id
      left join ${notificationSettings} s on s.user_id = t.user_id
    where ${isToRemind('t', params.day)} and ${isReachable('u')}
    group by t.user_id, u.id order by min(t.remind_on), t.user_id limit ${params.most}`);
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    byMail: row.by_mail,
    items: row.items,
  }));
}

/** Claims reminders; each can be claimed once. @returns the ids that this caller must send */
export async function takeReminders(
  tx: Database,
  params: { userId: string; ids: string[]; day: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${tasks} as t set reminded_at = now()
    where t.user_id = ${params.userId}::uuid and t.id in ${params.ids} and ${isToRemind('t', params.day)}
    returning t.id`);
  return rows.map(({ id }) => id);
}

/** Releases reminders claimed in this transaction. */
export async function releaseReminders(tx: Database, params: { userId: string; ids: string[] }): Promise<void> {
  if (params.ids.length === 0) return;
  await tx.execute(sql`
    update ${tasks} as t set reminded_at = null where t.user_id = ${params.userId}::uuid and t.id in ${params.ids}`);
}

/** Creates an account's calendar link, replacing the old one. */
export async function saveCalendarLink(
  db: Database,
  params: { userId: string; tokenHash: string; sealedToken: string },
): Promise<void> {
  const { tokenHash, sealedToken } = params;
  await db
    .insert(calendarLinks)
    .values(params)
    .onConflictDoUpdate({ target: calendarLinks.userId, set: { tokenHash, sealedToken, createdAt: sql`now()` } });
}

export async function deleteCalendarLink(db: Database, params: { userId: string }): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.userId, params.userId));
}

export async function findCalendarLink(db: Database, params: { userId: string }) {
  const [row] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, params.userId));
  return row;
}

/** The owner of a calendar link; undefined for an unknown link, or if the account is banned. */
export async function findCalendarOwner(db: Database, params: { tokenHash: string }) {
  const [row] = await db
    .select({ userId: calendarLinks.userId, createdAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .innerJoin(users, eq(users.id, calendarLinks.userId))
    .where(
      and(
        eq(calendarLinks.tokenHash, params.tokenHash),
        sql`(${users.bannedUntil} is null or ${users.bannedUntil} < now())`,
      ),
    );
  return row;
}
