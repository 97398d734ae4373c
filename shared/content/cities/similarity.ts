/** How much of a city page stands on another one as well, once the names of places are taken out. */
import type { Page } from '../schema.ts';
import { cityPath } from './city-slug.ts';
import type { City } from './schema.ts';
import { stateNames } from '#shared/domain/states.ts';

/**
 * The largest share of a page's phrases of five words that may also stand on any single other city page. What all pages
 * must share (figures, names of services, labels, the note under samples) is about an eighth of an average page; two
 * pages may draw the same form of a sentence or the same sample voice on top, which together is about a quarter. With
 * three tenths whole paragraphs have come from somewhere else, which is the mark of a doorway page.
 */
export const maxShared = 0.3;

const wordsPerPhrase = 5;
/** Fields of a record that nobody reads on the page. */
const unread = new Set(['kind', 'icon', 'href', 'scene', 'map', 'source', 'layout', 'stars', 'stateCode', 'image']);

/** All that a visitor reads between header and footer, out of the record, in order. */
function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(copyOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : copyOf(inner)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%'’-]+/gu) ?? [];

/** @returns the phrases of a page, each once. Names become one mark, so that a page cannot differ by its names alone. */
function phrasesOf(page: Page, names: readonly string[]): Set<string> {
  const phrases = new Set<string>();
  for (const piece of copyOf(page.sections)) {
    const plain = names.reduce((text, name) => text.replaceAll(name, 'placename'), piece);
    const words = wordsOf(plain);
    // A piece shorter than a phrase counts as one of its own.
    for (let at = 0; at === 0 || at + wordsPerPhrase <= words.length; at++)
      phrases.add(words.slice(at, at + wordsPerPhrase).join(' '));
  }
  return phrases;
}

export type Similarity = {
  path: string;
  /** The page that shares most with it. */
  nearest: string;
  /** 0 to 1: shared phrases by all phrases of this page (containment). */
  share: number;
  /** How many phrases it has. */
  phrases: number;
};

/**
 * @param pages pages of these cities
 * @returns for each page how much of it stands on the one that is most like it, most alike first
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

/** @returns lines to print: the nearest pair, the median and the ten pages that share most. */
export function similarityReport(found: readonly Similarity[]): string[] {
  const line = ({ path, nearest, share, phrases }: Similarity) =>
    `  ${percent(share).padStart(6)}  ${path} of its ${phrases} phrases, with ${nearest}`;
  const above = found.filter(({ share }) => share > maxShared);
  return [
    `City pages: ${found.length}; share of five-word phrases that also stand on the page most like it, names taken out`,
    `  most ${percent(found[0]!.share)}, median ${percent(found[Math.floor(found.length / 2)]!.share)}, least ${percent(found.at(-1)!.share)}; bar ${percent(maxShared)}, above it ${above.length}`,
    ...found.slice(0, 10).map(line),
  ];
}
