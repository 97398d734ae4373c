/** Test helpers: answers with sensible defaults, and the checks that every prompt must pass. */
import type { ChatUserProfile } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { Trade } from '#shared/content/trades/schema.ts';
import type { Brief } from './brief.ts';
import { businessOf } from './reading/business.ts';

export function answersWith(part: Partial<ChatUserProfile> = {}): ChatUserProfile {
  return {
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '',
    businessName: 'Sunny Day',
    businessDescription: 'We fix AC units in Hollywood, mostly same day.',
    website: 'Not provided',
    currentMarketing: 'Word of mouth',
    targetAudience: 'Homeowners',
    goals: ['Get more leads', 'Get more reviews'],
    ...part,
  };
}

/** Returns the same business in each industry, so that only the industry's facts differ. */
export function briefFor(trade: Trade): Brief {
  return {
    firstName: 'Ana',
    businessName: 'Sunny Day',
    description: '',
    website: undefined,
    currentMarketing: 'Word of mouth',
    targetAudience: 'Homeowners',
    goals: ['Get more leads', 'Get more reviews'],
    place: 'Hollywood, Florida',
    trade,
    isGeneralTrade: false,
    archetype: trade.archetype,
    confidence: 'sure',
    language: 'en',
    business: businessOf([]),
  };
}

export function promptsOf(profile: GeneratedProfile) {
  return Object.values(profile.platformPrompts ?? {}).flat();
}

export function sentencesOf(profile: GeneratedProfile): string[] {
  return promptsOf(profile)
    .flatMap(({ prompt }) => prompt.split(/(?<=[.!?])\s+|\n+/))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Returns every text of the plan, without the prompts. */
export function planTexts(profile: GeneratedProfile): string[] {
  const { businessAnalysis, strategies, automations, roadmap } = profile;
  return [businessAnalysis, strategies, automations, roadmap].flatMap((part) => Object.values(part).flat());
}

/** Matches unfilled variables and visible template syntax. */
export const unfilled = /\{|\}|\[|\]|\$\(|\bundefined\b|\bNaN\b|\bnull\b|\[object/;
export const slips =
  / {2}| \.(?![.\w])| ,|;\.|,\.|\?\.|!\.|(?<!\.)\.\.(?!\.)|\b(an?|the|of|to|is|and|for) \1\b|\ba (?:hour|honest|a|e|i[^n]?\w|o(?!ne|nce)\w)\w*|\bfor for\b/;
