/**
 * Checks that an upgrade keeps every row of the previous release, whose processes can keep running (migration 0013).
 */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';
import { migrateAsBefore } from '#tests/helpers/version-before.ts';

const database = await openDatabase({ empty: true });
const upgrade = () => migrateDatabase(database.url, { withQueues: false });

/** Maps new table names to old ones. */
const before: Record<string, string> = {
  contacts: 'people',
  model_calls: 'generation_attempts',
};

type Column = {
  table: string;
  name: string;
  type: string;
  labels: string[] | null;
  refers: string | null;
  to: string | null;
};

const columnsOf = () =>
  database.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type,
      (select array_agg(enumlabel order by enumsortorder)::text[] from pg_enum where enumtypid = t.oid) as labels,
      other.relname as refers, target.attname as to
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    join pg_type t on t.oid = a.atttypid
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    left join pg_class other on other.oid = f.confrelid
    left join pg_attribute target on target.attrelid = f.confrelid and target.attnum = f.confkey[1]
    where a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
    order by c.relname, a.attnum`);

const rowsPerTable = 30;

/** Fills every table, referenced ones first. Values differ from row to row because of unique columns. */
async function fillEverything(): Promise<string[]> {
  const columns = await columnsOf();
  const waiting = new Set(columns.map(({ table }) => table));
  const tables = [...waiting];
  while (waiting.size > 0) {
    const table = [...waiting].find((one) =>
      columns.every(({ table: of, refers }) => of !== one || refers === null || refers === one || !waiting.has(refers)),
    )!;
    waiting.delete(table);
    const own = columns.filter(({ table: of }) => of === table);
    const values = own.map((column) => valueOf(column));
    await database.query(`insert into "${table}" (${own.map(({ name }) => `"${name}"`).join()})
      select ${values.join()} from generate_series(1, ${rowsPerTable}) n on conflict do nothing`);
  }
  return tables;
}

function valueOf({ table, name, type, labels, refers, to }: Column): string {
  if (refers === table) return 'null';
  if (refers) return `(select "${to}" from "${refers}" order by "${to}" offset n % ${rowsPerTable} limit 1)`;
  if (labels) return `(array['${labels.join("','")}'])[1 + n % ${labels.length}]::${type}`;
  const byType: Record<string, string> = {
    text: `'${table}.${name} ' || n`,
    jsonb: `jsonb_build_object('n', n)`,
    _text: `array['text ' || n]`,
    uuid: 'gen_random_uuid()',
    timestamptz: `timestamptz '2026-03-04 05:06:07Z' + n * interval '1 hour'`,
    date: `date '2026-03-04' + n`,
    int2: '1000 + n',
    int4: '7 * n',
    int8: '11 * n',
    bool: 'n % 2 = 0',
    bytea: `decode('00ff', 'hex')`,
  };
  return byType[type]!;
}

/** Returns each table's row count and a hash of its contents. @param without columns that a release has added */
async function contentOf(
  tables: string[],
  without: string[] = [],
): Promise<Record<string, { rows: number; hash: string }>> {
  const contents = tables.map(async (table) => {
    const [content] = await database.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(string_agg(row, E'\\n' order by row)) as hash
       from (select (to_jsonb(t) - $1::text[])::text as row from "${table}" t) t`,
      [without.flatMap((column) => (column.startsWith(`${table}.`) ? [column.slice(table.length + 1)] : []))],
    );
    return [table, content!] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

const sums = (calls: string) =>
  database.query(`
    select (select sum(total_cents)::int from orders) as totals, (select sum(refunded_cents)::int from orders) as refunds,
      (select sum(unit_cents * quantity)::int from order_lines) as lines, (select sum(reward_cents)::int from referrals) as rewards,
      (select sum(cost_micro_usd)::int from ${calls}) as calls, (select sum(spent_micro_usd)::int from ai_budget_days) as days`);

describe('an upgrade from the previous release', () => {
  it('keeps every row and every sum, and a second start changes nothing', async () => {
    await migrateAsBefore(database.url);
    const tables = await fillEverything();
    // Refer to existing rows, because otherwise every filled value is new.
    await database.query(
      'update ai_conversation_profiles set generation_id = (select id from profile_generations limit 1)',
    );
    await database.query('update conversations set user_id = (select id from users limit 1) where user_id is not null');
    await database.query('update generation_attempts set run_id = (select id from engine_runs limit 1)');
    const rows = await contentOf(tables);
    const known = new Set((await columnsOf()).map(({ table, name }) => `${table}.${name}`));
    const money = await sums('generation_attempts');
    expect(Object.values(rows).filter(({ rows: count }) => count < rowsPerTable)).toEqual([]);

    await upgrade();
    const now = await columnsOf();
    const added = now.flatMap(({ table, name }) =>
      known.has(`${before[table] ?? table}.${name}`) ? [] : `${table}.${name}`,
    );
    const old = [...new Set(now.map(({ table }) => table))].filter((table) => tables.includes(before[table] ?? table));
    const after = await contentOf(old, added);
    const kept = Object.entries(after).map(([table, content]) => [before[table] ?? table, content] as const);
    expect(Object.fromEntries(kept)).toEqual(rows);
    expect(await sums('model_calls')).toEqual(money);

    await upgrade();
    expect(await contentOf(old, added)).toEqual(after);
  });
});

describe('rows with dangling references', () => {
  it('are deleted with their erased account, or lose the missing reference', async () => {
    const old = await openDatabase({ empty: true });
    await migrateAsBefore(old.url);
    const [ids] = await old.query<{ visitor: string; call: string; profile: string }>(`
      with owner as (
        insert into users (email) values ('ann@example.com') returning id
      ), gone as (
        insert into conversations (visitor_id, user_id, script_version) values (gen_random_uuid(), gen_random_uuid(), 1) returning *
      ), own as (
        insert into conversations (visitor_id, user_id, script_version)
        select gen_random_uuid(), id, 1 from owner returning *
      ), profiles as (
        insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses, generation_id)
        select id, 'ann@example.com', 'Ann', '{}', gen_random_uuid() from (table gone union all table own) c returning *
      ), generation as (
        insert into profile_generations (conversation_id, profile_id, input_hash, wake_at)
        select p.conversation_id, p.id, 'h', now() from profiles p join gone on gone.id = p.conversation_id returning *
      ), token as (
        insert into account_activation_tokens
          (user_id, conversation_profile_id, token_hash, temporary_password_hash, email, expires_at)
        select owner.id, g.profile_id, 't', 'h', 'ann@example.com', now() from owner, generation g
      ), call as (
        insert into generation_attempts
          (generation_id, run_id, attempt, model, outcome, input_tokens, output_tokens, cost_micro_usd, duration_ms)
        select id, gen_random_uuid(), 1, 'm', 'ok', 1, 1, 7, 1 from generation returning *
      )
      select gone.visitor_id as visitor, call.id as call, p.id as profile
      from gone, call, own join profiles p on p.conversation_id = own.id`);

    await migrateDatabase(old.url, { withQueues: false });
    expect(await old.query('select 1 from conversations where visitor_id = $1', [ids!.visitor])).toEqual([]);
    expect(await old.query('select id, generation_id from ai_conversation_profiles')).toEqual([
      { id: ids!.profile, generation_id: null },
    ]);
    expect(await old.query('select id, generation_id, run_id, cost_micro_usd::int as cost from model_calls')).toEqual([
      { id: ids!.call, generation_id: null, run_id: null, cost: 7 },
    ]);
    // An account with a conversation can't be deleted, so the conversation doesn't fall back to a browser.
    await expect(old.query('delete from users')).rejects.toThrow('conversations_user_id_users_id_fk');
  });
});

describe('a process of the previous release, on the new schema', () => {
  it('reads and writes by the old names', async () => {
    const { query } = database;
    const person = async (email: string) =>
      (
        await query<{ id: string }>(
          `insert into people (id, email, name, phone) values (default, $1, 'Ann', default)
           on conflict (email) do update set name = coalesce(excluded.name, people.name) returning id`,
          [email],
        )
      )[0]!.id;
    const kept = await person('kept@old.example');
    const moved = await person('moved@old.example');
    expect(await person('kept@old.example')).toBe(kept);
    expect(await query('select id, name, phone from contacts where id = $1', [kept])).toEqual([
      { id: kept, name: 'Ann', phone: null },
    ]);

    const [merge] = await query<{ id: string }>(
      `with moved as (update people set merged_into = $1 where id = any($2::uuid[]))
       insert into person_merges (kept_id, moved, by_user_id)
       values ($1, jsonb_build_array(jsonb_build_object('id', $2[1], 'before', null)), null) returning id`,
      [kept, [moved]],
    );
    expect(
      await query(
        `select p.id, p.merged_into as "mergedInto" from people p
         where coalesce(p.merged_into, p.id) in (select coalesce(merged_into, id) from people where id = any($1::uuid[]))
         order by p.email for update`,
        [[kept]],
      ),
    ).toEqual([
      { id: kept, mergedInto: null },
      { id: moved, mergedInto: kept },
    ]);
    await query(
      `update people p set merged_into = (select b.id from people b where b.id = moved.before)
       from jsonb_to_recordset((select moved from person_merges where id = $1)) as moved(id uuid, before uuid)
       where p.id = moved.id`,
      [merge!.id],
    );
    await query('update person_merges set undone_at = now() where id = $1', [merge!.id]);
    expect(await query('select 1 from contacts where merged_into is not null')).toEqual([]);
    expect(
      await query('select 1 from person_merges where id = $1 and undone_at is not null', [merge!.id]),
    ).toHaveLength(1);
    await query('select 1 from people where id = $1 for update skip locked', [moved]);
    expect(
      await query(
        `delete from people p where p.id = any($1::uuid[]) and not exists (select 1 from leads l where l.person_id = p.id)
           and not exists (select 1 from people m where m.merged_into = p.id) returning p.id`,
        [[kept, moved]],
      ),
    ).toHaveLength(2);
    expect(await query('select 1 from person_merges where id = $1', [merge!.id])).toEqual([]);

    const [call] = await query<{ id: string }>(
      `insert into generation_attempts
         (id, generation_id, run_id, attempt, model, outcome, input_tokens, output_tokens, cost_micro_usd, duration_ms, detail, created_at)
       values (default, null, (select id from engine_runs limit 1), 1, 'm', 'ok', 1, 1, 1, 1, default, default) returning id`,
    );
    await query(`update generation_attempts set run_id = null where run_id in (select id from engine_runs)`);
    await query(
      `update generation_attempts set generation_id = null where generation_id in (select id from profile_generations)`,
    );
    expect(await query('select * from generation_attempts where id = $1', [call!.id])).toEqual(
      await query('select * from model_calls where id = $1', [call!.id]),
    );
    expect(await query('select 1 from model_calls where run_id is not null or generation_id is not null')).toEqual([]);
  });
});

describe('a migration that finds a table in use', () => {
  it('steps back to let others reach the table, and continues when it is free', async () => {
    const old = await openDatabase({ empty: true });
    await migrateAsBefore(old.url);
    const busy = new pg.Client({ connectionString: old.url });
    await busy.connect();
    await busy.query('begin');
    await busy.query('select 1 from people');
    let isDone = false;
    const migrated = migrateDatabase(old.url, { withQueues: false }).then(() => (isDone = true));
    const waiting = () => old.query(`select 1 from pg_locks where not granted and relation = 'people'::regclass`);
    await until('the migration waits', async () => (await waiting()).length > 0);
    // Queues behind the migration until it releases the lock.
    await old.query('select 1 from people');
    expect(isDone).toBe(false);
    await busy.query('commit');
    await busy.end();
    await migrated;
    expect(await old.query('select 1 from contacts')).toEqual([]);
  });
});
