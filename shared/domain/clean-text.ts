/** What visitors type, made safe to store: markup out, lengths cut, addresses and phone numbers in one form. */

/** Something typed that cannot be used; its message is for the person who typed it. */
export class InvalidTextError extends Error {
  /** Where it was typed. */
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
    this.name = 'InvalidTextError';
  }
}

const emailChars = 254;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneChars = { min: 10, max: 20 };
const beginsTag = /[a-z/!?]/i;

/** Without what a database cannot hold or a screen cannot show: control characters but line breaks and tabs, halves of characters. */
export function storableText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

/**
 * Takes tags out, with all that stands in them. A `<` that begins no tag stays, so "under < 5 minutes" survives; one whose
 * tag never ends goes alone. What is left of a cut tag never joins to a new one. Linear in the length of the text.
 */
export function stripTags(value: string): string {
  const kept: string[] = [];
  let at = 0;
  while (at < value.length) {
    if (kept.at(-1) !== '<' || !beginsTag.test(value[at]!)) {
      kept.push(value[at]!);
      at += 1;
      continue;
    }
    kept.pop();
    const end = value.indexOf('>', at);
    // Nothing closes any more: from here on no text can be a tag once its `<` is gone.
    if (end === -1) return kept.join('').replace(/<+$/, '') + value.slice(at).replaceAll('<', '');
    at = end + 1;
  }
  return kept.join('');
}

/** Cut to so many UTF-16 units, never through a character. */
export function cutText(value: string, max: number): string {
  return value.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Plain text: no tags, trimmed, at most `max` characters. */
export function cleanText(value: string, max = 1000): string {
  return cutText(stripTags(storableText(value)).trim(), max).trim();
}

/**
 * An address as it is stored: no tags, trimmed, in lower case.
 * @throws InvalidTextError `Invalid email format`
 */
export function cleanEmail(value: string): string {
  const email = cutText(stripTags(storableText(value)).trim(), emailChars);
  if (!emailPattern.test(email)) throw new InvalidTextError('email', 'Invalid email format');
  return email.toLowerCase();
}

/**
 * A phone number: digits, plus, spaces, parentheses and hyphens stay.
 * @throws InvalidTextError `Invalid phone number length` unless 10 to 20 characters are left.
 */
export function cleanPhone(value: string): string {
  const phone = value.replace(/[^\d+\s()-]/g, '').trim();
  if (phone.length < phoneChars.min || phone.length > phoneChars.max)
    throw new InvalidTextError('phone', 'Invalid phone number length');
  return phone;
}
