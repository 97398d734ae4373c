/**
 * List cursors. In lists sorted by time, a cursor holds the time itself, so that the list continues even if the row was
 * deleted; in lists whose rows stay, it's the last row's id.
 */

/** End of a page: its last row's time, in microseconds since 1970 as text, and id. */
export type Place = { at: string; id: string };

/** A cursor as it's sent (shared/schemas/cursor.ts). */
export const cursorOf = ({ at, id }: Place): string => `${at}_${id}`;

/** @param cursor a validated cursor; undefined and null start at the beginning */
export function placeOf(cursor: string | null | undefined): Place | undefined {
  if (!cursor) return undefined;
  const between = cursor.indexOf('_');
  return { at: cursor.slice(0, between), id: cursor.slice(between + 1) };
}

/** A page, from a query for one extra row, and the next page's cursor; null at the end. */
export function pageOf<T extends Place>(rows: T[], size: number): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, size);
  return { items, nextCursor: rows.length > size ? cursorOf(items.at(-1)!) : null };
}

/** `pageOf` for lists sorted by id. */
export function pageById<T extends { id: string | number }>(
  rows: T[],
  size: number,
): { items: T[]; nextCursor: T['id'] | null } {
  const items = rows.slice(0, size);
  return { items, nextCursor: rows.length > size ? items.at(-1)!.id : null };
}
