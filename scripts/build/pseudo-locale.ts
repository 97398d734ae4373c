/** The pseudo-locale: English with accents, 40 % longer. Tests use it to find untranslated text and tight layouts. */

/** A message of a catalog: its text, or its variants with the texts in `match`. */
type Message = string | { match?: Record<string, string> }[];
export type Catalog = Record<string, Message>;

const plain = 'aceghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const accented = 'áçéĝĥíĵķĺñóŕšťúŵýžÁÇĎÉĜĤÍĴĶĹÑÓŔŠŤÚŴÝŽ';
/** Placeholders and markup, which stay unchanged. */
const marks = /(\{[^}]*\})/;

/**
 * Returns a text with accents and 40 % more letters, in words of at most nine letters so that it wraps like a real
 * language.
 */
export function pseudo(text: string): string {
  const letters = text.replaceAll(/\{[^}]*\}/g, '').length;
  if (letters === 0) return text;
  const worded = text
    .split(marks)
    .map((part) => (marks.test(part) ? part : part.replaceAll(/[A-Za-z]/g, (letter) => accent(letter))))
    .join('');
  const filler = 'ōōōōōōōō '
    .repeat(Math.ceil(letters / 9))
    .slice(0, Math.ceil(letters * 0.4))
    .trim();
  return /\s$/.test(worded) ? `${worded}${filler} ` : `${worded} ${filler}`;
}

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

/** Returns a catalog with every text in the pseudo-locale. */
export function pseudoCatalog(catalog: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, message]) => [key, key === '$schema' ? message : pseudoMessage(message)]),
  );
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudo(message);
  return message.map((variant) => ({
    ...variant,
    ...(variant.match && {
      match: Object.fromEntries(Object.entries(variant.match).map(([when, text]) => [when, pseudo(text)])),
    }),
  }));
}
