/**
 * The lead export: admins only, complete, and in order of arrival.
 * @module-tag check-26
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { unguardCell } from '#server/exports/csv.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';

const file = '/admin/export/leads.csv';

const { database, site } = await openSite();
const admin = await createAdmin(database, site.address);

/** Writes message leads in bulk, because the export is about many of them. */
const messages = (count: number, words: string) =>
  database.query(
    `with written as (
       select n, 'Dana ' || n as name, $2 || '-' || n || '@example.com' as email, now() - n * interval '1 minute' as at
       from generate_series(1, $1::int) n
     ), known as (insert into contacts (email, name) select email, name from written returning id, email)
     insert into leads (kind, source_id, person_id, email, name, summary, due_at, occurred_at, search)
     select 'contact', gen_random_uuid(), known.id, email, name, $2 || ' ' || n, at + interval '24 hours', at,
       lower(name || ' ' || email)
     from written join known using (email)`,
    [count, words],
  );

type Row = Record<string, string>;

async function rowsOf(query: string): Promise<Row[]> {
  const response = await admin.visitor.fetch(file + query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('"\r\n')).toBe(true);
  const lines = text
    .slice(1, -2)
    .split('"\r\n"')
    .map((line) =>
      line
        .replace(/^"|"$/g, '')
        .split('","')
        .map((cell) => unguardCell(cell.replaceAll('""', '"'))),
    );
  const [titles = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

const exportsNoted = () =>
  database.query<{ admin_id: string; after: object }>(
    `select admin_id, after from audit_log where action = 'lead.export' order by id`,
  );

describe('the export', () => {
  it('is not given to other sites, for a HEAD request, or with unknown filters', async () => {
    const fetchWith = (init: RequestInit, query = '') => admin.visitor.fetch(file + query, init);
    expect((await fetchWith({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(404);
    expect((await fetchWith({ method: 'HEAD' })).status).toBe(405);
    for (const query of ['?kind=x', '?status=new&status=won', '?owner=nobody%27', '?cursor=n1', '?q[]=abc', '?x=1'])
      expect((await fetchWith({}, query)).status, query).toBe(400);
    expect(await exportsNoted()).toEqual([]);
  });
});

describe('the exported rows', () => {
  beforeAll(() => messages(2_345, 'many'));

  it('contain all leads once, newest first, and the audit log omits the search text', async () => {
    const rows = await rowsOf('?q=many');
    expect(rows).toHaveLength(2_345);
    expect(rows.map((row) => row['Message (start)'])).toEqual(
      Array.from({ length: 2_345 }, (_, index) => `many ${index + 1}`),
    );
    expect(rows[0]).toMatchObject({ Kind: 'Message', Status: 'New', Name: 'Dana 1', Email: 'many-1@example.com' });
    expect(rows[0]!['Received (UTC)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const dueMs = Date.parse(`${rows[0]!['Reply due (UTC)']!}Z`) - Date.parse(`${rows[0]!['Received (UTC)']!}Z`);
    expect(dueMs).toBe(24 * 3_600_000);
    expect((await exportsNoted()).at(-1)).toEqual({
      admin_id: admin.id,
      after: { searched: true, tagged: false, byPage: false },
    });
  });

  it('match the filters, as the list does', async () => {
    await database.query(
      `update leads set status = 'won', tags = '{"storm, season"}', owner_id = $1 where email = 'many-7@example.com'`,
      [admin.id],
    );
    const [row, ...others] = await rowsOf('?status=won&owner=me&kind=contact&show=all&sort=clock&tag=storm%2C+season');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ Status: 'Won', Owner: admin.email, Tags: 'storm, season', Name: 'Dana 7' });
    const { after } = (await exportsNoted()).at(-1)!;
    expect(after).toMatchObject({ status: 'won', owner: 'me', searched: false, tagged: true, byPage: false });
    expect(JSON.stringify(after)).not.toContain('storm');
    await rowsOf('?landing=%2Fcanary');
    expect((await exportsNoted()).at(-1)?.after).toEqual({ searched: false, tagged: false, byPage: true });
    expect(await rowsOf('?status=closed')).toEqual([]);
    expect(await rowsOf('?show=waiting')).toHaveLength(2_344);
  });

  it('are complete for the next reader if one stops halfway', async () => {
    const stopping = new AbortController();
    const response = await admin.visitor.fetch(file, { signal: stopping.signal });
    await response.body!.getReader().read();
    stopping.abort();
    expect(await rowsOf('?q=many-7%40example.com')).toHaveLength(1);
  });
});
