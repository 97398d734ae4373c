import { describe, expect, it } from 'vitest';
import { setUserActiveInput } from './admin.ts';
import {
  activateInput,
  choosePasswordInput,
  confirmEmailInput,
  emailSchema,
  passwordChecks,
  signInInput,
  signUpInput,
  tokenInput,
} from './auth.ts';

const said = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('an address', () => {
  it.each([
    ['Ann@Example.COM', 'ann@example.com'],
    ['  ann@example.com\t', 'ann@example.com'],
    ['ann.lee+news@mail.example.co.uk', 'ann.lee+news@mail.example.co.uk'],
    // A letter that lowercases to k: the same address, not a second one that looks like it.
    ['\u212aeiko@example.com', 'keiko@example.com'],
  ])('stores %j as %j', (given, stored) => expect(emailSchema.parse(given)).toBe(stored));

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann lee@example.com',
    'ann@example.com,bob@example.com',
    'ann@example.com\nbcc: bob@example.com',
    'Ann <ann@example.com>',
    'group: ann@example.com;',
    'ann@example.com\u0000',
    '\u0430nn@example.com',
    'ann@ex\u0430mple.com',
    'ann\uff20example.com',
    'ann\u200b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('rejects %j', (given) => expect(emailSchema.safeParse(given).success).toBe(false));

  it('explains what is wrong', () => {
    expect(said(emailSchema.safeParse(undefined))).toBe('Please enter your email address.');
    expect(said(emailSchema.safeParse('  '))).toBe('Please enter your email address.');
    expect(said(emailSchema.safeParse('ann'))).toBe('That doesn’t look like an email address. Please check it.');
    expect(said(emailSchema.safeParse(`a@${'b'.repeat(300)}.com`))).toBe(
      'That email address is too long. Please check it.',
    );
  });
});

describe('a password', () => {
  it('needs eight characters of any kind when chosen, and any length when checked', () => {
    for (const newPassword of ['12345678', 'aaaaaaaa', '        ', 'x'.repeat(1024)])
      expect(choosePasswordInput.safeParse({ newPassword }).success).toBe(true);
    for (const newPassword of ['', '1234567', 'x'.repeat(1025)])
      expect(choosePasswordInput.safeParse({ newPassword }).success).toBe(false);
    expect(signInInput.safeParse({ email: 'a@example.com', password: '1' }).success).toBe(true);
    expect(said(signInInput.safeParse({ email: 'a@example.com', password: '' }))).toBe('Please enter your password');
    expect(said(activateInput.safeParse({ token: 'x' }))).toBe('Please enter your password');
  });

  it('is not trimmed, because whitespace is part of it', () => {
    expect(choosePasswordInput.parse({ newPassword: ' 123456 ' }).newPassword).toBe(' 123456 ');
  });

  it.each([
    ['', false, false, false],
    ['1234567', false, true, false],
    ['12345678', true, true, false],
    ['abcdefgh', true, false, false],
    ['Abcdefgh', true, false, true],
    ['A1bcdefg', true, true, true],
    ['ÄÖ', false, false, false],
    ['Äö', false, false, true],
    ['!', false, false, false],
  ])('%j has length %j, digit %j, letters %j', (password, length, digit, letters) => {
    expect(passwordChecks(password)).toEqual({ length, digit, letters });
  });
});

describe('inputs', () => {
  const form = { email: 'a@example.com', password: '12345678' };

  it('for sign-up allow missing names and trim them', () => {
    expect(signUpInput.parse(form)).toEqual({ ...form, fullName: '', businessName: '' });
    expect(signUpInput.parse({ ...form, fullName: ' Ann ', businessName: ' B ' })).toMatchObject({
      fullName: 'Ann',
      businessName: 'B',
    });
    expect(signUpInput.safeParse({ ...form, fullName: 'x'.repeat(101) }).success).toBe(false);
  });

  it('accept any text as a token, because a truncated link is a dead link, not a form error', () => {
    for (const token of ['', 'x', '%00', 'x'.repeat(200)]) expect(tokenInput.safeParse({ token }).success).toBe(true);
    for (const token of ['x'.repeat(201), 1, null, ['x'], { $ne: '' }])
      expect(tokenInput.safeParse({ token }).success).toBe(false);
    expect(confirmEmailInput.safeParse({ token: 'x' }).success).toBe(true);
    expect(confirmEmailInput.safeParse({ token: 'x', password: '' }).success).toBe(false);
  });

  it('for admins take an id and a boolean', () => {
    const userId = '00000000-0000-4000-8000-000000000000';
    expect(setUserActiveInput.safeParse({ userId, isActive: false }).success).toBe(true);
    for (const wrong of [
      { userId },
      { userId, isActive: 'false' },
      { userId, isActive: 0 },
      { userId: 'x', isActive: true },
    ])
      expect(setUserActiveInput.safeParse(wrong).success).toBe(false);
  });
});
