/**
 * Compares the admin area's searches, page by page, with one plain statement each: the search's access path must not
 * change the result.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connect, type Database } from '#server/db/client.ts';
import { listLeads } from '#server/features/crm/inbox/repo.ts';
import { listEmails } from '#server/features/mail/repo.ts';
import { listUserIds } from '#server/features/admin/users/repo.ts';
import { listAllRequests } from '#server/features/crm/services/repo.ts';
import { leadKinds, leadStatuses } from '#shared/domain/inbox.ts';
import { requestStatuses } from '#shared/domain/member.ts';
import { accountStates, userSorts } from '#shared/domain/users.ts';
import { closing, openDatabase } from '#tests/helpers/opened.ts';

const numRuns = 30;
const seed = 20_261_122;
const total = 320;

const database = await openDatabase();

/**
 * The oldest rows, a range in the middle and every seventh row have distinct words; timestamps are shared by three
 * rows.
 */
const wordOf = `case when n > 270 then 'Oldmill' when n between 120 and 170 then 'Middle_Way' when n % 7 = 0 then '50%_Off'
  when n % 11 = 0 then 'Back\\Slash' when n % 13 = 0 then 'ÑANDÚ Éclair' else 'Rivera' end`;
const momentOf = `timestamptz '2026-05-01 12:00:00.123456Z' - (n / 3) * interval '1 hour'`;
const idOf = `md5('row' || n)::uuid`;

async function seedRows() {
  const rows = `from generate_series(1, ${total}) n`;
  await database.query(`insert into users (id, email, role, confirmed_at, banned_until, created_at)
    select ${idOf}, lower(case when n % 2 = 0 then ${wordOf} else 'plain' end) || n || '@desk.example',
      case when n % 40 = 0 then 'admin' else 'member' end::user_role, case when n % 5 <> 0 then now() end,
      case when n % 6 = 0 then now() + interval '9 days' when n % 6 = 1 then now() - interval '9 days' end, ${momentOf} ${rows}`);
  await database.query(`insert into profiles (id, full_name, business_name)
    select ${idOf}, case when n % 3 = 0 then ${wordOf} else 'Dana' end, case when n % 4 = 0 then ${wordOf} else '' end
    ${rows} where n % 9 <> 0`);
  await database.query(`insert into user_memberships (user_id, plan, pro_until, expires_at)
    select ${idOf}, case when n % 3 = 0 then 'pro' else 'free' end::plan_id,
      case when n % 4 = 0 then now() + interval '9 days' when n % 4 = 1 then now() - interval '9 days' end, now() ${rows}`);
  await database.query(`insert into service_requests (id, user_id, submission_id, service_type, description, status, created_at)
    select md5('request' || n)::uuid, md5('row' || (1 + n * 7 % ${total}))::uuid, gen_random_uuid(), 'branding-content',
      case when n % 3 = 0 then ${wordOf} || ' please' else 'Please' end,
      ('{${requestStatuses.join()}}'::text[])[1 + n % ${requestStatuses.length}]::request_status, ${momentOf} ${rows}`);
  await database.query(`insert into contacts (id, email) select ${idOf}, 'lead' || n || '@desk.example' ${rows}`);
  await database.query(`insert into leads (kind, source_id, person_id, email, name, phone, landing, status, owner_id, tags, due_at, occurred_at, search)
    select ('{${leadKinds.join()}}'::text[])[1 + n % ${leadKinds.length}]::lead_kind, gen_random_uuid(), ${idOf},
      'lead' || n || '@desk.example', ${wordOf}, case when n % 5 = 0 then '(305) 555-0100' end, case when n % 2 = 0 then '/' end,
      ('{${leadStatuses.join()}}'::text[])[1 + n % ${leadStatuses.length}]::lead_status, case when n % 3 = 0 then ${idOf} end,
      case when n % 4 = 0 then '{vip}'::text[] else '{}' end, case when n % 3 = 0 then ${momentOf} end, ${momentOf},
      lower(concat_ws(' ', ${wordOf}, 'lead' || n || '@desk.example', case when n % 5 = 0 then '(305) 555-0100 3055550100' end,
        case when n % 4 = 0 then 'vip' end)) ${rows}`);
  await database.query(`insert into emails (template, to_email, status, created_at, wake_at)
    select case when n % 3 = 0 then 'welcome' else 'weekly-note' end, lower(${wordOf}) || n || '@desk.example',
      case when n % 4 = 0 then 'error' else 'sent' end::mail_status, ${momentOf}, now() ${rows}`);
  await database.query('analyze');
}

await seedRows();
/** One connection lets the planner choose, which scans tables of this size; the other forces indexes where possible. */
const plain = closing(connect(database.url, { max: 1 }));
const noScans = `?options=${encodeURIComponent('-c enable_seqscan=off')}`;
const indexed = closing(connect(`${database.url}${noScans}`, { max: 1 }));

const terms = [
  'oldmill',
  'OLDMILL',
  'Middle_Way',
  'middle way',
  '50%_',
  '%%off',
  'back\\sl',
  '\\\\\\',
  'ñandú',
  'ÉCLAIR',
];
const q = fc.constantFrom(...terms, 'rivera', 'Dana', 'please', '.example', 'desk.example', '305555', 'nobody', '___');
const walk = {
  limit: fc.integer({ min: 5, max: 60 }),
  stretch: fc.integer({ min: 1, max: 400 }),
  isIndexed: fc.boolean(),
};
const maybe = <const T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
type Walk = { limit: number; stretch: number; isIndexed: boolean };
type Found = { id: string };

/** Returns the ids from all pages of a list, each starting where the previous one ended. */
async function everyPage<Row extends Found>(
  { limit, isIndexed }: Walk,
  page: (db: Database, after: Row | undefined) => Promise<Row[]>,
): Promise<string[]> {
  const found: Row[] = [];
  for (;;) {
    const rows = await page((isIndexed ? indexed : plain).db, found.at(-1));
    expect(rows.length).toBeLessThanOrEqual(limit);
    found.push(...rows);
    expect(found.length).toBeLessThanOrEqual(total);
    if (rows.length < limit) return found.map(({ id }) => id);
  }
}

/** Walks a list in many ways. Some find nothing, most find something, and a page is rarely everything. */
async function check<Case extends Walk>(
  cases: fc.Arbitrary<Case>,
  walked: (way: Case) => Promise<string[]>,
  expected: (way: Case) => Promise<Found[]>,
) {
  let [some, several] = [0, 0];
  await fc.assert(
    fc.asyncProperty(cases, async (way) => {
      const ids = await walked(way);
      expect(ids).toEqual((await expected(way)).map(({ id }) => id));
      if (ids.length > 0) some += 1;
      if (ids.length > way.limit) several += 1;
    }),
    { seed, numRuns },
  );
  expect(some).toBeGreaterThan(numRuns / 3);
  expect(several).toBeGreaterThan(numRuns / 10);
}

/** SQL that tells whether a text contains the search text literally. */
const holds = (text: string) => `strpos(lower(${text}), lower($1)) > 0`;
const names = `p.full_name || ' ' || p.business_name`;

describe('a search returns the same rows in the same order as a plain statement', () => {
  it('finds users', async () => {
    const places = new Map<string, { id: string; at: string; email: string }>();
    const micros = `(extract(epoch from created_at) * 1000000)::bigint::text`;
    for (const row of await database.query<{ id: string; at: string; email: string }>(
      `select id, email, ${micros} as at from users`,
    ))
      places.set(row.id, row);
    const states = {
      active: `confirmed_at is not null and (banned_until > now()) is not true`,
      deactivated: `banned_until > now()`,
      unconfirmed: `confirmed_at is null and (banned_until > now()) is not true`,
    };
    const orders = { newest: 'created_at desc, id desc', oldest: 'created_at, id', email: 'email' };
    const isPro = `u.id in (select user_id from user_memberships where plan = 'pro' and (pro_until is null or pro_until > now()))`;
    await check(
      fc.record({
        ...walk,
        q,
        state: maybe(...accountStates),
        role: maybe('member', 'admin'),
        plan: maybe('pro', 'free'),
        sort: fc.constantFrom(...userSorts),
      }),
      (way) =>
        everyPage(way, async (db, last: Found | undefined) => {
          const place = last && places.get(last.id)!;
          const after = place && (way.sort === 'email' ? { email: place.email } : { at: place.at, id: place.id });
          const { limit, stretch, isIndexed: _, ...filter } = way;
          const ids = await listUserIds(db, { filter: { ...filter, after }, limit, stretch });
          return ids.map((id) => ({ id }));
        }),
      ({ q, state, role, plan, sort }) =>
        database.query(
          `select u.id from users u left join profiles p using (id)
           where (${holds('u.email')} or ${holds(names)}) and (${state ? states[state] : true})
             and ($2::text is null or role::text = $2) and ($3::text is null or (${isPro}) = ($3 = 'pro'))
           order by ${orders[sort].replace(/created_at/g, 'u.created_at')}`,
          [q, role ?? null, plan ?? null],
        ),
    );
  });

  it('finds leads', async () => {
    const [owner] = await database.query<Found>('select owner_id as id from leads where owner_id is not null limit 1');
    await check(
      fc.record({
        ...walk,
        search: q,
        kind: maybe(...leadKinds),
        status: maybe(...leadStatuses),
        ownerId: maybe(null, owner!.id),
        tag: maybe('vip'),
        landing: maybe('/'),
        isWaiting: fc.boolean(),
        newestFirst: fc.boolean(),
      }),
      ({ limit, stretch, isIndexed, newestFirst, ...narrowing }) =>
        everyPage({ limit, stretch, isIndexed }, (db, last: { id: string; key: string } | undefined) => {
          const after = last && { id: last.id, key: Number(last.key) };
          return listLeads(db, { narrowing, newestFirst, after, limit, stretch });
        }),
      ({ search, kind, status, ownerId, tag, landing, isWaiting, newestFirst }) =>
        database.query(
          `select id from leads where ${holds('search')} and ($2::text is null or kind::text = $2)
             and ($3::text is null or status::text = $3) and ($4::uuid is null or owner_id = $4)
             and (not $5 or owner_id is null) and ($6::text is null or $6 = any(tags)) and ($7::text is null or landing = $7)
             and (not $8 or (due_at is not null and answered_at is null and status in ('new', 'open')))
           order by ${newestFirst ? 'occurred_at desc, id desc' : 'sort_key, id'}`,
          [
            search,
            kind ?? null,
            status ?? null,
            ownerId ?? null,
            ownerId === null,
            tag ?? null,
            landing ?? null,
            isWaiting,
          ],
        ),
    );
  });

  it('finds emails', async () => {
    await check(
      fc.record({
        ...walk,
        q: q.map((term) => term.toLowerCase()),
        status: maybe('sent', 'error', 'queued'),
        template: maybe('welcome', 'weekly-note'),
      }),
      (way) => everyPage(way, (db, after: { id: string; at: string } | undefined) => listEmails(db, { ...way, after })),
      ({ q, status, template }) =>
        database.query(
          `select id from emails where ${holds('to_email')} and ($2::text is null or status::text = $2)
             and ($3::text is null or template = $3) order by created_at desc, id desc`,
          [q, status ?? null, template ?? null],
        ),
    );
  });

  it('finds requests', async () => {
    await check(
      fc.record({ ...walk, q, status: maybe(...requestStatuses) }),
      (way) =>
        everyPage(way, (db, after: { id: string; at: string } | undefined) => listAllRequests(db, { ...way, after })),
      ({ q, status }) =>
        database.query(
          `select r.id from service_requests r join users u on u.id = r.user_id left join profiles p on p.id = u.id
           where (${holds('r.description')} or ${holds('u.email')} or ${holds(names)})
             and ($2::text is null or status::text = $2) order by r.created_at desc, r.id desc`,
          [q, status ?? null],
        ),
    );
  });
});
