import { eq, sql, type SQL } from 'drizzle-orm';
import { users, profiles } from '#drizzle/schema/account.ts';
import { aiConversationProfiles } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import {
  leadEntries,
  leads,
  contacts,
  businessApplications,
  contactSubmissions,
  newsletterSubscribers,
} from '#drizzle/schema/crm.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { seatWaitlist } from '#drizzle/schema/billing.ts';
import type { LeadStatus } from '#shared/domain/inbox.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';
import type { Contact, Entry, HeldLead, LeadSource, LeadState, LeadValues, Moment, SourceRow } from './policy.ts';

/**
 * Source tables of leads, and what the inbox shows of each. `can_return`: people can leave and come back, which moves
 * `received_at`. A row hasn't changed since `changed_at`, so that the repair can skip old ones. The waiting list is
 * short, and shows the account's address, which changes elsewhere.
 */
const sources: Record<LeadSource, { table: SQL; key: SQL; shown: SQL }> = {
  message: {
    table: sql`${contactSubmissions}`,
    key: sql`id`,
    shown: sql`
      select id, source as sent_from, email, name, phone, business_type as business, city, message as summary, origin,
        created_at as received_at, created_at as changed_at, true as is_finished, false as can_return
      from ${contactSubmissions}`,
  },
  application: {
    table: sql`${businessApplications}`,
    key: sql`id`,
    shown: sql`
      select id, null as sent_from, email, name, phone, business_name as business, null as city,
        concat_ws(', ', website, facebook, instagram) as summary, origin,
        created_at as received_at, created_at as changed_at, true as is_finished, false as can_return
      from ${businessApplications}`,
  },
  subscription: {
    table: sql`${newsletterSubscribers}`,
    key: sql`id`,
    shown: sql`
      select id, null as sent_from, email, name, null as phone, null as business, null as city,
        concat_ws(', ', list::text, status::text) as summary, origin,
        subscribed_at as received_at, greatest(subscribed_at, confirmed_at, unsubscribed_at) as changed_at,
        confirmed_at is not null as is_finished, true as can_return
      from ${newsletterSubscribers}`,
  },
  conversation: {
    table: sql`${aiConversationProfiles}`,
    key: sql`id`,
    shown: sql`
      select p.id, null as sent_from, p.email, p.name, p.phone, p.business_name as business, null as city,
        p.business_description as summary, c.origin,
        p.created_at as received_at, p.updated_at as changed_at, p.generated_profile is not null as is_finished,
        false as can_return
      from ${aiConversationProfiles} p join ${conversations} c on c.id = p.conversation_id`,
  },
  waitlist: {
    table: sql`${seatWaitlist}`,
    key: sql`user_id`,
    shown: sql`
      select w.user_id as id, null as sent_from, u.email, p.full_name as name, null as phone, p.business_name as business,
        null as city, 'On the waiting list for a chair in the studio' as summary, null::jsonb as origin,
        w.joined_at as received_at, now() as changed_at, true as is_finished, true as can_return
      from ${seatWaitlist} w join ${users} u on u.id = w.user_id left join ${profiles} p on p.id = w.user_id`,
  },
};

/** Longest summary of a lead, in characters. */
const summaryLength = sql.raw('280');

/** Selects a source's rows, cleaned as leads store them, and compares each with its lead. */
const rowsOf = (source: LeadSource) => sql`
  select r.*, coalesce(r."canReturn" and r."receivedAt" > l.occurred_at, false) as "hasReturned",
    l.id is not null as "hasLead", l.id is not null and not (r."canReturn" and r."receivedAt" > l.occurred_at)
      and (l.email, l.name, l.phone, l.business, l.city, l.summary, l.is_finished) is not distinct from
        (r.email, r.name, r.phone, r.business, r.city, r.summary, r."isFinished") as "isCurrent"
  from (
    select id, sent_from as "sentFrom", lower(btrim(email)) as email, nullif(btrim(name), '') as name,
      nullif(btrim(phone), '') as phone, nullif(btrim(business), '') as business, nullif(btrim(city), '') as city,
      left(coalesce(summary, ''), ${summaryLength}) as summary,
      nullif(split_part(origin ->> 'firstPage', '?', 1), '') as landing, nullif(origin ->> 'utmCampaign', '') as campaign,
      received_at as "receivedAt", changed_at as "changedAt", is_finished as "isFinished", can_return as "canReturn"
    from (${sources[source].shown}) shown
  ) r left join ${leads} l on l.source_id = r.id`;

// Prepared, because chat answers wait for these statements.
const value = sql.placeholder;
const oneRow = (source: LeadSource) =>
  preparedStatement((db) =>
    db
      .select({
        id: sql<string>`id`,
        sentFrom: sql<string | null>`"sentFrom"`,
        email: sql<string>`email`,
        name: sql<string | null>`name`,
        phone: sql<string | null>`phone`,
        business: sql<string | null>`business`,
        city: sql<string | null>`city`,
        summary: sql<string>`summary`,
        landing: sql<string | null>`landing`,
        campaign: sql<string | null>`campaign`,
        receivedAt: sql<Moment>`"receivedAt"`,
        isFinished: sql<boolean>`"isFinished"`,
        hasLead: sql<boolean>`"hasLead"`,
        isCurrent: sql<boolean>`"isCurrent"`,
        hasReturned: sql<boolean>`"hasReturned"`,
      })
      .from(sql`(${rowsOf(source)}) s`)
      .where(sql`id = ${value('id')}`)
      .prepare(`lead_source_${source}`),
  );
const oneRowOf: Record<LeadSource, ReturnType<typeof oneRow>> = {
  message: oneRow('message'),
  application: oneRow('application'),
  subscription: oneRow('subscription'),
  conversation: oneRow('conversation'),
  waitlist: oneRow('waitlist'),
};

/** Returns what a source row says; undefined if it's gone. */
export async function findSource(
  tx: Database,
  params: { source: LeadSource; id: string },
): Promise<SourceRow | undefined> {
  const [row] = await oneRowOf[params.source](tx, { id: params.id });
  return row;
}

/**
 * Returns ids of source rows without a lead, or whose lead is outdated.
 * @param params `hours`: only rows that changed within this many hours; all if undefined
 */
export async function listOutdated(
  db: Database,
  params: { source: LeadSource; limit: number; hours: number | undefined },
): Promise<string[]> {
  const { hours } = params;
  const isRecent = hours === undefined ? sql`true` : sql`"changedAt" > now() - make_interval(hours => ${hours})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${rowsOf(params.source)}) s where ${isRecent} and not "isCurrent" limit ${params.limit}`);
  return rows.map(({ id }) => id);
}

/** Locks a source row, unless another transaction holds it. @returns whether it's locked now. */
export async function lockSource(tx: Database, params: { source: LeadSource; id: string }): Promise<boolean> {
  const { table, key } = sources[params.source];
  const { rowCount } = await tx.execute(sql`select 1 from ${table} where ${key} = ${params.id} for update skip locked`);
  return rowCount === 1;
}

const upsertPerson = preparedStatement((db) =>
  db
    .insert(contacts)
    .values({ email: value('email'), name: value('name'), phone: value('phone') })
    .onConflictDoUpdate({
      target: contacts.email,
      set: {
        name: sql`coalesce(excluded.name, ${contacts.name})`,
        phone: sql`coalesce(excluded.phone, ${contacts.phone})`,
      },
    })
    .returning({ id: contacts.id })
    .prepare('upsert_person'),
);

/** Finds or adds the person with this address, locks them, and keeps their newest name and phone number. @returns the id. */
export async function keepPerson(tx: Database, { email, name, phone }: Contact): Promise<string> {
  const [row] = await upsertPerson(tx, { email, name, phone });
  return row!.id;
}

/** Locks the lead of a source. @returns it; undefined if there's none. */
export async function lockLeadOf(
  tx: Database,
  params: { sourceId: string },
): Promise<(LeadState & { personId: string }) | undefined> {
  const { rows } = await tx.execute<LeadState & { personId: string }>(sql`
    select person_id as "personId", kind, status, tags, landing, campaign, due_at as "dueAt", answered_at as "answeredAt",
      occurred_at as "occurredAt"
    from ${leads} where source_id = ${params.sourceId} for update`);
  return rows[0];
}

const moment = (key: string) => sql`${value(key)}::timestamptz`;
const upsertLead = preparedStatement((db) =>
  db
    .insert(leads)
    .values({
      kind: value('kind'),
      sourceId: value('sourceId'),
      personId: value('personId'),
      email: value('email'),
      name: value('name'),
      phone: value('phone'),
      business: value('business'),
      city: value('city'),
      summary: value('summary'),
      isFinished: value('isFinished'),
      search: sql`lower(${value('search')}::text)`,
      landing: value('landing'),
      campaign: value('campaign'),
      status: value('status'),
      dueAt: moment('dueAt'),
      answeredAt: moment('answeredAt'),
      occurredAt: moment('occurredAt'),
    })
    .onConflictDoUpdate({
      target: [leads.sourceId, leads.kind],
      set: {
        personId: sql`excluded.person_id`,
        email: sql`excluded.email`,
        name: sql`excluded.name`,
        phone: sql`excluded.phone`,
        business: sql`excluded.business`,
        city: sql`excluded.city`,
        summary: sql`excluded.summary`,
        isFinished: sql`excluded.is_finished`,
        search: sql`excluded.search`,
        landing: sql`excluded.landing`,
        campaign: sql`excluded.campaign`,
        status: sql`excluded.status`,
        dueAt: sql`excluded.due_at`,
        answeredAt: sql`excluded.answered_at`,
        occurredAt: sql`excluded.occurred_at`,
        updatedAt: sql`now()`,
      },
    })
    .prepare('upsert_lead'),
);

/** Adds a lead, or writes over the one of the same source. */
export async function saveLead(tx: Database, lead: LeadValues & { personId: string }): Promise<void> {
  await upsertLead(tx, lead);
}

/** Returns what the search text of a lead is made from; undefined if the lead is gone. */
export async function findSearched(
  tx: Database,
  params: { leadId: string },
): Promise<(Contact & { tags: string[] }) | undefined> {
  const { rows } = await tx.execute<Contact & { tags: string[] }>(sql`
    select email, name, phone, business, city, tags from ${leads} where id = ${params.leadId} for update`);
  return rows[0];
}

export async function updateSearch(tx: Database, params: { leadId: string; search: string }): Promise<void> {
  await tx
    .update(leads)
    .set({ search: sql`lower(${params.search}::text)` })
    .where(eq(leads.id, params.leadId));
}

/** Locks a lead. @returns its status, and the time; undefined if it's gone. */
export async function lockLead(tx: Database, params: { leadId: string }): Promise<HeldLead | undefined> {
  const { rows } = await tx.execute<HeldLead>(sql`
    select status, answered_at as "answeredAt", now() as now from ${leads} where id = ${params.leadId} for update`);
  return rows[0];
}

/** Returns replies to a lead and changes of its status, oldest first. Lock the lead first to see all of them. */
export async function listEntries(tx: Database, params: { leadId: string }): Promise<Entry[]> {
  const { rows } = await tx.execute<Entry>(sql`
    select e.kind, e.status, m.status as "emailStatus", e.email_id as "emailId", e.created_at as "createdAt"
    from ${leadEntries} e left join ${emails} m on m.id = e.email_id
    where e.lead_id = ${params.leadId} and e.kind <> 'note'
    order by e.created_at, e.id`);
  return rows;
}

export async function updateAnswered(
  tx: Database,
  params: { leadId: string; status: LeadStatus; answeredAt: Moment | null },
): Promise<void> {
  const { leadId, status, answeredAt } = params;
  await tx.execute(sql`
    update ${leads} set status = ${status}::lead_status, answered_at = ${answeredAt}::timestamptz, updated_at = now()
    where id = ${leadId}
      and (status, answered_at) is distinct from (${status}::lead_status, ${answeredAt}::timestamptz)`);
}

/** Returns the lead that an email replied to; undefined if it's none of those emails. */
export async function findReplied(tx: Database, params: { emailId: string }): Promise<{ leadId: string } | undefined> {
  const [row] = await tx
    .select({ leadId: leadEntries.leadId })
    .from(leadEntries)
    .where(eq(leadEntries.emailId, params.emailId));
  return row;
}

/** Returns emails that replied to leads and were sent or given up, if written within this many hours. */
export async function listClosedReplies(db: Database, params: { hours: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${emails}
    where template = 'lead-answer' and status in ('sent', 'error', 'suppressed')
      and created_at > now() - make_interval(hours => ${params.hours})
    order by created_at`);
  return rows.map(({ id }) => id);
}

/** Returns source ids of leads whose source row is gone. */
export async function listOrphans(db: Database, params: { limit: number }): Promise<string[]> {
  const rows = Object.values(sources).map(({ table, key }) => sql`select ${key} as id from ${table}`);
  const found = await db.execute<{ id: string }>(sql`
    select source_id as id from ${leads} l
    where not exists (select 1 from (${sql.join(rows, sql` union all `)}) s where s.id = l.source_id)
    limit ${params.limit}`);
  return found.rows.map(({ id }) => id);
}
