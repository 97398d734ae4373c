import { eq, sql, type SQL } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { aiConversationProfiles, profileGenerations } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import {
  leadEntries,
  leads,
  businessApplications,
  contactSubmissions,
  newsletterSubscribers,
  serviceRequests,
} from '#drizzle/schema/crm.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { seatWaitlist } from '#drizzle/schema/billing.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import type { LeadEntryKind, LeadKind, LeadStatus } from '#shared/domain/inbox.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { mostCounted } from '#shared/domain/operations.ts';
import type { Database } from '#server/db/client.ts';
import { searchIds } from '#server/db/search.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

/** Filters of a list; undefined ones don't apply. */
export type Narrowing = {
  /** At least three characters. */
  search: string | undefined;
  kind: LeadKind | undefined;
  status: LeadStatus | undefined;
  /** Null for leads without an owner. */
  ownerId: string | null | undefined;
  tag: string | undefined;
  landing: string | undefined;
  isWaiting: boolean;
};

/** The last row of the previous page, in list order. */
export type Place = { key: number; id: string };

export type ListedLead = {
  id: string;
  kind: LeadKind;
  name: string | null;
  email: string;
  phone: string | null;
  business: string | null;
  city: string | null;
  summary: string;
  landing: string | null;
  campaign: string | null;
  status: LeadStatus;
  isFinished: boolean;
  ownerId: string | null;
  ownerEmail: string | null;
  tags: string[];
  /** Times as the driver returns them. */
  dueAt: Date | string | null;
  isOverdue: boolean;
  answeredAt: Date | string | null;
  occurredAt: Date | string;
  personId: string;
  /** Cursor for the next page. */
  key: string;
};

/** Sort keys of leads with a running SLA are times; all others are larger (drizzle/schema/crm.ts). */
const endOfWaiting = sql.raw('50000000000');
/** List columns of a lead `l` and its owner `o`. */
const listedColumns = sql`
  l.id, l.kind, l.name, l.email, l.phone, l.business, l.city, l.summary, l.landing, l.campaign, l.status,
  l.is_finished as "isFinished", l.owner_id as "ownerId", o.email as "ownerEmail", l.tags, l.due_at as "dueAt",
  (l.sort_key < ${endOfWaiting} and l.due_at < now()) as "isOverdue", l.answered_at as "answeredAt",
  l.occurred_at as "occurredAt", l.person_id as "personId"`;
const asMicros = sql.raw('(extract(epoch from l.occurred_at) * 1000000)::bigint');
const ofMicros = (key: number) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`;

function conditionsOf({ kind, status, ownerId, landing, isWaiting }: Narrowing): SQL[] {
  return [
    ...(kind ? [sql`l.kind = ${kind}`] : []),
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(ownerId === undefined ? [] : [ownerId === null ? sql`l.owner_id is null` : sql`l.owner_id = ${ownerId}`]),
    ...(landing === undefined ? [] : [sql`l.landing = ${landing}`]),
    ...(isWaiting ? [sql`l.sort_key < ${endOfWaiting}`] : []),
  ];
}

/** Number of leads a search walks before it collects all matches. */
const walkedFirst = 5_000;

/** Lists a part of the inbox: finds the ids with an index first, then reads details only for them. */
export async function listLeads(
  db: Database,
  params: { narrowing: Narrowing; newestFirst: boolean; after: Place | undefined; limit: number; stretch?: number },
): Promise<ListedLead[]> {
  const { narrowing, newestFirst, after, limit, stretch = walkedFirst } = params;
  const { search, tag } = narrowing;
  const conditions = conditionsOf(narrowing);
  if (after && newestFirst) conditions.push(sql`(l.occurred_at, l.id) < (${ofMicros(after.key)}, ${after.id}::uuid)`);
  if (after && !newestFirst) conditions.push(sql`(l.sort_key, l.id) > (${after.key}::bigint, ${after.id}::uuid)`);
  const order = newestFirst ? sql`l.occurred_at desc, l.id desc` : sql`l.sort_key, l.id`;
  // Leads with a tag are rare, so find them first: with its estimate, the planner would read all the others.
  const isTagged = tag === undefined ? sql`true` : sql`tags @> ${sql.param([tag])}::text[]`;
  const from = tag === undefined ? sql`${leads} l` : sql`(select * from ${leads} where ${isTagged} offset 0) l`;
  let ids: string[] | undefined;
  if (search !== undefined) {
    const columns = sql`l.id, l.kind, l.status, l.owner_id, l.landing, l.sort_key, l.occurred_at`;
    const fits = sql`l.search like lower(${likePattern(search)})`;
    const hits = sql`select ${columns} from ${leads} l where ${fits} and ${isTagged}`;
    const walked = { from, as: 'l', columns: sql`${columns}, l.search`, conditions, order, fits };
    ids = await searchIds(db, { ...walked, hits, limit, stretch });
  }
  const page = ids
    ? sql`select unnest(${sql.param(ids)}::uuid[]) as id`
    : sql`select l.id from ${from} where ${sql.join([sql`true`, ...conditions], sql` and `)} order by ${order} limit ${limit}`;
  const { rows } = await db.execute<ListedLead>(sql`
    with page as materialized (${page})
    select ${listedColumns},
      ${newestFirst ? asMicros : sql`l.sort_key`}::text as key
    from page join ${leads} l on l.id = page.id left join ${users} o on o.id = l.owner_id
    order by ${order}`);
  // A lead that was erased in between would make a page look like the last one, and an export look complete.
  return ids && rows.length < ids.length ? listLeads(db, params) : rows;
}

export type FoundLead = ListedLead & { sourceId: string };

/** One lead; undefined when there is none. */
export async function findLead(db: Database, params: { leadId: string }): Promise<FoundLead | undefined> {
  const { rows } = await db.execute<FoundLead>(sql`
    select ${listedColumns}, l.sort_key::text as key, l.source_id as "sourceId"
    from ${leads} l left join ${users} o on o.id = l.owner_id
    where l.id = ${params.leadId}`);
  return rows[0];
}

export type Entry = {
  id: string;
  kind: LeadEntryKind;
  body: string | null;
  status: LeadStatus | null;
  byEmail: string | null;
  /** Delivery status of a reply's email; null once it's deleted. */
  mailStatus: string | null;
  createdAt: Date | string;
};

/** Activity on a lead, oldest first. */
export async function listEntries(db: Database, params: { leadId: string }): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select e.id, e.kind, e.body, e.status, u.email as "byEmail", m.status as "mailStatus", e.created_at as "createdAt"
    from ${leadEntries} e left join ${users} u on u.id = e.by_user_id left join ${emails} m on m.id = e.email_id
    where e.lead_id = ${params.leadId}
    order by e.created_at, e.id limit 500`);
  return rows;
}

export type OtherLead = Pick<FoundLead, 'id' | 'kind' | 'email' | 'summary' | 'status' | 'occurredAt'>;

/** Other leads of the same person, newest first. */
export async function listOthers(db: Database, params: { leadId: string; personIds: string[] }): Promise<OtherLead[]> {
  const { rows } = await db.execute<OtherLead>(sql`
    select l.id, l.kind, l.email, l.summary, l.status, l.occurred_at as "occurredAt" from ${leads} l
    where l.person_id = any(${sql.param(params.personIds)}::uuid[]) and l.id <> ${params.leadId}
    order by l.occurred_at desc, l.id desc limit 50`);
  return rows;
}

/** Sets a lead's status, and records who did it. @param params `answeredAt`: a time as text, null if unanswered */
export async function updateStatus(
  tx: Database,
  params: { leadId: string; status: LeadStatus; answeredAt: string | null; byUserId: string },
): Promise<void> {
  const { leadId, status, answeredAt, byUserId } = params;
  await tx.execute(sql`
    update ${leads} set status = ${status}::lead_status, answered_at = ${answeredAt}::timestamptz, updated_at = now()
    where id = ${leadId}`);
  await tx.insert(leadEntries).values({ leadId, kind: 'status', status, byUserId });
}

export async function findStatus(db: Database, params: { leadId: string }): Promise<LeadStatus | undefined> {
  const [row] = await db.select({ status: leads.status }).from(leads).where(eq(leads.id, params.leadId));
  return row?.status;
}

/** A lead's owner and tags; undefined when there's no such lead. */
export async function findCare(
  db: Database,
  params: { leadId: string },
): Promise<{ ownerId: string | null; tags: string[] } | undefined> {
  const [row] = await db
    .select({ ownerId: leads.ownerId, tags: leads.tags })
    .from(leads)
    .where(eq(leads.id, params.leadId));
  return row;
}

/**
 * Sets a lead's owner (or none), if it still has the one on the caller's screen. @returns whether it was changed now
 */
export async function updateOwner(
  db: Database,
  params: { leadId: string; ownerId: string | null; seen: string | null },
): Promise<boolean> {
  const { leadId, ownerId, seen } = params;
  const { rowCount } = await db.execute(sql`
    update ${leads} l set owner_id = ${ownerId}::uuid, updated_at = now()
    where l.id = ${leadId} and l.owner_id is not distinct from ${seen}::uuid
      and l.owner_id is distinct from ${ownerId}::uuid`);
  return rowCount === 1;
}

/** Replaces a lead's tags, if it still has those on the caller's screen. @returns whether it was changed now */
export async function updateTags(
  db: Database,
  params: { leadId: string; tags: string[]; seen: string[] },
): Promise<boolean> {
  const tags = sql`${sql.param(params.tags)}::text[]`;
  const { rowCount } = await db.execute(sql`
    update ${leads} l set tags = ${tags}, updated_at = now()
    where l.id = ${params.leadId} and l.tags = ${sql.param(params.seen)}::text[] and l.tags <> ${tags}`);
  return rowCount === 1;
}

/** Adds a note to a lead, once per submission. @returns whether it was added now */
export async function insertNote(
  db: Database,
  params: { leadId: string; submissionId: string; body: string; byUserId: string },
): Promise<boolean> {
  const { leadId, submissionId, body, byUserId } = params;
  const { rowCount } = await db.execute(sql`
    insert into ${leadEntries} (lead_id, kind, body, submission_id, by_user_id)
    select id, 'note', ${body}::text, ${submissionId}::uuid, ${byUserId}::uuid from ${leads} where id = ${leadId}
    on conflict (submission_id) do nothing`);
  return rowCount === 1;
}

/** Locks an active admin until the end of the transaction. @returns whether there's one with this id */
export async function holdAdmin(tx: Database, params: { userId: string }): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from ${users}
    where id = ${params.userId} and role = 'admin' and (banned_until is null or banned_until < now()) for key share`);
  return rowCount === 1;
}

/** Possible lead owners. */
export async function listAdmins(db: Database): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, email from ${users}
    where role = 'admin' and (banned_until is null or banned_until < now()) order by email limit 200`);
  return rows;
}

/** Tags in use among the newest 5,000 tagged leads. */
export async function listTags(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag from (
      select tags from ${leads} where tags <> '{}' order by updated_at desc limit 5000
    ) tagged, unnest(tagged.tags) tag
    order by tag limit 200`);
  return rows.map(({ tag }) => tag);
}

/** Counts are exact up to 1,000; that value means "1,000 or more". */
export type Waiting = {
  overdue: number;
  dueToday: number;
  newLeads: number;
  pendingRequests: number;
  failedMails: number;
  /** Median seconds from arrival to first reply, over those answered in the last 30 days; null without any. */
  medianAnswerSec: number | null;
};

export async function findWaiting(db: Database): Promise<Waiting> {
  const counted = (rows: SQL) => sql`(select count(*)::int from (select 1 ${rows} limit ${mostCounted}) counted)`;
  const now = sql`extract(epoch from now())::bigint`;
  const endOfToday = sql`extract(epoch from
    ((now() at time zone ${agencyTimeZone}::text)::date + 1)::timestamp at time zone ${agencyTimeZone}::text)::bigint`;
  const { rows } = await db.execute<Waiting>(sql`
    select ${counted(sql`from ${leads} where sort_key < ${now}`)} as overdue,
      ${counted(sql`from ${leads} where sort_key >= ${now} and sort_key < ${endOfToday}`)} as "dueToday",
      ${counted(sql`from ${leads} where status = 'new'`)} as "newLeads",
      ${counted(sql`from ${serviceRequests} where status = 'pending'`)} as "pendingRequests",
      ${counted(sql`from ${emails} where status = 'error' and created_at > now() - interval '7 days'`)} as "failedMails",
      (
        select percentile_cont(0.5) within group (order by extract(epoch from answered_at - occurred_at))::float8
        from (
          select l.answered_at, l.occurred_at from ${leads} l
          where l.answered_at > now() - interval '30 days' and l.due_at is not null and exists (
            select 1 from ${leadEntries} e
            where e.lead_id = l.id and case e.kind when 'status' then e.status in ('answered', 'won')
              else e.kind = 'answer' and not exists (
                select 1 from ${emails} m where m.id = e.email_id and m.status in ('error', 'suppressed')
              ) end
          )
          order by l.answered_at desc limit 2000
        ) answered
      ) as "medianAnswerSec"`);
  return rows[0]!;
}

export type SourceRecord =
  | {
      type: 'message';
      message: string;
      businessType: string | null;
      city: string | null;
      source: string;
      status: string;
      origin: Record<string, string>;
    }
  | {
      type: 'application';
      fields: Record<string, string | null>;
      status: string;
      origin: Record<string, string>;
    }
  | {
      type: 'conversation';
      conversationId: string;
      profileId: string;
      answers: Answers;
      /** Status of the newest attempt to write the profile; null before the first. */
      profileState: string | null;
      userId: string | null;
      origin: Record<string, string>;
    }
  | {
      type: 'subscription';
      list: string;
      source: string;
      status: string;
      confirmedAt: Date | string | null;
      unsubscribedAt: Date | string | null;
      origin: Record<string, string>;
    }
  | { type: 'waitlist'; status: string; joinedAt: Date | string; offerEndsAt: Date | string | null; userId: string };

/** A lead's full source record; undefined when it's gone. */
export async function findRecord(
  db: Database,
  params: { kind: LeadKind; sourceId: string },
): Promise<SourceRecord | undefined> {
  const { kind, sourceId } = params;
  const one = async (query: SQL) => (await db.execute<{ record: SourceRecord }>(query)).rows[0]?.record;
  switch (kind) {
    case 'application':
      return one(sql`
        select jsonb_build_object('type', 'application', 'status', status, 'origin', origin,
          'fields', to_jsonb(a) - array['id', 'submission_id', 'origin', 'network_hash', 'created_at', 'status']) as record
        from ${businessApplications} a where id = ${sourceId}`);
    case 'conversation':
      return one(sql`
        select jsonb_build_object('type', 'conversation', 'conversationId', c.id, 'profileId', p.id, 'userId', c.user_id,
          'answers', p.conversation_responses, 'origin', coalesce(c.origin, '{}'), 'profileState', (
            select g.status from ${profileGenerations} g where g.conversation_id = c.id order by g.created_at desc limit 1
          )) as record
        from ${aiConversationProfiles} p join ${conversations} c on c.id = p.conversation_id where p.id = ${sourceId}`);
    case 'newsletter':
      return one(sql`
        select jsonb_build_object('type', 'subscription', 'list', list, 'source', source, 'status', status,
          'confirmedAt', confirmed_at, 'unsubscribedAt', unsubscribed_at, 'origin', origin) as record
        from ${newsletterSubscribers} where id = ${sourceId}`);
    case 'contact':
    case 'bootcamp':
      return (
        (await one(sql`
          select jsonb_build_object('type', 'message', 'message', message, 'businessType', business_type, 'city', city,
            'source', source, 'status', status, 'origin', origin) as record
          from ${contactSubmissions} where id = ${sourceId}`)) ??
        one(sql`
          select jsonb_build_object('type', 'waitlist', 'status', status, 'joinedAt', joined_at,
            'offerEndsAt', offer_ends_at, 'userId', user_id) as record
          from ${seatWaitlist} where user_id = ${sourceId}`)
      );
  }
}
