import { beforeEach, expect, it, vi } from 'vitest';
import { noteFirstPage } from './first-page.ts';
import { leadOrigin } from './lead-origin.ts';

let kept: Map<string, string>;

function visit(address: string, referrer = '') {
  const { pathname, search } = new URL(address, 'http://page.invalid');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('document', { referrer });
  noteFirstPage();
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('knows the first page, its campaign and what led there, and where the form stands', () => {
  visit('/blog?utm_source=flyer&utm_campaign=fall%20sale&ref=ABC', 'https://search.example/find?q=private');
  visit('/contact?utm_source=later');
  expect(leadOrigin()).toEqual({
    firstPage: '/blog',
    lastPage: '/contact',
    referrer: 'https://search.example/find',
    utmSource: 'flyer',
    utmCampaign: 'fall sale',
    referralCode: 'ABC',
  });
});

it('keeps nothing else of an address, which may hold a secret', () => {
  visit('/auth/activate?token=secret&xref=no&utm_source=mail');
  expect([...kept.values()].join()).not.toMatch(/secret|xref/);
  expect(leadOrigin()).toMatchObject({ firstPage: '/auth/activate', utmSource: 'mail' });
});

it('says what it can without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  visit('/contact');
  expect(leadOrigin()).toEqual({ lastPage: '/contact' });
});
