import { sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { aiConversationProfiles } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { leadEntries, leads, businessApplications, contactSubmissions } from '#drizzle/schema/crm.ts';
import { applicationStatusOf, contactStatusOf, type LeadKind, type LeadStatus } from '#shared/domain/inbox.ts';
import type { Database } from '#server/db/client.ts';

export type Asker = {
  kind: LeadKind;
  sourceId: string;
  email: string;
  name: string | null;
  /** Their message, if there is one. */
  message: string | null;
  occurredAt: Date | string;
  /** The account that owns the conversation, or that has the address. */
  userId: string | null;
};

/** Recipient of a reply; undefined when there's no such lead. */
export async function findAsker(db: Database, params: { leadId: string }): Promise<Asker | undefined> {
  const { rows } = await db.execute<Asker>(sql`
    select l.kind, l.source_id as "sourceId", l.email, l.name, l.occurred_at as "occurredAt",
      coalesce(c.message, p.business_description) as message, coalesce(t.user_id, u.id) as "userId"
    from ${leads} l
    left join ${contactSubmissions} c on c.id = l.source_id and l.kind in ('contact', 'bootcamp')
    left join ${aiConversationProfiles} p on p.id = l.source_id and l.kind = 'conversation'
    left join ${conversations} t on t.id = p.conversation_id
    left join ${users} u on u.email = l.email
    where l.id = ${params.leadId}`);
  return rows[0];
}

/** Finds a lead by its id, but locks its source record first, in the same order as changes to the record. */
export async function holdRecord(tx: Database, params: { kind: LeadKind; sourceId: string }): Promise<void> {
  const { kind, sourceId } = params;
  if (kind === 'contact' || kind === 'bootcamp')
    await tx.execute(sql`select 1 from ${contactSubmissions} where id = ${sourceId} for update`);
  if (kind === 'application')
    await tx.execute(sql`select 1 from ${businessApplications} where id = ${sourceId} for update`);
}

/** Copies the lead's status to its record. Other kinds have none. */
export async function followStatus(
  tx: Database,
  params: { kind: LeadKind; sourceId: string; status: LeadStatus },
): Promise<void> {
  const { kind, sourceId, status } = params;
  if (kind === 'contact' || kind === 'bootcamp')
    await tx.execute(sql`
      update ${contactSubmissions} set status = ${contactStatusOf[status]} where id = ${sourceId}`);
  if (kind === 'application')
    await tx.execute(sql`
      update ${businessApplications} set status = ${applicationStatusOf[status]} where id = ${sourceId}`);
}

/** Locks a lead. @returns its status and when it was first answered; undefined when it's gone */
export async function holdLead(
  tx: Database,
  params: { leadId: string },
): Promise<{ status: LeadStatus; answeredAt: Date | string | null } | undefined> {
  const { rows } = await tx.execute<{ status: LeadStatus; answeredAt: Date | string | null }>(sql`
    select status, answered_at as "answeredAt" from ${leads} where id = ${params.leadId} for update`);
  return rows[0];
}

/** Whether a submission was stored before, and for which lead. */
export async function findSubmission(
  db: Database,
  params: { submissionId: string },
): Promise<{ leadId: string } | undefined> {
  const { rows } = await db.execute<{ leadId: string }>(sql`
    select lead_id as "leadId" from ${leadEntries} where submission_id = ${params.submissionId}`);
  return rows[0];
}

/** Records a reply on its way, and marks the lead answered; a won lead stays won. @returns its status */
export async function insertAnswer(
  tx: Database,
  params: { leadId: string; submissionId: string; body: string; emailId: string; byUserId: string },
): Promise<LeadStatus> {
  const { leadId, submissionId, body, emailId, byUserId } = params;
  const { rows } = await tx.execute<{ status: LeadStatus }>(sql`
    with marked as (
      update ${leads} set status = case when status = 'won' then status else 'answered' end,
        answered_at = coalesce(answered_at, now()), updated_at = now()
      where id = ${leadId} returning id, status
    )
    insert into ${leadEntries} (lead_id, kind, body, status, email_id, submission_id, by_user_id)
    select id, 'answer', ${body}::text, status, ${emailId}::uuid, ${submissionId}::uuid, ${byUserId}::uuid from marked
    returning status`);
  return rows[0]!.status;
}
