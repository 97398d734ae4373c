import { beforeEach, expect, it, vi } from 'vitest';

/** A tab's storage, which survives page loads. */
let kept: Map<string, string>;
const replaced: string[] = [];

/** Loads a page in the tab, with a fresh module as in a browser. */
async function visit(address: string, type: 'navigate' | 'reload' = 'navigate') {
  const { pathname, search } = new URL(address, 'http://page.invalid');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, path: string) => replaced.push(path),
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
  return import('./link-token.ts');
}

beforeEach(() => {
  kept = new Map();
  replaced.length = 0;
  return () => vi.unstubAllGlobals();
});

it('is removed from the address bar immediately and is still available after a reload', async () => {
  expect((await visit('/auth/activate?token=abc')).takeLinkToken()).toBe('abc');
  expect(replaced).toEqual(['/auth/activate']);
  expect((await visit('/auth/activate', 'reload')).takeLinkToken()).toBe('abc');
});

it('can be read again until the page closes', async () => {
  const { takeLinkToken } = await visit('/auth/activate?token=abc');
  takeLinkToken();
  vi.stubGlobal('location', { pathname: '/auth/activate', search: '' });
  expect(takeLinkToken()).toBe('abc');
});

it('belongs to one page and to no later visit without it', async () => {
  (await visit('/auth/activate?token=abc')).takeLinkToken();
  expect((await visit('/reset-password', 'reload')).takeLinkToken()).toBeUndefined();
  expect((await visit('/auth/activate')).takeLinkToken()).toBeUndefined();
});

it('is cleared once it has been used', async () => {
  const { takeLinkToken, forgetLinkToken } = await visit('/auth/activate?token=abc');
  takeLinkToken();
  forgetLinkToken('/auth/activate');
  expect(kept.size).toBe(0);
  expect((await visit('/auth/activate', 'reload')).takeLinkToken()).toBeUndefined();
});

it.each(['/auth/activate', '/auth/activate?token='])('is missing at %s', async (address) => {
  expect((await visit(address)).takeLinkToken()).toBeUndefined();
});
