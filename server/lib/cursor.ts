/**
 * Places in lists. Those of lists that go by a moment hold the moment itself, so that such a list goes on where a row is gone
 * meanwhile; lists whose rows stay go by the last one's id.
 */

/** Where a page ended: its last row's moment, in microseconds since 1970 as text, and id. */
export type Place = { at: string; id: string };

/** A place as it travels (shared/schemas/cursor.ts). */
export const cursorOf = ({ at, id }: Place): string => `${at}_${id}`;

/** @param cursor one that has been checked; undefined and null begin at the beginning */
export function placeOf(cursor: string | null | undefined): Place | undefined {
  if (!cursor) return undefined;
  const between = cursor.indexOf('_');
  return { at: cursor.slice(0, between), id: cursor.slice(between + 1) };
}

/** A page of rows that were asked for with one more than it holds, and where the next one begins; null at the end. */
export function pageOf<T extends Place>(rows: T[], size: number): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, size);
  return { items, nextCursor: rows.length > size ? cursorOf(items.at(-1)!) : null };
}

/** `pageOf` for lists that go by the id of the last row. */
export function pageById<T extends { id: string | number }>(
  rows: T[],
  size: number,
): { items: T[]; nextCursor: T['id'] | null } {
  const items = rows.slice(0, size);
  return { items, nextCursor: rows.length > size ? items.at(-1)!.id : null };
}
