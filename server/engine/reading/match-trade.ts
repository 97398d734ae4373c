/** Recognizes the industry in an owner's own words. */
import type { Trade } from '#shared/content/trades/schema.ts';
import { wordsOf } from '../text.ts';
import { wordHints } from './word-hints.ts';

/** Texts to read, most trusted first. */
export type TradeEvidence = { description: string; businessName: string; website: string; targetAudience: string };

/** Score of a single strong phrase; a lower score isn't enough to recognize an industry. */
const strongWeight = 3;
const threshold = 2;
/** A plural right after one of these names the business's customers, not the business: "marketing for dentists". */
const towardsOthers: ReadonlySet<string> = new Set([
  'for',
  'to',
  'help',
  'helping',
  'serve',
  'serving',
  'para',
  'near',
]);

type Phrase = { words: readonly string[]; stems: readonly string[]; weight: number };
type Entry = { trade: Trade; phrases: readonly Phrase[] };

/** Roughly converts a plural to singular, consistently for both sides of a comparison. */
function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Returns the common stem of words such as "groomer", "grooming" and "groom". */
function stem(word: string): string {
  const base = singular(word);
  if (base.length < 5) return base.replace(/e$/, '');
  return base
    .replace(/(?:ing|ers?|ed|ist|or)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/[ey]$/, '');
}

function phraseOf(text: string, strong: boolean): Phrase {
  const words = wordsOf(text).map(singular);
  const weight = strong ? strongWeight + 1.5 * (words.length - 1) : 1 + 0.5 * (words.length - 1);
  return { words, stems: words.map(stem), weight };
}

const entriesByTrades = new WeakMap<readonly Trade[], readonly Entry[]>();

function entriesOf(trades: readonly Trade[]): readonly Entry[] {
  const known = entriesByTrades.get(trades);
  if (known) return known;
  const entries = trades.map((trade) => ({
    trade,
    phrases: [
      phraseOf(trade.noun, true),
      ...trade.match.strong.map((text) => phraseOf(text, true)),
      ...trade.match.weak.map((text) => phraseOf(text, false)),
    ].filter((phrase) => phrase.words.length > 0),
  }));
  entriesByTrades.set(trades, entries);
  return entries;
}

type Text = {
  words: readonly string[];
  raw: readonly string[];
  stems: readonly string[];
  /** Words and stems, for quickly skipping phrases that can't be in the text. */
  any: ReadonlySet<string>;
};

function textOf(value: string): Text {
  const raw = wordsOf(value.slice(0, 1500));
  const translated = raw.flatMap((word) => (Object.hasOwn(wordHints, word) ? wordHints[word]!.split(' ') : []));
  const all = [...raw, ...translated];
  const words = all.map(singular);
  const stems = words.map(stem);
  return { words, raw: all, stems, any: new Set([...words, ...stems]) };
}

function findRun(haystack: readonly string[], needle: readonly string[]): number {
  const last = haystack.length - needle.length;
  for (let at = 0; at <= last; at += 1) if (needle.every((word, index) => haystack[at + index] === word)) return at;
  return -1;
}

/** `direct` is false if every match names the business's customers. */
type Score = { value: number; firstAt: number; direct: boolean };

function scoreOf(entry: Entry, text: Text): Score {
  let value = 0;
  let firstAt = Number.POSITIVE_INFINITY;
  let direct = false;
  if (text.words.length === 0) return { value, firstAt, direct };
  const seen = new Set<string>();
  for (const phrase of entry.phrases) {
    if (!text.any.has(phrase.words[0]!) && !text.any.has(phrase.stems[0]!)) continue;
    const key = phrase.words.join(' ');
    if (seen.has(key)) continue;
    const exact = findRun(text.words, phrase.words);
    const at =
      exact >= 0 ? exact : phrase.stems.some((part) => part.length < 3) ? -1 : findRun(text.stems, phrase.stems);
    if (at < 0) continue;
    seen.add(key);
    const before = text.raw.slice(Math.max(0, at - 2), at);
    const lastWord = at + phrase.words.length - 1;
    const plural = text.raw[lastWord] !== text.words[lastWord];
    const aboutOthers = plural && before.some((word) => towardsOthers.has(word));
    direct ||= !aboutOthers;
    // What's named first is usually what the business does; what comes later is often where and for whom.
    const position = 1 + 0.15 / (1 + at / 4);
    value += phrase.weight * (exact >= 0 ? 1 : 0.7) * (aboutOthers ? 0.35 : 1) * position;
    firstAt = Math.min(firstAt, at);
  }
  return { value, firstAt, direct };
}

type Ranked = { trade: Trade; value: number; firstAt: number };

function rank(entries: readonly Entry[], parts: readonly (readonly [Text, number])[]): readonly Ranked[] {
  return entries
    .map((entry) => {
      const scores = parts.map(([text, weight]) => ({ ...scoreOf(entry, text), weight }));
      return {
        trade: entry.trade,
        value: scores.some(({ direct }) => direct)
          ? scores.reduce((sum, score) => sum + score.value * score.weight, 0)
          : 0,
        firstAt: scores[0]?.firstAt ?? Number.POSITIVE_INFINITY,
      };
    })
    .sort((a, b) => b.value - a.value || a.firstAt - b.firstAt || (a.trade.slug < b.trade.slug ? -1 : 1));
}

/**
 * Finds the industry whose words fit best. The description decides; then the name, the website's words, and the
 * audience.
 * @param denied industries the owner says they aren't in
 * @returns undefined if nothing fits well enough
 */
export function matchTrade(
  evidence: TradeEvidence,
  trades: readonly Trade[],
  denied: ReadonlySet<Trade> = new Set(),
): Trade | undefined {
  const entries = entriesOf(trades).filter(({ trade }) => !denied.has(trade));
  const description = textOf(evidence.description);
  const name = textOf(evidence.businessName);
  const website = textOf(evidence.website.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const audience = textOf(evidence.targetAudience);
  const rounds: readonly (readonly (readonly [Text, number])[])[] = [
    [
      [description, 1],
      [name, 0.4],
    ],
    [
      [description, 1],
      [name, 1],
    ],
    [
      [description, 1],
      [name, 1],
      [website, 0.8],
    ],
    [
      [description, 1],
      [name, 1],
      [website, 0.8],
      [audience, 0.5],
    ],
  ];
  let hints: readonly Ranked[] = [];
  for (const [round, parts] of rounds.entries()) {
    // A round that adds no words would only repeat the result.
    if (round > 0 && parts.at(-1)![0].words.length === 0) continue;
    const ranked = rank(entries, parts);
    const best = ranked[0];
    if (best && best.value >= threshold) return best.trade;
    if (round < 2) hints = ranked;
  }
  // One hint is enough if no other industry has one that's as good: "we look after teeth".
  const [best, next] = hints;
  return best && best.value >= 1 && best.value >= 1.5 * (next?.value ?? 0) ? best.trade : undefined;
}
