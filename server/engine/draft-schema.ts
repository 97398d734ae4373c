/**
 * Schema of what an engine writes for one business. Both the local engine and the model return this shape;
 * `assemble.ts` then combines it with the prompt library into the stored profile.
 */
import { z } from 'zod';
import { tradeFactsSchema } from '#shared/content/trades/schema.ts';
import { type stepIds } from '#shared/domain/chat-script.ts';
import type { Diagnosis } from '#shared/schemas/profile.ts';

/** Answers a recommendation may cite. Email, phone and small talk aren't among them. */
export const evidenceSteps = [
  'business_name',
  'business_description',
  'website_social',
  'current_marketing',
  'target_audience',
  'goals',
] as const satisfies readonly (typeof stepIds)[number][];
export type EvidenceStep = (typeof evidenceSteps)[number];

export const recommendationSchema = z.object({
  /** One to three full sentences, using the visitor's own words if possible. */
  text: z.string().trim().min(10).max(900),
  because: z.array(z.enum(evidenceSteps)).max(4),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const profileDraftSchema = z.object({
  targetAudience: recommendationSchema,
  positioning: recommendationSchema,
  advantages: z.array(recommendationSchema).min(4).max(6),
  aiTools: z.array(recommendationSchema).min(5).max(8),
  contentStrategy: recommendationSchema,
  leadGeneration: recommendationSchema,
  workflows: z.array(recommendationSchema).min(4).max(6),
  voiceAgents: recommendationSchema,
  integrations: z.array(recommendationSchema).min(3).max(6),
  thirtyDays: z.array(recommendationSchema).min(4).max(7),
  ninetyDays: z.array(recommendationSchema).min(4).max(7),
  longTerm: recommendationSchema,
  /** The industry's facts, tailored to this business; the prompt library fills its recipes with them. */
  facts: tradeFactsSchema,
});
export type ProfileDraft = z.infer<typeof profileDraftSchema> & {
  /** Opening of the profile. If a model provides none, the built-in rules write it. */
  diagnosis?: Diagnosis | undefined;
};

/** Texts of a plan, in reading order. */
export const planSchema = profileDraftSchema.pick({
  targetAudience: true,
  positioning: true,
  advantages: true,
  aiTools: true,
  contentStrategy: true,
  leadGeneration: true,
  workflows: true,
  voiceAgents: true,
  integrations: true,
  thirtyDays: true,
  ninetyDays: true,
  longTerm: true,
});
export type Plan = z.infer<typeof planSchema>;
export type PlanKey = keyof Plan;
