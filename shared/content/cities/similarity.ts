/** Measures how much of a city page also appears on another one, ignoring place names. */
import type { Page } from '../schema.ts';
import { cityPath } from './city-slug.ts';
import type { City } from './schema.ts';
import { stateNames } from '#shared/domain/states.ts';

/**
 * Maximum share of a page's five-word phrases that may also appear on any one other city page. Text that all pages
 * share (figures, service names, labels) is about an eighth of an average page. Two pages may also get the same
 * sentence variant, which brings it to about a quarter. Above three tenths, whole paragraphs are copied, which is
 * typical of a doorway page.
 */
export const maxShared = 0.3;

const wordsPerPhrase = 5;
/** Fields that aren't visible text. */
const unread = new Set(['kind', 'icon', 'href', 'scene', 'map', 'source', 'layout', 'stars', 'stateCode', 'image']);

/** Returns all visible text between header and footer, in order. */
export function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(copyOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : copyOf(inner)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%'’-]+/gu) ?? [];

/**
 * Returns a page's unique phrases. Place names are replaced by a placeholder, so that they don't count as differences.
 */
function phrasesOf(page: Page, names: readonly string[]): Set<string> {
  const phrases = new Set<string>();
  for (const piece of copyOf(page.sections)) {
    const plain = names.reduce((text, name) => text.replaceAll(name, 'placename'), piece);
    const words = wordsOf(plain);
    // Text shorter than a phrase counts as one phrase.
    for (let at = 0; at === 0 || at + wordsPerPhrase <= words.length; at++)
      phrases.add(words.slice(at, at + wordsPerPhrase).join(' '));
  }
  return phrases;
}

export type Similarity = {
  path: string;
  /** The most similar page. */
  nearest: string;
  /** Shared phrases divided by all phrases of this page, 0 to 1. */
  share: number;
  /** Number of phrases on the page. */
  phrases: number;
};

/**
 * @param pages pages of these cities
 * @returns how much each page shares with its most similar page, most similar first
 */
export function similarities(pages: readonly Page[], cities: readonly City[]): Similarity[] {
  const cityAt = new Map(cities.map((city) => [cityPath(city.name), city]));
  const all = pages.map(({ path, ...page }) => {
    const city = cityAt.get(path)!;
    return { path, phrases: phrasesOf({ path, ...page }, [city.county, city.name, stateNames[city.state]!]) };
  });
  const holders = new Map<string, number[]>();
  for (const [at, { phrases }] of all.entries())
    for (const phrase of phrases) holders.set(phrase, [...(holders.get(phrase) ?? []), at]);
  return all
    .map(({ path, phrases }, at) => {
      const shared = new Map<number, number>();
      for (const phrase of phrases)
        for (const other of holders.get(phrase)!) if (other !== at) shared.set(other, (shared.get(other) ?? 0) + 1);
      const [nearest, count] = [...shared].reduce((best, next) => (next[1] > best[1] ? next : best), [at, 0]);
      return { path, nearest: all[nearest]!.path, share: count / phrases.size, phrases: phrases.size };
    })
    .toSorted((a, b) => b.share - a.share);
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Returns report lines: the highest share, the median and the ten most similar pages. */
export function similarityReport(found: readonly Similarity[]): string[] {
  const line = ({ path, nearest, share, phrases }: Similarity) =>
    `  ${percent(share).padStart(6)}  ${path} (${phrases} phrases), with ${nearest}`;
  const above = found.filter(({ share }) => share > maxShared);
  return [
    `City pages: ${found.length}; share of five-word phrases also on the most similar page, without names`,
    `  highest ${percent(found[0]!.share)}, median ${percent(found[Math.floor(found.length / 2)]!.share)}, lowest ${percent(found.at(-1)!.share)}; limit ${percent(maxShared)}, above it ${above.length}`,
    ...found.slice(0, 10).map(line),
  ];
}
