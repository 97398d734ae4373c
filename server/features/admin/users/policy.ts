/** Where a page of users begins. */
import { storableText } from '#shared/domain/clean-text.ts';
import type { UserSort } from '#shared/domain/users.ts';
import * as place from '#server/lib/cursor.ts';

/** The last one of the page before: by address, or by when the account was made. */
export type UserPlace = { email: string } | place.Place;

/** A place as it travels: the order's letter, and by what that order goes. */
export function cursorOf(sort: UserSort, last: place.Place & { email: string }): string {
  return sort === 'email' ? `e${Buffer.from(last.email).toString('base64url')}` : sort[0] + place.cursorOf(last);
}

/** @returns the place a cursor names; undefined without one, and for one of another order. */
export function placeOf(sort: UserSort, cursor: string | undefined): UserPlace | undefined {
  if (!cursor || cursor[0] !== sort[0]) return undefined;
  const rest = cursor.slice(1);
  return sort === 'email' ? { email: storableText(Buffer.from(rest, 'base64url').toString()) } : place.placeOf(rest);
}
