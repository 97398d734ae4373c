/** Inputs about service requests, of members and of the agency. */
import { z } from 'zod';
import { storableText } from '../domain/clean-text.ts';
import { memberLimits, requestStatuses, serviceTypes } from '../domain/member.ts';
import { isSearchable } from '../domain/users.ts';
import { momentCursor } from './cursor.ts';

/** Text as it was typed, bounded, without what a database cannot hold. */
const typedText = (max: number, tooLong: string) =>
  z
    .string()
    .max(4 * max, tooLong)
    .transform((value) => storableText(value).trim())
    .pipe(z.string().max(max, tooLong));

const tooLong = `Please use at most ${memberLimits.requestDescription} characters.`;
const description = typedText(memberLimits.requestDescription, tooLong).pipe(
  z.string().min(10, 'Please tell us in a sentence or two what you need.'),
);

/** What the screen checks, field by field. */
export const serviceRequestForm = z.strictObject({
  serviceType: z.enum(serviceTypes, 'Please choose a service.'),
  description,
});

export const serviceRequestInput = z.strictObject({
  ...serviceRequestForm.shape,
  /** Made by the browser for one filled form: what is sent twice is stored once. */
  submissionId: z.uuid(),
});

/** A page of a list. */
export const requestPageInput = z.strictObject({
  /** Where the page before ended. */
  cursor: momentCursor.nullish(),
  /** Sent along by the client's library; lists go one way only. */
  direction: z.literal('forward').optional(),
});

/** What the agency looks for. */
const searched = z
  .string()
  .max(200)
  .transform((value) => storableText(value).trim())
  .pipe(z.string().max(100).refine(isSearchable, 'Search for at least three letters or digits in a row.'));

/** A page of everybody's requests. */
export const agencyRequestsInput = z.strictObject({
  ...requestPageInput.shape,
  status: z.enum(requestStatuses).optional(),
  q: searched.optional(),
});

export const requestIdInput = z.strictObject({ requestId: z.uuid() });

export const updateServiceRequestInput = z.strictObject({
  requestId: z.uuid(),
  status: z.enum(requestStatuses),
  /** Message the member reads next to the status. */
  reply: typedText(memberLimits.requestDescription, tooLong).optional(),
  /**
   * The newest history event the admin had read, so that two admins don't answer without seeing each other's replies.
   */
  seen: z.uuid().optional(),
});
