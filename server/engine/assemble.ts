/** Turns a draft into the profile that is stored and shown. */
import {
  generatedProfileSchema,
  type Diagnosis,
  type GeneratedProfile,
  type PlatformPrompt,
} from '#shared/schemas/profile.ts';
import { limits } from '#shared/limits.ts';
import type { Brief } from './brief.ts';
import { checkedDiagnosis, diagnose } from './diagnosis/diagnose.ts';
import type { ProfileDraft, Recommendation } from './draft-schema.ts';
import { buildPrompts } from './prompts/platforms.ts';
import { missingIn } from './reading/thin.ts';
import { clip, clipSentences, squeeze } from './text.ts';
import { tradeNameOf } from './understood.ts';

// Control and direction marks that models and visitors may include. Quotation marks stay, because this is text for
// people.
// eslint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function plain(text: string): string {
  return clipSentences(squeeze(text.toWellFormed().replace(unseen, ' ')), limits.profile.sentenceChars);
}

function plainDiagnosis({ bottleneck, moves, avoid, metric }: Diagnosis): Diagnosis {
  return {
    bottleneck: plain(bottleneck),
    moves: moves.map(({ what, how, by, sign }) => ({
      what: plain(what),
      how: plain(how),
      by: plain(by),
      sign: plain(sign),
    })),
    avoid: avoid.map(plain),
    metric: plain(metric),
  };
}

/**
 * @param brief what the visitor told us
 * @param draft the local engine's or a model's draft
 * @param prompts the prompts, if they weren't written by the library
 * @returns the profile, validated against its schema
 * @throws ZodError if the draft can't be brought into shape
 */
export function assembleProfile(
  brief: Brief,
  draft: ProfileDraft,
  prompts: Record<string, PlatformPrompt[]> = buildPrompts(brief, draft.facts),
): GeneratedProfile {
  const because: NonNullable<GeneratedProfile['because']> = {};
  const one = (path: string, item: Recommendation): string => {
    if (item.because.length > 0) because[path] = item.because;
    return plain(item.text);
  };
  const many = (path: string, items: readonly Recommendation[]): string[] =>
    items.map((item, index) => one(`${path}.${index}`, item));

  const missing = missingIn(brief);
  const diagnosis = checkedDiagnosis(brief, draft.diagnosis) ?? diagnose(brief);
  return generatedProfileSchema.parse({
    ...(diagnosis ? { diagnosis: plainDiagnosis(diagnosis) } : {}),
    businessAnalysis: {
      targetAudience: one('businessAnalysis.targetAudience', draft.targetAudience),
      positioning: one('businessAnalysis.positioning', draft.positioning),
      advantages: many('businessAnalysis.advantages', draft.advantages),
    },
    strategies: {
      aiTools: many('strategies.aiTools', draft.aiTools),
      contentStrategy: one('strategies.contentStrategy', draft.contentStrategy),
      leadGeneration: one('strategies.leadGeneration', draft.leadGeneration),
    },
    platformPrompts: prompts,
    automations: {
      workflows: many('automations.workflows', draft.workflows),
      voiceAgents: one('automations.voiceAgents', draft.voiceAgents),
      integrations: many('automations.integrations', draft.integrations),
    },
    roadmap: {
      thirtyDays: many('roadmap.thirtyDays', draft.thirtyDays),
      ninetyDays: many('roadmap.ninetyDays', draft.ninetyDays),
      longTerm: one('roadmap.longTerm', draft.longTerm),
    },
    because,
    language: brief.language,
    trade: { slug: brief.trade.slug, name: clip(tradeNameOf(brief) || 'Not known yet', 80) },
    ...(missing.length > 0 ? { missing } : {}),
  });
}
