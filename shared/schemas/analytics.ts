/** Inputs of the agency's numbers, and of the note that a page sends when a visit begins. */
import { z } from 'zod';
import { cutText, storableText } from '../domain/clean-text.ts';
import { analyticsRanges } from '../domain/analytics.ts';

export const analyticsInput = z.strictObject({ days: z.literal(analyticsRanges) });

/** What is longer is cut: no visit is refused for a long address. */
const note = (max: number) => z.string().transform((value) => cutText(storableText(value).trim(), max));

export const visitInput = z.strictObject({
  /** Made by the tab, so that a conversation that follows can name its visit. */
  id: z.uuid().optional(),
  path: note(300),
  /** The part of the query that names a campaign. */
  query: note(1000),
  /** Host of the page that led here, or nothing. */
  referrer: note(250),
});
export type VisitInput = z.output<typeof visitInput>;
