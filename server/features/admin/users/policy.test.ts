import { describe, expect, it } from 'vitest';
import { userSorts } from '#shared/domain/users.ts';
import { userCursor } from '#shared/schemas/cursor.ts';
import { cursorOf, placeOf } from './policy.ts';

const last = { at: '1790000000123456', id: '0b2f8d3e-6a55-4c0e-9d0f-1f7a5a4b3c2d', email: 'zoë+100%_a@example.com' };

describe('a cursor in the list of users', () => {
  it.each(userSorts)('by %s round-trips and passes validation', (sort) => {
    const cursor = cursorOf(sort, last);
    expect(userCursor.parse(cursor)).toBe(cursor);
    const { email, ...byTime } = last;
    expect(placeOf(sort, cursor)).toEqual(sort === 'email' ? { email } : byTime);
  });

  it('for a different order starts at the beginning', () => {
    expect(placeOf('newest', cursorOf('email', last))).toBeUndefined();
    expect(placeOf('email', cursorOf('oldest', last))).toBeUndefined();
    expect(placeOf('newest', undefined)).toBeUndefined();
  });

  it('contains nothing that a database cannot store', () => {
    expect(placeOf('email', `e${Buffer.from('a\u0000b').toString('base64url')}`)).toEqual({ email: 'ab' });
  });
});
