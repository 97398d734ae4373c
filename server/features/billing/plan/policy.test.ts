import { describe, expect, it } from 'vitest';
import { planChangeOf } from './policy.ts';

describe('Pro status emails', () => {
  it.each([
    [{ was: false, is: true }, 'active', null, ['started']],
    [{ was: true, is: true }, 'active', 'active', []],
    [{ was: true, is: false }, 'canceled', 'active', ['ended']],
    [{ was: true, is: false }, 'past_due', 'active', ['unpaid']],
    [{ was: false, is: false }, 'past_due', 'past_due', []],
    [{ was: true, is: true }, 'past_due', 'active', ['unpaid']],
  ] as const)('%j, %s after %s', (pro, status, statusBefore, changes) => {
    expect(planChangeOf({ pro, status, statusBefore, ends: { did: false, does: false } })).toEqual(changes);
  });

  it.each([
    ['says so when Pro was canceled, and when it was resumed', 'active', true, ['canceled'], ['resumed']],
    ['says nothing about a subscription that was just found', null, true, [], []],
    ['says nothing once Pro is over', 'active', false, [], []],
  ] as const)('%s', (_title, statusBefore, isPro, onCancel, onResume) => {
    const base = { pro: { was: isPro, is: isPro }, status: 'active' as const, statusBefore };
    expect(planChangeOf({ ...base, ends: { did: false, does: true } })).toEqual(onCancel);
    expect(planChangeOf({ ...base, ends: { did: true, does: false } })).toEqual(onResume);
    expect(planChangeOf({ ...base, ends: { did: true, does: true } })).toEqual([]);
  });
});
