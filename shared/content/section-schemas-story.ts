/** Sections that show work instead of describing it: worked examples, a day's plan, what comes out of it, and proof. */
import { z } from 'zod';
import { proofTopics, type ProofItem } from '../domain/proof.ts';
import { anchor, line, link, text } from './schema-fields.ts';

/** What a stage of a worked example shows, drawn the way the product or a phone shows it. */
const artifact = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('chat'),
    lines: z
      .array(z.strictObject({ from: z.enum(['us', 'you']), text }))
      .min(2)
      .max(6),
  }),
  z.strictObject({ kind: z.literal('finding'), heading: line, text, because: line }),
  z.strictObject({ kind: z.literal('prompt'), platform: line, title: line, text }),
  /** Something a customer sees. */
  z.strictObject({ kind: z.literal('live'), channel: line, from: line, text }),
  z.strictObject({
    kind: z.literal('numbers'),
    caption: line,
    columns: z.array(line).min(2).max(4),
    rows: z
      .array(z.strictObject({ label: line, values: z.array(line).min(1).max(3) }))
      .min(1)
      .max(5),
  }),
  z.strictObject({ kind: z.literal('list'), heading: line, items: z.array(line).min(2).max(6) }),
]);

/** Story in stages, each with what exists by then. */
export const workedExample = z.strictObject({
  kind: z.literal('worked-example'),
  title: line,
  lead: text.optional(),
  /** States that the business shown is fictional. */
  note: line,
  stages: z
    .array(z.strictObject({ when: line, title: line, text, artifact: artifact.optional() }))
    .min(2)
    .max(8),
  link: link.optional(),
});

/** A day by the hour. */
export const dayPlan = z.strictObject({
  kind: z.literal('day-plan'),
  title: line,
  lead: text.optional(),
  sessions: z
    .array(
      z.strictObject({
        /** Without a time, sessions are numbered. */
        time: line.optional(),
        title: line,
        text,
        /** What attendees have at the end of the session. */
        makes: line,
      }),
    )
    .min(2)
    .max(10),
  note: line.optional(),
});

const outputForms = ['clip', 'post', 'email', 'faq', 'page', 'phone', 'sheet', 'voice'] as const;

/** Pictures of what gets made from a recording or in a day. */
export const outputs = z.strictObject({
  kind: z.literal('outputs'),
  title: line,
  lead: text.optional(),
  /** Where they all come from, drawn above them. */
  source: z.strictObject({ title: line, text: line }).optional(),
  items: z
    .array(z.strictObject({ form: z.enum(outputForms), title: line, text, words: line }))
    .min(2)
    .max(8),
  note: line.optional(),
});

/** What customers said and what changed for them, from the owner's list (/admin/proof). Not on the page without entries. */
export const proof = z.strictObject({
  kind: z.literal('proof'),
  /** `all`: entries for any page. */
  topic: z.enum([...proofTopics, 'all']),
  /** Only entries of this city. */
  city: anchor.optional(),
  title: line,
  lead: text.optional(),
  /** Filled in when the page is loaded. */
  items: z.array(z.custom<ProofItem>()).optional(),
});
