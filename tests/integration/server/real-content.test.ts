/**
 * A deployed site without the owner's content, as visitors get it: no demo content, no empty player, no dead link and
 * no note to the owner on any page of the sitemap, in the feeds or on the screens. Prints its counts.
 */
import { beforeAll, expect, it } from 'vitest';
import { listSamplePaths, loadPage } from '#shared/content/registry.ts';
import { isSample } from '#shared/content/real-content.ts';
import { author } from '#shared/content/articles/author.ts';
import { screenAt, screenPaths } from '#shared/content/screens.ts';
import { redirectOf } from '#shared/content/redirects.ts';
import { linkProblems } from '#scripts/build/page-links.ts';
import { unescaped } from '#tests/helpers/marketing-claims.ts';
import { sitemapPaths } from '#tests/helpers/html.ts';
import { openSite } from '#tests/helpers/opened.ts';

const { site } = await openSite({ role: 'web', pages: true });
const files = ['/llms.txt', '/sitemap.xml', '/blog/rss.xml', '/robots.txt'];
const html = new Map<string, string>();
let listed: string[];
/** All demo texts long enough to be distinctive. */
let sampleTexts: string[];

const ownerNote =
  /demo content|sample (owner|manager|people|testimonial|review|stor(y|ies)|ranking|video|site)|put your own|will replace (it|them)|are on the way\b|real ones|lead(s)? nowhere|are not set|lorem ipsum|todo:/i;

beforeAll(async () => {
  listed = await sitemapPaths(site.address);
  for (const path of [...new Set([...listed, ...screenPaths.filter((path) => !path.includes(':')), ...files])])
    html.set(path, unescaped(await (await fetch(site.address + path)).text()));
  const sections = (
    await Promise.all((await listSamplePaths()).map(async (path) => loadPage(path, { withSamples: true })))
  ).flatMap((page) => page.sections.filter(isSample));
  sampleTexts = [...new Set([author, ...sections].flatMap(textsOf))].filter((text) => text.length > 24);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const counts: Record<string, number> = {};
/** Returns findings on all pages, as `path: what`. */
function found(what: string, on: (text: string) => readonly string[]): string[] {
  const all = [...html].flatMap(([path, text]) => on(text).map((one) => `${path}: ${one}`));
  counts[what] = all.length;
  return all;
}

it('shows no demo content', () => {
  expect(sampleTexts.length).toBeGreaterThan(100);
  expect(found('samples', (text) => sampleTexts.filter((one) => text.includes(one)))).toEqual([]);
});

it('has no player without a video, and no link to a reserved domain', () => {
  expect(
    found('empty players', (text) => text.match(/aria-label="Play: [^"]*"|"embedId":"sample-[^"]*"/g) ?? []),
  ).toEqual([]);
  expect(found('links to .example', (text) => text.match(/https?:\/\/[^"/]+\.example\b/g) ?? [])).toEqual([]);
});

it('leaves no note to the owner', () => {
  expect(found('notes to the owner', (text) => ownerNote.exec(text)?.slice(0, 1) ?? [])).toEqual([]);
});

it('has no rating or review in structured data, and no star on a city page', () => {
  expect(
    found('invented ratings', (text) => text.match(/"@type":"(AggregateRating|Review|VideoObject|Person)"/g) ?? []),
  ).toEqual([]);
  const cities = [...html].filter(([path]) => path.startsWith('/locations/'));
  expect(cities.length).toBeGreaterThan(100);
  const starred = cities.filter(([, text]) => /of 5 stars|<blockquote/.test(text)).map(([path]) => path);
  counts['cities with stars or quotes'] = starred.length;
  expect(starred).toEqual([]);
});

it('links only to existing pages and fragments', async () => {
  const pages = [...html]
    .filter(([path]) => !files.includes(path))
    .map(([path, text]) => ({ path, html: text, isScreen: screenAt(path) !== undefined }));
  const problems = linkProblems(pages, new Set(files), redirectOf);
  const dead: string[] = [];
  for (const problem of problems) {
    // Aliases and pages that aren't in the sitemap aren't crawled.
    const target = / links to (\/[^ #]*), which doesn’t exist$/.exec(problem)?.[1];
    const status = target && (await fetch(site.address + target)).status;
    if (status !== 200) dead.push(problem);
  }
  counts['dead links and fragments'] = dead.length;
  expect(dead).toEqual([]);
});

it('prints its counts', () => {
  console.info(`${listed.length} pages of the sitemap, ${html.size} addresses: ${JSON.stringify(counts)}`);
  expect(listed.length).toBeGreaterThan(150);
});
