/** Schema of a sample profile's file: a made-up owner's answers, and the profile that the engine writes from them. */
import { z } from 'zod';
import { stepIds } from '#shared/domain/chat-script.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import { icon, line, text } from '../schema-fields.ts';

export const sampleProfileFile = z.strictObject({
  slug: z.string(),
  /** What kind of business it is: "AC company". */
  industry: line,
  icon,
  title: line,
  description: text,
  lead: text,
  summary: line,
  updated: z.iso.date(),
  /** The owner's answers, as the chat stores them. */
  answers: z.partialRecord(z.enum(stepIds), z.union([z.string(), z.array(z.string())])),
  /** Number of prompts by platform. The profile contains the first few of each. */
  promptTotals: z.record(z.string(), z.int().positive()),
  /** Written by `npm run sample-profiles`; never edited by hand. */
  profile: generatedProfileSchema,
});
export type SampleProfile = z.infer<typeof sampleProfileFile>;

/** How many prompts of each platform a sample contains. */
export const samplePrompts = 2;
