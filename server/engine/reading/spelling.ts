/** Puts right what owners type in a hurry, so that "no elementry" keeps elementary students out of a plan. */
import { distance } from 'fastest-levenshtein';
import { trades } from '#shared/content/trades/registry.ts';
import { foldAccents } from './cues.ts';

/** Shorter words have too many neighbors: "boats" and "coats". */
const shortest = 7;

let vocabulary: ReadonlySet<string> | undefined;

/** Every longer word that the records of the trades use, folded. */
const wordsOfTrades = () =>
  (vocabulary ??= new Set(
    foldAccents(JSON.stringify(trades))
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= shortest),
  ));

/**
 * Returns a phrase with each misspelled word as the records of the trades spell it: one letter too few, too many, or wrong.
 * @param phrase folded; words that no record has anything like stay
 */
export function respelled(phrase: string): string {
  return phrase.replace(/\p{L}+/gu, (word) => {
    const known = wordsOfTrades();
    if (word.length < shortest - 1 || known.has(word)) return word;
    return [...known].find((other) => other[0] === word[0] && distance(other, word) === 1) ?? word;
  });
}
