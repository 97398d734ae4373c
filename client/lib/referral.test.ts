import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReferral, rememberedReferral } from './referral.ts';

const day = 24 * 3600 * 1000;
const noon = Date.UTC(2026, 10, 21, 12);
const told: string[] = [];
const send = async (code: string) => {
  told.push(code);
  return true;
};

beforeEach(() => {
  told.length = 0;
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('a link', () => {
  it('is remembered for thirty days', async () => {
    await noteReferral('abcd2345', noon, send);
    expect(rememberedReferral(noon + 30 * day - 1)).toBe('ABCD2345');
    expect(rememberedReferral(noon + 30 * day)).toBeUndefined();
  });

  it('counts once a day, and again the next day', async () => {
    for (const at of [noon, noon + 1000, noon + day, noon + day + 5]) await noteReferral('ABCD2345', at, send);
    expect(told).toEqual(['ABCD2345', 'ABCD2345']);
  });

  it('is replaced by a later one', async () => {
    await noteReferral('ABCD2345', noon, send);
    await noteReferral('WXYZ2345', noon + 1, send);
    expect(told).toEqual(['ABCD2345', 'WXYZ2345']);
    expect(rememberedReferral(noon + 2)).toBe('WXYZ2345');
  });

  it('is reported again when the request failed', async () => {
    await noteReferral('ABCD2345', noon, () => Promise.reject(new Error('offline')));
    await noteReferral('ABCD2345', noon + 1, async () => false);
    await noteReferral('ABCD2345', noon + 2, send);
    expect(told).toEqual(['ABCD2345']);
    expect(rememberedReferral(noon + 3)).toBe('ABCD2345');
  });

  it('is ignored when invalid and keeps the earlier one', async () => {
    await noteReferral('ABCD2345', noon, send);
    for (const text of ['', 'nonsense', '<script>', 'ABCD234O']) await noteReferral(text, noon + 1, send);
    expect(told).toEqual(['ABCD2345']);
    expect(rememberedReferral(noon + 2)).toBe('ABCD2345');
  });
});

it('is ignored when the stored value is invalid', () => {
  for (const text of ['x', '{}', '{"code":7,"at":1}', '{"code":"ABCD2345"}', '[]', '{"code":"ABCD2345","at":1}']) {
    localStorage.setItem('referral', text);
    expect(rememberedReferral(noon)).toBeUndefined();
  }
});

it('is remembered until the page closes when storage is unavailable', async () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  await noteReferral('ABCD2345', noon, send);
  expect(rememberedReferral(noon + 1)).toBe('ABCD2345');
});
