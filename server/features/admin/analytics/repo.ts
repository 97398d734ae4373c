import { eq, and, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { aiConversationProfiles } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { visits } from '#drizzle/schema/admin.ts';
import { leads, contacts } from '#drizzle/schema/crm.ts';
import { orders, seatWaitlist } from '#drizzle/schema/billing.ts';
import { stepIds } from '#shared/domain/chat-script.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import type { PeriodUnit } from '#shared/domain/analytics.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import type { GroupRow, NewVisit, StageCounts, StandingRow } from './policy.ts';

/** Stores a visit once per id, unless it's an admin's. */
export async function insertVisit(
  db: Database,
  params: NewVisit & { id: string; visitorId: string | null; userId: string | null },
): Promise<void> {
  const { id, visitorId, userId, landing, referrer, source, medium, campaign } = params;
  await db.execute(sql`
    insert into ${visits} (id, visitor_id, user_id, landing, referrer, source, medium, campaign)
    select ${id}::uuid, ${visitorId}::uuid, (select id from ${users} where id = ${userId}::uuid), ${landing}, ${referrer}, ${source},
      ${medium}, ${campaign}
    where not exists (select 1 from ${users} where id = ${userId}::uuid and role = 'admin')
    on conflict (id) do nothing`);
}

/** Links a visit to its visitor, unless that is known. */
export async function setVisitor(db: Database, params: { visitId: string; visitorId: string }): Promise<void> {
  await db
    .update(visits)
    .set({ visitorId: params.visitorId })
    .where(and(eq(visits.id, params.visitId), isNull(visits.visitorId)));
}

/** Started since then. No conversation changes before it starts, and only the start has an index. */
const begunSince = (from: Date) => sql`c.updated_at >= ${from.toISOString()} and c.created_at >= ${from.toISOString()}`;

const answeredSteps = sql.join(
  stepIds.toReversed().map((step, index) => sql.raw(`when c.answers ? '${step}' then ${stepIds.length - index}`)),
  sql` `,
);

/** Conversations started since then, by script version and number of answered steps. */
export async function countStandings(
  db: Database,
  params: { from: Date; leftBefore: Date; scriptVersion: number },
): Promise<StandingRow[]> {
  const { rows } = await db.execute<StandingRow>(sql`
    select script_version as "scriptVersion", answered, count(*)::int as total,
      (count(*) filter (where not has_profile and updated_at < ${params.leftBefore.toISOString()}))::int as idle
    from (
      select c.script_version, c.updated_at, p.generated_profile is not null as has_profile,
        case when c.script_version <> ${params.scriptVersion} then (select count(*)::int from jsonb_object_keys(c.answers))
          ${answeredSteps} else 0 end as answered
      from ${conversations} c left join ${aiConversationProfiles} p on p.conversation_id = c.id
      where ${begunSince(params.from)}
    ) standing
    group by 1, 2`);
  return rows;
}

/** Lets a transaction's statements sort and compare a million rows in memory. */
export async function takeMemory(tx: Database): Promise<void> {
  await tx.execute(sql`set local work_mem = '64MB'`);
}

/** Groups listed in a table; less frequent ones count as the rest. */
const mostRows = 300;
const tables = ['total', 'period', 'landing', 'city', 'source', 'campaign'] as const;
type Table = (typeof tables)[number];
type StageTables = Record<Table, GroupRow[]>;

/** Names a row's grouping set by the column it's grouped by. */
const tableOf = (columns: readonly string[]): SQL =>
  sql`case ${sql.join(
    columns.map((column) => sql.raw(`when grouping(${column}) = 0 then '${column}'`)),
    sql` `,
  )} else 'total' end`;

/** City pages have their own table: among all pages, each might be too small for the largest groups. */
const cityOf = sql`case when landing like '/locations/%' then landing end`;

const stageNames = ['page', 'engaged', 'chat', 'profile', 'account', 'checkout', 'paid'] as const;
const sumsOf = (columns: readonly string[]): SQL =>
  sql.raw(columns.map((column) => `coalesce(sum(${column}), 0)::int as ${column}`).join(', '));

const emptyTables = <Name extends string, Row>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, [] as Row[]])) as Record<Name, Row[]>;

/** `until`: not included. `mode`: of orders that count. */
type Span = { from: Date; until: Date; mode: PaymentMode };

/**
 * Conversations and orders of a time, by person, with the stages that they reached. An order belongs to the browser it was
 * placed in, or else to a browser that the account used in this time.
 */
const begunAndBought = ({ from, until, mode }: Span): SQL => {
  const [start, end] = [from.toISOString(), until.toISOString()];
  return sql`
    begun as materialized (
      select c.visitor_id as person, c.user_id, c.created_at as at, c.origin,
        p.generated_profile is not null as has_profile,
        p.generated_profile is not null and u.confirmed_at is not null as has_account
      from ${conversations} c
      left join ${aiConversationProfiles} p on p.conversation_id = c.id
      left join ${users} u on u.id = c.user_id
      where ${begunSince(from)} and c.created_at < ${end}
    ), bought as materialized (
      select coalesce(o.visitor_id, known.person, seen.person, o.user_id) as person, o.at, o.origin, o.has_checkout,
        o.has_paid, u.confirmed_at is not null as has_account
      from (
        select visitor_id, user_id, coalesce(paid_at, created_at) as at, origin, status <> 'failed' as has_checkout,
          status = 'paid' as has_paid
        from ${orders}
        where kind <> 'renewal' and mode = ${mode} and coalesce(paid_at, created_at) >= ${start}
          and coalesce(paid_at, created_at) < ${end} and coalesce(visitor_id, user_id) is not null
      ) o
      left join ${users} u on u.id = o.user_id
      left join (
        select distinct on (user_id) user_id, person from begun where user_id is not null order by user_id, at
      ) known on known.user_id = o.user_id and o.visitor_id is null
      left join lateral (
        select visitor_id as person from ${visits} v
        where v.user_id = o.user_id and v.visitor_id is not null and v.created_at >= ${start} and v.created_at < ${end}
          and o.visitor_id is null and known.person is null
        order by v.created_at limit 1
      ) seen on true
    ), reached as (
      select person, bool_or(has_chat) as has_chat, bool_or(has_profile) as has_profile, bool_or(has_account) as has_account,
        bool_or(has_checkout) as has_checkout, bool_or(has_paid) as has_paid
      from (
        select person, true as has_chat, has_profile, has_account, false as has_checkout, false as has_paid from begun
        union all
        select person, false, false, has_account, has_checkout, has_paid from bought
      ) acts group by person
    )`;
};

/** Counts of the stages after the first one, from rows joined with `reached`. */
const stageCounts = sql`count(reached.person) as engaged, count(*) filter (where has_chat) as chat,
  count(*) filter (where has_profile) as profile, count(*) filter (where has_account) as account,
  count(*) filter (where has_checkout) as checkout, count(*) filter (where has_paid) as paid`;

/** People by stage in a time, without their origins, which take most of the time to count. */
export async function countPeople(db: Database, params: Span): Promise<StageCounts> {
  const [from, until] = [params.from.toISOString(), params.until.toISOString()];
  const { rows } = await db.execute<StageCounts>(sql`
    with ${begunAndBought(params)}, seen as (
      select coalesce(visitor_id, user_id) as person, count(*) as visits
      from ${visits} where created_at >= ${from} and created_at < ${until} group by 1
    ), alike as (
      select count(*) as page, ${stageCounts}
      from (select person from seen where person is not null union select person from reached) known
      left join reached using (person)
    )
    select (page + coalesce((select visits from seen where person is null), 0))::int as page, engaged::int, chat::int,
      profile::int, account::int, checkout::int, paid::int
    from alike`);
  return rows[0]!;
}

/**
 * People by stage, each counted in one period, page, source, and campaign: those of their first visit or conversation
 * in this time or, without either, of their first order.
 * @param params `ownHost`: our own links are no source
 */
export async function countStages(
  db: Database,
  params: Span & { unit: PeriodUnit; ownHost: string },
): Promise<StageTables> {
  const from = params.from.toISOString();
  const periodOf = (moment: string) =>
    sql`date_trunc(${sql.raw(`'${params.unit}'`)}, ${sql.raw(moment)} at time zone ${sql.raw(`'${agencyTimeZone}'`)})`;
  const { rows } = await db.execute<GroupRow & { table: Table }>(sql`
    with ${begunAndBought(params)}, known as (
      select coalesce(visitor_id, user_id) as person, false as is_order, created_at as at, landing,
        coalesce(source, referrer) as source, campaign
      from ${visits} where created_at >= ${from} and coalesce(visitor_id, user_id) is not null
      union all
      select person, is_order, at,
        case when origin ->> 'firstPage' like '/%' then split_part(origin ->> 'firstPage', '?', 1) end,
        lower(coalesce(
          origin ->> 'utmSource',
          nullif(replace(split_part(split_part(origin ->> 'referrer', '/', 3), ':', 1), 'www.', ''), ${params.ownHost})
        )),
        lower(origin ->> 'utmCampaign')
      from (
        select person, false as is_order, at, origin from begun union all select person, true, at, origin from bought
      ) acts
    ), alike as (
      -- People who can't be recognized, so there's no first visit to look for.
      select ${periodOf('created_at')} as period, landing, coalesce(source, referrer) as source, campaign,
        count(*) as page, 0 as engaged, 0 as chat, 0 as profile, 0 as account, 0 as checkout, 0 as paid
      from ${visits} where created_at >= ${from} and visitor_id is null and user_id is null
      group by 1, 2, 3, 4
      union all
      select ${periodOf('at')}, landing, source, campaign, count(*) as page, ${stageCounts}
      from (select distinct on (person) * from known order by person, is_order, at) arrivals left join reached using (person)
      group by 1, 2, 3, 4
    ), counted as (
      select ${tableOf(tables.slice(1))} as "table",
        coalesce(to_char(period, 'YYYY-MM-DD'), landing, city, source, campaign) as key, ${sumsOf(stageNames)}
      from (select *, ${cityOf} as city from alike) alike
      group by grouping sets ((), (period), (landing), (city), (source), (campaign))
    )
    select "table", key, ${sql.raw(stageNames.join(', '))}
    from (select *, row_number() over (partition by "table" order by page desc, key) as place from counted) ranked
    where place <= ${mostRows} or "table" = 'period'`);
  const found = emptyTables<Table, GroupRow>(tables);
  for (const { table, ...row } of rows) found[table].push(row);
  return found;
}

const formTables = ['total', 'kind', 'landing', 'city', 'campaign'] as const;
type FormTable = (typeof formTables)[number];
export type FormRow = { key: string | null; count: number };

/** People who sent a form since then; merged ones count once. Joining the seat waiting list doesn't count. */
export async function countForms(db: Database, params: { from: Date }): Promise<Record<FormTable, FormRow[]>> {
  const { rows } = await db.execute<FormRow & { table: FormTable }>(sql`
    with sent as (
      select distinct l.kind::text as kind, lower(l.campaign) as campaign, coalesce(p.merged_into, p.id) as person,
        case when l.landing like '/%' then split_part(l.landing, '?', 1) end as landing
      from ${leads} l join ${contacts} p on p.id = l.person_id
      where l.kind <> 'conversation' and l.occurred_at >= ${params.from.toISOString()}
        and not (l.kind = 'bootcamp' and exists (select 1 from ${seatWaitlist} w where w.user_id = l.source_id))
    ), counted as (
      select ${tableOf(formTables.slice(1))} as "table", coalesce(kind, landing, city, campaign) as key,
        count(distinct person)::int as count
      from (select *, ${cityOf} as city from sent) sent
      group by grouping sets ((), (kind), (landing), (city), (campaign))
    )
    select "table", key, count
    from (select *, row_number() over (partition by "table" order by count desc, key) as place from counted) ranked
    where place <= ${mostRows}`);
  const found = emptyTables<FormTable, FormRow>(formTables);
  for (const { table, ...row } of rows) found[table].push(row);
  return found;
}
