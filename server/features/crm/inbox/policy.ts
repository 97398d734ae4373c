/** Decisions about what is searched and where a page begins. */
import { inboxLimits } from '#shared/schemas/inbox.ts';

export type Order = 'clock' | 'newest';

/**
 * What is looked for: a phone number by its digits alone, however it is written.
 * @returns undefined for what is too short to be searched: without three letters or digits in a row.
 */
export function searchedText(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim();
  const digits = /^\+?[\d\s().-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  // A leading 1 is the country's.
  const searched = digits.length >= inboxLimits.searchMin ? digits.replace(/^1(?=\d{10}$)/, '') : text;
  // Three letters or digits in a row are what the index can look for.
  return new RegExp(`[\\p{L}\\p{N}]{${inboxLimits.searchMin}}`, 'u').test(searched) ? searched : undefined;
}

/** A place in a list as it travels: the order's letter, the key of the last one seen, its id. */
export function cursorOf(order: Order, place: { key: string; id: string }): string {
  return `${order[0]}${place.key}_${place.id}`;
}

/** @returns the place a cursor names; undefined without one, and for one of the other order. */
export function placeOf(order: Order, cursor: string | null | undefined): { key: number; id: string } | undefined {
  if (!cursor || cursor[0] !== order[0]) return undefined;
  const at = cursor.indexOf('_');
  return { key: Number(cursor.slice(1, at)), id: cursor.slice(at + 1) };
}
