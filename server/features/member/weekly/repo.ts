import { eq, sql, type SQL } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { aiConversationProfiles, promptUses } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { machineSteps, notifications, notificationSettings, tasks } from '#drizzle/schema/member.ts';
import type { MachineStepKey } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';
import { isReachable } from '#server/db/reachable.ts';

/** When a member's next note is due; null until the first is scheduled. */
export async function findDueAt(db: Database, params: { userId: string }): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: notificationSettings.weeklyDueAt })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, params.userId));
  return row?.dueAt ?? null;
}

/** Schedules the first note of members who have a finished profile and no date. @returns how many */
export async function planFirstNotes(db: Database, params: { dueAt: Date; most: number }): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into ${notificationSettings} (user_id, weekly_due_at)
    select u.id, ${params.dueAt.toISOString()}::timestamptz from ${users} u
    where ${isReachable('u')}
      and not exists (
        select 1 from ${notificationSettings} s where s.user_id = u.id and s.weekly_due_at is not null
      )
      and exists (
        select 1 from ${conversations} c
          join ${aiConversationProfiles} p on p.conversation_id = c.id and p.generated_profile is not null
        where c.user_id = u.id
      )
    limit ${params.most}
    on conflict (user_id) do update set weekly_due_at = excluded.weekly_due_at
      where ${notificationSettings}.weekly_due_at is null
    returning user_id`);
  return rows.length;
}

/** Members whose note is due, in random order, so that concurrent sweepers mostly get different ones. */
export async function listDueNotes(
  db: Database,
  params: { now: Date; most: number },
): Promise<{ userId: string; email: string; firstName: string | null }[]> {
  const { rows } = await db.execute<{ user_id: string; email: string; first_name: string | null }>(sql`
    select u.id as user_id, u.email, u.metadata ->> 'first_name' as first_name
    from ${notificationSettings} s join ${users} u on u.id = s.user_id
    where s.weekly_due_at <= ${params.now.toISOString()}::timestamptz and ${isReachable('u')}
    order by random() limit ${params.most}`);
  return rows.map((row) => ({ userId: row.user_id, email: row.email, firstName: row.first_name }));
}

/**
 * Claims a member's note and schedules the next one. Call it in the transaction that writes the note.
 * @returns the member's current settings; undefined when someone else claimed it
 */
export async function takeNote(
  tx: Database,
  params: { userId: string; now: Date; nextAt: Date },
): Promise<{ inApp: boolean; byMail: boolean } | undefined> {
  const { rows } = await tx.execute<{ in_app: boolean; by_mail: boolean }>(sql`
    update ${notificationSettings} set weekly_due_at = ${params.nextAt.toISOString()}::timestamptz
    where user_id in (
      select user_id from ${notificationSettings}
      where user_id = ${params.userId}::uuid and weekly_due_at <= ${params.now.toISOString()}::timestamptz
      for update skip locked
    )
    returning weekly_in_app as in_app, weekly_by_mail as by_mail`);
  const [row] = rows;
  return row && { inApp: row.in_app, byMail: row.by_mail };
}

export type WeekRow = {
  done_last_week: number;
  overdue: number;
  overdue_title: string | null;
  due_this_week: number;
  week_title: string | null;
  open: number;
  closed_steps: MachineStepKey[];
  prompts_used: number;
  unread_replies: number;
};

/** A member's week, in one statement. @param params days, and the start and end of last week */
export async function findWeek(
  db: Database,
  params: { userId: string; today: string; sunday: string; lastWeek: { from: Date; to: Date }; repliesAt: string },
): Promise<WeekRow> {
  const id = sql`${params.userId}::uuid`;
  const today = sql`${params.today}::date`;
  const thisWeek = sql`t.due_on between ${today} and ${params.sunday}::date`;
  const first = (which: SQL) =>
    sql`(select t.title from ${tasks} t where t.user_id = ${id} and t.status = 'open' and ${which}
      order by t.due_on, t.created_at, t.position, t.id limit 1)`;
  const { rows } = await db.execute<WeekRow>(sql`
    select
      count(*) filter (
        where t.status = 'done' and t.closed_at >= ${params.lastWeek.from.toISOString()}::timestamptz
          and t.closed_at < ${params.lastWeek.to.toISOString()}::timestamptz
      )::int as done_last_week,
      count(*) filter (where t.status = 'open' and t.due_on < ${today})::int as overdue,
      count(*) filter (where t.status = 'open' and ${thisWeek})::int as due_this_week,
      count(*) filter (where t.status = 'open')::int as open,
      ${first(sql`t.due_on < ${today}`)} as overdue_title,
      ${first(thisWeek)} as week_title,
      (select coalesce(json_agg(m.step), '[]') from ${machineSteps} m where m.user_id = ${id} and m.status <> 'open')
        as closed_steps,
      coalesce((
        select cardinality(p.prompt_keys) from ${promptUses} p
        where p.user_id = ${id} and p.month = to_char(now() at time zone 'utc', 'YYYY-MM-01')
      ), 0) as prompts_used,
      (
        select count(*)::int from ${notifications} n
        where n.user_id = ${id} and not n.is_read and n.sample is null and n.href like ${`${params.repliesAt}%`}
      ) as unread_replies
    from ${tasks} t where t.user_id = ${id}`);
  return rows[0]!;
}
