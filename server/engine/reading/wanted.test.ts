import { expect, it } from 'vitest';
import { wantedOnly } from './wanted.ts';

it.each([
  ['retired teachers. investors no thanks', 'retired teachers'],
  ['dog owners, not breeders, they never pay', 'dog owners'],
  ['people who cannot drive, couples', 'people who cannot drive, couples'],
  ['no tourists', 'no tourists'],
  ['familias. con revendedores ya no trabajo', 'familias'],
])('reads whom the owner wants in "%s"', (answer, wanted) => {
  expect(wantedOnly(answer)).toBe(wanted);
});
