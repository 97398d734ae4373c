import { describe, expect, it } from 'vitest';
import { refuseGuessable } from './guessable.ts';

const dana = { email: 'dana.rivera@coralbay.example', fullName: 'Dana Rivera', businessName: 'Coral Bay Cooling' };
const refusal = (password: string, chooser = dana) =>
  refuseGuessable(password, chooser).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a common password', () => {
  it.each([
    'password',
    '12345678',
    'Password',
    'P@ssw0rd',
    'qwertyuiop',
    'iloveyou',
    'sunshine7',
    '!!Football2026!',
    'ｐａｓｓｗｏｒｄ',
  ])('is rejected: %s', async (password) => {
    expect(await refusal(password)).toBe(
      'That’s one of the first passwords attackers try. Please choose another one, like three or four unrelated words.',
    );
  });
});

describe('a password made of names', () => {
  it.each([
    'everglow',
    'Everglow2026!',
    'dana.rivera',
    'Rivera-Dana-88',
    'DanaRivera1',
    'coralbay1',
    'Coral Bay Cooling!',
    'Rivera Sunset 9',
  ])('is rejected: %s', async (password) => {
    expect(await refusal(password)).toMatch(
      /^That password is too close to your name, your email address, or our name\./,
    );
  });
});

describe('any other password', () => {
  it.each([
    'Sunrise over A1A 7',
    'seventeen grey herons',
    'a long password',
    'k4Xw9qPz',
    'x'.repeat(1024),
    'dragon 7391 8242',
    'Rivera likes grey herons',
    '       8',
    '🌴🌴🌴🌴🌴🌴🌴🌴',
  ])('is accepted: %s', async (password) => {
    expect(await refusal(password)).toBeUndefined();
  });

  it('is accepted when nothing is known about the person', async () => {
    expect(await refusal('dana.rivera', { email: '', fullName: '', businessName: '' })).toBeUndefined();
  });
});
