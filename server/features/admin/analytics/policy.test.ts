import { describe, expect, it } from 'vitest';
import { stepIds, scriptVersion } from '#shared/domain/chat-script.ts';
import { mostGroups } from '#shared/domain/analytics.ts';
import { isRobot, largestGroups, scriptFunnels, visitOf, withoutGaps, type GroupRow, knownOrigin } from './policy.ts';

describe('the funnel of a script', () => {
  const row = (answered: number, total: number, idle: number) => ({ scriptVersion, answered, total, idle });

  it('has a line per step, limited by the step before', () => {
    const [script] = scriptFunnels([row(14, 3, 0), row(10, 4, 2), row(0, 5, 5)]);
    expect(script!.conversations).toBe(12);
    expect(script!.steps).toHaveLength(stepIds.length);
    expect(script!.steps[0]).toEqual({ seen: 12, answered: 7, left: 5 });
    expect(script!.steps[10]).toEqual({ seen: 7, answered: 3, left: 2 });
    expect(script!.steps[13]).toEqual({ seen: 3, answered: 3, left: 0 });
  });

  it('never shows more answered or left than seen, whatever was counted', () => {
    const standings = Array.from({ length: 15 }, (_, answered) =>
      row(answered, (answered * 7) % 11, (answered * 7) % 5),
    );
    const [script] = scriptFunnels(standings.map((each) => ({ ...each, idle: Math.min(each.idle, each.total) })));
    for (const [index, { seen, answered, left }] of script!.steps.entries()) {
      expect(Math.min(seen, answered, left)).toBeGreaterThanOrEqual(0);
      expect(answered + left).toBeLessThanOrEqual(seen);
      if (index > 0) expect(seen).toBe(script!.steps[index - 1]!.answered);
    }
  });

  it('separates script versions, newest first; an old one ends at its last visited step', () => {
    const scripts = scriptFunnels([row(1, 1, 0), { scriptVersion: 0, answered: 2, total: 3, idle: 1 }]);
    expect(scripts.map((script) => [script.scriptVersion, script.steps.length])).toEqual([[scriptVersion, 14], [0, 3]]); // prettier-ignore
  });
});

const counts = (page: number, chat = 0) => ({
  ...{ page, engaged: chat, chat, profile: 0, account: 0, checkout: 0, paid: 0 },
});
const group = (key: string | null, page: number, chat = 0): GroupRow => ({ key, ...counts(page, chat) });

describe('groups', () => {
  it('are the largest ones plus one for the rest', () => {
    const many = Array.from({ length: mostGroups + 5 }, (_, index) => group(`p${index}`, 100 - index, 1));
    // More than the number of rows from the database.
    const total = counts(5000, 50);
    const found = largestGroups(many, total);
    expect(found).toHaveLength(mostGroups + 1);
    expect(found[0]).toMatchObject({ key: 'p0', isRest: false, forms: null });
    expect(found.at(-1)!.isRest).toBe(true);
    expect(found.reduce((sum, { counts: each }) => sum + each.page, 0)).toBe(5000);
    expect(found.reduce((sum, { counts: each }) => sum + each.chat, 0)).toBe(50);
  });

  it('have no rest when all are shown, and include those who came only by form', () => {
    const forms = new Map<string | null, number>([
      ['/a', 2],
      ['/form', 1],
    ]);
    expect(largestGroups([group('/a', 3)], counts(3), forms)).toEqual([
      { key: '/a', isRest: false, counts: counts(3), forms: 2 },
      { key: '/form', isRest: false, counts: counts(0), forms: 1 },
    ]);
  });
});

describe('periods', () => {
  it('have no gaps across months, years and clock changes', () => {
    const days = withoutGaps([group('2026-03-08', 4)], { from: '2026-03-07', to: '2026-03-09', unit: 'day' });
    expect(days.map(({ start, counts: { page } }) => [start, page])).toEqual([
      ['2026-03-07', 0],
      ['2026-03-08', 4],
      ['2026-03-09', 0],
    ]);
    const weeks = withoutGaps([], { from: '2025-12-31', to: '2026-01-12', unit: 'week' });
    expect(weeks.map(({ start }) => start)).toEqual(['2025-12-29', '2026-01-05', '2026-01-12']);
    const months = withoutGaps([], { from: '2025-12-31', to: '2026-02-01', unit: 'month' });
    expect(months.map(({ start }) => start)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
  });
});

describe('a visit', () => {
  const note = { path: '/about', query: '', referrer: '' };
  const pages = { isPage: (path: string) => ['/about', '/', '/administrators'].includes(path), ownHost: 'our.example' };

  it.each([
    ['/about/', '/about'],
    ['/', '/'],
    ['/administrators', '/administrators'],
    ['/no-such-page', '/404'],
    ['/trpc/x', '/404'],
    ['https://elsewhere.example/', '/404'],
  ])('to %j lands on %s', (path, landing) => {
    expect(visitOf({ ...note, path }, pages)?.landing).toBe(landing);
  });

  it.each([
    ['/about?utm_source=x', '/about?utm_source=x'],
    ['/no-such-page?x=1', '/404'],
    ['/trpc/x', '/404'],
    ['//elsewhere.example', '/404'],
    ['x', '/404'],
    ['', ''],
  ])('with a conversation started on %j: %j', (firstPage, expected) => {
    const origin = { firstPage, utmSource: 'flyer' };
    expect(knownOrigin(origin, pages)).toEqual({ ...origin, firstPage: expected });
    expect(knownOrigin({ utmSource: 'flyer' }, pages)).toEqual({ utmSource: 'flyer' });
  });

  it.each([
    ['/about', '/about'],
    ['/no-such-page', undefined],
    ['x', undefined],
    ['https://elsewhere.example/about', undefined],
    ['', ''],
  ])('with a form sent from %j is %j', (lastPage, expected) => {
    expect(knownOrigin({ firstPage: '/about', lastPage }, pages)).toEqual({ firstPage: '/about', lastPage: expected });
  });

  it.each(['/dashboard', '/dashboard/shop/', '/admin', '/admin/users?x=1'])('to %s is not counted', (path) => {
    expect(visitOf({ ...note, path }, pages)).toBeUndefined();
  });

  it.each([
    ['www.Search.example', 'search.example'],
    ['localhost:3000', 'localhost'],
    ['a b', null],
    ['x"><script>', null],
    ['', null],
  ])('referred by %j came from %j', (referrer, expected) => {
    expect(visitOf({ ...note, referrer }, pages)?.referrer).toBe(expected);
  });

  it.each(['our.example', 'www.our.example', 'our.example:8080'])(
    'opened from our own page %s is not counted',
    (referrer) => {
      expect(visitOf({ ...note, referrer }, pages)).toBeUndefined();
    },
  );

  it('stores its campaign in lowercase', () => {
    const query = 'utm_source=Flyer&utm_medium=%20&utm_campaign=Fall%20Sale&utm_source=second&ref=ABC';
    expect(visitOf({ ...note, query }, pages)).toMatchObject({ source: 'flyer', medium: null, campaign: 'fall sale' });
  });
});

describe('robots', () => {
  it.each([
    '',
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
  ])('include %j', (userAgent) => expect(isRobot(userAgent)).toBe(true));
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  ])("don't include %j", (userAgent) => expect(isRobot(userAgent)).toBe(false));
});
