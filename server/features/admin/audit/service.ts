/** Audit log: one entry per change, written in the change's transaction. */
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
  /** State before and after. Only states, ids, and our own terms, because entries outlive the person they're about. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};
export type AuditEntry = Awaited<ReturnType<typeof repo.listAudit>>[number];
export type AuditAdmin = Awaited<ReturnType<typeof repo.listAdmins>>[number];

/** Writes an entry in the transaction of its change, so that neither exists without the other. */
export async function writeAudit(tx: Pick<Database, 'insert'>, line: AuditLine): Promise<void> {
  await repo.insertAudit(tx, { ...line, before: line.before ?? null, after: line.after ?? null });
}

/** Lists entries, newest first. @param input `cursor`: id of the last one seen */
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

/** Lists everyone with an entry, including those whose account is gone. */
export function listAdmins(deps: Deps): Promise<AuditAdmin[]> {
  return repo.listAdmins(deps.db);
}
