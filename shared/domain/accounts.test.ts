import { describe, expect, it } from 'vitest';
import { signUpMetadata } from './accounts.ts';

describe('a name at sign-up', () => {
  it.each([
    ['Ann Lee Roe', 'Ann', 'Lee Roe'],
    ['Ann', 'Ann', ''],
    ['', '', ''],
    ['   ', '', ''],
    ['  Ann  ', 'Ann', ''],
    ['Ann\u00a0Lee\tRoe', 'Ann', 'Lee Roe'],
    ['  Ann   Lee  Roe ', 'Ann', 'Lee Roe'],
    ['Mary-Jane O’Neil', 'Mary-Jane', 'O’Neil'],
    ['山田 太郎', '山田', '太郎'],
    ['Jean de la Fontaine', 'Jean', 'de la Fontaine'],
  ])('splits %j into %j and %j', (name, first, last) => {
    expect(signUpMetadata(name, '')).toMatchObject({ first_name: first, last_name: last });
  });

  it('is stored in full next to its parts and the business', () => {
    expect(signUpMetadata(' Ann Lee Roe ', ' Roe Roofing ')).toEqual({
      full_name: 'Ann Lee Roe',
      business_name: 'Roe Roofing',
      first_name: 'Ann',
      last_name: 'Lee Roe',
    });
  });
});
