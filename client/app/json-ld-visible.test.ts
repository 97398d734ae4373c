/** Checks that every value in a page's structured data is also in the page's text, as search engines require. */
import { expect, it } from 'vitest';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { site } from '#shared/content/site.ts';
import { paths } from '#shared/paths.ts';
import { seedFacts } from '#shared/content/site-facts.ts';
import { renderPage } from '../site/render-page.tsx';
import { pageJsonLd } from './json-ld.ts';

const base = 'https://example.com';
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text: string) =>
  text
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const textOf = (html: string) =>
  plain(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<\/?(b|i|em|strong|a|span|mark)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  );

/** For machines: types, addresses of files, and codes. `dateModified` is the sitemap's date. */
const machineKeys = new Set([
  ...['@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'position', 'wordCount'],
  ...['inLanguage', 'priceCurrency', 'addressCountry', 'availability', 'eventStatus', 'eventAttendanceMode'],
  ...['dateModified', 'keywords'],
]);

const monthDay = (iso: string) =>
  new Date(`${iso.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  });
const money = (usd: number) =>
  `$${usd.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(usd) ? 0 : 2 })}`;

/** Returns how the page words a value. */
function wordingOf(key: string, value: unknown): string {
  if (key === 'price') return money(value as number);
  if (/Date$|^datePublished$/.test(key)) return monthDay(value as string);
  return String(value);
}

/** Returns every value that people must be able to read. */
function factsIn(value: unknown, key = ''): string[] {
  if (machineKeys.has(key)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => factsIn(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, item]) => factsIn(item, inner));
  return value === undefined ? [] : [wordingOf(key, value)];
}

/** The only facts that no page shows: the specified prices of services on the home page (site.ts). */
const specified: Record<string, readonly string[]> = {
  [paths.home]: site.serviceOffers.flatMap(({ name, priceUsd }) => [name, money(priceUsd)]),
};

/** Returns the facts that the page doesn't show. */
async function hiddenFacts(page: Awaited<ReturnType<typeof loadPage>>): Promise<string[]> {
  const text = textOf(await renderPage(page));
  return factsIn(pageJsonLd(page, base)).filter(
    (fact) => !text.includes(plain(fact)) && !specified[page.path]?.includes(fact),
  );
}

it('shows every value of the structured data on its page', async () => {
  const hidden: Record<string, string[]> = {};
  for (const path of new Set(pagePaths)) {
    const found = await hiddenFacts(await loadPage(path));
    if (found.length > 0) hidden[path] = found;
  }
  expect(hidden).toEqual({});
});

it('shows changed prices, names, and dates both in the text and in structured data', async () => {
  const catalog = {
    ...seedFacts.catalog,
    'virtual-bootcamp': { ...seedFacts.catalog['virtual-bootcamp'], priceCents: 19_900 },
    'web-prompt-pack': { ...seedFacts.catalog['web-prompt-pack'], priceCents: 5950 },
  };
  const bootcamp = {
    ...seedFacts.bootcamp!,
    title: 'Build Day',
    day: '2027-11-12',
    instructor: 'Ana Ruiz',
    place: '12 Palm Way',
  };
  for (const path of ['/bootcamp', '/tools']) {
    const page = await loadPage(path, { facts: { ...seedFacts, catalog, bootcamp } });
    expect(factsIn(pageJsonLd(page, base)), path).toContain(path === '/bootcamp' ? '$199' : '$59.50');
    expect(await hiddenFacts(page), path).toEqual([]);
  }
});

it('notices a value that the page does not show', async () => {
  const page = await loadPage('/services/pricing');
  const text = textOf(await renderPage(page));
  expect(text).toContain('$1,997');
  expect(text).not.toContain('$1,999');
});
