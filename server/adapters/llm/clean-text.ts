/**
 * Cleans text on its way to the model and back. Every pattern below runs in linear time: each part of it is either
 * bounded or stops at the character that could start the next match.
 */

// Control characters except tab and line breaks, then invisible ones and direction marks. Joiners are spared, because
// some scripts need them.
const unseen =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

const leftOut = '(left out)';

const email = /[^\s@]{1,64}\s?@\s?[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}/gu;
const spelledEmails = [
  /[^\s@]{1,64}\s{0,3}[([{]\s?(?:@|at)\s?[)\]}]\s{0,3}[^\s@]{1,100}/giu,
  /[^\s@]{1,64}\s{1,3}at\s{1,3}[^\s@]{1,63}\s{0,3}[([{\s]\s?dot\s?[)\]}\s]\s{0,3}\p{L}{2,24}/giu,
  /[^\s@]{1,64}\s{1,3}at\s{1,3}(?:gmail|googlemail|yahoo|outlook|hotmail|live|icloud|aol|proton|protonmail)\b\S{0,24}/giu,
];
// Seven digits or more, with common separators. It also matches "1500 - 2500", which is better than missing a number.
const phone = /[+(]?\p{Nd}(?:[\s().\-\u2010-\u2015/\u00b7_]{0,3}\p{Nd}){6,}/gu;

/**
 * Removes email addresses and phone numbers, even if spelled out ("jo at example dot com"). Pure; compatibility
 * characters (full-width digits) are folded first.
 */
export function withoutContactData(text: string): string {
  const folded = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[\u200c\u200d]/g, '');
  return [email, ...spelledEmails, phone].reduce((kept, pattern) => kept.replace(pattern, leftOut), folded);
}

/**
 * Prepares a visitor's answer for the prompt: no contact data, nothing that could close or open a delimiter.
 * @param maxChars longest result, in characters.
 */
export function forPrompt(text: string, maxChars: number): string {
  // Cut first, so that huge inputs cost nothing, and again because folding may lengthen a text.
  const clipped = text.slice(0, maxChars * 2);
  return withoutContactData(clipped)
    .replace(/[<>]/g, ' ')
    .replace(/`{3,}|-{3,}|={3,}|#{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxChars)
    .toWellFormed();
}

/** Turns any text of the model into one line of plain text: no tags, Markdown, addresses, or invisible characters. */
export function asPlainText(text: string): string {
  return (
    text
      .slice(0, 8_000)
      .toWellFormed()
      .replace(unseen, '')
      .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, ' ')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/[<>]/g, ' ')
      .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
      .replace(/!?\[([^[\]]*)\]\[[^[\]]*\]/g, '$1')
      .replace(/\b(?:(?:java|vb)script:|data:[a-z]+\/)\S*/gi, ' ')
      // A URL keeps its host, as plain text that nothing turns into a link with a tracking path.
      .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/(?:[^\s/?#@]{0,100}@)?([^\s/?#:]*)\S*/gi, '$1')
      .replace(/\bwww\.([^\s/?#]+)\S*/gi, '$1')
      .replace(/\*\*|__|~~|`/g, '')
      .replace(/\]\(/g, '] (')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.](?: |$))/g, '')
      // Headings, bullets, quotes, and characters that start a formula in spreadsheets.
      .replace(/^[\s#>*=+\-@|•]+/, '')
      .trim()
  );
}

const maxDepth = 8;
const maxEntries = 60;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Cleans a text of several lines and keeps its lines; at most one empty line in a row. */
function asPlainLines(text: string): string {
  return text
    .slice(0, 8_000)
    .split(/\r?\n/)
    .map(asPlainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type Copying = { keepLines?: boolean | undefined };

/**
 * Copies parsed JSON with all strings cleaned. Depth and counts are bounded; keys that reach into prototypes are
 * dropped. Whatever exceeds the bounds is missing from the copy and fails validation if it was needed.
 * @param options `keepLines` for texts of several lines, such as an email.
 */
export function plainCopy(value: unknown, options: Copying = {}, depth = 0): unknown {
  if (typeof value === 'string') return options.keepLines ? asPlainLines(value) : asPlainText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= maxDepth) return undefined;
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((entry) => plainCopy(entry, options, depth + 1));
  const entries = Object.entries(value).filter(([key]) => !forbiddenKeys.has(key));
  return Object.fromEntries(
    entries.slice(0, maxEntries).map(([key, entry]) => [key, plainCopy(entry, options, depth + 1)]),
  );
}
