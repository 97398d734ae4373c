/** Recognizes lists of towns without a state or capitals: "wenatchee, chelan, manson". */
import type { Clause, Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import { townsByState } from './us-towns.ts';
import { andWords, normsOf, orWords, partsOf } from './words.ts';

/** State codes, each with the population in thousands of its town with a given name. */
type Homes = ReadonlyMap<string, number>;

let known: ReadonlyMap<string, Homes> | undefined;

/** Returns the codes of the states with a town of this name; empty if there are none. */
export function homesOf(name: string): Homes {
  known ??= readTowns();
  return known.get(foldAccents(name)) ?? new Map();
}

function readTowns(): ReadonlyMap<string, Homes> {
  const towns = new Map<string, Map<string, number>>();
  for (const [state, list] of Object.entries(townsByState))
    for (const entry of list.split('|')) {
      const [name = '', people] = entry.split(':');
      const key = foldAccents(name);
      const homes = towns.get(key) ?? new Map<string, number>();
      towns.set(key, homes.set(state, Math.max(1, Number(people))));
    }
  return towns;
}

/** How many times larger a town must be than its namesakes to be the one meant. */
const dominance = 3;

/**
 * Returns the state a business is in, based on the towns it names.
 * @param towns the first one decides; the others tell which of its namesakes is meant
 * @returns the state's code; undefined if no state has the towns, or several could be meant
 */
export function stateOf(towns: readonly string[]): string | undefined {
  const [first = '', ...others] = towns;
  const ranked = [...homesOf(first)]
    .map(([state, own]) => {
      const near = others.flatMap((town) => homesOf(town).get(state) ?? []);
      return { state, near: near.length, people: near.reduce((sum, people) => sum + people, own) };
    })
    .sort((a, b) => b.near - a.near || b.people - a.people);
  const [best, next] = ranked;
  return best && (!next || best.near > next.near || best.people >= dominance * next.people) ? best.state : undefined;
}

/** Words around a town: "up to Waterville", "all of Petal", "Purvis area". */
const before =
  /^(?:(?:up|down|out|over|and|also|plus|all|most|parts?|some|as far as|sometimes|even|to|of|in|into|near|around|through|thru|from|for|serving|hasta|en|por|de|y|todo|desde|cerca) )+/;
const after = /(?: (?:area|areas|county|counties|too|only|mostly|mainly|and|or|so|around|y))+$/;

/** "St George Island", "Cape San Blas": recognizable as places by their names alone. */
const geographic =
  /^(?:(?:st|saint|cape|lake|mount|mt|fort|ft|port|point)(?: (?!in |near |at |on )\p{L}+){1,2}|(?:(?!in |near |at |on )\p{L}+ ){1,2}(?:island|beach|bay|county|valley|lake|creek|springs|river|heights|township|parish|shores|falls|harbor|hollow|ridge|peninsula|keys))$/u;

/**
 * Returns the names that a clause consists of, each a town or written like one; undefined if the clause says something
 * else.
 */
function namesIn({ words, cueAt, negated }: Clause): string[] | undefined {
  if (cueAt >= 0 || negated.includes(true) || words.length > 8) return undefined;
  const isJoint = ({ norm }: Word) => andWords.has(norm) || orWords.has(norm) || norm === 'to';
  const names: string[] = [];
  for (const part of partsOf(words, isJoint)) {
    const name = `${normsOf(part)} `.replace(before, '').trim().replace(after, '');
    const isCapital = part.every(({ text, norm }) => /^\p{Lu}/u.test(text) || !name.includes(norm));
    const run = isPlace(name) ? undefined : townsInRow(name);
    if (run) names.push(...run);
    if (run) continue;
    if (name !== '' && !isPlace(name) && !(isCapital && part.length <= 3)) return undefined;
    if (name !== '') names.push(name);
  }
  return names.length > 0 ? names : undefined;
}

/** Splits "sandusky huron port clinton" into towns; undefined if any word isn't part of one. */
function townsInRow(text: string): string[] | undefined {
  const words = text.split(' ');
  const names: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2, 1].find((size) => homesOf(words.slice(at, at + size).join(' ')).size > 0);
    if (!length) return undefined;
    names.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return names.length >= 2 ? names : undefined;
}

const isPlace = (name: string) => homesOf(name).size > 0 || geographic.test(name);

/**
 * Returns each clause's places if several clauses, or one with an "and", list nothing else. At least two must be in one
 * state ("hickory, oak" is firewood), and half must be known, because the smallest towns aren't in any list.
 */
export function listedTowns(clauses: readonly Clause[]): (readonly string[] | undefined)[] {
  const listed = clauses.map(namesIn);
  for (let at = 0; at < listed.length; at += 1) {
    let end = at;
    while (listed[end] && (end === at || clauses[end]!.joint === ',')) end += 1;
    if (end === at) continue;
    // A name that isn't in any list doesn't start one: "Portraits, Salina, Abilene".
    const first = listed.findIndex((names, index) => index >= at && index < end && names!.every(isPlace));
    listed.fill(undefined, at, first < 0 ? end : first);
    const names = listed.slice(at, end).flatMap((towns) => towns ?? []);
    const states = new Map<string, number>();
    for (const name of new Set(names))
      for (const state of homesOf(name).keys()) states.set(state, (states.get(state) ?? 0) + 1);
    const near = Math.max(0, ...states.values()) + names.filter((name) => geographic.test(name)).length;
    const known = names.filter(isPlace).length;
    if (near < Math.max(2, known - 1) || known * 2 < names.length) listed.fill(undefined, at, end);
    at = end - 1;
  }
  return listed;
}
