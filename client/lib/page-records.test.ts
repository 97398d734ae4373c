import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const html = (record: unknown) =>
  `<html><script type="application/ld+json">{}</script><script type="application/json" id="page-record">${JSON.stringify(record)}</script>`;

let answers: Record<string, { body: string; url?: string } | undefined>;
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError('offline'));
    return Promise.resolve({
      url: `https://site.example${answer.url ?? path}`,
      text: () => Promise.resolve(answer.body),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./page-records.ts');

it('takes the record out of the page’s HTML, once for each page', async () => {
  answers = { '/about': { body: html({ path: '/about', sections: [] }) } };
  const { loadRecord } = await load();
  expect(await loadRecord('/about/?a=1#b')).toEqual({ path: '/about', record: { path: '/about', sections: [] } });
  await loadRecord('/about');
  expect(asked).toEqual(['/about']);
});

it('says where a redirect led', async () => {
  answers = { '/old': { body: html({ path: '/new' }), url: '/new' } };
  const { loadRecord } = await load();
  expect((await loadRecord('/old')).path).toBe('/new');
});

it('rejects what is no page, and tries again when asked again', async () => {
  answers = { '/about': { body: '<h1>Bad gateway</h1>' } };
  const { loadRecord } = await load();
  await expect(loadRecord('/about')).rejects.toThrow('/about');
  answers = {};
  await expect(loadRecord('/about')).rejects.toThrow('offline');
  answers = { '/about': { body: html({ path: '/about' }) } };
  expect((await loadRecord('/about')).record).toEqual({ path: '/about' });
});

it('fetches ahead only what is a public page and not here already', async () => {
  answers = { '/about': { body: html({ path: '/about' }) } };
  const { prefetchRecord } = await load();
  for (const href of [
    '/',
    '/login',
    '/favicon.svg',
    '/trpc/x',
    'https://elsewhere.example/',
    '/gone',
    '/about',
    '/about',
  ])
    prefetchRecord(href);
  expect(asked).toEqual(['/gone', '/about']);
  await Promise.resolve();
});
