/** Inputs about users and people, of the agency's desk. */
import { z } from 'zod';
import { roles } from '../domain/accounts.ts';
import { storableText } from '../domain/clean-text.ts';
import { deskSearch } from '../domain/desk.ts';
import { planIds } from '../domain/member.ts';
import { accountStates, isSearchable, userSorts } from '../domain/people.ts';
import { userCursor } from './cursor.ts';

const tooShort = 'Search for at least three letters or digits in a row.';

/** What is searched for, as it was typed. */
export const deskSearchText = z
  .string()
  .max(4 * deskSearch.max, `Please use at most ${deskSearch.max} characters.`)
  .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(deskSearch.min, tooShort).max(deskSearch.max).refine(isSearchable, tooShort));

export const userListInput = z.strictObject({
  q: deskSearchText.optional(),
  state: z.enum(accountStates).optional(),
  role: z.enum(roles).optional(),
  plan: z.enum(planIds).optional(),
  sort: z.enum(userSorts).default('newest'),
  /** Where the page before ended. */
  cursor: userCursor.optional(),
});
export type UserListInput = z.output<typeof userListInput>;

/** Where a page of a timeline ends: a moment to the microsecond, the kind of the entry and its id. */
const timelineCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[a-z_]{1,30}:[\w-]{1,80}$/, 'We couldn’t find that page.');

/** The timeline of a person, named by an account or by an entry of the agency's address book. */
export const timelineInput = z
  .strictObject({
    userId: z.uuid().optional(),
    personId: z.uuid().optional(),
    cursor: timelineCursor.nullish(),
    /** Sent along by the client's library; the list goes one way only. */
    direction: z.literal('forward').optional(),
  })
  .refine(
    ({ userId, personId }) => (userId === undefined) !== (personId === undefined),
    'Name an account or a person.',
  );
