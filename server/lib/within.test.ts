import { expect, it } from 'vitest';
import { askWithin, within } from './within.ts';

const never = () => new Promise<string>(() => undefined);
const tooLate = () => {
  throw new Error('too late');
};

it('returns the result of the work or rethrows its error', async () => {
  expect(await within(5_000, Promise.resolve('here'), tooLate)).toBe('here');
  await expect(within(5_000, Promise.reject(new Error('no')), tooLate)).rejects.toThrow('no');
});

it('returns a fallback or throws when time is up', async () => {
  expect(await within(10, never(), () => 'late')).toBe('late');
  await expect(within(10, never(), tooLate)).rejects.toThrow('too late');
});

it('passes on the result', async () => {
  expect(await askWithin(5_000, () => Promise.resolve('here'))).toMatchObject({ answer: 'here' });
});

it('gives up on hanging work', async () => {
  expect((await askWithin(20, never)).answer).toBeUndefined();
});

it('treats any failure as no result', async () => {
  expect((await askWithin(5_000, () => Promise.reject(new Error('no')))).answer).toBeUndefined();
  const throwing = () => {
    throw new Error('no');
  };
  expect((await askWithin(5_000, throwing)).answer).toBeUndefined();
});
