import { auditActions } from '#shared/domain/audit.ts';
import type { AuditAdmin, AuditEntry } from './service.ts';

/** Presents audit entries for the agency. An admin whose account is gone has no address. */
export function toAuditPage({ items, nextCursor }: { items: AuditEntry[]; nextCursor: number | null }) {
  return {
    items: items.map(({ id, at, adminId, adminEmail, action, subject, subjectId, before, after }) => ({
      id,
      at: at.toISOString(),
      adminId,
      adminEmail,
      action,
      actionWords: (auditActions as Record<string, string>)[action] ?? action,
      subject,
      subjectId,
      before,
      after,
    })),
    nextCursor,
  };
}

export function toAuditAdmins(admins: AuditAdmin[]) {
  return admins.map(({ id, email }) => ({ id, email }));
}
