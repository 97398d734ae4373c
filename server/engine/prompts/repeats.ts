/** Handles a business with one or two offers, where a recipe that names three would repeat one. */
import { withoutSpanishArticle } from '../draft/spanish-article.ts';
import { bare } from '../text.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const key = (name: string) => withoutSpanishArticle(bare(name)).toLowerCase();

/**
 * Returns a function that removes repeats from lists of offers: "tune-ups, flat repair, and tune-ups" becomes "tune-ups
 * and flat repair".
 * @param names what the business sells
 */
export function withoutRepeats(names: readonly string[]): (text: string) => string {
  const all = [
    ...new Set(names.flatMap((name) => [name, bare(name), `our ${bare(name)}`, withoutSpanishArticle(name)])),
  ]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const list = new RegExp(
    `("?)(?<![\\p{L}-])(?:${all})\\1(?:(?:,? (?:and|or|y|o|e|u)|,) \\1(?:${all})(?![\\p{L}-])\\1)+`,
    'giu',
  );
  const item = new RegExp(all, 'giu');
  const keys = [...new Set(names.map(key))];
  return (text) => {
    const folded = text.toLowerCase();
    if (!keys.some((name) => folded.indexOf(name) !== folded.lastIndexOf(name))) return text;
    return (
      text
        .replace(list, (whole: string, quote: string) => {
          const found = whole.match(item) ?? [];
          const unique = found.filter((name, at) => found.findIndex((other) => key(other) === key(name)) === at);
          if (unique.length === found.length) return whole;
          const quoted = unique.map((name) => `${quote}${name}${quote}`);
          const word = /"?,? (and|or|y|o|e|u) "?/i.exec(whole)?.[1];
          return word && quoted.length > 1
            ? `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1)}`
            : quoted.join(', ');
        })
        // Only one of three items is left, so no comma before "and".
        .replace(/(: "?[^,":]+"?), and (?=more\b|")/g, '$1 and ')
    );
  };
}
