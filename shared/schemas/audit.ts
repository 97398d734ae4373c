/** Input of the audit log. */
import { z } from 'zod';
import { auditActions, auditSubjects, type AuditAction } from '../domain/audit.ts';

/** A page of lines, newest first; each filter narrows it. */
export const auditPageInput = z.strictObject({
  subject: z.enum(auditSubjects).optional(),
  /** Mostly a uuid; claims have words of ours for an id. */
  subjectId: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w:./-]+$/)
    .optional(),
  adminId: z.uuid().optional(),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]).optional(),
  /** Number of the last line seen. */
  cursor: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullish(),
  /** Sent along by the client's library; the list goes one way only. */
  direction: z.literal('forward').optional(),
});
