/** Sections that show a service at work: a call, a before and after, an automation, one story in several forms. */
import { z } from 'zod';
import { icon, line, text } from './schema-fields.ts';

/** The recorded call (calls/cooling-call.ts) with its transcript, and the text message that the owner gets. */
export const callDemo = z.strictObject({
  kind: z.literal('call-demo'),
  title: line,
  lead: text,
  /** States that the call is made up and the voices are synthetic. */
  note: line,
  summary: z.strictObject({
    heading: line,
    lines: z.array(line).min(2).max(6),
    text,
  }),
});

/** One side of a before and after: parts from top to bottom. `mark` is the number of the note about a part. */
const version = z.strictObject({
  /** The address of a page, or the name of a listing. */
  name: line,
  parts: z
    .array(
      z.strictObject({
        as: z.enum(['title', 'text', 'small', 'button', 'list', 'picture']),
        text,
        mark: z.int().min(1).max(6).optional(),
      }),
    )
    .min(2)
    .max(10),
});

/** A web page, a listing on a map, or a text of a made-up business, before and after. */
export const beforeAfter = z.strictObject({
  kind: z.literal('before-after'),
  title: line,
  lead: text,
  frame: z.enum(['page', 'listing', 'copy']),
  before: version,
  after: version,
  /** What changed, in the order of the marks. */
  notes: z
    .array(z.strictObject({ title: line, text }))
    .min(2)
    .max(6),
  /** States that the business is made up. */
  note: line,
});

/** An automation, one step after another. */
export const automationSteps = z.strictObject({
  kind: z.literal('automation-steps'),
  title: line,
  lead: text,
  steps: z
    .array(
      z.strictObject({
        icon,
        name: line,
        /** When it happens, such as `Sat 4:12 PM`. */
        when: line,
        title: line,
        text,
        /** Message on the customer's phone, and the customer's reply. */
        message: text,
        reply: line.optional(),
        /** What the owner sees. */
        owner: text,
        /** What can go wrong, and what happens then. */
        fallback: text,
      }),
    )
    .min(3)
    .max(6),
  /** States that the business is made up. */
  note: line,
});

/** One story from a shop, as a post for each of several places. */
export const oneStory = z.strictObject({
  kind: z.literal('one-story'),
  title: line,
  lead: text,
  source: z.strictObject({ heading: line, text, who: line }),
  posts: z
    .array(z.strictObject({ icon, place: line, text: z.string().trim().min(1).max(900), why: text }))
    .min(3)
    .max(6),
  /** States that the shop is made up. */
  note: line,
});
