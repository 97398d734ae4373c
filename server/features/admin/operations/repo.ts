import { sql, type SQL } from 'drizzle-orm';
import { conversations } from '#drizzle/schema/chat.ts';
import { workerBeats, type SweepNote } from '#drizzle/schema/admin.ts';
import { writingJobs, aiBudgetDays, modelCalls, profileGenerations } from '#drizzle/schema/profile.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { paymentEvents } from '#drizzle/schema/billing.ts';
import { mostCounted, type WorkKind } from '#shared/domain/operations.ts';
import type { Database } from '#server/db/client.ts';
import * as lease from '#server/db/lease.ts';
import { microsOf, rowOf } from '#server/db/place.ts';
import type { Place } from '#server/lib/cursor.ts';

/** How a kind of work is stored. */
type Standing = {
  table: SQL;
  /** Its rows in the table. */
  own: SQL;
  at: SQL;
  underWay: SQL;
  failed: SQL;
  what: SQL;
  reason: SQL;
  /** Whether a retry could help; policy.ts has the explanations for when it can't. */
  canRetry: SQL;
};

const running = sql`status in ('queued', 'running')`;
const failed = sql`status = 'failed'`;
/** Our own refusals are codes in capitals: a retry would get the same result. */
const isNoRefusal = sql`coalesce(failure, '') !~ '^[A-Z_]{3,}$'`;
const runOf = (kind: 'section' | 'machine'): Standing => ({
  table: sql`${writingJobs}`,
  own: sql`kind = ${kind}::run_kind`,
  at: sql`created_at`,
  underWay: running,
  failed,
  what: sql`subject`,
  reason: sql`failure`,
  canRetry: isNoRefusal,
});

const standings: Record<WorkKind, Standing> = {
  mail: {
    table: sql`${emails}`,
    own: sql`true`,
    at: sql`created_at`,
    underWay: sql`status in ('queued', 'sending')`,
    failed: sql`status = 'error'`,
    what: sql`template`,
    reason: sql`last_error`,
    // The template decides, and the database doesn't know it.
    canRetry: sql`true`,
  },
  profile: {
    table: sql`${profileGenerations}`,
    own: sql`true`,
    at: sql`created_at`,
    underWay: running,
    failed,
    what: sql`null`,
    reason: sql`failure`,
    canRetry: sql`failure is distinct from 'superseded'`,
  },
  section: runOf('section'),
  machine: runOf('machine'),
  payment: {
    table: sql`${paymentEvents}`,
    own: sql`true`,
    at: sql`received_at`,
    underWay: running,
    failed,
    what: sql`type`,
    reason: sql`failure`,
    canRetry: sql`true`,
  },
};

/** Counts waiting, active, and failed work (up to a limit), and the age of the oldest waiting item. */
export async function countWork(db: Database, params: { kind: WorkKind }) {
  const { table, own, at, underWay, failed: isFailed } = standings[params.kind];
  const { rows } = await db.execute<{ waiting: number; active: number; failed: number; oldest: string | null }>(sql`
    select waiting, active, oldest, (
      select count(*)::int from (select 1 from ${table} where ${isFailed} and ${own} limit ${mostCounted}) bounded
    ) as failed
    from (
      select count(*) filter (where status = 'queued')::int as waiting,
        count(*) filter (where status <> 'queued')::int as active,
        to_json(min(${at})) #>> '{}' as oldest
      from ${table} where ${underWay} and ${own}
    ) under_way`);
  return rows[0]!;
}

export type FailedWork = Place & {
  what: string | null;
  reason: string | null;
  attempts: number;
  createdAt: string;
  canRetry: boolean;
};

/** Failed work of a kind, newest first, each with its cursor. */
export async function listFailed(
  db: Database,
  params: { kind: WorkKind; after: Place | undefined; limit: number },
): Promise<FailedWork[]> {
  const { table, own, at, failed: isFailed, what, reason, canRetry } = standings[params.kind];
  const idType = params.kind === 'payment' ? 'text' : 'uuid';
  const after = params.after ? sql`(${at}, id) < ${rowOf(params.after, idType)}` : sql`true`;
  const { rows } = await db.execute<FailedWork>(sql`
    select id::text, ${microsOf(at)} as at, ${what} as what, ${reason} as reason, attempts,
      to_json(${at}) #>> '{}' as "createdAt", (${canRetry}) as "canRetry"
    from ${table} where ${isFailed} and ${own} and ${after}
    order by ${at} desc, id desc limit ${params.limit}`);
  return rows;
}

/** Finds one work item, failed or not; undefined when there is none. */
export async function findWork(db: Database, params: { kind: WorkKind; id: string }) {
  const { table, own, reason, canRetry } = standings[params.kind];
  const { rows } = await db.execute<{ status: string; attempts: number; reason: string | null; canRetry: boolean }>(sql`
    select status::text, attempts, ${reason} as reason, (${canRetry}) as "canRetry"
    from ${table} where id = ${params.id} and ${own}`);
  return rows[0];
}

/** Kinds whose rows are requeued here; emails need more than a status. */
export type RequeuedKind = Exclude<WorkKind, 'mail'>;

// A row's age decides how much time the model gets, so the wait starts over.
const asNew = { failure: null, finishedAt: null, createdAt: sql`now()` };
const requeueWritingJobs = (db: Database, which: SQL) => lease.requeue(db, 'run', which, asNew);
const requeue: Record<RequeuedKind, (db: Database, which: SQL) => Promise<string[]>> = {
  profile: (db, which) => lease.requeue(db, 'profile', which, { ...asNew, stage: 'waiting', percent: 0 }),
  section: requeueWritingJobs,
  machine: requeueWritingJobs,
  payment: (db, which) => lease.requeue(db, 'payment', which, { failure: null, handledAt: null }),
};

/**
 * Requeues failed work: one item, or a batch of those with the oldest last attempt.
 * @returns the ids; active, finished, and hopeless work is left alone.
 */
export async function requeueWork(
  db: Database,
  params: { kind: RequeuedKind; id: string } | { kind: RequeuedKind; limit: number },
): Promise<string[]> {
  const { table, own, failed: isFailed, canRetry } = standings[params.kind];
  const which =
    'id' in params
      ? sql`id = ${params.id}`
      : // As an array, it's evaluated once. As a set, it could be evaluated again per row and return other rows each time.
        sql`id = any(array(
          select id from ${table} where ${isFailed} and ${own} and ${canRetry}
          order by wake_at, id limit ${params.limit} for update skip locked
        ))`;
  return requeue[params.kind](db, sql`${which} and ${own} and ${canRetry}`);
}

/** Writes a heartbeat, and deletes processes without one for a day. */
export async function upsertBeat(
  db: Database,
  beat: { id: string; host: string; startedAt: Date; sweeps: SweepNote[] },
): Promise<void> {
  await db.execute(sql`
    with forgotten as (delete from ${workerBeats} where beat_at < now() - interval '1 day')
    insert into ${workerBeats} (id, host, started_at, beat_at, sweeps)
    values (${beat.id}::uuid, ${beat.host}, ${beat.startedAt.toISOString()}::timestamptz, now(),
      ${JSON.stringify(beat.sweeps)}::jsonb)
    on conflict (id) do update set beat_at = excluded.beat_at, sweeps = excluded.sweeps`);
}

export async function deleteBeat(db: Database, params: { id: string }): Promise<void> {
  await db.execute(sql`delete from ${workerBeats} where id = ${params.id}::uuid`);
}

export type Beat = {
  id: string;
  host: string;
  startedAt: string;
  beatAt: string;
  ageSec: number;
  sweeps: SweepNote[];
};

/** Processes that do background work, by last heartbeat, newest first. */
export async function listBeats(db: Database): Promise<Beat[]> {
  const { rows } = await db.execute<Beat>(sql`
    select id, host, to_json(started_at) #>> '{}' as "startedAt", to_json(beat_at) #>> '{}' as "beatAt",
      extract(epoch from now() - beat_at)::int as "ageSec", sweeps
    from ${workerBeats} order by beat_at desc limit 20`);
  return rows;
}

/** Midnight UTC at the start of the last n days, including today. */
const since = (days: number) =>
  sql`((now() at time zone 'utc')::date - ${days - 1}::int)::timestamp at time zone 'utc'`;

/** Model calls with their purpose, newest first. Selects the page first, then joins. */
export async function listCalls(db: Database, params: { days: number; after: Place | undefined; limit: number }) {
  const after = params.after ? sql`(created_at, id) < ${rowOf(params.after)}` : sql`true`;
  const { rows } = await db.execute<{
    id: string;
    at: string;
    createdAt: string;
    model: string;
    outcome: string;
    detail: string | null;
    attempt: number;
    inputTokens: number;
    outputTokens: number;
    costMicroUsd: number;
    durationMs: number;
    kind: 'profile' | 'section' | 'machine' | 'voice' | null;
    subject: string | null;
    writtenBy: string | null;
    failure: string | null;
    userId: string | null;
  }>(sql`
    with page as materialized (
      select * from ${modelCalls} where created_at >= ${since(params.days)} and ${after}
      order by created_at desc, id desc limit ${params.limit}
    )
    select p.id, ${microsOf(sql`p.created_at`)} as at, to_json(p.created_at) #>> '{}' as "createdAt", p.model, p.outcome, p.detail, p.attempt,
      p.input_tokens as "inputTokens", p.output_tokens as "outputTokens", p.cost_micro_usd::float8 as "costMicroUsd",
      p.duration_ms as "durationMs", case when g.id is not null then 'profile'
        when p.detail ~ '^(transcript|speech) of ' then 'voice' else r.kind::text end as kind,
      r.subject, coalesce(g.engine, r.engine)::text as "writtenBy", coalesce(g.failure, r.failure) as failure,
      coalesce(r.user_id, a.user_id) as "userId"
    from page p
    left join ${profileGenerations} g on g.id = p.generation_id
    left join ${conversations} a on a.id = g.conversation_id
    left join ${writingJobs} r on r.id = p.run_id
    order by p.created_at desc, p.id desc`);
  return rows;
}

/** Calls per day (UTC), newest day first; days without calls are missing. */
export async function sumDays(db: Database, params: { days: number }) {
  const { rows } = await db.execute<{
    day: string;
    calls: number;
    answered: number;
    inputTokens: number;
    outputTokens: number;
    costMicroUsd: number;
  }>(sql`
    select (created_at at time zone 'utc')::date::text as day, count(*)::int as calls,
      count(*) filter (where outcome = 'ok')::int as answered, sum(input_tokens)::float8 as "inputTokens",
      sum(output_tokens)::float8 as "outputTokens", sum(cost_micro_usd)::float8 as "costMicroUsd"
    from ${modelCalls} where created_at >= ${since(params.days)}
    group by 1 order by 1 desc`);
  return rows;
}

/** Duration of answered calls in milliseconds: median and 95th percentile; null without any. */
export async function callTimes(db: Database, params: { days: number }) {
  const { rows } = await db.execute<{ half: number | null; most: number | null }>(sql`
    select round(percentile_cont(0.5) within group (order by duration_ms))::int as half,
      round(percentile_cont(0.95) within group (order by duration_ms))::int as most
    from ${modelCalls} where created_at >= ${since(params.days)} and outcome = 'ok'`);
  return rows[0]!;
}

/** Finished profiles by engine, with the reasons why the model didn't write them. */
export async function countWriters(db: Database, params: { days: number }) {
  const { rows } = await db.execute<{ engine: 'local' | 'openai'; failure: string | null; count: number }>(sql`
    select engine::text, failure, count(*)::int as count from ${profileGenerations}
    where finished_at >= ${since(params.days)} and status = 'done' and engine is not null
    group by 1, 2 order by 3 desc, 2`);
  return rows;
}

/** Today's spending (UTC), in millionths of a dollar. */
export async function findBudget(db: Database): Promise<{ spent: number; reserved: number }> {
  const { rows } = await db.execute<{ spent: number; reserved: number }>(sql`
    select spent_micro_usd::float8 as spent, reserved_micro_usd::float8 as reserved from ${aiBudgetDays}
    where day = (now() at time zone 'utc')::date`);
  return rows[0] ?? { spent: 0, reserved: 0 };
}

/** The database's version and its last migration. */
export async function findVersions(db: Database) {
  const { rows } = await db.execute<{ postgres: string; migrations: number; migratedAt: number | null }>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as postgres, count(*)::int as migrations,
      max(created_at)::float8 as "migratedAt" from drizzle.__drizzle_migrations`);
  return rows[0]!;
}

/** The last activity of email, model, and payments. */
export async function lastMail(db: Database) {
  const { rows } = await db.execute<{ sentAt: string | null; failed: number }>(sql`
    select (
      select to_json(sent_at) #>> '{}' from ${emails} where status = 'sent' order by created_at desc, id desc limit 1
    ) as "sentAt", (
      select count(*)::int from (
        select 1 from ${emails} where status = 'error' and created_at > now() - interval '1 day' limit ${mostCounted}
      ) bounded
    ) as failed`);
  return rows[0]!;
}

export async function lastCall(db: Database): Promise<{ at: string; outcome: string } | undefined> {
  const { rows } = await db.execute<{ at: string; outcome: string }>(sql`
    select to_json(created_at) #>> '{}' as at, outcome from ${modelCalls}
    order by created_at desc, id desc limit 1`);
  return rows[0];
}

export async function lastEvent(db: Database): Promise<{ at: string; type: string } | undefined> {
  const { rows } = await db.execute<{ at: string; type: string }>(sql`
    select to_json(received_at) #>> '{}' as at, type from ${paymentEvents} order by received_at desc limit 1`);
  return rows[0];
}
