/** Input of the audit log. */
import { z } from 'zod';
import { auditActions, auditSubjects, type AuditAction } from '../domain/audit.ts';

/** A page of entries, newest first; each filter narrows it. */
export const auditPageInput = z.strictObject({
  subject: z.enum(auditSubjects).optional(),
  /** Usually a uuid; claims use our own keys as ids. */
  subjectId: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w:./-]+$/)
    .optional(),
  adminId: z.uuid().optional(),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]).optional(),
  /** Number of the last entry seen. */
  cursor: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullish(),
  /** Sent by the client library; the list has only one direction. */
  direction: z.literal('forward').optional(),
});
