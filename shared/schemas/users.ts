/** Inputs of the admin's user and people screens. */
import { z } from 'zod';
import { m } from '#messages';
import { roles } from '../domain/accounts.ts';
import { storableText } from '../domain/clean-text.ts';
import { adminSearch } from '../domain/admin.ts';
import { planIds } from '../domain/member.ts';
import { accountStates, isSearchable, userSorts } from '../domain/users.ts';
import { userCursor } from './cursor.ts';

const tooShort = m.validation_search();

/** The search term, as typed. */
export const adminSearchText = z
  .string()
  .max(4 * adminSearch.max, m.validation_characters({ max: adminSearch.max }))
  .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(adminSearch.min, tooShort).max(adminSearch.max).refine(isSearchable, tooShort));

export const userListInput = z.strictObject({
  q: adminSearchText.optional(),
  state: z.enum(accountStates).optional(),
  role: z.enum(roles).optional(),
  plan: z.enum(planIds).optional(),
  sort: z.enum(userSorts).default('newest'),
  /** Where the previous page ended. */
  cursor: userCursor.optional(),
});
export type UserListInput = z.output<typeof userListInput>;

/** Cursor of a timeline: a time with microseconds, the entry's kind, and its id. */
const timelineCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[a-z_]{1,30}:[\w-]{1,80}$/, m.validation_page_not_found());

/** The timeline of a person, named by an account or a contact. */
export const timelineInput = z
  .strictObject({
    userId: z.uuid().optional(),
    personId: z.uuid().optional(),
    cursor: timelineCursor.nullish(),
    /** Sent by the client library; the list has only one direction. */
    direction: z.literal('forward').optional(),
  })
  .refine(
    ({ userId, personId }) => (userId === undefined) !== (personId === undefined),
    m.validation_account_or_person(),
  );
