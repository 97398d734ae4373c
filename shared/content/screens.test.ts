import { expect, it } from 'vitest';
import { pagePaths } from './registry.ts';
import { screenAt, screenHeaders, screenPaths } from './screens.ts';

it('gives every screen a title and description, and noindex except for sign-up', () => {
  for (const path of screenPaths) {
    const screen = screenAt(`${path}/?a=1#b`);
    expect(screen!.path).toBe(path);
    expect(screen!.noindex).toBe(path === '/signup' ? undefined : true);
    expect(screen!.title.length).toBeGreaterThan(3);
    expect(screen!.description.length).toBeGreaterThan(40);
  }
});

it('shares no path between screens and public pages', () => {
  expect(pagePaths.filter((path) => screenAt(path))).toEqual([]);
});

it.each(['/dashboard/x', '/dashboard/settings/x', '/auth', '/Login', '/constructor'])(
  'returns no screen for %s',
  (path) => {
    expect(screenAt(path)).toBeUndefined();
  },
);

it('disables caching for all screens, and the referrer for screens with a token in the URL', () => {
  const headersAt = (path: string) => screenHeaders(screenAt(path)!);
  expect(headersAt('/login')).toEqual({ 'Cache-Control': 'no-store' });
  for (const path of ['/auth/activate', '/auth/confirm', '/reset-password'])
    expect(headersAt(path)).toEqual({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
});
