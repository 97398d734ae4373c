import { describe, expect, test } from 'vitest';
import { machineStepKeys } from '#shared/domain/member.ts';
import { newerOf } from './use-writing-job.ts';
import { openAfter, withStatus, type Overview } from './use-overview.ts';

const fresh: Overview = {
  done: 0,
  skipped: 0,
  total: 11,
  next: { key: 'profile', name: 'Check the facts' },
  resume: 'profile',
  steps: machineStepKeys.map((key) => ({ key, status: 'open', hasResult: false })),
};

describe('a step with a new status', () => {
  test('updates the counts and the next step', () => {
    const one = withStatus(fresh, 'profile', 'done');
    expect(one).toMatchObject({ done: 1, skipped: 0, next: { key: 'customer', name: 'Know your best customer' } });
    const two = withStatus(one, 'customer', 'skipped');
    expect(two).toMatchObject({ done: 1, skipped: 1, next: { key: 'offer' } });
    expect(withStatus(two, 'profile', 'open')).toMatchObject({ done: 0, next: { key: 'profile' } });
    const all = machineStepKeys.reduce((state, key) => withStatus(state, key, 'done'), fresh);
    expect(all).toMatchObject({ done: 11, next: null });
  });
});

describe('openAfter', () => {
  test('returns the next open step, wrapping around after the last', () => {
    expect(openAfter(fresh, 'profile')).toBe('customer');
    expect(openAfter(withStatus(fresh, 'customer', 'skipped'), 'profile')).toBe('offer');
    expect(openAfter(fresh, 'review')).toBe('profile');
    const onlyOffer = machineStepKeys.reduce(
      (state, key) => (key === 'offer' ? state : withStatus(state, key, 'done')),
      fresh,
    );
    expect(openAfter(onlyOffer, 'review')).toBe('offer');
    expect(openAfter(onlyOffer, 'offer')).toBeUndefined();
  });
});

describe('newerOf', () => {
  const run = { id: 'a', subject: 'ads', engine: null, failed: false, finishedAt: null } as const;
  const early = { ...run, status: 'running' as const, createdAt: '2026-03-04T10:00:00.000Z' };
  const late = { ...run, status: 'queued' as const, createdAt: '2026-03-04T10:05:00.000Z' };
  const ended = { ...early, status: 'done' as const };

  test('prefers the later run, and the finished state of the same run', () => {
    expect(newerOf(early, late)).toBe(late);
    expect(newerOf(late, ended)).toBe(late);
    expect(newerOf(early, ended)).toBe(ended);
    expect(newerOf(ended, early)).toBe(ended);
    expect(newerOf(undefined, early)).toBe(early);
    expect(newerOf(null, undefined)).toBeFalsy();
  });
});
