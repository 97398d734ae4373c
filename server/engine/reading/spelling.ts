/** Fixes typos, so that "no elementry" keeps elementary students out of a plan. */
import { distance } from 'fastest-levenshtein';
import { trades } from '#shared/content/trades/registry.ts';
import { foldAccents } from './cues.ts';

/** Shorter words are too easily confused: "boats" and "coats". */
const shortest = 7;

let vocabulary: ReadonlySet<string> | undefined;

/** Returns every longer word in the industry records, without accents and in lowercase. */
const wordsOfTrades = () =>
  (vocabulary ??= new Set(
    foldAccents(JSON.stringify(trades))
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= shortest),
  ));

/**
 * Corrects misspelled words that are one letter away from a word in the industry records.
 * @param phrase folded; words without a close match stay as they are
 */
export function respelled(phrase: string): string {
  return phrase.replace(/\p{L}+/gu, (word) => {
    const known = wordsOfTrades();
    if (word.length < shortest - 1 || known.has(word)) return word;
    return [...known].find((other) => other[0] === word[0] && distance(other, word) === 1) ?? word;
  });
}
