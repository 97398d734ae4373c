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

const everyday = new Set(
  'the and for with that from who our your are not into all new one two has have before after office shop store company business service services work home house help people customers other another same team year years day days good best local area open need'.split(
    ' ',
  ),
);

/** Words that belong to a speciality although they look different. */
const related: Readonly<Record<string, string>> = {
  immigration:
    'visa visas green card uscis citizenship asylum deportation petition petitions immigrant immigrants spanish',
  wedding: 'bride brides groom couple couples bridal',
  kids: 'child children parents',
  children: 'child parents kids',
  implants: 'implant denture',
  commercial: 'business office offices company',
};

function forms(word: string): string[] {
  return [word, word.replace(/s$/, ''), ...(Object.hasOwn(related, word) ? related[word]!.split(' ') : [])];
}

/** How much each text has to do with the words. A word that stands in many texts tells little, so it counts little. */
function relevance(texts: readonly string[], words: ReadonlySet<string>): number[] {
  const hits = texts.map((text) => [
    ...new Set(
      wordsOf(text)
        .map((word) => (words.has(word) ? word : word.replace(/s$/, '')))
        .filter((word) => word.length > 2 && !everyday.has(word) && words.has(word)),
    ),
  ]);
  const count = (word: string) => hits.filter((list) => list.includes(word)).length;
  const weight = (word: string) => (count(word) > texts.length / 2 ? 0 : 1 / count(word));
  return hits.map((list) => list.reduce((sum, word) => sum + weight(word), 0));
}

function byRelevance<T>(items: readonly T[], words: ReadonlySet<string>, text: (item: T) => string): T[] {
  const scores = relevance(items.map(text), words);
  return frontBy(items, (item) => scores[items.indexOf(item)] ?? 0);
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
  const generic = new Set(wordsOf(`${facts.noun} ${facts.customer.one} ${facts.customer.many} ${brief.place ?? ''}`));
  const words = new Set(
    wordsOf(`${brief.description} ${brief.businessName}`.slice(0, 1500))
      .filter((word) => !generic.has(word))
      .flatMap(forms),
  );
  const audience = audienceOf(brief.targetAudience, facts.customer.many);
  const same = (text: string) => text;
  return {
    ...facts,
    services: byRelevance(facts.services, words, (service) => service.name),
    segments: frontBy(byRelevance(facts.segments, words, same), (segment) => (audience.match.test(segment) ? 1 : 0)),
    problems: byRelevance(facts.problems, words, same),
    questions: byRelevance(facts.questions, words, same),
    keywords: byRelevance(facts.keywords, words, same),
    topics: byRelevance(facts.topics, words, same),
    scenes: byRelevance(facts.scenes, words, same),
    calls: byRelevance(facts.calls, words, same),
    moments: byRelevance(facts.moments, words, (moment) => moment.what),
  };
}
