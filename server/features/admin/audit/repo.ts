import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { auditLog } from '#drizzle/schema/admin.ts';
import type { Database } from '#server/db/client.ts';

export type AuditFilter = {
  subject: string | undefined;
  subjectId: string | undefined;
  adminId: string | undefined;
  action: string | undefined;
};

export async function insertAudit(db: Pick<Database, 'insert'>, line: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(line);
}

/**
 * Lists entries, newest first. @param params `before`: id of the last one seen. `adminEmail` is null once the account
 * is gone
 */
export async function listAudit(db: Database, params: AuditFilter & { before: number | undefined; limit: number }) {
  const { subject, subjectId, adminId, action, before, limit } = params;
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      adminId: auditLog.adminId,
      adminEmail: users.email,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(users, sql`${users.id} = ${auditLog.adminId}`)
    .where(
      and(
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        adminId === undefined ? undefined : eq(auditLog.adminId, adminId),
        action === undefined ? undefined : eq(auditLog.action, action),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** Lists everyone with an entry, using one index lookup per admin. `email` is null once the account is gone. */
export async function listAdmins(db: Database): Promise<{ id: string; email: string | null }[]> {
  const { rows } = await db.execute<{ id: string; email: string | null }>(sql`
    with recursive acted (id) as (
      (select admin_id from ${auditLog} order by admin_id limit 1)
      union all
      select (select a.admin_id from ${auditLog} a where a.admin_id > acted.id order by a.admin_id limit 1)
      from acted where acted.id is not null
    )
    select acted.id, u.email from acted left join ${users} u on u.id = acted.id
    where acted.id is not null order by u.email, acted.id`);
  return rows;
}
