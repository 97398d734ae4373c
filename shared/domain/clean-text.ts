/** Makes user input safe to store: removes markup, limits lengths, and normalizes email addresses and phone numbers. */
import { m } from '#messages';

/** Unusable input; the message is for the person who typed it. */
export class InvalidTextError extends Error {
  /** The field it was typed into. */
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

/**
 * Removes what a database can't store or a screen can't show: control characters except line breaks and tabs, and lone
 * surrogates.
 */
export function storableText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

/**
 * Removes tags with their content. A `<` that starts no tag stays, so "under < 5 minutes" survives; from a tag that
 * never ends, only the `<` is removed. Remains never join into a new tag. Linear in the length of the text.
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
    // Nothing closes anymore: from here on, no text can be a tag once its `<` is gone.
    if (end === -1) return kept.join('').replace(/<+$/, '') + value.slice(at).replaceAll('<', '');
    at = end + 1;
  }
  return kept.join('');
}

/** Cuts to this many UTF-16 units, never inside a character. */
export function cutText(value: string, max: number): string {
  return value.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Plain text: no tags, trimmed, at most `max` characters. */
export function cleanText(value: string, max = 1000): string {
  return cutText(stripTags(storableText(value)).trim(), max).trim();
}

/**
 * Normalizes an email address: no tags, trimmed, lowercase.
 * @throws InvalidTextError `Invalid email format`
 */
export function cleanEmail(value: string): string {
  const email = cutText(stripTags(storableText(value)).trim(), emailChars);
  if (!emailPattern.test(email)) throw new InvalidTextError('email', m.validation_email_format());
  return email.toLowerCase();
}

/**
 * Normalizes a phone number: keeps digits, plus, spaces, parentheses, and hyphens.
 * @throws InvalidTextError `Invalid phone number length` unless 10 to 20 characters are left.
 */
export function cleanPhone(value: string): string {
  const phone = value.replace(/[^\d+\s()-]/g, '').trim();
  if (phone.length < phoneChars.min || phone.length > phoneChars.max)
    throw new InvalidTextError('phone', m.validation_phone_length());
  return phone;
}
