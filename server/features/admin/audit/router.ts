import { z } from 'zod';
import { auditPageInput } from '#shared/schemas/audit.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toAuditPage, toAuditAdmins } from './present.ts';
import { listAdmins, listAudit } from './service.ts';

/** What admins did. Read-only: entries are written by the changes themselves. */
export const auditRouter = router({
  list: adminProcedure.input(auditPageInput).query(async ({ ctx, input }) => {
    const { subject, subjectId, adminId, action, cursor } = input;
    return toAuditPage(await listAudit(ctx.deps, { subject, subjectId, adminId, action, cursor: cursor ?? undefined }));
  }),

  /** Everyone with an entry. */
  admins: adminProcedure.input(z.void()).query(async ({ ctx }) => toAuditAdmins(await listAdmins(ctx.deps))),
});
