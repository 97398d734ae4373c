/** Decides what a search looks for, and where a page starts. */
import { inboxLimits } from '#shared/schemas/inbox.ts';

export type Order = 'clock' | 'newest';

/**
 * Normalizes a search term: a phone number becomes its digits.
 * @returns undefined for terms that are too short: without three letters or digits in a row.
 */
export function searchedText(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim();
  const digits = /^\+?[\d\s().-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  // A leading 1 is the country code.
  const searched = digits.length >= inboxLimits.searchMin ? digits.replace(/^1(?=\d{10}$)/, '') : text;
  // The index needs three letters or digits in a row.
  return new RegExp(`[\\p{L}\\p{N}]{${inboxLimits.searchMin}}`, 'u').test(searched) ? searched : undefined;
}

/** A list cursor: the order's letter, and the last row's sort key and id. */
export function cursorOf(order: Order, place: { key: string; id: string }): string {
  return `${order[0]}${place.key}_${place.id}`;
}

/** @returns a cursor's position; undefined without one, or if it's for the other order. */
export function placeOf(order: Order, cursor: string | null | undefined): { key: number; id: string } | undefined {
  if (!cursor || cursor[0] !== order[0]) return undefined;
  const at = cursor.indexOf('_');
  return { key: Number(cursor.slice(1, at)), id: cursor.slice(at + 1) };
}
