/** Inputs of the lead inbox. */
import { z } from 'zod';
import { storableText } from '../domain/clean-text.ts';
import { leadKinds, leadStatuses } from '../domain/inbox.ts';

/** Lengths are in characters. */
export const inboxLimits = {
  /** A shorter search is not made. */
  searchMin: 3,
  search: 100,
  tag: 40,
  tags: 10,
  note: 4_000,
  subject: 120,
  answer: 8_000,
  mergedAtOnce: 20,
} as const;

/** Text as it was typed, without what a database cannot hold. */
const typed = (max: number, tooLong = `Please use at most ${max} characters.`) =>
  z
    .string()
    .max(4 * max, tooLong)
    .transform((value) => storableText(value).trim())
    .pipe(z.string().max(max, tooLong));
const required = (max: number, missing: string) => typed(max).pipe(z.string().min(1, missing));
/** In one line, as a header of a mail or a label is. */
const oneLine = (max: number, missing: string) =>
  z
    .string()
    .max(4 * max, `Please use at most ${max} characters.`)
    .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, missing).max(max, `Please use at most ${max} characters.`));

const tag = oneLine(inboxLimits.tag, 'A tag needs at least one letter or number.');

/** What a list shows: filters, search and order. The export takes the same. */
export const leadFilter = z.strictObject({
  q: typed(inboxLimits.search).optional(),
  kind: z.enum(leadKinds).optional(),
  status: z.enum(leadStatuses).optional(),
  /** An admin's id, oneself, or leads that nobody has taken. */
  owner: z.union([z.enum(['me', 'nobody']), z.uuid()]).optional(),
  tag: tag.optional(),
  /** `waiting`: a promised answer is still to be given. */
  show: z.enum(['waiting', 'all']).optional(),
  /** `clock`: promised answers first, the longest overdue on top, then the newest. */
  sort: z.enum(['clock', 'newest']).optional(),
  /** Path of the first page of the visit. */
  landing: z.string().max(300).transform(storableText).optional(),
});
export type LeadFilter = z.output<typeof leadFilter>;

/** Where a page of the list begins: `c` or `n` for the order, the key of the last one seen, and its id. */
export const leadCursor = z
  .string()
  .regex(/^[cn]-?\d{1,16}_[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, 'We couldn’t find that page.');

export const leadListInput = z.strictObject({
  ...leadFilter.shape,
  cursor: leadCursor.nullish(),
  /** Sent along by the client's library; lists go one way only. */
  direction: z.literal('forward').optional(),
});

export const leadIdInput = z.strictObject({ leadId: z.uuid() });

export const setLeadStatusInput = z.strictObject({
  leadId: z.uuid(),
  status: z.enum(leadStatuses),
  /** The status it had on the screen. */
  seen: z.enum(leadStatuses),
});

export const setLeadOwnerInput = z.strictObject({
  leadId: z.uuid(),
  ownerId: z.uuid().nullable(),
  /** Whose it was on the screen. */
  seen: z.uuid().nullable(),
});

/** What the screen checks before a tag is added. */
export const leadTagForm = z.strictObject({ tag });

const tags = z
  .array(tag)
  .max(inboxLimits.tags, `Please use at most ${inboxLimits.tags} tags.`)
  .transform((words) => [...new Set(words)]);
/** `seen`: the tags it had on the screen, in their order. */
export const setLeadTagsInput = z.strictObject({ leadId: z.uuid(), tags, seen: tags });

/** What the screen checks before a note is sent. */
export const leadNoteForm = z.strictObject({ body: required(inboxLimits.note, 'Please write something.') });
export const leadNoteInput = z.strictObject({
  ...leadNoteForm.shape,
  leadId: z.uuid(),
  /** Made by the browser for one filled form: what is sent twice is stored once. */
  submissionId: z.uuid(),
});

export const leadAnswerForm = z.strictObject({
  subject: oneLine(inboxLimits.subject, 'Add a subject to your email.'),
  body: required(inboxLimits.answer, 'Please write your reply.'),
});
export const leadAnswerInput = z.strictObject({
  ...leadAnswerForm.shape,
  leadId: z.uuid(),
  submissionId: z.uuid(),
});

export const mergePeopleInput = z.strictObject({
  /** The person that stays. */
  keptId: z.uuid(),
  mergedIds: z.array(z.uuid()).min(1).max(inboxLimits.mergedAtOnce),
});
export const undoMergeInput = z.strictObject({ mergeId: z.uuid() });
