/** The trade's facts, put in the order that fits this business. */
import { tradeFactsSchema, type TradeFacts } from '../../../shared/content/trades/schema.ts';
import type { Brief } from '../brief.ts';
import { inner, safeText, sentence, wordsOf } from '../text.ts';
import { audienceOf } from './audiences.ts';

type Named = string | Readonly<Record<string, string>>;

/** Stable: what matches comes first, the rest keeps its order. */
function frontBy<T>(items: readonly T[], score: (item: T) => number): T[] {
  return items
    .map((item, index) => ({ item, index, score: score(item) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ item }) => item);
}

function deepSafe<T extends Named | readonly Named[]>(value: T): T {
  if (typeof value === 'string') return inner(safeText(value)) as T;
  if (Array.isArray(value)) return value.map((item: Named) => deepSafe(item)) as unknown as T;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, inner(safeText(text as string))])) as T;
}

const everyday = new Set('the and for with that from who our your are not into all new one two has have before after'.split(' '));

/** How many telling words two texts share. */
function overlap(text: string, words: ReadonlySet<string>): number {
  return wordsOf(text).filter((word) => word.length > 3 && !everyday.has(word) && (words.has(word) || words.has(word.replace(/s$/, '')))).length;
}

/** Facts made safe for sentences: no quotes, braces or full stops at the end; rules stay full sentences. */
export function cleanFacts(facts: TradeFacts): TradeFacts {
  const entries = Object.keys(tradeFactsSchema.shape).map((key) => {
    const value = facts[key as keyof TradeFacts] as Named | readonly Named[];
    return [key, deepSafe(value as Named)];
  });
  const cleaned = Object.fromEntries(entries) as TradeFacts;
  return {
    ...cleaned,
    rules: cleaned.rules.map(sentence),
    questions: cleaned.questions.map((question) => (question.endsWith('?') ? question : `${question}?`)),
  };
}

/** @returns the facts of the brief's trade: services and problems the owner mentioned first, fitting segments first. */
export function tailorFacts(brief: Brief): TradeFacts {
  const facts = cleanFacts(brief.trade);
  const words = new Set(wordsOf(`${brief.description} ${brief.businessName}`.slice(0, 1500)).flatMap((word) => [word, word.replace(/s$/, '')]));
  const audience = audienceOf(brief.targetAudience, facts.customer.many);
  return {
    ...facts,
    services: frontBy(facts.services, (service) => overlap(service.name, words)),
    problems: frontBy(facts.problems, (problem) => Math.min(1, overlap(problem, words))),
    segments: frontBy(facts.segments, (segment) => (audience.match.test(segment) ? 1 : 0)),
    keywords: frontBy(facts.keywords, (keyword) => Math.min(1, overlap(keyword, words))),
  };
}
