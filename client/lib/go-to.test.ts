import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo, isInApp } from './go-to.ts';

const assign = vi.fn();
const replace = vi.fn();
const pushState = vi.fn();

function at(pathname: string) {
  vi.stubGlobal('location', { pathname, assign, replace });
}

beforeEach(() => vi.stubGlobal('history', { pushState, replaceState: pushState }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([
  ['/dashboard', '/dashboard/plan?show=all', true],
  ['/dashboard', '/services', false],
  ['/dashboard', '/admin', false],
  ['/dashboard', '/dashboard/profile#plan', false],
  ['/services', '/dashboard', false],
])('moves from %s to %s; without a page load: %s', (here, path, isWithout) => {
  at(here);
  expect(isInApp(path)).toBe(isWithout);
  goTo(path);
  expect(pushState).toHaveBeenCalledTimes(isWithout ? 1 : 0);
  expect(assign).toHaveBeenCalledTimes(isWithout ? 0 : 1);
  expect(replace).not.toHaveBeenCalled();
});

it('replaces the history entry on request, also with a page load', () => {
  at('/login');
  goTo('/services', { replace: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/services');
});
