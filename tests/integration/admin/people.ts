/** Writes people with a row in every table about people, each value marked with its person. */
import { randomUUID } from 'node:crypto';
import { columnsOf, dataMap } from '#drizzle/data-map.ts';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { testPasswordHash, type Account } from '#tests/helpers/members.ts';

/** Part of every text about a person, including the address. */
export const markOf = (name: string) => `canary-${name}`;

export type Person = Account & { name: string; rows: Record<string, string> };

type Column = { table: string; name: string; type: string; labels: string[] | null; position: number };

const readColumns = (database: TestDatabase) =>
  database.query<Column>(`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.ordinal_position as position,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_type t join pg_enum e on e.enumtypid = t.oid
       where t.typname = c.udt_name) as labels
    from information_schema.columns c where c.table_schema = 'public' and c.is_generated = 'NEVER'`);

/** Tables whose rows belong to people, referenced tables first. */
export const peopleTables = dataMap.flatMap(({ table, owner }) => (owner ? table : []));

/** Returns the data map's entry for a table. */
export const mapOf = (table: string) => dataMap.find((map) => map.table === table)!;

let numbers = 0;
const nextNumber = () => (numbers += 1);

/**
 * Writes one row for a person into every such table.
 * @param others people whom the rows refer to: who referred them, and who answered them
 */
export async function fill(database: TestDatabase, name: string, others: { referredId?: string; byId?: string } = {}) {
  const mark = markOf(name);
  const person: Person = { id: randomUUID(), email: `${mark}@example.com`, name, rows: {} };
  const ids: Record<string, string> = { users: person.id, profiles: person.id };
  const idOf = (table: string) => (ids[table] ??= randomUUID());
  const passwordHash = await testPasswordHash();
  const columns = await readColumns(database);

  const [bootcamp] = await database.query<{ id: string }>('select id from bootcamps');
  const special: Record<string, () => unknown> = {
    'users.role': () => 'member',
    'users.password_hash': () => passwordHash,
    'users.banned_until': () => '2020-01-01',
    'users.deletion_due_at': () => '2090-01-01',
    'users.session_epoch': () => 0,
    'users.welcome_due_at': () => null,
    'users.samples_due_at': () => null,
    'users.metadata': () => ({ full_name: mark, first_name: mark, last_name: mark, business_name: mark }),
    'sessions.expires_at': () => '2090-01-01',
    'referrals.referred_user_id': () => others.referredId ?? null,
    'service_request_events.by_user_id': () => others.byId ?? null,
    'contacts.merged_into': () => null,
    // Generations are written later.
    'ai_conversation_profiles.generation_id': () => null,
    'leads.owner_id': () => null,
    'lead_entries.by_user_id': () => null,
    // Emails are written later.
    'lead_entries.email_id': () => null,
    'referral_codes.code': () => mark,
    'referral_clicks.code': () => mark,
    'ai_conversation_profiles.account_due_at': () => null,
    'newsletter_subscribers.welcome_due_at': () => null,
    'notification_settings.weekly_due_at': () => null,
    // In addition to the existing seats.
    'line_refunds.admin_id': () => others.byId ?? null,
    'vip_seats.bootcamp_id': () => bootcamp!.id,
    'order_lines.bootcamp_id': () => bootcamp!.id,
    'vip_seats.number': () => 1000 + nextNumber(),
    'orders.number': () => 1_000_000 + nextNumber(),
  };
  const references: Record<string, string> = {
    user_id: 'users',
    referrer_id: 'users',
    conversation_id: 'conversations',
    profile_id: 'ai_conversation_profiles',
    conversation_profile_id: 'ai_conversation_profiles',
    generation_id: 'profile_generations',
    request_id: 'service_requests',
    order_id: 'orders',
    person_id: 'contacts',
    lead_id: 'leads',
  };
  const valueOf = (table: string, { name: column, type, labels }: Column): unknown => {
    const given = special[`${table}.${column}`];
    if (given) return given();
    if (references[column]) return idOf(references[column]);
    if (column === 'id' && type === 'uuid') return idOf(table);
    if (/^(to_)?email$|^account_email$/.test(column)) return person.email;
    // A finished state, so that workers leave it alone.
    if (labels) return labels.at(-1);
    const map = mapOf(table);
    const kind = columnsOf(map).find(({ name: other }) => other === column)?.kind;
    // Rows that remain after an erasure identify no one: only fields declared personal carry the mark.
    const isMarked = map.erase === 'delete' || kind === 'person' || kind === 'secret';
    const text = `${isMarked ? mark : randomUUID()} ${table}.${column}`;
    const byType: Record<string, unknown> = {
      text,
      jsonb: JSON.stringify({ text }),
      _text: [text],
      uuid: randomUUID(),
      timestamptz: '2026-03-04T05:06:07.000Z',
      date: '2026-03-04',
      int4: 7,
      int8: 7,
      bool: true,
    };
    if (!(type in byType)) throw new Error(`no value for ${table}.${column} of type ${type}`);
    return byType[type];
  };

  // Tokens refer to a conversation's profile, so they come after it although the map lists them first.
  const late = 'account_activation_tokens';
  for (const table of [...peopleTables.filter((other) => other !== late), late]) {
    const own = columns.filter((column) => column.table === table);
    const values = own.map((column) => valueOf(table, column));
    const [row] = await database.query<{ row: string }>(
      `insert into "${table}" as t (${own.map((column) => `"${column.name}"`).join()})
       values (${values.map((_, index) => `$${index + 1}`).join()}) returning to_jsonb(t)::text as row`,
      values,
    );
    person.rows[table] = row!.row;
  }
  // Recording these rows' leads updates the address's person.
  await recordLeads(database);
  const [known] = await database.query<{ row: string }>(
    'select to_jsonb(p)::text as row from contacts p where email = $1',
    [person.email],
  );
  person.rows.contacts = known!.row;
  return person;
}

/** Returns all rows as text, by table, without rate limit counters. */
export async function dump(database: TestDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { table } of dataMap.filter((map) => map.table !== 'limit_buckets')) {
    const rows = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t order by 1`);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}
