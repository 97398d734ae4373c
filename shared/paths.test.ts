import { describe, expect, it } from 'vitest';
import { cleanPath, isPagePath, ownPath, paths } from './paths.ts';

const fallback = paths.services;
const site = 'https://everglow.example';

/** Returns the host where a browser would end up if it followed the result. */
const hostOf = (path: string) => new URL(path, site).host;

/** Ways to put another host, or something that isn't a URL, into a path. */
const hosts = ['evil.example', 'evil.example/dashboard', 'user:pass@evil.example', '[::1]', '127.0.0.1:8080', ''];
const prefixes = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '\\', '/\t/', '/\n/', '/\r/', '\t//', '\n//', ' //', '/ /\\'],
  ...['/\u0000/', '/\u007f/', 'http://', 'https://', 'HTTPS://', 'https:', 'https:/', 'http:\\\\', 'ftp://', 'ws://'],
  ...['file:///', '@', 'https://everglow.example@', 'javascript:', 'JavaScript:', 'java\tscript:', 'javascript://'],
  ...[' javascript:', 'vbscript:', 'data:text/html,', 'blob:', 'mailto:', 'tel:', '/.//', '/..//', '/./\\'],
  ...['/../..//', '/a/..//', '/a/../..//', '/%2e//', '/.%2e//', '/%2e%2e//', '/dashboard/..//', '/dashboard/../..//'],
  ...['%2f%2f', '%2F%2F', '%5c%5c', '%09//', '%0a//', './/', '..//', './', '../', '?', '#', '&', ';', '.'],
  ...['\u2028//', '\ufeff//', '\u200b//', '\u00a0//', '／／', '⁄⁄', '∕∕', '〳〳'],
];
const hostile = prefixes.flatMap((prefix) => hosts.map((host) => prefix + host));

describe('the way back after signing in', () => {
  it(`never leaves the site, for ${hostile.length} hostile addresses`, { tags: ['check-18'] }, () => {
    expect(hostile.length).toBeGreaterThan(400);
    for (const origin of hostile) {
      const path = ownPath(origin, fallback);
      const told = JSON.stringify(origin);
      expect(path, told).toMatch(/^\/(?![/\\])/);
      expect(hostOf(path), told).toBe('everglow.example');
      // An accepted URL keeps its path unchanged, so that nothing gets past this check by rewriting.
      if (path !== fallback) expect(ownPath(path, fallback), told).toBe(path);
    }
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'https://evil.example/dashboard',
    'https://everglow.example/dashboard',
    'evil.example',
    '@evil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    '/dashboard/..//evil.example',
    'dashboard',
    '',
    ' /dashboard',
    `/${'a'.repeat(500)}`,
  ])('is never %j', (origin) => {
    expect(ownPath(origin, fallback)).toBe(fallback);
  });

  it.each(['/login', '/login/', '/login?from=/dashboard', '/login#top', '/a/../login', '/./login'])(
    'never loops through %j',
    (origin) => {
      expect(ownPath(origin, fallback)).toBe(fallback);
    },
  );

  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/settings?tab=1#password', '/dashboard/settings?tab=1#password'],
    ['/', '/'],
    ['/services?next=https://evil.example', '/services?next=https://evil.example'],
    ['/@ann', '/@ann'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/a/../dashboard', '/dashboard'],
    ['/loginx', '/loginx'],
  ])('returns %j for the path %j on this site', (origin, path) => {
    expect(ownPath(origin, fallback)).toBe(path);
    expect(hostOf(path)).toBe('everglow.example');
  });

  it('is the fallback when no path is given', () => {
    expect(ownPath(null, fallback)).toBe(fallback);
    expect(ownPath(undefined, '/')).toBe('/');
  });
});

it('strips the query, fragment and trailing slash from a path', () => {
  expect(['/about/?a=1', '/about#x', '/', '//', '/?x', '/a//'].map(cleanPath)).toEqual(['/about', '/about', '/', '/', '/', '/a']); // prettier-ignore
});

describe('pages of this site', () => {
  it.each(['/', '/about', '/blog/a-b', '/no-such-page', '/login?from=/x.png', '/developers', '/a#b'])(
    'include %s',
    (href) => {
      expect(isPagePath(href)).toBe(true);
    },
  );
  it.each([
    '/favicon.svg',
    '/assets/a-1.js',
    '/trpc/chat.start',
    '/dev/mailbox',
    '/unsubscribe?token=1',
    '/sandbox/checkout/cs_sandbox_1',
    '/metrics',
    '/readyz',
    '//evil.example',
    'https://elsewhere.example/about',
    'mailto:a@b.example',
    '#top',
  ])('exclude %s', (href) => {
    expect(isPagePath(href)).toBe(false);
  });
});
