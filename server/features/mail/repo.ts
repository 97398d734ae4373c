import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { emails, emailSuppressions, type EmailRow } from '#drizzle/schema/mail.ts';
import type { Database } from '#server/db/client.ts';
import * as lease from '#server/db/lease.ts';
import { microsOf, rowOf } from '#server/db/place.ts';
import { searchIds } from '#server/db/search.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Place } from '#server/lib/cursor.ts';
import { likePattern } from '#server/lib/like-pattern.ts';
import type { SuppressedBy, Suppression } from './policy.ts';

/** An email that isn't stored yet. */
export type NewEmail = {
  id: string;
  template: string;
  toEmail: string;
  /** SHA-256 of the address. */
  emailHash: string;
  userId: string | undefined;
  data: Record<string, unknown>;
  sealed: string | undefined;
  dedupeKey: string | undefined;
  /** Quota: how many of these templates an address may get within how many hours. */
  quota: { most: number; withinHours: number; templates: string[] } | undefined;
  suppressedBy: SuppressedBy;
};

/** How long an address that its server reported as missing gets no unsolicited email. */
const bounceCounts = sql.raw(`interval '7 days'`);

/** A pool or a transaction. */
type Writer = Pick<Database, 'transaction' | 'execute'>;

/**
 * Writes the row unless the address is over its quota. Exact across processes: writing a counted email to an address
 * holds that address's lock until the end of the transaction. The lock is a separate statement, because a statement
 * sees the rows as they were when it began, before it waited.
 * @returns the id; undefined when nothing was written
 */
export async function insertEmail(db: Writer, email: NewEmail): Promise<string | undefined> {
  if (!email.quota) return insertUnlocked(db, email);
  return inTransaction(db as Database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.emailHash}`}, 0))`);
    return insertUnlocked(tx, email);
  });
}

async function insertUnlocked(db: Pick<Database, 'execute'>, email: NewEmail): Promise<string | undefined> {
  const { quota, suppressedBy } = email;
  const withinQuota = quota
    ? sql`(
        select count(*) from ${emails} where to_email = ${email.toEmail} and template in ${quota.templates}
          and created_at > now() - make_interval(hours => ${quota.withinHours})
      ) < ${quota.most}`
    : sql`true`;
  const isSuppressed = suppressedBy
    ? sql`exists (
        select 1 from ${emailSuppressions} where email_hash = ${email.emailHash}
          and (${suppressedBy === 'anything'} or (reason = 'no-mailbox' and created_at > now() - ${bounceCounts}))
      )`
    : sql`false`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${emails} (id, template, to_email, user_id, data, sealed, dedupe_key, wake_at)
    select ${email.id}::uuid, ${email.template}::text, ${email.toEmail}::text, ${email.userId ?? null}::uuid,
      ${JSON.stringify(email.data)}::jsonb, ${email.sealed ?? null}::text, ${email.dedupeKey ?? null}::text,
      ${lease.queued('mail').wakeAt}
    where ${withinQuota} and not ${isSuppressed}
    on conflict (dedupe_key) do nothing
    returning id
  `);
  return rows[0]?.id;
}

/** A claimed email, and any reasons not to send it. */
export type ClaimedEmail = EmailRow & {
  suppression: Suppression | undefined;
  /** Whether its account exists and isn't deactivated; false for an email without an account. */
  hasAccount: boolean;
};

/**
 * Claims an email for this worker, unless it pauses after a failed attempt.
 * @returns the row with its new claim number and any suppressions; undefined when there's nothing to do
 */
export async function claimEmail(
  db: Database,
  params: { id: string; messageId: string },
): Promise<ClaimedEmail | undefined> {
  const messageId = sql`coalesce(${emails.messageId}, ${params.messageId})`;
  const [row] = await lease.claim(db, 'mail', params.id, { messageId }).returning({
    ...getTableColumns(emails),
    suppression: sql<Suppression | null>`(
      select json_build_object('reason', reason, 'isRecentBounce',
        reason = 'no-mailbox' and created_at > now() - ${bounceCounts})
      from ${emailSuppressions} where email_hash = encode(sha256(convert_to(${emails.toEmail}, 'UTF8')), 'hex')
    )`,
    hasAccount: sql<boolean>`exists (
      select 1 from ${users} u
      where u.id = ${emails.userId} and (u.banned_until is null or u.banned_until <= now())
    )`,
  });
  return row && { ...row, suppression: row.suppression ?? undefined };
}

/** Closes an email for good and deletes its secrets. @returns false when the claim was lost; nothing is written then */
export async function closeEmail(
  db: Database,
  params: lease.Lease & {
    status: 'sent' | 'error' | 'suppressed';
    error?: string | undefined;
    providerId?: string | undefined;
  },
): Promise<boolean> {
  const { status, error = null, providerId = null } = params;
  const { rowCount } = await lease.close(db, 'mail', params, {
    status,
    sealed: null,
    timedOut: false,
    lastError: error,
    ...(status === 'sent' ? { sentAt: sql`now()`, providerId } : {}),
  });
  return rowCount === 1;
}

/**
 * Hands an email back for another attempt after a pause, or gives it up a day after it was queued.
 * @param params `pauseSec`: only if it isn't the usual pause
 * @returns its new status; undefined when the claim was lost; nothing is written then
 */
export async function releaseEmail(
  db: Database,
  params: lease.Attempt & { pauseSec: number | undefined; error: string; timedOut: boolean },
): Promise<'queued' | 'error' | undefined> {
  // Emails are the only kind given up by age instead of attempts; the database's clock decides.
  const isTooOld = sql`${emails.queuedAt} < now() - interval '24 hours'`;
  const columns = {
    status: sql`case when ${isTooOld} then 'error' else 'queued' end::mail_status`,
    sealed: sql`case when ${isTooOld} then null else ${emails.sealed} end`,
    timedOut: params.timedOut,
    lastError: params.error,
  };
  const [row] = await lease
    .retryLater(db, 'mail', params, columns, params.pauseSec)
    .returning({ status: emails.status });
  return row && (row.status === 'error' ? 'error' : 'queued');
}

/** Suppresses an address. Its owner's opt-out takes precedence over a server's response. */
export async function insertSuppression(
  db: Database,
  params: { emailHash: string; reason: 'unsubscribed' | 'no-mailbox' },
): Promise<void> {
  await db
    .insert(emailSuppressions)
    .values(params)
    .onConflictDoUpdate({
      target: emailSuppressions.emailHash,
      set: { reason: params.reason, createdAt: sql`now()` },
      setWhere: sql`${emailSuppressions.reason} <> 'unsubscribed'`,
    });
}

/** Deletes an address's unsubscribe record. */
export async function deleteUnsubscribed(db: Database, params: { emailHash: string }): Promise<void> {
  await db
    .delete(emailSuppressions)
    .where(and(eq(emailSuppressions.emailHash, params.emailHash), eq(emailSuppressions.reason, 'unsubscribed')));
}

/** An email's status; undefined when there's no such row. */
export async function findStatus(db: Database, params: { id: string }): Promise<EmailRow['status'] | undefined> {
  const [row] = await db.select({ status: emails.status }).from(emails).where(eq(emails.id, params.id));
  return row?.status;
}

/** Columns for lists of emails. The content isn't included. */
const listed = {
  id: emails.id,
  template: emails.template,
  toEmail: emails.toEmail,
  userId: emails.userId,
  status: emails.status,
  attempts: emails.attempts,
  timedOut: emails.timedOut,
  lastError: emails.lastError,
  providerId: emails.providerId,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
  nextTryAt: sql<Date | null>`case when ${emails.status} = 'queued' then ${emails.wakeAt} end`.mapWith(emails.wakeAt),
};

/** Number of emails that a search scans in order before it collects all matches. */
const walkedFirst = 10_000;
type MailFilter = {
  q: string | undefined;
  status: EmailRow['status'] | undefined;
  template: string | undefined;
  after: Place | undefined;
  limit: number;
  stretch?: number;
};

/** Lists emails, newest first, each with its cursor. @param params `q`: any part of the address, in lowercase */
export async function listEmails(db: Database, params: MailFilter) {
  const { q, status, template, after, limit } = params;
  const found = q === undefined ? undefined : await searchEmails(db, { ...params, q });
  return db
    .select({ ...listed, at: microsOf(emails.createdAt) })
    .from(emails)
    .where(
      found
        ? inArray(emails.id, found)
        : and(
            status === undefined ? undefined : eq(emails.status, status),
            template === undefined ? undefined : eq(emails.template, template),
            after && sql`(${emails.createdAt}, ${emails.id}) < ${rowOf(after)}`,
          ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit);
}

async function searchEmails(db: Database, params: MailFilter & { q: string }): Promise<string[]> {
  const { q, status, template, after, limit, stretch = walkedFirst } = params;
  const columns = sql`m.id, m.template, m.to_email, m.status, m.created_at`;
  // Addresses are stored in lowercase.
  const fits = sql`m.to_email like ${likePattern(q)}`;
  return searchIds(db, {
    from: sql`${emails} m`,
    as: 'm',
    columns,
    conditions: [
      ...(status ? [sql`m.status = ${status}`] : []),
      ...(template ? [sql`m.template = ${template}`] : []),
      ...(after ? [sql`(m.created_at, m.id) < ${rowOf(after)}`] : []),
    ],
    order: sql`m.created_at desc, m.id desc`,
    fits,
    hits: sql`select ${columns} from ${emails} m where ${fits}`,
    limit,
    stretch,
  });
}

/** An email with its data; never its sealed secrets. */
export async function findEmail(db: Database, params: { id: string }) {
  const [row] = await db
    .select({ ...listed, data: emails.data, messageId: emails.messageId })
    .from(emails)
    .where(eq(emails.id, params.id));
  return row;
}

/**
 * Failed emails of these templates, starting with the oldest last attempt.
 * @param params `within`: hours since an email was written
 */
export async function listFailedEmails(
  db: Database,
  params: { which: readonly { within: number; templates: readonly string[] }[]; limit: number },
) {
  const isYoung = params.which.map(({ within, templates }) =>
    and(inArray(emails.template, templates), sql`${emails.createdAt} > now() - make_interval(hours => ${within})`),
  );
  return (
    db
      .select({ id: emails.id, template: emails.template, toEmail: emails.toEmail, userId: emails.userId })
      .from(emails)
      .where(and(eq(emails.status, 'error'), or(...isYoung)))
      // Each attempt changes it.
      .orderBy(emails.wakeAt, emails.id)
      .limit(params.limit)
  );
}

/** Requeues an email that was given up. @returns whether this call did; active and sent ones are left alone */
export async function requeueEmail(db: Database, params: { id: string; sealed: string | undefined }): Promise<boolean> {
  const columns = { sealed: params.sealed ?? null, queuedAt: sql`now()`, timedOut: false };
  const ids = await lease.requeue(db, 'mail', eq(emails.id, params.id), columns);
  return ids.length === 1;
}
