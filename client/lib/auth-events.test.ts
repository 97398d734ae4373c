import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { afterSignIn, createAuthEvents } from './auth-events.ts';

type Session = { user: string };

/** A fake page at this address that records every effect on it. */
function pageAt(address: string) {
  const url = () => new URL(address, 'http://page.invalid');
  const done: string[] = [];
  let stored: Session | null | undefined;
  const events = createAuthEvents<Session>({
    address: () => ({ path: url().pathname, search: url().search }),
    replaceAddress: (path) => {
      address = path;
      done.push(`replace ${path}`);
    },
    storeSession: (session) => {
      stored = session;
      done.push('store');
    },
    dropCachedData: () => void done.push('drop'),
    dropTyped: () => void done.push('drop typed'),
  });
  return { events, done, session: () => stored, address: () => address };
}

const session = { user: 'ann' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('signed in', () => {
  it('stores the session, drops cached data, and opens the services', () => {
    const page = pageAt('/login');
    page.events.handle({ type: 'signed-in', session });
    expect(page.session()).toBe(session);
    expect(page.done).toEqual(['store', 'drop', 'replace /services']);
  });

  it('returns to the page that asked for the sign-in', () => {
    const page = pageAt('/login?from=%2Fdashboard%2Fsettings%3Ftab%3D1');
    page.events.handle({ type: 'signed-in', session });
    expect(page.address()).toBe('/dashboard/settings?tab=1');
  });

  it.each(['/services', '/services?plan=pro'])('stays on the services page: %s', (address) => {
    const page = pageAt(address);
    page.events.handle({ type: 'signed-in', session });
    expect(page.done).toEqual(['store', 'drop']);
  });

  it('reads a return path only on the sign-in screen', () => {
    expect(afterSignIn({ path: '/auth/activate', search: '?from=/dashboard' })).toBe('/services');
    expect(afterSignIn({ path: '/login/', search: '?from=/dashboard' })).toBe('/dashboard');
  });
});

describe('a new sign-up', () => {
  it('keeps its screen for the sign-in that follows immediately, and only that one', () => {
    const page = pageAt('/signup');
    page.events.guardNewSignUp();
    vi.advanceTimersByTime(limits.newSignUpGuardMs - 1);
    page.events.handle({ type: 'signed-in', session });
    expect(page.address()).toBe('/signup');
    page.events.handle({ type: 'signed-in', session });
    expect(page.address()).toBe('/services');
  });

  it('expires on its own', () => {
    const page = pageAt('/signup');
    page.events.guardNewSignUp();
    vi.advanceTimersByTime(limits.newSignUpGuardMs);
    page.events.handle({ type: 'signed-in', session });
    expect(page.address()).toBe('/services');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts over on another attempt', () => {
    const page = pageAt('/signup');
    page.events.guardNewSignUp();
    vi.advanceTimersByTime(limits.newSignUpGuardMs - 1);
    page.events.guardNewSignUp();
    vi.advanceTimersByTime(limits.newSignUpGuardMs - 1);
    page.events.handle({ type: 'signed-in', session });
    expect(page.address()).toBe('/signup');
  });
});

describe('signed out', () => {
  it('opens the sign-in before any data is dropped', () => {
    const page = pageAt('/dashboard');
    page.events.handle({ type: 'signed-out' });
    expect(page.done).toEqual(['replace /login', 'store', 'drop', 'drop typed']);
    expect(page.session()).toBeNull();
  });

  it('stays on the sign-in screen', () => {
    const page = pageAt('/login?from=/dashboard');
    page.events.handle({ type: 'signed-out' });
    expect(page.done).toEqual(['store', 'drop', 'drop typed']);
  });

  it.each([
    ['/dashboard/settings', '/login'],
    ['/', '/'],
    ['/dashboard/unknown', '/dashboard/unknown'],
  ])('in another tab, moves from %s to %s', (from, to) => {
    const page = pageAt(from);
    page.events.handle({ type: 'signed-out', elsewhere: true });
    expect(page.address()).toBe(to);
    expect(page.session()).toBeNull();
  });
});

it.each(['/login', '/dashboard', '/'])('stays at %s when only the session is refreshed', (address) => {
  const page = pageAt(address);
  page.events.handle({ type: 'refreshed', session });
  expect(page.done).toEqual(['store']);
  expect(page.session()).toBe(session);
});
