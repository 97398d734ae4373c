/** Schema of the generated marketing profile as it's stored, sent, and shown, no matter which engine wrote it. */
import { z } from 'zod';
import { stepIds } from '../domain/chat-script.ts';
import { limits } from '../limits.ts';

const sentence = z.string().trim().min(1).max(limits.profile.sentenceChars);

export const platformPromptSchema = z.object({
  title: z.string().trim().min(1).max(160),
  prompt: z.string().trim().min(1).max(limits.profile.promptChars),
  category: z.string().trim().min(1).max(80),
  useCase: z.string().trim().min(1).max(300),
});
export type PlatformPrompt = z.infer<typeof platformPromptSchema>;

export const olderPromptSchema = platformPromptSchema.omit({ category: true });

/** Opening of a profile: what holds the business back, and what to do about it first. */
export const diagnosisSchema = z.object({
  /** What holds this business back, from the owner's own facts. */
  bottleneck: sentence,
  /** This week's moves, most important first. */
  moves: z
    .array(z.object({ what: sentence, how: sentence, by: sentence, sign: sentence }))
    .min(1)
    .max(3),
  /** What not to do. */
  avoid: z.array(sentence).min(1).max(4),
  /** The one number to watch. */
  metric: sentence,
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;

export const generatedProfileSchema = z.object({
  /** Absent if the answers said too little, and in profiles from before it existed. */
  diagnosis: diagnosisSchema.optional(),
  businessAnalysis: z.object({
    targetAudience: sentence,
    positioning: sentence,
    advantages: z.array(sentence).min(1).max(12),
  }),
  strategies: z.object({
    aiTools: z.array(sentence).min(1).max(12),
    contentStrategy: sentence,
    leadGeneration: sentence,
  }),
  platformPrompts: z
    .record(
      z.string().regex(/^[a-z][a-zA-Z0-9]{1,30}$/),
      z.array(platformPromptSchema).min(1).max(limits.profile.maxPromptsPerPlatform),
    )
    .refine((map) => Object.keys(map).length <= limits.profile.maxPlatforms, 'too many platforms')
    .optional(),
  /** Older format of a profile: one flat list. */
  prompts: z.array(olderPromptSchema).max(400).optional(),
  automations: z.object({
    workflows: z.array(sentence).min(1).max(12),
    voiceAgents: sentence,
    integrations: z.array(sentence).min(1).max(12),
  }),
  roadmap: z.object({
    thirtyDays: z.array(sentence).min(1).max(12),
    ninetyDays: z.array(sentence).min(1).max(12),
    longTerm: sentence,
  }),
  /**
   * Answers that a recommendation is based on, by the item's path: `businessAnalysis.positioning`,
   * `strategies.aiTools.0`, `roadmap.thirtyDays.2` …
   */
  because: z.record(z.string().max(60), z.array(z.enum(stepIds)).min(1).max(6)).optional(),
  /** Questions without usable answers, which the profile asks again. */
  missing: z.array(z.enum(stepIds)).max(6).optional(),
  /** Its language; absent in older profiles, which are in English. */
  language: z.enum(['en', 'es']).optional(),
  /** The industry the engine recognized, in words a visitor can check. */
  trade: z.object({ slug: z.string().max(60), name: z.string().max(80) }).optional(),
});
export type GeneratedProfile = z.infer<typeof generatedProfileSchema>;

/** Counts the prompts of either format. */
export function countPrompts(profile: GeneratedProfile): number {
  const byPlatform = Object.values(profile.platformPrompts ?? {}).reduce((sum, list) => sum + list.length, 0);
  return byPlatform + (profile.prompts?.length ?? 0);
}
