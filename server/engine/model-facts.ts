/** Facts for the prompts once a model has said what's specific to a business. */
import { z } from 'zod';
import { tradeFactsSchema, type TradeFacts } from '#shared/content/trades/schema.ts';
import type { Brief } from './brief.ts';
import { tailorFacts } from './draft/facts.ts';
import { detectLanguage } from './reading/language.ts';
import type { Check } from './review.ts';

/** Facts from a model: only those it wants to phrase differently. */
export type OfferedFacts = Partial<TradeFacts>;

/**
 * Lists of products, questions and searches: an entry without any of the owner's words is about some other business.
 */
const ownWords: ReadonlySet<string> = new Set(['services', 'keywords', 'topics', 'offers', 'questions']);

const leastOf = (key: string) => z.toJSONSchema(tradeFactsSchema.shape[key as keyof TradeFacts]).minItems ?? 0;
const textOf = (item: unknown) => (typeof item === 'string' ? item : Object.values(item as object).join('. '));

/**
 * Returns the facts to write prompts from. A list from the model replaces the record's, minus the entries that fail the
 * check; if it's too short, it's filled up with what the gate allows. The noun stays the one that was recognized.
 */
export function modelFacts(brief: Brief, offered: OfferedFacts, check: Check): TradeFacts {
  const given = tailorFacts(brief);
  const isOtherLanguage = (items: readonly unknown[]) => detectLanguage(items.map(textOf)) !== brief.language;
  if (isOtherLanguage(Object.values(offered).flat())) return given;
  const entries = Object.entries(given).map(([key, fallback]: [string, unknown]) => {
    const own: unknown = offered[key as keyof TradeFacts];
    const problemsOf = ownWords.has(key) ? check.problems : check.phraseProblems;
    const passes = (item: unknown) => problemsOf(textOf(item)).length === 0;
    if (key === 'noun' || own === undefined) return [key, fallback];
    if (!Array.isArray(own) || !Array.isArray(fallback)) return [key, passes(own) ? own : fallback];
    const good = (own as unknown[]).filter(passes);
    if (good.length === 0 || isOtherLanguage(good)) return [key, fallback];
    const texts = new Set(good.map(textOf));
    const more = (fallback as unknown[]).filter((item) => !texts.has(textOf(item)));
    return [key, [...good, ...more.slice(0, Math.max(0, leastOf(key) - good.length))]];
  });
  return Object.fromEntries(entries) as TradeFacts;
}
