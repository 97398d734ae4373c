/** Tests the rendered head of every page and screen. */
import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { page as notFound } from '#shared/content/pages/not-found.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { screenAt, screenPaths } from '#shared/content/screens.ts';
import { baseUrlToken, pageHead, screenHead } from './head.ts';

const addresses = await Promise.all(pagePaths.map(async (path) => ({ path, page: await loadPage(path) })));
const pages = addresses.filter(({ path, page }) => page.path === path).map(({ page }) => page);
const screens = screenPaths.map((path) => screenAt(path)!);

const pageHeadOf = (page: (typeof pages)[number]) => pageHead(page);

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
function tagsOf(head: string) {
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found]) => decode(found!));
  return {
    titles: all(/<title>(.*?)<\/title>/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)">/g),
    feeds: all(/<link rel="alternate" type="application\/rss\+xml" title="[^"]*" href="([^"]*)">/g),
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g')),
  };
}

it.each(addresses)('$path describes itself to people, search engines and social networks', ({ page }) => {
  const { titles, canonicals, meta } = tagsOf(pageHead(page));
  expect(titles).toHaveLength(1);
  const [title] = titles as [string];
  expect(title.endsWith(` | ${brand.name}`) || title === brand.name).toBe(true);
  expect(title.split(` | ${brand.name}`)).toHaveLength(2);
  expect(meta('description')).toEqual([page.description]);
  // Search results cut off longer ones.
  expect(title.length).toBeLessThanOrEqual(60);
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
  const url = baseUrlToken + page.path;
  expect(canonicals).toEqual([url]);
  const picture = baseUrlToken + page.card;
  expect(
    Object.fromEntries(
      ['url', 'title', 'description', 'image', 'site_name', 'image:alt'].map((name) => [name, meta(`og:${name}`)]),
    ),
  ).toEqual({
    url: [url],
    title: [title],
    description: [page.description],
    image: [picture],
    site_name: [brand.name],
    'image:alt': [title],
  });
  expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(meta('twitter:title')).toEqual([title]);
  expect(meta('twitter:description')).toEqual([page.description]);
  expect(meta('twitter:image')).toEqual([picture]);
  expect(meta('keywords')).toEqual(page.keywords ? [page.keywords.join(', ')] : []);
});

it('marks sign-in, activation, passwords, dashboard, cart and the not-found page as noindex', () => {
  const robots = (head: string) => tagsOf(head).meta('robots').includes('noindex');
  // The only public pages are for people with a seat, and cities with too little to prove (shared/content/cities/gate.ts).
  const hidden = pages.filter((page) => robots(pageHead(page))).map(({ path }) => path);
  expect(hidden.filter((path) => !path.startsWith('/locations/'))).toEqual(['/bootcamp/upgrade']);
  expect(robots(pageHead(notFound))).toBe(true);
  expect(pageHead(notFound)).not.toMatch(/canonical|ld\+json/);
  expect(screens.filter((screen) => !robots(screenHead(screen))).map(({ path }) => path)).toEqual(['/signup']);
});

it('makes the sign-up screen indexable and shareable; other screens have no canonical URL or card', () => {
  for (const screen of screens) {
    const { titles, canonicals, meta } = tagsOf(screenHead(screen));
    expect(titles).toEqual([`${screen.title} | ${brand.name}`]);
    expect(meta('description')).toEqual([screen.description]);
    expect(canonicals).toEqual(screen.noindex ? [] : [baseUrlToken + screen.path]);
    expect(meta('og:image')).toEqual(screen.noindex ? [] : [`${baseUrlToken}/cards/signup.png`]);
  }
});

it('gives every page and screen its own title', () => {
  const titles = [...pages.map(pageHeadOf), ...screens.map(screenHead)].map((head) => tagsOf(head).titles[0]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

it('names the languages of a page once it has a second one', () => {
  const head = pageHeadOf(pages.find(({ path }) => path === '/about')!);
  expect(head).not.toContain('hreflang');
  const two = [
    { tag: 'en-US', prefix: '' },
    { tag: 'es-US', prefix: '/es' },
  ];
  const links = [
    ...pageHead(
      pages.find(({ path }) => path === '/about')!,
      two,
    ).matchAll(/hreflang="(.*?)" href="(.*?)"/g),
  ];
  expect(links.map(([, tag, href]) => [tag, href])).toEqual([
    ['en-US', `${baseUrlToken}/about`],
    ['es-US', `${baseUrlToken}/es/about`],
    ['x-default', `${baseUrlToken}/about`],
  ]);
  expect(
    pageHead(
      pages.find(({ noindex }) => noindex)!,
      two,
    ),
  ).not.toContain('hreflang');
});

it('links the feed from the blog and articles, and adds date and category to articles', () => {
  const withFeed = pages.filter((page) => tagsOf(pageHead(page)).feeds.includes('/blog/rss.xml'));
  expect(withFeed.map(({ path }) => path.replace(/^(\/blog).*/, '$1'))).toEqual(Array(9).fill('/blog'));
  const article = tagsOf(pageHead(withFeed.find(({ path }) => path !== '/blog')!));
  expect(article.meta('og:type')).toEqual(['article']);
  expect(article.meta('article:published_time')[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(article.meta('article:section')).toHaveLength(1);
  expect(tagsOf(pageHead(pages[0]!)).meta('og:type')).toEqual(['website']);
});
