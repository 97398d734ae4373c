/** Finds towns and states in a phrase: "erie pa", "Gwinnett, Georgia". */
import type { Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import { everydayNames, knownPlaces, stateByCode } from './places.ts';
import { formOfBusiness, occupation } from './vocabulary.ts';
import { preposition, small } from './words.ts';

const codes = new Map(Object.entries(stateByCode).map(([code, name]) => [code.toLowerCase(), name]));
const states = new Set(Object.values(stateByCode).map((name) => name.toLowerCase()));
const everyday = new Set([...everydayNames].map(foldAccents));
const towns = new Set(knownPlaces.map(({ name }) => foldAccents(name)));
/** State codes that are also words; they count as states only in capitals. */
const wordLikeCodes = /^(?:in|or|me|hi|ok|oh|ma|pa|la|id|al|co|de|mo|ar|nd)$/;
const beforePlace = /^(?:in|near|around|from|of|outside|across|serving|throughout|downtown|en|desde|cerca|at)$/;
const notPlaces =
  /^(?:home|house|town|person|business|march|april|may|june|july|august|spring|english|spanish|bulk|advance|january|february|september|october|november|december|stock|time|the|our|my|your|all|a|an|any|one|front|office|school|kitchen|shop|garage|studio|scratch|here|there|florida's)$/;

const joins = /^(?:and|y|&|\+|to)$/;
const around = /^(?:around|near|between|serving)$/;
/** Things other than towns that follow "out of". */
const outOf = /^(?:pocket|network|season|date|hand|warranty|state|country|work|order|room)$/;
const partOfTown = /^(?:downtown|uptown|midtown)$/;
/** Endings of work and goods, which also follow "and": "Erie and delivery". */
const notTownEnding = /(?:ing|tion|ment|ery|age|ance|care|work|repair|home|house)$/;

/** Returns whether words joined to a town may also be a town: "greenville and spartanburg SC". */
const maybeTown = (words: readonly Word[], anyPlural = false) =>
  words.length > 0 &&
  words.length <= 2 &&
  words.every(
    ({ norm, tags }) =>
      /^\p{L}{3,}$/u.test(norm) &&
      !small.test(norm) &&
      !preposition.test(norm) &&
      !notPlaces.test(norm) &&
      !occupation.test(norm) &&
      !formOfBusiness.test(norm) &&
      !notTownEnding.test(norm) &&
      (anyPlural || !tags.has('Plural')) &&
      !tags.has('Verb'),
  );

/** Removes the places from a phrase: "erie pa", "Gwinnett, Georgia", "Stowe Vermont". */
export function withoutPlaces(words: readonly Word[]): { places: string[]; rest: Word[] } {
  const drop = new Set<number>();
  const places: string[] = [];
  const stateAt = (at: number) => {
    const word = words[at];
    const next = words[at + 1];
    // In "mi hija", "mi" means "my", not Michigan.
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
    // In "in Hollywood and Pembroke Pines", the second place follows the first.
    const follows = places.length > 0 && /^(?:and|y)$/.test(words[at - 1]?.norm ?? '') && drop.has(at - 2);
    const marked = at > 0 && (beforePlace.test(words[at - 1]!.norm) || follows);
    // "barbershop downtown tupelo", "out of monroe": the words at the end are a town even in lowercase.
    const isDowntown =
      partOfTown.test(words[at - 1]?.norm ?? '') ||
      (at === 2 && words[0]!.norm === 'out' && words[1]!.norm === 'of' && !outOf.test(words[at]!.norm));
    const isName = (word: Word | undefined) =>
      word !== undefined &&
      (/^\p{Lu}/u.test(word.text) || (isDowntown && maybeTown(words.slice(at)))) &&
      !notPlaces.test(word.norm);
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
      // The library recognizes large cities: "hood cleaning Albuquerque".
      const isKnown = towns.has(joined) || (/[A-Z]/.test(name[0]!.text) && name.every(({ tags }) => tags.has('City')));
      const isEnd =
        at + length === words.length && isKnown && (length > 1 || !everyday.has(joined)) && /[A-Z]/.test(name[0]!.text);
      const isChained = at > 0 && drop.has(at - 1) && towns.has(joined);
      const isPlace =
        isEnd ||
        isChained ||
        // "chattanooga and hixson": the clause contains only towns.
        (at === 0 &&
          isKnown &&
          (length > 1 || !everyday.has(joined)) &&
          joins.test(words[length]?.norm ?? '') &&
          maybeTown(words.slice(length + 1))) ||
        (marked && !notPlaces.test(name[0]!.norm) && (stateLength > 0 || isKnown || name.every(isName))) ||
        (!marked &&
          stateLength > 0 &&
          (isKnown ||
            (length === 2 && /^(?:county|parish)$/.test(name[1]!.norm)) ||
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
  for (const { at, name } of joinedTowns(words, drop)) {
    places.push(name.map(({ text }) => text.replace(/[.,]+$/, '')).join(' '));
    for (let index = at; index <= at + name.length; index += 1) drop.add(index);
  }
  return { places, rest: words.filter((_, index) => !drop.has(index)) };
}

/**
 * Returns towns joined to one that was found, with the position of the words to remove: "rochester mn + byron", "libby
 * & eureka montana".
 */
function joinedTowns(words: readonly Word[], found: ReadonlySet<number>): { at: number; name: readonly Word[] }[] {
  if (found.size === 0) return [];
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const joined: { at: number; name: readonly Word[] }[] = [];
  const after = words.slice(last + 2);
  if (joins.test(words[last + 1]?.norm ?? '') && maybeTown(after, around.test(words[first]!.norm)))
    joined.push({ at: last + 1, name: after });
  if (joins.test(words[first - 1]?.norm ?? '')) {
    const before = words.slice(0, first - 1);
    const isKnown = towns.has(before.at(-1)?.norm ?? '');
    const name = isKnown ? before.slice(-1) : before;
    if (maybeTown(name)) joined.push({ at: first - 1 - name.length, name });
  }
  return joined;
}
