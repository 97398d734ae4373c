/** Helpers for writing sentences from facts: cleaning, clipping, articles, lists. All pure. */

const typographic: readonly (readonly [RegExp, string])[] = [
  // Left-to-right and other invisible marks could reorder the text around them. The joiner inside emoji stays.
  [/[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
  // eslint-disable-next-line no-control-regex
  [/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' '],
  [/["“”„«»]/g, "'"],
  [/[{[]/g, '('],
  [/[}\]]/g, ')'],
  [/[<>`\\|]/g, ' '],
  [/\(\s*\)/g, ' '],
];

/**
 * Makes visitor or model text harmless inside a prompt: one line, no control or direction marks, no double quotes,
 * braces, brackets, angle brackets or backticks.
 */
export function safeText(value: string): string {
  let text = value.toWellFormed();
  for (const [pattern, replacement] of typographic) text = text.replace(pattern, replacement);
  return squeeze(text);
}

/** Collapses spaces and removes them before closing marks. */
export function squeeze(value: string): string {
  return value
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/ ([.,;:!?])(?=\s|$)/g, '$1')
    .trim();
}

/** Adjacent punctuation marks left by joining. */
const doubledMarks = /\.\.|[!?…]\.|[.!?]["”']\.|,\./;

/** Fixes what joining leaves behind: double periods, a period after "!", extra spaces. Keeps line breaks. */
export function tidy(value: string): string {
  if (!value.includes('\n')) return withSingleMarks(squeeze(value)).trim();
  return value
    .split('\n')
    .map((line) => withSingleMarks(squeeze(line)))
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''))
    .join('\n')
    .trim();
}

function withSingleMarks(line: string): string {
  if (!doubledMarks.test(line)) return line;
  return line
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/([!?…])\.(?=\s|$|["”'])/g, '$1')
    .replace(/([.!?])(["”'])\.(?=\s|$)/g, '$1$2')
    .replace(/,\./g, '.');
}

/** Cuts a text to at most `max` characters at a word boundary, with an ellipsis if anything was cut. */
export function clip(value: string, max: number): string {
  if (value.length <= max) return value;
  const cut = value.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > max * 0.5 ? cut.slice(0, space) : cut;
  // Cutting through an emoji leaves half of it, which `toWellFormed` would turn into a box.
  return `${kept.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Cuts a text to at most `max` characters, after the last full sentence that fits. */
export function clipSentences(value: string, max: number): string {
  if (value.length <= max) return value;
  const cut = value.slice(0, max);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > max * 0.4 ? cut.slice(0, end + 1) : clip(value, max);
}

export function upperFirst(value: string): string {
  const [first = ''] = value;
  return first.toLocaleUpperCase('en-US') + value.slice(first.length);
}

const keepsCapital =
  /^(I|I'm|I've|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Thanksgiving|Halloween|Hanukkah|Passover|Ramadan|Valentine's|Mother's|Father's|Spanish|English|Spanish-speaking|English-speaking|Creole|Portuguese|French|Italian|Greek|Mexican|Cuban|Haitian|Colombian|Brazilian|Latino|Latina|Hispanic|American|Jewish|Caribbean|Florida|Miami|Broward|Google|Instagram|Facebook|TikTok|YouTube|LinkedIn|Yelp|Nextdoor|Medicare|Medicaid|Airbnb|Botox|Invisalign|Pilates|Reiki)$/;

/** Words that are part of a name only if another capital follows: "New Year", but "new parents". */
const keepsCapitalBeforeCapital =
  /^(?:New|Labor|Memorial|Independence|Veterans|Presidents|Black|Cyber|Small|Super|Fourth|World|National|Palm|Fort|Saint|North|South|West|East) [A-Z]/;

/** Lowercases the first letter, unless the first word is a name, an abbreviation or the word "I". */
export function lowerFirst(value: string): string {
  const word = /^[^\s,:;/]+/.exec(value)?.[0] ?? '';
  if (
    keepsCapital.test(word) ||
    keepsCapitalBeforeCapital.test(value) ||
    /^.+[A-Z]/.test(word) ||
    (/^[A-Z]\b/.test(word) && word !== 'A')
  )
    return value;
  return value.charAt(0).toLocaleLowerCase('en-US') + value.slice(1);
}

/** Removes the leading article: "a check-up" becomes "check-up". */
export function bare(value: string): string {
  return value.replace(/^(?:an?|the|our|your)\s+/i, '');
}

/** Prepares a phrase for the middle of a sentence: no period at its end. */
export function inner(value: string): string {
  return value.replace(/[\s.;,]+$/, '');
}

/** Turns a text into a full sentence: starts with a capital letter, ends with one end mark. */
export function sentence(value: string): string {
  const text = upperFirst(inner(value));
  return /[.!?…][")'”’]?$/.test(text) ? text : `${text}.`;
}

const silentH = /^(?:hour|honest|honor|honour|heir)/i;
const soundsConsonant = /^(?:uni(?!n)|use|usu|util|eu|one\b|once|ukulele|UV\b|UI\b|US\b|U\.S)/i;
const letterNamesWithVowel = /^(?:[AEFHILMNORSX][A-Z0-9]+(?![a-z])|[AEFHILMNORSX](?:[-/&.]|\b))/;

/** Returns "a" or "an", by the sound the phrase starts with. */
export function article(phrase: string): 'a' | 'an' {
  if (letterNamesWithVowel.test(phrase) && !/^A [a-z]/.test(phrase)) return 'an';
  if (silentH.test(phrase)) return 'an';
  if (soundsConsonant.test(phrase) || /^[BCDGJKPQTUVWYZ][A-Z0-9]/.test(phrase)) return 'a';
  return /^(?:[aeiou]|8|11\b|18\b)/i.test(phrase) ? 'an' : 'a';
}

/** Adds the article to a phrase: "an HVAC company". */
export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`;
}

/** Joins items: "a, b and c". */
export function listOf(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Joins items that contain commas with semicolons: "a, with b; c; and d". */
export function clauseList(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  if (!items.some((item) => item.includes(','))) return listOf(items, last);
  return `${items.slice(0, -1).join('; ')}; ${last} ${items.at(-1)}`;
}

/** Removes accents from a text. */
export function withoutAccents(value: string): string {
  // eslint-disable-next-line no-control-regex
  return /[^\u0000-\u007f]/.test(value) ? value.normalize('NFD').replace(/\p{M}+/gu, '') : value;
}

/**
 * Splits a text into lowercase words without accents, at anything that's neither a letter nor a digit, except inside
 * "e-bike".
 */
export function wordsOf(value: string): string[] {
  return withoutAccents(value)
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/a\/c\b/g, 'ac')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const joins: readonly string[] = [
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'del',
  'for',
  'in',
  'la',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
];

/** Converts to title case for headings: "Emergency Repair in Davie". */
export function titleCase(value: string): string {
  return value
    .split(' ')
    .map((word, index) => (index > 0 && joins.includes(word.toLowerCase()) ? word.toLowerCase() : upperFirst(word)))
    .join(' ');
}

/** Phrases a reason for a call as the object of a verb: "a caller who asks whether …", "a call about a broken key". */
export function callPhrase(call: string): string {
  if (/^(?:asks|wants|needs|wonders|reports|complains|says|calls|tries|cancels)\b/.test(call))
    return `a caller who ${call}`;
  if (/^an? (?:[a-z-]+ )?(?:call|caller|request|question|complaint|inquiry)\b/.test(call)) return call;
  return `a call about ${call}`;
}
