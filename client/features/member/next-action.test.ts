import { expect, it } from 'vitest';
import type { GeneratedProfile } from '../../../shared/schemas/profile.ts';
import { nextActionOf } from './next-action.ts';

const withRoadmap = (thirtyDays: string[]) =>
  ({ roadmap: { thirtyDays, ninetyDays: [], longTerm: 'A second van' } }) as unknown as GeneratedProfile;

it('asks for a password first, with a profile or without', () => {
  expect(nextActionOf(false, null)).toEqual({ kind: 'choose-password' });
  expect(nextActionOf(false, withRoadmap(['Call']))).toEqual({ kind: 'choose-password' });
});

it('leads to the chat while there is no profile', () => {
  expect(nextActionOf(true, null)).toEqual({ kind: 'make-profile' });
});

it('names the first step of the roadmap', () => {
  expect(nextActionOf(true, withRoadmap(['Complete the listing', 'Call']))).toEqual({
    kind: 'open-profile',
    firstStep: 'Complete the listing',
  });
  expect(nextActionOf(true, withRoadmap([]))).toMatchObject({ firstStep: 'A second van' });
});
