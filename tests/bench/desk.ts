/** The agency's desk over a million accounts, three hundred thousand leads and a million mails. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { accountTimes } from '../../shared/domain/accounts.ts';
import { sealerOf } from '../helpers/members.ts';
import { residentBytes, type Child } from './children.ts';
import { Connection } from './connection.ts';
import { median, type Row } from './figures.ts';
import { timed } from './visitor.ts';

export type DeskSize = { users: number; leads: number; mails: number };

/** A look is judged by its median; the first one, which may plan and read from disk, is left out. */
const looks = 15;
const budgetMs = 100;

/** Names of a few thousand people, so that a search finds some of them and not all. */
const nameOf = (n: string) =>
  `(array['Dana','Rosa','Andre','Priya','Marisol','Luis','Karen','Omar','Ines','Teo','Ruth','Vera'])[1 + ${n} % 12] || ' ' ||
   (array['Rivera','Marten','Tolbert','Shah','Quint','Ortega','Bloom','Haddad','Costa','Kern','Falk','Nunez'])[1 + (${n} / 12) % 12] || ' ' || substr(md5(${n}::text), 1, 6)`;

/** Writes everything in bulk: what is measured are lists, not inserts. */
async function seed(client: pg.Client, { users, leads, mails }: DeskSize): Promise<void> {
  await client.query(
    `insert into users (email, confirmed_at, created_at, banned_until)
     select 'desk-' || substr(md5(n::text), 1, 10) || n || '@example.com', now(), now() - make_interval(secs => n * 40),
       case when n % 500 = 0 then now() + interval '900 hours' end
     from generate_series(1, $1::int) n`,
    [users],
  );
  await client.query(
    `insert into profiles (id, first_name, last_name, full_name, business_name)
     select id, split_part(name, ' ', 1), split_part(name, ' ', 2), name, 'Business ' || substr(md5(n::text), 7, 6)
     from (select id, n, ${nameOf('n')} as name from (select id, row_number() over (order by created_at) as n from users) u) named`,
  );
  await client.query(
    `insert into user_memberships (user_id, expires_at) select id, now() + interval '5 days' from users`,
  );
  await client.query(
    `with known as (
       insert into people (email, name) select 'lead-' || n || '@example.com', ${nameOf('n')} from generate_series(1, $1::int) n
       returning id, email, name
     )
     insert into leads (kind, source_id, person_id, email, name, phone, business, summary, landing, status, due_at, occurred_at)
     select (array['application','contact','conversation','bootcamp','newsletter'])[1 + n % 5]::lead_kind, gen_random_uuid(), id, email,
       name, '305555' || lpad((n % 10000)::text, 4, '0'), 'Shop ' || substr(md5(n::text), 1, 6), 'Please call me back.',
       '/locations/miami', case when n % 10 = 0 then 'new' else 'closed' end::lead_status,
       case when n % 5 < 2 then now() - make_interval(mins => n::int) end, now() - make_interval(mins => n::int)
     from (select *, row_number() over () as n from known) k`,
    [leads],
  );
  await client.query(
    `insert into emails (template, to_email, status, created_at, sent_at, wake_at)
     select (array['welcome','weekly-note','contact-received'])[1 + n % 3], 'desk-' || substr(md5(n::text), 1, 10) || n || '@example.com',
       case when n % 1000 = 0 then 'error' else 'sent' end::mail_status, now() - make_interval(secs => n * 30), now(), now()
     from generate_series(1, $1::int) n`,
    [mails],
  );
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

/** @returns a Cookie header of an admin made for this. */
async function signIn(client: pg.Client, secret: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, role, confirmed_at) values ('boss@example.com', 'admin', now()) returning id`,
  );
  const pointer = { sid: randomUUID(), uid: rows[0]!.id, epoch: 0, issuedAt: Math.floor(Date.now() / 1000) };
  await client.query(`insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    pointer.sid,
    pointer.uid,
  ]);
  const sealed = await sealerOf(secret).seal(pointer, { maxAgeSec: accountTimes.sessionDays * 24 * 3600 });
  return `everglow-session=${sealed}; everglow-signed-in=1`;
}

type Look = { what: string; procedure: string; input: Record<string, unknown>; least: number };

/** What is looked at. Deep pages begin where nine tenths of a list have gone by. */
async function looksAt(client: pg.Client, { users, leads, mails }: DeskSize): Promise<Look[]> {
  const deep = async (text: string, skipped: number) =>
    (await client.query<{ cursor: string }>(`${text} offset ${Math.floor(skipped)} limit 1`)).rows[0]!.cursor;
  const user = await deep('select id as cursor from users order by created_at desc, id desc', users * 0.9);
  const lead = await deep(
    `select 'c' || sort_key || '_' || id as cursor from leads order by sort_key, id`,
    leads * 0.9,
  );
  const mail = await deep('select id as cursor from emails order by created_at desc, id desc', mails * 0.9);
  const people = 'admin.people.users';
  const inbox = 'admin.inbox.list';
  const post = 'admin.operations.mails';
  return [
    { what: 'users, first page', procedure: people, input: {}, least: 50 },
    { what: 'users, deep page', procedure: people, input: { cursor: user }, least: 50 },
    { what: 'users, search by name', procedure: people, input: { q: 'rivera' }, least: 50 },
    { what: 'users, search for one', procedure: people, input: { q: 'desk-c4ca4238a0' }, least: 1 },
    { what: 'users, search for nobody', procedure: people, input: { q: 'xqzxqz' }, least: 0 },
    { what: 'users, deactivated', procedure: people, input: { state: 'deactivated' }, least: 50 },
    { what: 'users, by address', procedure: people, input: { sort: 'email' }, least: 50 },
    { what: 'leads, first page', procedure: inbox, input: {}, least: 50 },
    { what: 'leads, deep page', procedure: inbox, input: { cursor: lead }, least: 50 },
    { what: 'leads, search by name', procedure: inbox, input: { q: 'quint' }, least: 50 },
    { what: 'leads, search for one', procedure: inbox, input: { q: 'lead-77777@' }, least: 1 },
    { what: 'leads, waiting', procedure: inbox, input: { show: 'waiting' }, least: 50 },
    {
      what: 'leads, applications of nobody',
      procedure: inbox,
      input: { kind: 'application', owner: 'nobody' },
      least: 50,
    },
    { what: 'mails, first page', procedure: post, input: {}, least: 50 },
    { what: 'mails, deep page', procedure: post, input: { cursor: mail }, least: 50 },
    { what: 'mails, search for one', procedure: post, input: { q: 'desk-c4ca4238a0' }, least: 1 },
    { what: 'mails, failed ones', procedure: post, input: { status: 'error' }, least: 50 },
  ];
}

async function look(connection: Connection, port: number, cookie: string, { procedure, input, least, what }: Look) {
  const query = `batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;
  const { status, body } = await connection.send(
    `GET /trpc/${procedure}?${query} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  if (status !== 200) throw new Error(`${what}: ${status} ${body.toString().slice(0, 300)}`);
  const [answer] = JSON.parse(body.toString()) as [{ result: { data: { items: unknown[] } } }];
  const found = answer.result.data.items.length;
  if (found < least) throw new Error(`${what}: ${found} found`);
}

/** Takes the whole inbox as a file, and watches the memory of the server meanwhile. */
async function measureExport(site: Child, cookie: string, leads: number): Promise<Row[]> {
  const before = residentBytes(site.pid) ?? Number.NaN;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentBytes(site.pid) ?? 0)), 100);
  const startedAt = performance.now();
  let lines = 0;
  const response = await fetch(`${site.address}/admin/export/leads.csv`, { headers: { cookie } });
  for await (const chunk of response.body!) for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  clearInterval(watch);
  const grown = (most - before) / 1024 ** 2;
  return [
    {
      what: `export of ${leads} leads`,
      value: `${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${lines - 1} rows`,
      isMet: response.status === 200 && lines - 1 >= leads,
    },
    // What a process grows by while it is busy at all; the file itself would be twice that.
    { what: 'memory the export adds at most', value: `${grown.toFixed(0)} MB`, budget: '< 60 MB', isMet: grown < 60 },
  ];
}

/** Seeds, and measures each list as the desk asks for it: over HTTP, so a little above the time in the database. */
export async function measureDesk(
  site: Child,
  { databaseUrl, secret, size }: { databaseUrl: string; secret: string; size: DeskSize },
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows: Row[] = [];
  try {
    const startedAt = performance.now();
    await seed(client, size);
    console.info(
      `\nDesk: ${size.users} accounts, ${size.leads} leads, ${size.mails} mails, seeded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    );
    const cookie = await signIn(client, secret);
    const connection = await Connection.open(site.port);
    for (const one of await looksAt(client, size)) {
      const times: number[] = [];
      await look(connection, site.port, cookie, one);
      for (let turn = 0; turn < looks; turn += 1) {
        await timed(times, () => look(connection, site.port, cookie, one));
      }
      const value = median(times);
      rows.push({
        what: one.what,
        value: `${value.toFixed(1)} ms`,
        budget: `< ${budgetMs} ms`,
        isMet: value < budgetMs,
      });
    }
    connection.close();
    rows.push(...(await measureExport(site, cookie, size.leads)));
  } finally {
    await client.end();
  }
  return rows;
}
