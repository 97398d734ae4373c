import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteFirstPage } from './first-page.ts';
import { conversationOrigin, leadOrigin } from './lead-origin.ts';

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

it('records the first page, its campaign and referrer, and where the form is', () => {
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

it('stores nothing else from a URL, which may contain a secret', () => {
  visit('/auth/activate?token=secret&xref=no&utm_source=mail');
  expect([...kept.values()].join()).not.toMatch(/secret|xref/);
  expect(leadOrigin()).toMatchObject({ firstPage: '/auth/activate', utmSource: 'mail' });
});

describe('the visit', () => {
  const told = vi.fn<(to: string, note: Blob) => boolean>();
  const browser = (more: object = {}) => vi.stubGlobal('navigator', { sendBeacon: told, ...more });
  beforeEach(() => void told.mockClear());

  it('is reported once per tab, with only page, campaign and referring host', async () => {
    browser();
    visit('/auth/activate?token=secret&utm_source=mail', 'https://search.example/find?q=private');
    visit('/contact');
    expect(told).toHaveBeenCalledOnce();
    const [to, note] = told.mock.calls[0]!;
    expect([to, note.type]).toEqual(['/visit', 'application/json']);
    const { visitId, origin } = conversationOrigin();
    expect(JSON.parse(await note.text())).toEqual({
      id: visitId,
      path: '/auth/activate',
      query: 'utm_source=mail',
      referrer: 'search.example',
    });
    expect(origin).toMatchObject({ firstPage: '/auth/activate', lastPage: '/contact', utmSource: 'mail' });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'isn’t sent for visitors who opt out of tracking: %j',
    (wish) => {
      browser(wish);
      visit('/blog');
      expect(conversationOrigin()).toEqual({});
    },
  );
});

// This runs last, because values that storage refuses stay in memory.
it('knows only this page when storage is unavailable, and reports no visit', () => {
  vi.stubGlobal('sessionStorage', undefined);
  visit('/contact');
  expect(leadOrigin()).toMatchObject({ firstPage: '/contact', lastPage: '/contact' });
});
