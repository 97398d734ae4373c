/** Inputs of the system screens; admins only. */
import { z } from 'zod';
import { m } from '#messages';
import { mailStatuses } from '../domain/accounts.ts';
import { storableText } from '../domain/clean-text.ts';
import { adminSearch } from '../domain/admin.ts';
import { workKinds } from '../domain/operations.ts';
import { isSearchable } from '../domain/users.ts';
import { eventCursor, momentCursor } from './cursor.ts';

export const mailListInput = z.strictObject({
  /** Any part of the recipient's address. */
  q: z
    .string()
    .max(adminSearch.max)
    .transform((value) => storableText(value).trim().toLowerCase())
    .pipe(z.union([z.literal(''), z.string().refine(isSearchable, m.validation_search())]))
    .optional(),
  status: z.enum(mailStatuses).optional(),
  template: z
    .string()
    .max(60)
    .regex(/^[a-z-]*$/)
    .optional(),
  /** Where the previous page ended. */
  cursor: momentCursor.optional(),
});

export const mailIdInput = z.strictObject({ id: z.uuid() });

export const testMailInput = z.strictObject({
  to: z
    .string()
    .max(400)
    .transform((value) => storableText(value).trim().toLowerCase())
    .pipe(z.email(m.validation_type_email()).max(254)),
});

const ownKinds = workKinds.filter((kind) => kind !== 'payment');
/** Payment rows have the provider's ids, the others our own. */
const eventId = z.string().regex(/^[\w-]{1,255}$/);

/** Failed work of a kind; `cursor` is where the previous page ended. */
export const failedWorkInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(ownKinds), cursor: momentCursor.optional() }),
  z.strictObject({ kind: z.literal('payment'), cursor: eventCursor.optional() }),
]);
export const retryWorkInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(ownKinds), id: z.uuid() }),
  z.strictObject({ kind: z.literal('payment'), id: eventId }),
]);
export const retryAllInput = z.strictObject({ kind: z.enum(workKinds) });

export const ledgerDays = [1, 7, 30, 90] as const;
export const ledgerInput = z.strictObject({
  days: z.union(ledgerDays.map((days) => z.literal(days))).default(7),
  /** Where the previous page ended. */
  cursor: momentCursor.optional(),
});
