/** Claims that are switched off: gone from everything the site answers, in every process and after a restart, until they come back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { createAdmin, type Member } from '../helpers/members.ts';
import { startSite } from '../helpers/site.ts';

let database: TestDatabase;
const sites: Serving[] = [];
let admin: Member;
beforeAll(async () => {
  database = await createDatabase();
  sites.push(await start(), await start());
  admin = await createAdmin(database, sites[0]!.address);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await database?.drop();
});

const start = () => startSite({ databaseUrl: database.url, role: 'web', pages: true });
const register = () => admin.visitor.api.admin.claims.list.query();
type Claim = Awaited<ReturnType<typeof register>>[number];
const change = (key: string, isOff: boolean) => admin.visitor.api.admin.claims.switch.mutate({ key, isOff });

async function read(site: Serving, path: string) {
  const response = await fetch(site.address + path, { headers: { 'accept-encoding': 'identity' } });
  return { status: response.status, text: await response.text(), etag: response.headers.get('etag') };
}
const read1 = (path: string) => read(sites[0]!, path);

/** Figures that begin with a number and stand in running text or in a list. */
const inSentences = new Set(['roi-range', 'marketing-roi', 'story-traffic', 'story-rankings', 'story-bounce-rate']);

/** Pieces of a claim that stand in the HTML or in the record as they are: no quotation marks, no apostrophes. */
function piecesOf({ key, kind, text }: Claim): string[] {
  if (kind === 'ranking') return ['Second Agency (sample)'];
  if (kind !== 'figure') {
    const pieces = text.split(/[“”’'",:;.&]/).map((piece) => piece.trim());
    return pieces.filter((piece) => piece.split(' ').length >= 5);
  }
  const [, value] = /^((?:Up to )?[\d$][\d.,$%x+-]*) /.exec(text) ?? [];
  return value && !inSentences.has(key) ? [`<dd>${value}</dd>`, `"value":"${value}"`] : [text];
}

const files = ['/llms.txt', '/sitemap.xml', '/blog/rss.xml', '/robots.txt'];
const recordIn = (html: string) =>
  JSON.parse(/id="page-record">([^<]*)</.exec(html)![1]!) as { sections: { kind: string; entries?: unknown[] }[] };
const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Waits until a site shows a page with or without a text. */
const settled = (site: Serving, path: string, text: string, isShown: boolean) =>
  expect
    .poll(async () => (await read(site, path)).text.includes(text), { timeout: 60_000, interval: 200 })
    .toBe(isShown);

describe('one claim', () => {
  it('goes from its pages in every process within seconds, and comes back byte for byte', async () => {
    const claim = (await register()).find(({ key }) => key === 'ai-seo-timing')!;
    const [path] = claim.pages;
    const before = await Promise.all(sites.map((site) => read(site, path!)));
    expect(before[0]!.text).toContain(claim.text);

    await change(claim.key, true);
    for (const site of sites) await settled(site, path!, claim.text, false);
    const without = await read1(path!);
    expect(without.etag).not.toBe(before[0]!.etag);
    // Body, record and structured data tell the same.
    expect(without.text.split('That depends on where your website stands.').length - 1).toBe(3);

    await change(claim.key, false);
    for (const [at, site] of sites.entries()) {
      await settled(site, path!, claim.text, true);
      expect(await read(site, path!)).toEqual(before[at]);
    }
  });

  it('is noted once, however often it is pressed', async () => {
    await Promise.all([change('businesses', true), change('businesses', true), change('businesses', true)]);
    await change('businesses', false);
    await change('businesses', false);
    const lines = await database.query(
      `select admin_id, action, before, after from audit_log where subject = 'claim' and subject_id = 'businesses' order by id`,
    );
    expect(lines).toEqual([
      { admin_id: admin.id, action: 'claim.off', before: { isOff: false }, after: { isOff: true } },
      { admin_id: admin.id, action: 'claim.on', before: { isOff: true }, after: { isOff: false } },
    ]);
    const listed = (await register()).find(({ key }) => key === 'businesses')!;
    expect(listed).toMatchObject({ isOff: false, by: admin.email, changedAt: expect.any(String) });
  });

  it('that was never off is not noted when it is switched on', async () => {
    await change('continents', false);
    const lines = await database.query(`select 1 from audit_log where subject_id = 'continents'`);
    expect(lines).toEqual([]);
    expect((await register()).find(({ key }) => key === 'continents')).toMatchObject({ isOff: false, changedAt: null });
  });
});

describe('all claims', () => {
  it('are gone from every page and file, also right after a start, and come back with the same tags', async () => {
    const claims = await register();
    const paths = [...new Set(claims.flatMap(({ pages }) => pages))];
    const listed = (await read1('/sitemap.xml')).text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g);
    const indexed = [...listed].map(([, path]) => path || '/');
    expect(indexed.length).toBeGreaterThan(100);
    const everything = [...new Set([...paths, ...indexed, ...files, '/signup', '/nothing'])];
    const before = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const path of everything) before.set(path, await read1(path));
    // Each claim is found where the register says, so that not finding it later means something.
    for (const claim of claims)
      for (const path of claim.pages.slice(0, 1)) {
        const text = unescaped(before.get(path)!.text);
        const missing = piecesOf(claim).filter((piece) => !text.includes(piece));
        expect(missing, `${claim.key} on ${path}`).toEqual([]);
      }

    const startedAt = performance.now();
    // In one statement: one by one is what the tests above do.
    await database.query(
      `insert into claim_switches (key, is_off) select unnest($1::text[]), true
       on conflict (key) do update set is_off = true`,
      [claims.map(({ key }) => key)],
    );
    const last = claims.at(-1)!;
    await settled(sites[0]!, last.pages[0]!, piecesOf(last)[0]!, false);
    console.info(
      `all of ${claims.length} claims off ${paths.length} pages: ${Math.round(performance.now() - startedAt)} ms`,
    );

    const fresh = await start();
    sites.push(fresh);
    const pieces = claims.flatMap(piecesOf);
    expect(pieces.length).toBeGreaterThan(claims.length);
    for (const path of everything) {
      const { status, text } = await read(fresh, path);
      expect(status, path).toBe(before.get(path)!.status);
      const plain = unescaped(text);
      expect(
        pieces.filter((piece) => plain.includes(piece)),
        path,
      ).toEqual([]);
      if (!paths.includes(path)) continue;
      expect(recordIn(text).sections.length, path).toBeGreaterThan(0);
      expect(text, path).not.toMatch(/[\uE000-\uE003]|__BASE_URL__/);
    }

    await database.query(`update claim_switches set is_off = false`);
    for (const site of sites) {
      await settled(site, last.pages[0]!, piecesOf(last)[0]!, true);
      for (const path of everything) expect(await read(site, path), path).toEqual(before.get(path));
    }
  });
});
