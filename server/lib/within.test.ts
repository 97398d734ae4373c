import { expect, it } from 'vitest';
import { askWithin, within } from './within.ts';

const never = () => new Promise<string>(() => undefined);
const tooLate = () => {
  throw new Error('too late');
};

it('returns what the work returns, or fails as it fails', async () => {
  expect(await within(5_000, Promise.resolve('here'), tooLate)).toBe('here');
  await expect(within(5_000, Promise.reject(new Error('no')), tooLate)).rejects.toThrow('no');
});

it('answers or throws when time is up', async () => {
  expect(await within(10, never(), () => 'late')).toBe('late');
  await expect(within(10, never(), tooLate)).rejects.toThrow('too late');
});

it('hands over what was answered', async () => {
  expect(await askWithin(5_000, () => Promise.resolve('here'))).toMatchObject({ answer: 'here' });
});

it('gives up on what hangs', async () => {
  expect((await askWithin(20, never)).answer).toBeUndefined();
});

it('takes a failure for no answer, however it comes', async () => {
  expect((await askWithin(5_000, () => Promise.reject(new Error('no')))).answer).toBeUndefined();
  const throwing = () => {
    throw new Error('no');
  };
  expect((await askWithin(5_000, throwing)).answer).toBeUndefined();
});
