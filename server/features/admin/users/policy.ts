/** Start of a page of users. */
import { storableText } from '#shared/domain/clean-text.ts';
import type { UserSort } from '#shared/domain/users.ts';
import * as place from '#server/lib/cursor.ts';

/** Last row of the previous page: by address, or by creation date. */
export type UserPlace = { email: string } | place.Place;

/** The cursor: the order's letter, and the sort value. */
export function cursorOf(sort: UserSort, last: place.Place & { email: string }): string {
  return sort === 'email' ? `e${Buffer.from(last.email).toString('base64url')}` : sort[0] + place.cursorOf(last);
}

/** @returns a cursor's position; undefined without one, or if it's for another order. */
export function placeOf(sort: UserSort, cursor: string | undefined): UserPlace | undefined {
  if (!cursor || cursor[0] !== sort[0]) return undefined;
  const rest = cursor.slice(1);
  return sort === 'email' ? { email: storableText(Buffer.from(rest, 'base64url').toString()) } : place.placeOf(rest);
}
