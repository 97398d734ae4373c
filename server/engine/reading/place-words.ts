/** Towns and states in a phrase: "erie pa", "Gwinnett, Georgia". */
import type { Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import { everydayNames, knownPlaces, stateByCode } from './places.ts';
import { preposition, small } from './words.ts';

const codes = new Map(Object.entries(stateByCode).map(([code, name]) => [code.toLowerCase(), name]));
const states = new Set(Object.values(stateByCode).map((name) => name.toLowerCase()));
const everyday = new Set([...everydayNames].map(foldAccents));
const towns = new Set(knownPlaces.map(({ name }) => foldAccents(name)));
/** State codes that are words too: as a state only in capitals. */
const wordLikeCodes = /^(?:in|or|me|hi|ok|oh|ma|pa|la|id|al|co|de|mo|ar|nd)$/;
const beforePlace = /^(?:in|near|around|from|of|outside|across|serving|throughout|downtown|en|desde|cerca|at)$/;
const notPlaces =
  /^(?:home|house|town|person|business|march|april|may|june|july|august|spring|english|spanish|bulk|advance|january|february|september|october|november|december|stock|time|the|our|my|your|all|a|an|any|one|front|office|school|kitchen|shop|garage|studio|scratch|here|there|florida's)$/;

/** Takes the places out of a phrase: "erie pa", "Gwinnett, Georgia", "Stowe Vermont". */
export function withoutPlaces(words: readonly Word[]): { places: string[]; rest: Word[] } {
  const drop = new Set<number>();
  const places: string[] = [];
  const stateAt = (at: number) => {
    const word = words[at];
    const next = words[at + 1];
    // "mi hija" is somebody's daughter, not Michigan.
    if (!word || (word.text === 'mi' && next && !preposition.test(next.norm) && !small.test(next.norm))) return 0;
    if (
      states.has(word.norm) ||
      (codes.has(word.norm) &&
        (word.text === word.text.toUpperCase() ||
          !wordLikeCodes.test(word.norm) ||
          ((beforePlace.test(words[at - 2]?.norm ?? '') || towns.has(words[at - 1]?.norm ?? '')) &&
            at === words.length - 1)))
    )
      return 1;
    return states.has(`${word.norm} ${words[at + 1]?.norm ?? ''}`) ? 2 : 0;
  };
  for (let at = 0; at < words.length; at += 1) {
    // "in Hollywood and Pembroke Pines": the second place follows the first.
    const follows = places.length > 0 && /^(?:and|y)$/.test(words[at - 1]?.norm ?? '') && drop.has(at - 2);
    const marked = at > 0 && (beforePlace.test(words[at - 1]!.norm) || follows);
    const isName = (word: Word | undefined) =>
      word !== undefined && /^\p{Lu}/u.test(word.text) && !notPlaces.test(word.norm);
    for (const length of [3, 2, 1]) {
      const name = words.slice(at, at + length);
      if (
        name.length < length ||
        small.test(name[0]!.norm) ||
        name.some(({ norm }) => preposition.test(norm) || /\d/.test(norm) || drop.has(words.indexOf(name[0]!)))
      )
        continue;
      const joined = name.map(({ norm }) => norm).join(' ');
      const stateLength = stateAt(at + length);
      // The library knows large cities: "hood cleaning Albuquerque".
      const isKnown = towns.has(joined) || (/[A-Z]/.test(name[0]!.text) && name.every(({ tags }) => tags.has('City')));
      const isEnd =
        at + length === words.length && isKnown && (length > 1 || !everyday.has(joined)) && /[A-Z]/.test(name[0]!.text);
      const isChained = at > 0 && drop.has(at - 1) && towns.has(joined);
      const isPlace =
        isEnd ||
        isChained ||
        (marked && !notPlaces.test(name[0]!.norm) && (stateLength > 0 || isKnown || name.every(isName))) ||
        (!marked &&
          stateLength > 0 &&
          (isKnown ||
            (length === 1 && (at === 0 || !name[0]!.tags.has('Adjective'))) ||
            (name.every(isName) && length <= 2 && at === 0)));
      const isStateAlone = length === 1 && at === 0 && stateAt(0) === words.length;
      if (!isPlace && !isStateAlone) continue;
      if (isPlace)
        places.push(
          words
            .slice(at, at + length + stateLength)
            .map(({ text }) => text.replace(/[.,]+$/, ''))
            .join(' '),
        );
      for (let index = marked ? at - 1 : at; index < at + length + stateLength; index += 1) drop.add(index);
      if (marked && /^(?:out)$/.test(words[at - 2]?.norm ?? '')) drop.add(at - 2);
      at += length + stateLength - 1;
      break;
    }
  }
  return { places, rest: words.filter((_, index) => !drop.has(index)) };
}
