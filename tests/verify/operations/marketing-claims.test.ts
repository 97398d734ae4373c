/**
 * Switches all claims off: they disappear from every page and file, also right after a start, until switched on again.
 */
import { expect, it } from 'vitest';
import { piecesOf, readPage, settled, unescaped } from '#tests/helpers/marketing-claims.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';
import { startSite } from '#tests/helpers/site.ts';

const database = await openDatabase();
const options = { databaseUrl: database.url, role: 'web', pages: true } as const;
const site = await addSite(options);
const admin = await createAdmin(database, site.address);

const files = ['/llms.txt', '/sitemap.xml', '/blog/rss.xml', '/robots.txt'];

it('removes all claims from every page and file and restores them with the same tags', async () => {
  const claims = await admin.visitor.api.admin.claims.list.query();
  const paths = [...new Set(claims.flatMap(({ pages }) => pages))];
  const listed = (await readPage(site, '/sitemap.xml')).text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g);
  const indexed = [...listed].map(([, path]) => path || '/');
  expect(indexed.length).toBeGreaterThan(100);
  const everything = [...new Set([...paths, ...indexed, ...files, '/signup', '/nothing'])];
  const before = new Map<string, Awaited<ReturnType<typeof readPage>>>();
  for (const path of everything) before.set(path, await readPage(site, path));
  // Each claim is first found where the register says, so that its later absence means something.
  for (const claim of claims)
    for (const path of claim.pages.slice(0, 1)) {
      const text = unescaped(before.get(path)!.text);
      const missing = piecesOf(claim).filter((piece) => !text.includes(piece));
      expect(missing, `${claim.key} on ${path}`).toEqual([]);
    }

  await database.query(
    `insert into claim_switches (key, is_off) select unnest($1::text[]), true
     on conflict (key) do update set is_off = true`,
    [claims.map(({ key }) => key)],
  );
  const last = claims.at(-1)!;
  await settled(site, last.pages[0]!, piecesOf(last)[0]!, false);

  const fresh = await startSite(options);
  const pieces = claims.flatMap((claim) => {
    const found = piecesOf(claim);
    expect(found.length, claim.key).toBeGreaterThan(0);
    return found;
  });
  try {
    for (const path of everything) {
      const { status, text } = await readPage(fresh, path);
      expect(status, path).toBe(before.get(path)!.status);
      const plain = unescaped(text);
      expect(
        pieces.filter((piece) => plain.includes(piece)),
        path,
      ).toEqual([]);
      if (!paths.includes(path)) continue;
      expect(text.split('<section').length, path).toBeGreaterThan(1);
      expect(text, path).not.toMatch(/\{\{|__BASE_URL__/);
    }
    await database.query(`update claim_switches set is_off = false`);
    for (const each of [site, fresh]) {
      await settled(each, last.pages[0]!, piecesOf(last)[0]!, true);
      for (const path of everything) expect(await readPage(each, path), path).toEqual(before.get(path));
    }
  } finally {
    await fresh.stop();
  }
});
