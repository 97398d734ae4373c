/** Seeds the admin area's benchmark in bulk, because it measures lists and not inserts. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { accountTimes } from '#shared/domain/accounts.ts';
import { sealerOf } from '../helpers/members.ts';

export type AdminSize = { users: number; leads: number; mails: number };

/**
 * Domain that only the oldest records have. It matches more of them than a search gathers, all at the far end of a
 * list.
 */
export const oldDomain = 'oldmill.example';
const oldOnes = (total: number) => Math.min(6_000, Math.floor(total / 10));

/** Cycles through 144 pairs of first and last names, each followed by a few distinct letters. */
const nameOf = (n: string) =>
  `(array['Dana','Rosa','Andre','Priya','Marisol','Luis','Karen','Omar','Ines','Teo','Ruth','Vera'])[1 + ${n} % 12] || ' ' ||
   (array['Rivera','Marten','Tolbert','Shah','Quint','Ortega','Bloom','Haddad','Costa','Kern','Falk','Nunez'])[1 + (${n} / 12) % 12] || ' ' || substr(md5(${n}::text), 1, 6)`;
const addressOf = (n: string, total: number) =>
  `substr(md5(${n}::text), 1, 10) || ${n} || case when ${n} > ${total - oldOnes(total)} then '@${oldDomain}' else '@example.com' end`;

/**
 * Writes the given numbers of accounts, leads and emails, a request for every tenth account and an audit log line for
 * every third lead. The first of each is the newest. Finishes with vacuum and analyze, as autovacuum would in time.
 */
export async function seedAdmin(client: pg.Client, { users, leads, mails }: AdminSize): Promise<void> {
  await client.query(`alter system set max_wal_size = '8GB'`);
  await client.query('select pg_reload_conf()');
  await client.query('set synchronous_commit = off');
  await client.query(`set maintenance_work_mem = '512MB'`);
  await withoutSearchIndexes(client, async () => {
    await seedAccounts(client, users);
    await seedRequests(client, Math.floor(users / 10));
    await seedLeads(client, leads);
    await seedMails(client, mails);
  });
  await client.query('vacuum analyze');
  await client.query('alter system reset max_wal_size');
  await client.query('select pg_reload_conf()');
  await client.query('checkpoint');
}

/** Runs `work` without the search indexes: building them afterwards is much faster than updating them row by row. */
async function withoutSearchIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like '% USING gin %'`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

async function seedAccounts(client: pg.Client, users: number): Promise<void> {
  await client.query(
    `insert into users (email, confirmed_at, created_at, banned_until)
     select 'desk-' || ${addressOf('n', users)}, case when n % 200 <> 3 then now() end, now() - make_interval(secs => n * 40),
       case when n % 500 = 0 then now() + interval '900 hours' end
     from generate_series(1, $1::int) n`,
    [users],
  );
  await client.query(
    `insert into profiles (id, first_name, last_name, full_name, business_name)
     select id, split_part(name, ' ', 1), split_part(name, ' ', 2), name, 'Business ' || substr(md5(n::text), 7, 6)
     from (
       select id, n, ${nameOf('n')} as name
       from (select id, row_number() over (order by created_at desc) as n from users) u
     ) named`,
  );
  await client.query(
    `insert into user_memberships (user_id, plan, expires_at)
     select id, case when row_number() over (order by created_at) % 100 = 7 then 'pro' else 'free' end::plan_id,
       now() + interval '5 days'
     from users`,
  );
}

async function seedRequests(client: pg.Client, requests: number): Promise<void> {
  await client.query(
    `insert into service_requests (user_id, submission_id, service_type, description, status, created_at)
     select id, gen_random_uuid(), 'branding-content'::service_type, 'Please look at our website, number ' || md5(n::text),
       case when n % 50 = 0 then 'pending' else 'completed' end::request_status, now() - make_interval(mins => n::int)
     from (select id, row_number() over (order by md5(id::text)) as n from users limit $1) chosen`,
    [requests],
  );
}

async function seedLeads(client: pg.Client, leads: number): Promise<void> {
  await client.query(
    `with known as (
       insert into contacts (email, name) select 'lead-' || n || '-' || ${addressOf('n', leads)}, ${nameOf('n')}
       from generate_series(1, $1::int) n returning id, email, name
     )
     insert into leads (kind, source_id, person_id, email, name, phone, business, summary, landing, status, tags, due_at, occurred_at, search)
     select (array['application','contact','conversation','bootcamp','newsletter'])[1 + n % 5]::lead_kind, gen_random_uuid(), id, email,
       name, '305555' || lpad((n % 10000)::text, 4, '0'), 'Shop ' || substr(md5(n::text), 1, 6), 'Please call me back.',
       case when n % 3 = 0 then '/' else '/locations/miami' end, case when n % 10 = 0 then 'new' else 'closed' end::lead_status,
       case when n % 300 = 0 then array['vip'] else '{}' end,
       case when n % 5 < 2 then now() - make_interval(mins => n) end, now() - make_interval(mins => n),
       lower(concat_ws(' ', name, email, '305555' || lpad((n % 10000)::text, 4, '0'), '305555' || lpad((n % 10000)::text, 4, '0'),
         'Shop ' || substr(md5(n::text), 1, 6), case when n % 300 = 0 then 'vip' end))
     from (select *, split_part(email, '-', 2)::int as n from known) k`,
    [leads],
  );
  await client.query(
    `insert into audit_log (at, admin_id, action, subject, subject_id)
     select now() - make_interval(mins => $1::int - n), '00000000-0000-4000-8000-000000000001',
       case when n % 5000 = 1 then 'claim.off' else 'lead.status' end, 'lead', n::text
     from generate_series(1, $1::int / 3) n`,
    [leads],
  );
}

async function seedMails(client: pg.Client, mails: number): Promise<void> {
  await client.query(
    `insert into emails (template, to_email, status, created_at, sent_at, wake_at)
     select (array['welcome','weekly-note','contact-received'])[1 + n % 3], 'desk-' || ${addressOf('n', mails)},
       case when n % 1000 = 0 then 'error' else 'sent' end::mail_status, now() - make_interval(secs => n * 30), now(), now()
     from generate_series(1, $1::int) n`,
    [mails],
  );
}

/** Signs in as a new admin. @returns the admin's id and Cookie header. */
export async function signIn(client: pg.Client, secret: string): Promise<{ adminId: string; cookie: string }> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, role, confirmed_at) values ('boss@example.com', 'admin', now()) returning id`,
  );
  const adminId = rows[0]!.id;
  const pointer = { sid: randomUUID(), uid: adminId, epoch: 0, issuedAt: Math.floor(Date.now() / 1000) };
  await client.query(`insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    pointer.sid,
    adminId,
  ]);
  const sealed = await sealerOf(secret).seal(pointer, { maxAgeSec: accountTimes.sessionDays * 24 * 3600 });
  return { adminId, cookie: `everglow-session=${sealed}; everglow-signed-in=1` };
}
