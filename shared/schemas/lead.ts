/** Fields that every public form sends in addition to its own. */
import { z } from 'zod';
import { cutText, storableText } from '../domain/clean-text.ts';

/**
 * A form sent sooner after it was shown is taken for a machine's: answered as success and thrown away. A form that a person
 * could fill in less time (a draft brought back, a remembered address) waits in the browser until this time is over.
 */
export const leadMinElapsedMs = 1500;

/** Where a visitor came from is kept as far as it is short; what is longer is cut, as no lead is refused for it. */
const note = (max: number) =>
  z
    .string()
    .transform((value) => cutText(storableText(value).trim(), max))
    .optional();

export const leadOriginSchema = z.strictObject({
  /** Path of the first page of this visit, with its query. */
  firstPage: note(300),
  /** Path of the page the form was sent from. */
  lastPage: note(300),
  referrer: note(300),
  utmSource: note(120),
  utmMedium: note(120),
  utmCampaign: note(120),
  utmTerm: note(120),
  utmContent: note(120),
  referralCode: note(60),
});
export type LeadOrigin = z.output<typeof leadOriginSchema>;

export const leadFields = {
  /**
   * Made by the browser for one filled form and kept over retries and double clicks: the same id with the same fields is
   * stored once. What was changed after a failed try is another message.
   */
  submissionId: z.uuid(),
  /** A field that people do not see and leave empty; what fills it is a machine. */
  website2: z.string().max(2000).default(''),
  /** Time since the form was shown, in milliseconds, by a clock that nobody can turn back (performance.now). */
  elapsedMs: z.int().min(0),
  origin: leadOriginSchema.optional(),
};

/** Required text: anything but blanks. */
export const requiredText = (message: string) =>
  z
    .string(message)
    .transform((value) => storableText(value).trim())
    .pipe(z.string().min(1, message));
