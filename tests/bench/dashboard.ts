/** Measures the dashboard after sign-in: one batched request, made by many of ten thousand members. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { accountTimes } from '#shared/domain/accounts.ts';
import { machineStepKeys } from '#shared/domain/member.ts';
import { sealerOf } from '../helpers/members.ts';
import { processorMs, type Child } from './children.ts';
import { Connection } from './connection.ts';
import { percentile, tails, type Row } from './figures.ts';
import { timed } from './visitor.ts';

const stored = 10_000;
const atOnce = 50;
/** Number of stored members who are signed in. */
const signedIn = 500;

/** The batched request, as the browser's client sends it. */
const batch = '/trpc/notifications.summary,dashboard.overview,tutorials.progress?batch=1&input=%7B%7D';

/**
 * Writes members as they are after two weeks: a profile, a dozen tasks, thirty notifications, some steps and prompts.
 */
async function seed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const members = `select id, row_number() over () as n from users where email like 'bench-%'`;
  try {
    await client.query(
      `insert into users (email, confirmed_at) select 'bench-' || n || '@example.com', now() from generate_series(1, $1::int) n`,
      [stored],
    );
    await client.query(
      `insert into profiles (id, first_name, full_name) select id, 'Dana', 'Dana Rivera' from (${members}) m`,
    );
    await client.query(
      `insert into user_memberships (user_id, expires_at) select id, now() + interval '10 days' from (${members}) m`,
    );
    await client.query(
      `with talks as (
         insert into conversations (visitor_id, user_id, script_version) select gen_random_uuid(), id, 1 from (${members}) m
         returning id
       ), written as (
         insert into ai_conversation_profiles
           (conversation_id, email, name, business_name, conversation_responses, generated_profile, generation_id)
         select id, 'dana@example.com', 'Dana Rivera', 'Coral Bay Cooling', '{}',
           json_build_object('text', (select string_agg(md5(id::text || i), ' ') from generate_series(1, 150) i)), gen_random_uuid()
         from talks returning id, conversation_id, generation_id
       )
       insert into profile_generations (id, conversation_id, profile_id, input_hash, status, stage, percent, engine, wake_at, finished_at)
       select generation_id, conversation_id, id, 'hash', 'done', 'done', 100, 'local', now(), now() - interval '3 days' from written`,
    );
    await client.query(
      `insert into tasks (user_id, horizon, source, title, due_on, status)
       select id, '30', 'source ' || i, 'Ask five customers for a review, number ' || i, current_date + (i * 3 - 9),
         case when i < 4 then 'done' else 'open' end::task_status
       from (${members}) m, generate_series(1, 12) i`,
    );
    await client.query(
      `insert into notifications (user_id, title, message, type, is_read, created_at)
       select id, 'Something happened', 'And this is what it was about, in a sentence.', 'info', i > 4, now() - make_interval(hours => i * 7)
       from (${members}) m, generate_series(1, 30) i`,
    );
    await client.query(
      `insert into machine_steps (user_id, step, status, notes)
       select id, step::machine_step_key, 'done', 'Some notes' from (${members}) m, unnest($1::text[]) step`,
      [machineStepKeys.slice(0, 4)],
    );
    await client.query(
      `insert into prompt_uses (user_id, month, prompt_keys)
       select id, to_char(now() at time zone 'utc', 'YYYY-MM-01'), (select array_agg('veo3.' || i) from generate_series(1, 12) i)
       from (${members}) m`,
    );
    await client.query('vacuum analyze');
    // Otherwise the checkpoint would run during the measurement.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Opens sessions for some of the stored members. @returns a Cookie header for each. */
async function signIn(databaseUrl: string, secret: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from users where email like 'bench-%' order by md5(id::text) limit $1`,
      [signedIn],
    );
    const opened = rows.map(({ id }) => ({ sid: randomUUID(), uid: id }));
    await client.query(
      `insert into sessions (id, user_id, expires_at)
       select sid, uid, now() + interval '30 days' from unnest($1::uuid[], $2::uuid[]) as t (sid, uid)`,
      [opened.map(({ sid }) => sid), opened.map(({ uid }) => uid)],
    );
    const sealer = sealerOf(secret);
    const issuedAt = Math.floor(Date.now() / 1000);
    const maxAgeSec = accountTimes.sessionDays * 24 * 3600;
    return await Promise.all(
      opened.map(async (pointer) => {
        const sealed = await sealer.seal({ ...pointer, epoch: 0, issuedAt }, { maxAgeSec });
        return `everglow-session=${sealed}; everglow-signed-in=1`;
      }),
    );
  } finally {
    await client.end();
  }
}

async function load(connection: Connection, port: number, cookie: string): Promise<void> {
  const { status, body } = await connection.send(
    `GET ${batch} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  if (status !== 200) throw new Error(`the dashboard answered ${status}: ${body.toString().slice(0, 300)}`);
}

/** Runs `atOnce` members in parallel, each pausing `restMs` on average between two requests. */
async function drive(port: number, cookies: readonly string[], total: number, restMs: number) {
  const times: number[] = [];
  const errors: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      let connection = await Connection.open(port);
      for (let index = next++; index < total; index = next++) {
        if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, 2 * restMs * Math.random()));
        try {
          await timed(times, () => load(connection, port, cookies[index % cookies.length]!));
        } catch (error) {
          errors.push(error instanceof Error ? error.message : String(error));
          connection.close();
          connection = await Connection.open(port);
        }
      }
      connection.close();
    }),
  );
  return { times, errors };
}

/** Seeds the database and measures the dashboard's request. */
export async function measureDashboard(
  site: Child,
  { databaseUrl, secret, total }: { databaseUrl: string; secret: string; total: number },
): Promise<Row[]> {
  await seed(databaseUrl);
  const cookies = await signIn(databaseUrl, secret);
  await drive(site.port, cookies, Math.min(total, 1000), 0);

  const members = await drive(site.port, cookies, total, 500);
  const usedBefore = processorMs(site.pid);
  const crowd = await drive(site.port, cookies, total, 0);
  const usedAfter = processorMs(site.pid);
  console.info(`\nDashboard: ${total} requests of ${atOnce} members at once, ${stored} stored`);
  console.info(`  a look per 0.5 s each  ${tails(members.times)}`);
  console.info(`  without a pause        ${tails(crowd.times)}`);
  const errors = [...members.errors, ...crowd.errors];
  for (const error of errors.slice(0, 5)) console.info(`  error: ${error}`);
  const slowest = percentile(members.times, 0.99);
  const both = (times: number[]) => `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)} ms`;
  return [
    {
      what: `dashboard, p50 / p99, ${atOnce} members at once`,
      value: both(members.times),
      budget: 'p99 < 100 ms',
      isMet: slowest < 100 && errors.length === 0,
    },
    { what: `dashboard, p50 / p99, ${atOnce} in flight without a pause`, value: both(crowd.times) },
    {
      // Unlike the time per answer, this figure doesn't depend on the machine's load.
      what: 'processor time of the server per dashboard',
      value:
        usedBefore === undefined || usedAfter === undefined
          ? 'not measured: no /proc here'
          : `${((usedAfter - usedBefore) / total).toFixed(2)} ms`,
    },
    { what: 'errors in dashboards', value: String(errors.length), budget: '0', isMet: errors.length === 0 },
  ];
}
