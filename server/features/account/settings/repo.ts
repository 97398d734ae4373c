import { eq, sql, type SQL } from 'drizzle-orm';
import { sessions, users, profiles } from '#drizzle/schema/account.ts';
import { notificationSettings } from '#drizzle/schema/member.ts';
import { memberLimits } from '#shared/domain/member.ts';
import type { SignUpMetadata } from '#shared/domain/accounts.ts';
import type { NoticeSettings } from '#shared/schemas/settings.ts';
import type { Database } from '#server/db/client.ts';
import { erasePerson, findConversationIds, readPerson } from '#server/db/personal-data.ts';

const grace = sql.raw(`interval '${memberLimits.deletionGraceDays} days'`);

/** Stores names in the member's profile and in the account's sign-up data, from which the profile is created. */
export async function updateNames(db: Database, params: { userId: string; names: SignUpMetadata }): Promise<void> {
  const { userId, names } = params;
  await db.execute(sql`
    with renamed as (
      update ${users} set metadata = ${JSON.stringify(names)}::jsonb, updated_at = now()
      where id = ${userId} returning id
    )
    insert into ${profiles} (id, first_name, last_name, full_name, business_name)
    select id, ${names.first_name}::text, ${names.last_name}::text, ${names.full_name}::text, ${names.business_name}::text
    from renamed
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      full_name = excluded.full_name, business_name = excluded.business_name, updated_at = now()`);
}

/** @returns the account's password hash; null if none was chosen yet. */
export async function findPasswordHash(db: Database, params: { userId: string }): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, params.userId));
  if (!row) throw new Error('a session without an account');
  return row.passwordHash;
}

const noticeColumns = {
  weeklyInApp: notificationSettings.weeklyInApp,
  weeklyByMail: notificationSettings.weeklyByMail,
  remindersByMail: notificationSettings.remindersByMail,
};

/** Notification settings; undefined if nothing was ever changed. */
export async function findNoticeSettings(
  db: Database,
  params: { userId: string },
): Promise<NoticeSettings | undefined> {
  const [row] = await db
    .select(noticeColumns)
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, params.userId));
  return row;
}

/** Changes the given settings; two concurrent switches both count. @returns all settings */
export async function upsertNoticeSettings(
  db: Database,
  params: { userId: string; settings: Partial<NoticeSettings> },
): Promise<NoticeSettings> {
  const { userId, settings } = params;
  const [row] = await db
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...settings, updatedAt: sql`now()` } })
    .returning(noticeColumns);
  return row!;
}

/** Turns off one kind of email for an account, if it still exists. */
export async function turnOff(
  db: Database,
  params: { userId: string; setting: keyof typeof noticeColumns },
): Promise<void> {
  const column = sql.identifier(noticeColumns[params.setting].name);
  await db.execute(sql`
    insert into ${notificationSettings} (user_id, ${column})
    select id, false from ${users} where id = ${params.userId}::uuid
    on conflict (user_id) do update set ${column} = false, updated_at = now()`);
}

/** Finds an account that may download its data: unchanged since the link was created, and not banned. */
export async function findExporting(
  db: Database,
  params: { userId: string; epoch: number },
): Promise<{ userId: string; email: string } | undefined> {
  const { rows } = await db.execute<{ userId: string; email: string }>(sql`
    select id as "userId", email from ${users}
    where id = ${params.userId} and session_epoch = ${params.epoch}
      and (banned_until is null or banned_until <= now())`);
  return rows[0];
}

/** See `readPerson`. */
export async function* readOwnData(db: Database, account: { userId: string; email: string }) {
  yield* readPerson(db, { ...account, conversationIds: await findConversationIds(db, account) });
}

/** Whether there would be an admin other than this account. For a row of `users` with the alias `u`. */
const leavesAnAdmin: SQL = sql`(u.role <> 'admin' or exists (
  select 1 from users o where o.role = 'admin' and o.id <> u.id and o.deletion_due_at is null
    and o.confirmed_at is not null and (o.banned_until is null or o.banned_until <= now())
))`;

/** Serializes admins who leave at the same moment, so that the second one sees the first. */
export async function lockAdmins(tx: Database): Promise<void> {
  await tx.execute(sql`select id from ${users} where role = 'admin' order by id for no key update`);
}

/**
 * Sets the day on which an account is erased, unless it's set already.
 * @returns the time as ISO text, and the address; undefined for the last admin.
 */
export async function planDeletion(
  tx: Database,
  params: { userId: string },
): Promise<{ dueAt: string; email: string; isNew: boolean } | undefined> {
  const { rows } = await tx.execute<{ dueAt: string; email: string; isNew: boolean }>(sql`
    with before as (select id, deletion_due_at from ${users} where id = ${params.userId} for no key update)
    update ${users} u set deletion_due_at = coalesce(u.deletion_due_at, now() + ${grace}), updated_at = now()
    from before where u.id = before.id and ${leavesAnAdmin}
    returning to_char(u.deletion_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt", u.email,
      before.deletion_due_at is null as "isNew"`);
  return rows[0];
}

/** Ends all sessions of an account but this one. */
export async function endOtherSessions(tx: Database, params: { userId: string; sessionId: string }): Promise<void> {
  await tx.execute(sql`delete from ${sessions} where user_id = ${params.userId} and id <> ${params.sessionId}`);
}

/** Cancels a planned erasure. @returns the address; undefined when none was planned */
export async function cancelDeletion(db: Database, params: { userId: string }): Promise<{ email: string } | undefined> {
  const { rows } = await db.execute<{ email: string }>(sql`
    update ${users} set deletion_due_at = null, updated_at = now()
    where id = ${params.userId} and deletion_due_at is not null returning email`);
  return rows[0];
}

/** Accounts due for erasure, by the database's clock. */
export async function findDueDeletions(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${users} u where deletion_due_at <= now() and ${leavesAnAdmin} order by deletion_due_at limit 20`);
  return rows.map(({ id }) => id);
}

/**
 * Erases an account that is due, with all of its owner's data. Call it in a transaction of its own.
 * @returns false when it isn't due anymore, or locked by another process
 */
export async function eraseIfDue(tx: Database, params: { userId: string }): Promise<boolean> {
  const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
    select id as "userId", email from ${users} u
    where id = ${params.userId} and deletion_due_at <= now() and ${leavesAnAdmin}
    for update skip locked`);
  if (!rows[0]) return false;
  await erasePerson(tx, rows[0]);
  return true;
}
