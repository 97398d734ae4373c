import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedFacts, type SiteFacts } from '#shared/content/site-facts.ts';
import { createLog } from '../lib/log.ts';
import { createPageUpdates, followPageState, readMarketingClaims } from './page-updates.ts';

let distDir: string;
/** The pages last passed to the store, and the pages built. */
let shown: Record<string, string | undefined>;
let built: Record<string, string>;
const store = {
  readBuilt: async (path: string) => built[path]!,
  replace: async (pages: ReadonlyMap<string, string | undefined>) => {
    shown = Object.fromEntries(pages);
  },
};
const claim = (key: string, pages: string[]) => ({ key, kind: 'figure', text: key, source: 'stated', pages });

// A renderer that reports disabled claims and a price, as `entry-server.js` would omit or show them. Pages without a
// disabled claim have a section of figures.
const renderer = `
  globalThis.renderings = [];
  export async function render(path, { off = new Set(), facts }) {
    globalThis.renderings.push(path);
    const price = path === '/z' ? facts.catalog.pro.priceCents : '';
    const proof = path === '/y' ? facts.proof.map(({ name }) => name).join() : '';
    const without = [...off].join('+') + price + proof;
    const modules = off.size ? ['hero'] : ['hero', 'stats'];
    return { head: '<title>' + path + without + '</title>', html: '<p>' + path + without + '</p>', modules };
  }
  export const renderLists = async ({ facts }) => ({ '/sitemap.xml': JSON.stringify(facts.cities) });`;
const pageOf = (path: string, without = '', css = 'body{}h1{}') =>
  `<head><title>${path}${without}</title><style>${css}</style></head><p>${path}${without}</p>`;
const builtCss = 'body{}h1{}dl{}';
const styles = {
  frame: ['frame.css'],
  modules: { hero: ['hero.css'], stats: ['stats.css'] },
  texts: { 'frame.css': 'body{}', 'hero.css': 'h1{}', 'stats.css': 'dl{}' },
};

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'claims-'));
  await mkdir(join(distDir, 'server'));
  await writeFile(join(distDir, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(distDir, 'server/entry-server.js'), renderer);
  await writeFile(
    join(distDir, 'claims.json'),
    JSON.stringify({ real: [claim('a', ['/x', '/y']), claim('b', ['/y'])], demo: [claim('c', ['/x'])] }),
  );
  await mkdir(join(distDir, 'pages'));
  await writeFile(
    join(distDir, 'pages/facts.json'),
    JSON.stringify({
      facts: seedFacts,
      paths: ['/z'],
      proofPlaces: [{ path: '/y', topic: 'ads' }],
      cities: [{ slug: 'tampa', isShown: true, paths: ['/x', '/x-too'] }],
    }),
  );
  await writeFile(join(distDir, 'pages/styles.json'), JSON.stringify(styles));
  built = {
    '/x': pageOf('/x', '', builtCss),
    '/y': pageOf('/y', '', builtCss),
    '/z': pageOf('/z', '2999', builtCss),
    '/x-too': pageOf('/x-too', '', builtCss),
    '/sitemap.xml': '{"tampa":"show"}',
  };
  shown = {};
  Object.assign(globalThis, { renderings: [] });
});
afterEach(() => rm(distDir, { recursive: true }));

function makeUpdates(retryMs?: number) {
  const apply = createPageUpdates({
    distDir,
    store,
    claims: readMarketingClaims(distDir, { withSamples: false }),
    withSamples: false,
    log: createLog('silent', false),
    ...(retryMs !== undefined && { retryMs }),
  });
  return (off: ReadonlySet<string>, facts: SiteFacts = structuredClone(seedFacts)) => apply({ off, facts });
}
/** The seed's facts with another price of Pro. */
const withPrice = (priceCents: number): SiteFacts => ({
  ...seedFacts,
  catalog: { ...seedFacts.catalog, pro: { ...seedFacts.catalog.pro, priceCents } },
});
const renderings = () => (globalThis as unknown as { renderings: string[] }).renderings;

it('changes head, styles, and body only of pages that show a claim', async () => {
  const apply = makeUpdates();
  await apply(new Set(['b']));
  expect(shown).toEqual({ '/y': pageOf('/y', 'b') });
  await apply(new Set(['a', 'b']));
  expect(shown).toEqual({ '/x': pageOf('/x', 'a+b'), '/y': pageOf('/y', 'a+b') });
  await apply(new Set());
  expect(shown).toEqual({});
});

it('renders only what changes, and keys on no page change nothing', async () => {
  const apply = makeUpdates();
  await apply(new Set(['b']));
  const before = renderings().length;
  await apply(new Set(['b', 'gone']));
  expect(renderings()).toHaveLength(before);
  await apply(new Set(['a', 'b']));
  await apply(new Set(['a']));
  const paths = renderings().slice(before);
  // Pages are rendered as built only on the first change, and unchanged pages aren't rendered again.
  expect(paths.filter((path) => path === '/x')).toHaveLength(2);
  expect(paths.filter((path) => path === '/y')).toHaveLength(2);
});

it('withholds a page that differs from its build, from the start on, and changes the others', async () => {
  built['/x'] = '<head></head>';
  const apply = makeUpdates(0);
  await apply(new Set(['a', 'b']));
  expect(shown).toEqual({ '/x': undefined, '/y': pageOf('/y', 'a+b') });
  // The page is retried, and returns immediately when its claim is on.
  const before = renderings().length;
  built['/x'] = pageOf('/x', '', builtCss);
  await apply(new Set(['a', 'b']));
  expect(shown).toEqual({ '/x': pageOf('/x', 'a+b'), '/y': pageOf('/y', 'a+b') });
  expect(new Set(renderings().slice(before))).toEqual(new Set(['/x']));
});

it('pauses retries of a page that cannot be rendered and releases it along with its claim', async () => {
  built['/x'] = '<head></head>';
  const apply = makeUpdates();
  await apply(new Set(['a']));
  const before = renderings().length;
  await apply(new Set(['a']));
  await apply(new Set(['a', 'b']));
  expect(renderings().slice(before)).not.toContain('/x');
  expect(shown).toEqual({ '/x': undefined, '/y': pageOf('/y', 'a+b') });
  await apply(new Set(['b']));
  expect(shown).toEqual({ '/y': pageOf('/y', 'b') });
});

it('renders only pages that show facts when a fact changes, and restores them with it', async () => {
  const apply = makeUpdates();
  await apply(new Set());
  expect([shown, renderings()]).toEqual([{}, []]);
  await apply(new Set(), withPrice(3999));
  expect(shown).toEqual({ '/z': pageOf('/z', '3999', builtCss) });
  const before = renderings().length;
  await apply(new Set(['b']), withPrice(3999));
  expect(shown).toEqual({ '/y': pageOf('/y', 'b'), '/z': pageOf('/z', '3999', builtCss) });
  expect(renderings().slice(before)).not.toContain('/z');
  await apply(new Set(['b']));
  expect(shown).toEqual({ '/y': pageOf('/y', 'b') });
});

it('renders only pages with a place for proof when proof changes', async () => {
  const apply = makeUpdates();
  const nothing = { business: null, place: null, problem: null, outcome: null, before: null, after: null };
  const quote = { id: '1', kind: 'quote' as const, name: 'Ann', text: 'Good.', topics: ['ads' as const], city: null };
  const proof = [{ ...nothing, period: null, measured: null, url: null, ...quote }];
  await apply(new Set(), { ...seedFacts, proof });
  expect(shown).toEqual({ '/y': pageOf('/y', 'Ann', builtCss) });
  await apply(new Set(), { ...seedFacts, proof: [{ ...proof[0]!, topics: ['seo'] }] });
  expect(shown).toEqual({});
  await apply(new Set(), { ...seedFacts, proof });
  const before = renderings().length;
  await apply(new Set(), { ...withPrice(3999), proof });
  expect(shown).toEqual({ '/y': pageOf('/y', 'Ann', builtCss), '/z': pageOf('/z', '3999', builtCss) });
  expect(renderings().slice(before)).not.toContain('/y');
  await apply(new Set());
  expect(shown).toEqual({});
});

it('lists claims in demo content only where it shows', async () => {
  const keys = async (withSamples: boolean) =>
    (await readMarketingClaims(distDir, { withSamples })()).map(({ key }) => key);
  expect([await keys(false), await keys(true)]).toEqual([['a', 'b'], ['c']]);
});

it('has an empty register without a build', async () => {
  expect(await readMarketingClaims(join(distDir, 'nowhere'), { withSamples: false })()).toEqual([]);
});

it('follows changes, continues after a failure, and stops with the process', async () => {
  const stopping = new AbortController();
  const looks: (() => string[])[] = [
    () => ['a'],
    () => {
      throw new Error('the database is away');
    },
    () => ['b'],
  ];
  const applied: string[][] = [];
  let done = () => undefined as void;
  const finished = new Promise<void>((resolve) => (done = resolve));
  await followPageState({
    apply: async ({ off }) => {
      applied.push([...off]);
      if (looks.length === 0) done();
    },
    read: async () => ({ off: new Set(looks.shift()!()), facts: seedFacts }),
    everyMs: 1,
    log: createLog('silent', false),
    stopping: stopping.signal,
  });
  expect(applied).toEqual([['a']]);
  await finished;
  stopping.abort();
  expect(applied).toEqual([['a'], ['b']]);
});

it('does not start when the first check fails', async () => {
  const look = followPageState({
    apply: async () => undefined,
    read: () => Promise.reject(new Error('no database')),
    log: createLog('silent', false),
    stopping: new AbortController().signal,
  });
  await expect(look).rejects.toThrow('no database');
});

it('renders a city again at all of its addresses when the owner decides on it, and the sitemap with it', async () => {
  const apply = makeUpdates();
  await apply(new Set(), { ...seedFacts, cities: { tampa: 'hide', unknown: 'show' } });
  expect(Object.keys(shown).toSorted()).toEqual(['/sitemap.xml', '/x', '/x-too']);
  expect(shown['/sitemap.xml']).toContain('"tampa":"hide"');
  const before = renderings().length;
  await apply(new Set(), { ...withPrice(3900), cities: { tampa: 'hide' } });
  // Another fact leaves the city's page alone.
  expect(new Set(renderings().slice(before))).toEqual(new Set(['/z']));
  await apply(new Set());
  expect(shown).toEqual({});
});
