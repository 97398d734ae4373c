import { expect, it } from 'vitest';
import { referralAlphabet, referralCodeOf } from './referrals.ts';

it('normalizes a code regardless of formatting', () => {
  for (const text of ['ABCD2345', 'abcd2345', '  AbCd2345 ']) expect(referralCodeOf(text)).toBe('ABCD2345');
});

it.each(['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD234\u0000', "ABCD23'4", undefined, null])(
  'rejects %j as a code',
  (text) => expect(referralCodeOf(text)).toBeUndefined(),
);

it('uses no letters that look alike', () => expect(referralAlphabet).not.toMatch(/[ILO01]/));
