/** What admins did: one line per change, written in the transaction of the change. */
import type { AuditAction, AuditSubject } from '#shared/domain/audit.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { pageById } from '#server/lib/cursor.ts';
import * as repo from './repo.ts';

const pageSize = 50;

export type AuditLine = {
  adminId: string;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** What was and what is. States, ids and words of ours alone: the line outlives the person it is about. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};
export type AuditEntry = Awaited<ReturnType<typeof repo.listAudit>>[number];
export type AuditAdmin = Awaited<ReturnType<typeof repo.listAdmins>>[number];

/** Writes a line into the transaction of the change it tells of, so that neither is without the other. */
export async function writeAudit(tx: Pick<Database, 'insert'>, line: AuditLine): Promise<void> {
  await repo.insertAudit(tx, { ...line, before: line.before ?? null, after: line.after ?? null });
}

/** Lines, newest first. @param input `cursor`: id of the last one seen */
export async function listAudit(
  deps: Deps,
  input: {
    subject?: string | undefined;
    subjectId?: string | undefined;
    adminId?: string | undefined;
    action?: AuditAction | undefined;
    cursor?: number | undefined;
  },
): Promise<{ items: AuditEntry[]; nextCursor: number | null }> {
  const { subject, subjectId, adminId, action, cursor: before } = input;
  const rows = await repo.listAudit(deps.db, { subject, subjectId, adminId, action, before, limit: pageSize + 1 });
  return pageById(rows, pageSize);
}

/** Everybody who has a line in the log, also those whose account is gone. */
export function listAdmins(deps: Deps): Promise<AuditAdmin[]> {
  return repo.listAdmins(deps.db);
}
