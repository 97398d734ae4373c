import { sql, type SQL } from 'drizzle-orm';
import { sessions, users } from '#drizzle/schema/account.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { aiConversationProfiles, shareLinks, profileGenerations } from '#drizzle/schema/profile.ts';
import { auditLog, visits } from '#drizzle/schema/admin.ts';
import {
  leadEntries,
  leads,
  contacts,
  businessApplications,
  contactSubmissions,
  newsletterSubscribers,
  serviceRequestEvents,
  serviceRequests,
} from '#drizzle/schema/crm.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { orders, seatWaitlist, subscriptions } from '#drizzle/schema/billing.ts';
import { referrals } from '#drizzle/schema/member.ts';
import { brand } from '#shared/brand.ts';
import type { TimelineKind } from '#shared/domain/users.ts';
import type { Database } from '#server/db/client.ts';

/** Everything that belongs to one person: contacts, addresses, accounts, conversations, browsers. */
export type PersonGroup = {
  /** The main contact; null for an account that never left a lead. */
  personId: string | null;
  personIds: string[];
  addresses: string[];
  accountIds: string[];
  conversationIds: string[];
  visitorIds: string[];
};

/** The person of an account or a contact; undefined when there is none. */
export async function findGroup(
  db: Database,
  params: { userId: string | undefined; personId: string | undefined },
): Promise<PersonGroup | undefined> {
  const { userId = null, personId = null } = params;
  const { rows } = await db.execute<PersonGroup & { exists: boolean }>(sql`
    with account as (select id, email from ${users} where id = ${userId}::uuid),
    roots as (
      select coalesce(p.merged_into, p.id) as id from ${contacts} p
      where p.id = ${personId}::uuid or p.email = (select email from account)
    ), known as (
      select p.id, p.email from ${contacts} p join roots on p.id = roots.id
      union select p.id, p.email from ${contacts} p join roots on p.merged_into = roots.id
    ), addresses as (select email from known union select email from account),
    accounts as (select u.id from ${users} u join addresses a on a.email = u.email),
    talks as (
      select c.id, c.visitor_id from ${conversations} c join accounts a on a.id = c.user_id
      union
      -- An address typed into someone else's conversation doesn't identify that browser.
      select c.id, case when c.user_id is null then c.visitor_id end
      from known k join ${leads} l on l.person_id = k.id and l.kind = 'conversation'
      join ${aiConversationProfiles} p on p.id = l.source_id join ${conversations} c on c.id = p.conversation_id
      where c.user_id is null or not exists (select 1 from accounts a where a.id = c.user_id)
    )
    select (select id from roots limit 1) as "personId",
      exists (select 1 from account) or exists (select 1 from roots) as exists,
      array(select id from known) as "personIds", array(select email from addresses) as addresses,
      array(select id from accounts) as "accountIds", array(select id from talks) as "conversationIds",
      array(select distinct visitor_id from talks where visitor_id is not null) as "visitorIds"`);
  const [row] = rows;
  if (!row?.exists) return undefined;
  const { exists: _, ...group } = row;
  return group;
}

export type TimelineRow = {
  kind: TimelineKind;
  id: string;
  /** ISO text with microseconds, UTC. */
  at: string;
  /** Subject, as an identifier of ours: a path, a template, a list, a service, a number. */
  about: string | null;
  /** Its current or new status; for a reply, the status of its email. */
  state: string | null;
  /** User text, as it was written. */
  words: string | null;
  cents: number | null;
  leadId: string | null;
  /** The admin who did it. */
  by: string | null;
};

/** A kind of entry: its source, time, id, and details. */
type Branch = {
  at: SQL;
  id: SQL;
  from: SQL;
  about?: SQL;
  state?: SQL;
  words?: SQL;
  cents?: SQL;
  leadId?: SQL;
  by?: SQL;
};

const actor = (column: string) => sql`(select who.email from ${users} who where who.id = ${sql.raw(column)})`;

function branchesOf(group: PersonGroup, upTo: SQL, limit: number): Record<TimelineKind, Branch> {
  const uuids = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`;
  const persons = uuids(group.personIds);
  const accounts = uuids(group.accountIds);
  const talks = uuids(group.conversationIds);
  const form = (table: SQL, kinds: string) => sql`
    ${leads} l join ${table} f on f.id = l.source_id where l.person_id = ${persons} and l.kind in (${sql.raw(kinds)})`;
  const subscribed = { id: sql`f.id`, about: sql`f.list::text`, leadId: sql`l.id` };
  const newsletter = form(sql`${newsletterSubscribers}`, `'newsletter'`);
  const entries = (kind: string) => sql`
    ${leads} l join ${leadEntries} e on e.lead_id = l.id where l.person_id = ${persons} and e.kind = ${kind}`;
  const entry = { at: sql`e.created_at`, id: sql`e.id`, about: sql`l.kind::text`, leadId: sql`l.id` };
  const order = { id: sql`o.id`, about: sql`${brand.orderPrefix}::text || o.number` };
  const ordersOf = sql`${orders} o where o.user_id = ${accounts}`;
  const account = sql`${users} u where u.id = ${accounts}`;
  return {
    visit: {
      at: sql`v.created_at`,
      id: sql`v.id`,
      about: sql`v.landing`,
      state: sql`nullif(concat_ws(', ', v.referrer, v.source, v.medium, v.campaign), '')`,
      from: sql`(
        select * from ${visits} where user_id = ${accounts}
        union select * from ${visits} where visitor_id = ${uuids(group.visitorIds)}
      ) v where true`,
    },
    conversation: {
      at: sql`c.created_at`,
      id: sql`c.id`,
      about: sql`c.origin ->> 'firstPage'`,
      from: sql`${conversations} c where c.id = ${talks}`,
    },
    profile: {
      at: sql`g.finished_at`,
      id: sql`g.id`,
      about: sql`p.business_name`,
      from: sql`${profileGenerations} g left join ${aiConversationProfiles} p on p.id = g.profile_id
        where g.conversation_id = ${talks} and g.status = 'done'`,
    },
    contact: {
      at: sql`f.created_at`,
      id: sql`f.id`,
      about: sql`f.source`,
      words: sql`f.message`,
      leadId: sql`l.id`,
      from: form(sql`${contactSubmissions}`, `'contact', 'bootcamp'`),
    },
    application: {
      at: sql`f.created_at`,
      id: sql`f.id`,
      about: sql`f.business_name`,
      words: sql`nullif(concat_ws(e'\n', f.website, f.facebook, f.instagram), '')`,
      leadId: sql`l.id`,
      from: form(sql`${businessApplications}`, `'application'`),
    },
    newsletter: { ...subscribed, at: sql`f.subscribed_at`, from: newsletter },
    newsletter_confirmed: { ...subscribed, at: sql`f.confirmed_at`, from: newsletter },
    newsletter_left: { ...subscribed, at: sql`f.unsubscribed_at`, from: newsletter },
    waitlist: {
      at: sql`w.joined_at`,
      id: sql`w.user_id`,
      state: sql`w.status::text`,
      from: sql`${seatWaitlist} w where w.user_id = ${accounts}`,
    },
    lead_note: { ...entry, words: sql`e.body`, by: actor('e.by_user_id'), from: entries('note') },
    lead_answer: {
      ...entry,
      state: sql`(select m.status from ${emails} m where m.id = e.email_id)`,
      words: sql`e.body`,
      by: actor('e.by_user_id'),
      from: entries('answer'),
    },
    lead_status: { ...entry, state: sql`e.status::text`, by: actor('e.by_user_id'), from: entries('status') },
    account: { at: sql`u.created_at`, id: sql`u.id`, about: sql`u.email`, from: account },
    account_confirmed: { at: sql`u.confirmed_at`, id: sql`u.id`, about: sql`u.email`, from: account },
    account_change: {
      at: sql`a.at`,
      id: sql`a.id`,
      state: sql`a.action`,
      by: actor('a.admin_id'),
      from: sql`${auditLog} a where a.subject = 'user' and a.subject_id = any(${sql.param(group.accountIds)}::text[])`,
    },
    sign_in: {
      at: sql`s.created_at`,
      id: sql`s.id`,
      about: sql`s.user_agent`,
      from: sql`${sessions} s where s.user_id = ${accounts}`,
    },
    referred: {
      at: sql`r.created_at`,
      id: sql`r.id`,
      about: actor('r.referrer_id'),
      state: sql`r.status::text`,
      from: sql`${referrals} r where r.referred_user_id = ${accounts}`,
    },
    order: { ...order, at: sql`o.created_at`, cents: sql`o.total_cents`, state: sql`o.kind::text`, from: ordersOf },
    order_paid: { ...order, at: sql`o.paid_at`, cents: sql`o.total_cents`, state: sql`o.kind::text`, from: ordersOf },
    order_closed: { ...order, at: sql`o.closed_at`, state: sql`o.status::text`, from: ordersOf },
    subscription: {
      at: sql`s.created_at`,
      id: sql`s.id`,
      state: sql`s.status::text`,
      from: sql`${subscriptions} s where s.user_id = ${accounts}`,
    },
    mail: {
      at: sql`m.created_at`,
      id: sql`m.id`,
      about: sql`m.template`,
      state: sql`m.status::text`,
      // The agency's own addresses have countless emails: the newest of each address are enough.
      from: sql`unnest(${sql.param(group.addresses)}::text[]) as a (address) cross join lateral (
        select * from ${emails} where to_email = a.address and ${upTo} order by created_at desc limit ${limit}
      ) m where true`,
    },
    request: {
      at: sql`q.created_at`,
      id: sql`q.id`,
      about: sql`q.service_type::text`,
      state: sql`q.status::text`,
      words: sql`q.description`,
      from: sql`${serviceRequests} q where q.user_id = ${accounts}`,
    },
    request_status: {
      at: sql`e.created_at`,
      id: sql`e.id`,
      about: sql`q.service_type::text`,
      state: sql`e.status::text`,
      words: sql`e.reply`,
      by: sql`(select who.email from ${users} who where who.id = e.by_user_id and who.role = 'admin')`,
      // The first event is the request's creation, which is listed already.
      from: sql`${serviceRequests} q join ${serviceRequestEvents} e on e.request_id = q.id
        where q.user_id = ${accounts} and e.created_at > q.created_at`,
    },
    share: {
      at: sql`s.created_at`,
      id: sql`s.id`,
      state: sql`case when s.revoked_at is not null then 'revoked' when s.expires_at <= now() then 'over' else 'open' end`,
      from: sql`${shareLinks} s where s.user_id = ${accounts}`,
    },
  };
}

/**
 * A person's timeline, newest first.
 * @param params `after`: time (ISO text, microseconds) and key (`kind:id`) of the last one seen
 */
export async function listTimeline(
  db: Database,
  params: { group: PersonGroup; after: { at: string; key: string } | undefined; limit: number },
): Promise<TimelineRow[]> {
  const { group, after, limit } = params;
  const upTo = after ? sql`created_at <= ${after.at}::timestamptz` : sql`true`;
  const branches = Object.entries(branchesOf(group, upTo, limit + 1)).map(([kind, branch]) => {
    const { at, id, from, about, state, words, cents, leadId, by } = branch;
    const key = sql`${`${kind}:`}::text || ${id}`;
    const text = (part: SQL | undefined) => sql`${part ?? sql`null`}::text`;
    const older = after ? sql`and (${at}, (${key}) collate "C") < (${after.at}::timestamptz, ${after.key})` : sql``;
    return sql`(
      select ${kind}::text as kind, (${id})::text as id, ${at} as moment, (${key}) collate "C" as key, ${text(about)} as about,
        ${text(state)} as state, ${text(words)} as words, (${cents ?? sql`null`})::int as cents,
        (${leadId ?? sql`null`})::uuid as lead_id, ${text(by)} as by_email
      from ${from} and ${at} is not null ${older}
      order by moment desc, key desc limit ${limit}
    )`;
  });
  const { rows } = await db.execute<TimelineRow>(sql`
    select kind, id, to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, about, state, words, cents,
      lead_id as "leadId", by_email as by
    from (${sql.join(branches, sql` union all `)}) all_of_it
    order by moment desc, key desc limit ${limit}`);
  return rows;
}
