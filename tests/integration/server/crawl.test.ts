/** The whole public site as visitors without JavaScript get it: every address found by following links from home. */
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { loadPage } from '#shared/content/registry.ts';
import { isOurs, openHtml, sitemapPaths, type Answered } from '#tests/helpers/html.ts';
import { openSite } from '#tests/helpers/opened.ts';

/** Screens of an account are rendered after sign-in and have their own tests. */
const isScreen = (path: string) =>
  /^\/(login|signup|forgot-password|reset-password|auth\/|dashboard|cart|checkout)/.test(path);

const { site } = await openSite({ role: 'web', pages: true });
let listed: string[];
/** Pages by address, before redirects. */
const pages = new Map<string, Answered>();
const linkedFrom = new Map<string, string>([['/', 'the start']]);
let unlinked: string[];
/** Public pages, by the requested address. */
let own: [string, Answered][];
let canonical: [string, Answered][];

beforeAll(async () => {
  listed = await sitemapPaths(site.address);
  await follow();
  unlinked = listed.filter((path) => !linkedFrom.has(path));
  for (const path of unlinked) linkedFrom.set(path, 'sitemap.xml');
  await follow();
  own = [...pages].filter(([path, page]) => page.path === path && !isScreen(path));
  canonical = own.filter(([path, page]) => page.canonical === publicAddress(path));
});

const publicAddress = (path: string) => `http://localhost${path}`;
const get = (path: string, init?: RequestInit) => fetch(site.address + path, { redirect: 'manual', ...init });

/** Opens every linked address that hasn't been opened yet. */
async function follow(): Promise<void> {
  for (const path of linkedFrom.keys()) {
    if (pages.has(path)) continue;
    const page = await openHtml(site.address, path);
    pages.set(path, page);
    for (const { pathname } of placesOn(path, page)) if (!linkedFrom.has(pathname)) linkedFrom.set(pathname, path);
  }
}

const placesOn = (path: string, { links }: Answered) =>
  links.filter(({ href }) => isOurs(href)).map(({ href }) => new URL(href, `http://site${path}`));

describe('links', () => {
  it('lead to existing pages', () => {
    expect(pages.size).toBeGreaterThan(150);
    const dead = [...pages].filter(([, { status }]) => status !== 200);
    expect(dead.map(([path, { status }]) => `${linkedFrom.get(path)} -> ${path}: ${status}`)).toEqual([]);
  });

  it('use https if they lead to other sites', () => {
    const outside = own.flatMap(([, { links }]) => links.map(({ href }) => href).filter((href) => !isOurs(href)));
    expect(outside.filter((href) => !/^(https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  });

  it('match the specification in header and footer', () => {
    const named = (name: string) =>
      pages
        .get('/')!
        .links.filter(({ navigation }) => navigation === name)
        .map(({ text, href }) => [text, href]);
    expect(named('Main')).toEqual(
      expect.arrayContaining([
        ['Home', '/'],
        ['What We Do', '/what-we-do'],
        ['About', '/about'],
        ['Contact', '/contact'],
        ['Login', '/login'],
      ]),
    );
    expect(named('Footer')).toEqual([
      ['Podcast', '/podcast-journey'],
      ['Your Profile', `/${brand.slug}`],
      ['About', '/about'],
      ['Contact Support', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
  });

  it('name existing files, and share cards of 1200 x 630', async () => {
    const files = new Map([...pages].flatMap(([path, page]) => page.files.map((file) => [file, path])));
    expect(files.size).toBeGreaterThan(20);
    const missing: string[] = [];
    for (const [file, from] of files) {
      const { status } = await get(file);
      if (status !== 200) missing.push(`${from} -> ${file}: ${status}`);
    }
    expect(missing).toEqual([]);

    const cards = new Set(canonical.flatMap(([, { card }]) => card ?? []));
    expect(cards.size).toBe(canonical.length);
    const bad: string[] = [];
    for (const card of cards) {
      const answer = await get(new URL(card).pathname);
      const picture = Buffer.from(await answer.arrayBuffer());
      const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].join(' x ');
      if (answer.headers.get('content-type') !== 'image/png' || size !== '1200 x 630') bad.push(`${card}: ${size}`);
    }
    expect(bad).toEqual([]);
  });
});

describe('every page', () => {
  it('is in the sitemap once and linked from home, unless it is an alias or noindex', () => {
    expect(listed.length).toBeGreaterThan(150);
    const found = canonical.filter(([, { isNoindex }]) => !isNoindex).map(([path]) => path);
    expect(listed.toSorted()).toEqual(found.toSorted());
    expect(unlinked).toEqual([]);
  });

  it.each([
    '/',
    '/what-we-do',
    '/bootcamp',
    '/bootcamp/upgrade',
    '/tools',
    '/locations/austin',
    '/blog/service-area-pages',
  ])('%s contains all the text of its record', async (path) => {
    const text = plain(pages.get(path)!.text);
    const missing = wordsOf((await loadPage(path)).sections).filter((words) => !text.includes(plain(words)));
    expect(missing).toEqual([]);
  });

  it.each([
    ['/tools', ['$49.99']],
    ['/bootcamp', ['$147', '$497']],
    ['/bootcamp/upgrade', ['$350', '$497', '−$147']],
  ])('%s shows the prices %j', (path, prices) => {
    for (const price of prices) expect(pages.get(path)!.text).toContain(price);
  });
});

describe('an address without a page', () => {
  it('is not found, including below the blog and the cities', async () => {
    for (const path of ['/no-such-page', '/blog/no/such', '/locations/no-such-city']) {
      const answer = await openHtml(site.address, path);
      expect([answer.status, answer.title, answer.isNoindex], path).toEqual([
        404,
        `Page not found | ${brand.name}`,
        true,
      ]);
    }
  });

  it('redirects temporarily from an unknown article to the blog', async () => {
    const answer = await get('/blog/no-such-article?from=mail');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blog?from=mail']);
  });
});

it.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])("%s contains the site's address, and is refetched only when it changed", async (path, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const text = await answer.text();
  expect(text).toContain(publicAddress('/'));
  expect(text).not.toMatch(/__BASE_URL__|\.invalid/);
  if (path.endsWith('.xml')) {
    // CDATA can't break anything, and this parser doesn't support it.
    const quoted = /<!\[CDATA\[[^]*?\]\]>/g;
    const parsed = new new Window().DOMParser().parseFromString(text.replace(quoted, ''), 'application/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
  }
  const again = await get(path, { headers: { 'if-none-match': answer.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Returns all texts of at least two words in a page's record that a reader should find on it. */
function wordsOf(sections: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(sections, (key, value: unknown) => {
    // The cart's item names, and the map frame that opens on a click.
    if (['eyebrow', 'item', 'seats', 'map'].includes(key)) return undefined;
    if (typeof value === 'string' && /[a-z] [a-z]/i.test(value)) found.push(value);
    return value;
  });
  return found;
}
