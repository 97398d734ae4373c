import { expect, it } from 'vitest';
import { pagePaths } from './registry.ts';
import { screenAt, screenHeaders, screenPaths } from './screens.ts';

it('every screen says what it is, and all but the way to an account stay out of the index', () => {
  for (const path of screenPaths) {
    const screen = screenAt(`${path}/?a=1#b`);
    expect(screen!.path).toBe(path);
    expect(screen!.noindex).toBe(path === '/signup' ? undefined : true);
    expect(screen!.title.length).toBeGreaterThan(3);
    expect(screen!.description.length).toBeGreaterThan(40);
  }
});

it('screens and public pages share no address', () => {
  expect(pagePaths.filter((path) => screenAt(path))).toEqual([]);
});

it.each(['/dashboard/x', '/dashboard/settings/x', '/auth', '/Login', '/constructor'])('%s is none', (path) => {
  expect(screenAt(path)).toBeUndefined();
});

it('no screen is kept in a cache, and a token in its address is told to nobody', () => {
  const headersAt = (path: string) => screenHeaders(screenAt(path)!);
  expect(headersAt('/login')).toEqual({ 'Cache-Control': 'no-store' });
  for (const path of ['/auth/activate', '/auth/confirm', '/reset-password'])
    expect(headersAt(path)).toEqual({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
});
