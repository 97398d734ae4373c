/** Finds the town a business works in, from the owner's own words. */
import { safeText } from '../text.ts';
import { everydayNames, knownPlaces, stateByCode } from './places.ts';

const stateNames = [...Object.values(stateByCode)].sort((a, b) => b.length - a.length);
const statePattern = `${stateNames.map(escapeForPattern).join('|')}|${Object.keys(stateByCode).join('|')}|Fla`;
const stateAfter = new RegExp(`^,?\\s+(${statePattern})(?![\\p{L}\\p{N}])`, 'u');
const statesOnly = new RegExp(
  `\\b(?:in|across|throughout|all over|serving|en)\\s+(${stateNames.map(escapeForPattern).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
const placeWordBefore =
  /(?:^|[\s(,])(?:in|near|around|at|from|serving|of|throughout|across|outside|downtown|en|desde|and|y|to)\s+(?:downtown\s+|north\s+|south\s+|east\s+|west\s+|the\s+|greater\s+)?$/i;
const word = "[\\p{Lu}][\\p{L}'’.-]+";
const unknownWithState = new RegExp(`((?:${word}\\s){0,3}${word}),?\\s+(${statePattern})(?![\\p{L}\\p{N}])`, 'u');
const unknownAfterIn = new RegExp(`\\b(?:in|en|near|around)\\s+((?:${word}\\s){0,2}${word})(?=[\\s.,;!?)]|$)`, 'u');
const notAPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Spanish|French|Portuguese|Creole|Chinese|Italian|Mexican|Cuban|American|America|USA|United|Christmas|Business|Google|Facebook|Instagram|Home|Our|My|We|The|Mac|HVAC|IT|AI|AC|Español|Inglés|Person)/;

function escapeForPattern(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function fullState(value: string): string {
  if (value === 'Fla') return 'Florida';
  return stateByCode[value] ?? value;
}

type Found = { sure: boolean; score: number; at: number; end: number; label: string };

const foldedPlaces = knownPlaces.map((place) => ({ place, name: fold(place.name.replace(/^the /i, '')) }));

function findKnown(text: string): Found | undefined {
  const folded = fold(text);
  const found: Found[] = [];
  for (const { place, name } of foldedPlaces) {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      const end = at + name.length;
      const inWord = /[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) || /[\p{L}\p{N}]/u.test(folded.charAt(end));
      if (inWord || found.some((other) => at < other.end && other.at < end)) continue;
      const state = stateAfter.exec(text.slice(end))?.[1];
      const capital = /\p{Lu}/u.test(text.charAt(at));
      const marked = placeWordBefore.test(text.slice(0, at));
      const everyday = everydayNames.has(place.name);
      const score =
        (marked ? 3 : 0) + (state ? 3 : 0) + (capital ? 1 : 0) + (/[ -]/.test(name) ? 1 : 0) - (everyday ? 2 : 0);
      const sure = marked || state !== undefined;
      if (score < 1) continue;
      found.push({ sure, score, at, end, label: labelOf(place.name, state ? fullState(state) : place.state) });
    }
  }
  return found.sort((a, b) => Number(b.sure) - Number(a.sure) || a.at - b.at)[0];
}

function labelOf(name: string, state: string): string {
  return name === state || name.includes(state) || name === 'New York City' ? name : `${name}, ${state}`;
}

/** Lowercases and removes accents without changing the length, so that positions stay the same. */
function fold(value: string): string {
  return [...value]
    .map((char) => {
      const plain = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === char.length ? plain : char;
    })
    .join('');
}

function findWithState(text: string): string | undefined {
  const withState = unknownWithState.exec(text);
  if (withState?.[1] && withState[2]) {
    const name = withState[1].split(/\s+/).slice(-3).join(' ');
    // "NY, Vermont and Maine" lists only states.
    if (
      !notAPlace.test(name) &&
      !Object.hasOwn(stateByCode, name) &&
      !/^(?:OK|IN|OR|ME|HI|LA|MA|PA|CO|ID|AL)$/.test(withState[2])
    ) {
      return `${name}, ${fullState(withState[2])}`;
    }
  }
  return undefined;
}

function findUnknown(text: string): string | undefined {
  const withState = findWithState(text);
  if (withState) return withState;
  const bare = unknownAfterIn.exec(text)?.[1]?.replace(/[.'’]+$/, '');
  if (bare && bare.length <= 40 && !notAPlace.test(bare) && !stateNames.includes(bare)) return bare;
  return statesOnly.exec(text)?.[1];
}

/**
 * Finds the place named in the texts; the first text that names one wins.
 * @returns "Hollywood, Florida"; only a town or region if its state is unknown; or undefined
 */
export function detectPlace(texts: readonly string[]): string | undefined {
  const cleaned = texts.map((text) => safeText(text).slice(0, 1200));
  for (const text of cleaned) {
    const known = findKnown(text);
    // In "in Pueblo, Colorado. People drive down from Denver", the town named first with its state is theirs.
    const first = known && !stateAfter.test(text.slice(known.end)) ? findWithState(text.slice(0, known.at)) : undefined;
    const named = known ? (first ?? known.label) : findWithState(text);
    if (named) return named;
  }
  for (const text of cleaned) {
    const unknown = findUnknown(text);
    if (unknown) return unknown;
  }
  return undefined;
}
