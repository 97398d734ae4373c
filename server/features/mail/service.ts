/** Email: first a row, written in the transaction it belongs to; then a worker sends it. The row is the truth. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { m } from '#messages';
import type { EmailRow } from '#drizzle/schema/mail.ts';
import { paths } from '#shared/paths.ts';
import type { OutgoingMail, SendOutcome } from '#server/adapters/email/port.ts';
import type { Database } from '#server/db/client.ts';
import { takeLost } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { subscribedLists, withReplies, type Links, type SubscribedList } from '#server/emails/template.ts';
import {
  contentOf,
  isCommercial,
  isTemplateName,
  rulesOf,
  templates,
  type MailFilling,
  type TemplateName,
} from '#server/emails/templates.ts';
import { pageOf, placeOf } from '#server/lib/cursor.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { withLead } from '#server/features/crm/lead-intake/service.ts';
import * as policy from './policy.ts';
import { dots, isKeptBack, needsAccount, suppressedBy, withoutReach } from './policy.ts';
import {
  claimEmail,
  closeEmail,
  deleteUnsubscribed,
  findEmail,
  findStatus,
  insertEmail,
  insertSuppression,
  listEmails,
  listFailedEmails,
  releaseEmail,
  requeueEmail,
  type NewEmail,
} from './repo.ts';

export type MailRequest = MailFilling & {
  /** The only recipient: a validated address, trimmed and in lowercase. */
  to: string;
  userId?: string | undefined;
  /** The account exists, but its address isn't confirmed: a lower quota applies. */
  isUnconfirmed?: boolean;
  /** Unique per email: a second one with the same key isn't written. */
  dedupeKey?: string | undefined;
};

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex');

/**
 * Does the slow work before a transaction: validates the template's data, and seals its secrets.
 * @throws ZodError when data or secrets don't fit the template
 */
export async function prepareMail(deps: Pick<Deps, 'sealer'>, request: MailRequest): Promise<NewEmail> {
  const template = templates[request.template];
  const rules = rulesOf(request.template);
  const secrets: Record<string, unknown> = { ...template.secrets.parse(request.secrets ?? {}) };
  // Created now and not when sending, so that each attempt sends exactly the same email.
  const unsubscribe = await unsubscribeTicket(deps, request);
  if (unsubscribe) secrets.unsubscribe = unsubscribe;
  return {
    id: randomUUID(),
    template: request.template,
    toEmail: request.to,
    emailHash: hashOf(request.to),
    userId: request.userId,
    data: policy.storable(template.data.parse(request.data)) as Record<string, unknown>,
    sealed: Object.keys(secrets).length > 0 ? await deps.sealer.seal(secrets) : undefined,
    dedupeKey: request.dedupeKey,
    quota: policy.quotaOf(rules, request),
    suppressedBy: suppressedBy(rules),
  };
}

/**
 * Writes an email's row.
 * @param db the database, or the transaction that the email belongs to
 * @returns its id for `wakeMail`; undefined when there's one with the same key, the address is over its quota, or is
 *   suppressed
 */
export function writeMail(db: Pick<Database, 'transaction' | 'execute'>, email: NewEmail): Promise<string | undefined> {
  return insertEmail(db, email);
}

/** Wakes a worker for an email whose row is committed. Never throws: the sweeper repeats a lost wake-up. */
export async function wakeMail(deps: Pick<Deps, 'enqueue'>, id: string | undefined): Promise<void> {
  if (id) await deps.enqueue('mail.send', { emailId: id });
}

/**
 * Sends one email: claims the row, fills the template, sends it, and records the outcome. Idempotent: a row that is
 * done, paused, or claimed by another worker is left alone, and a worker that lost its claim can't write.
 * @returns the outcome, in the specification's terms; undefined when there was nothing to do
 */
export async function sendMail(
  deps: Deps,
  input: { emailId: string; signal: AbortSignal },
): Promise<SendOutcome | undefined> {
  const row = await claimEmail(deps.db, {
    id: input.emailId,
    messageId: policy.messageIdOf(deps.settings.mailFrom, input.emailId),
  });
  if (!row) return undefined;
  const claim = { id: row.id, claim: row.claim };
  const line = { emailId: row.id, template: row.template, attempt: row.attempts };
  const isUnwanted = isTemplateName(row.template) && isKeptBack(suppressedBy(rulesOf(row.template)), row.suppression);
  // An email and its last attempt may be a day or two apart.
  const hasLeft = needsAccount(row.template) && !row.hasAccount;
  if (isUnwanted || hasLeft) {
    const error = hasLeft ? 'its account is gone or deactivated' : undefined;
    await withLead(deps, row.id, (tx) => closeEmail(tx, { ...claim, status: 'suppressed', error }));
    return { status: 'error', error: 'suppressed' };
  }
  const isOnHold = isTemplateName(row.template) && isCommercial(row.template) && !maySendNewsletters(deps);
  const mail = isOnHold
    ? undefined
    : await makeMail(deps, row).catch((error: unknown) => {
        deps.log.error({ ...line, error }, 'email could not be made');
        return undefined;
      });
  // A broken template may be fixed tomorrow, so the email pauses like one that couldn't be delivered.
  const outcome: SendOutcome = mail
    ? await deps.mailer.send(mail, input.signal)
    : { status: 'queued', error: isOnHold ? 'needs a street address (CAN-SPAM)' : 'email could not be made' };
  if (outcome.status === 'sent') {
    await noteSent(deps, { ...claim, providerId: outcome.providerId });
    return outcome;
  }
  const error = outcome.error ?? 'unknown';
  deps.log.warn({ ...line, outcome: outcome.status, reason: error }, 'email not sent');
  if (outcome.status === 'error') {
    const isHeld = await withLead(deps, row.id, (tx) => closeEmail(tx, { ...claim, status: 'error', error }));
    if (isHeld && outcome.noMailbox) {
      await insertSuppression(deps.db, { emailHash: hashOf(row.toEmail), reason: 'no-mailbox' });
    }
    return outcome;
  }
  // A process that shuts down releases its emails right away: they didn't fail.
  const pauseSec = input.signal.aborted ? 1 : undefined;
  const released = { ...claim, attempts: row.attempts, pauseSec, error, timedOut: outcome.timedOut ?? false };
  const status = await withLead(deps, row.id, (tx) => releaseEmail(tx, released));
  return { ...outcome, status: status ?? 'queued' };
}

/**
 * A sent email must not be sent again because the database was briefly down, so recording it is retried while the row
 * is held.
 */
async function noteSent(
  deps: Pick<Deps, 'db'>,
  sent: { id: string; claim: number; providerId: string | undefined },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await withLead(deps, sent.id, (tx) => closeEmail(tx, { ...sent, status: 'sent' })));
    } catch (error) {
      if (attempt >= 5) throw error;
      await pause(300 * attempt);
    }
  }
}

/** Wakes workers for emails whose wake-up got lost. @returns the number of emails */
export async function wakeLostMails(deps: Deps): Promise<number> {
  const ids = await takeLost(deps.db, 'mail');
  for (const id of ids) await wakeMail(deps, id);
  return ids.length;
}

const ticketSchema = z.strictObject({
  purpose: z.literal('unsubscribe'),
  email: z.string(),
  list: z.enum(subscribedLists),
  /** Its account, which may have another address by now. */
  userId: z.uuid().optional(),
});
type UnsubscribeTicket = z.infer<typeof ticketSchema>;

/** Seals the unsubscribe ticket of an email; undefined for emails without a list. */
async function unsubscribeTicket(
  deps: Pick<Deps, 'sealer'>,
  mail: { template: TemplateName; to: string; userId?: string | undefined },
): Promise<string | undefined> {
  const { list } = rulesOf(mail.template);
  if (!list) return undefined;
  const ticket: UnsubscribeTicket = {
    purpose: 'unsubscribe',
    email: mail.to,
    list,
    ...(mail.userId ? { userId: mail.userId } : {}),
  };
  return deps.sealer.seal(ticket);
}

/** Reads an unsubscribe link; changes nothing. @returns undefined for a link that is damaged or not ours */
export async function openUnsubscribeLink(
  deps: Pick<Deps, 'sealer'>,
  input: { token: string },
): Promise<{ email: string; list: SubscribedList; userId: string | undefined } | undefined> {
  const ticket = ticketSchema.safeParse(await deps.sealer.open(input.token)).data;
  return ticket && { email: ticket.email, list: ticket.list, userId: ticket.userId };
}

/** Stops all email of a list to an address. */
export function suppressLists(db: Deps['db'], params: { email: string }): Promise<void> {
  return insertSuppression(db, { emailHash: hashOf(params.email), reason: 'unsubscribed' });
}

/** Reverses `suppressLists`, for an address that signed up again. A missing mailbox stays suppressed. */
export function allowLists(db: Deps['db'], params: { email: string }): Promise<void> {
  return deleteUnsubscribed(db, { emailHash: hashOf(params.email) });
}

/** Waits briefly for an email to be sent. @returns whether it was sent by then */
export async function isSentWithin(deps: Pick<Deps, 'db'>, params: { id: string; withinMs: number }): Promise<boolean> {
  const deadline = performance.now() + params.withinMs;
  for (let restMs = 25; ; restMs = Math.min(restMs * 2, 200)) {
    const status = await findStatus(deps.db, { id: params.id });
    if (status !== 'queued' && status !== 'sending') return status === 'sent';
    if (performance.now() + restMs > deadline) return false;
    await pause(restMs);
  }
}

/** Explains why newsletters are on hold; see `policy.whyNewslettersWait`. */
export const newsletterNotice = ({ mailer, settings }: Pick<Deps, 'mailer' | 'settings'>): string | undefined =>
  policy.whyNewslettersWait({ leaves: mailer.kind !== 'local', postalAddress: settings.facts.postalAddress });

/** Returns whether commercial emails may be sent: if there is a street address, or only to the local mailbox. */
export const maySendNewsletters = (deps: Pick<Deps, 'mailer' | 'settings'>): boolean =>
  deps.mailer.kind === 'local' || newsletterNotice(deps) === undefined;

/** Renders an email: fills its template and adds the agency's contact details to the frame. */
async function draw(
  { settings }: Pick<Deps, 'settings'>,
  template: TemplateName,
  filling: { data: unknown; secrets: unknown; links: Links; unsubscribeUrl: string | undefined },
) {
  const { contactEmail, postalAddress } = settings.facts;
  const content = withReplies(contentOf(template, filling), contactEmail ?? settings.agencyInbox);
  // The renderer is loaded with the first email, so that processes that only serve pages never load it.
  const { renderMail } = await import('#server/emails/layout.ts');
  const homeUrl = filling.links.to('/');
  return {
    content,
    drawn: await renderMail(content, { homeUrl, postalAddress, unsubscribeUrl: filling.unsubscribeUrl }),
  };
}

/** @throws when the secrets can't be decrypted, or the row doesn't fit its template. */
async function makeMail(deps: Pick<Deps, 'sealer' | 'settings'>, row: EmailRow): Promise<OutgoingMail> {
  if (!isTemplateName(row.template)) throw new Error('unknown template');
  const secrets = row.sealed === null ? {} : await deps.sealer.open(row.sealed);
  if (typeof secrets !== 'object' || secrets === null) throw new Error('the secrets can’t be decrypted');
  const { baseUrl } = deps.settings;
  const links: Links = {
    to: (path, token) => `${baseUrl}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`,
  };
  const ticket = 'unsubscribe' in secrets && typeof secrets.unsubscribe === 'string' ? secrets.unsubscribe : undefined;
  const unsubscribeUrl = ticket && links.to(paths.unsubscribe, ticket);
  const { content, drawn } = await draw(deps, row.template, { data: row.data, secrets, links, unsubscribeUrl });
  return {
    id: row.id,
    messageId: row.messageId ?? policy.messageIdOf(deps.settings.mailFrom, row.id),
    createdAt: row.createdAt,
    to: row.toEmail,
    subject: content.subject,
    replyTo: content.replyTo,
    // Dated like the row, so that each attempt sends exactly the same email.
    attachments: content.event && [policy.calendarFile(content.event, { baseUrl, stamp: row.createdAt })],
    ...drawn,
    headers: unsubscribeUrl ? policy.oneClickHeaders(unsubscribeUrl) : undefined,
  };
}

const pageSize = 50;

export const { templateNames, whyNotAgain } = policy;
export type ListedMail = Omit<Awaited<ReturnType<typeof listEmails>>[number], 'at'>;

/** Lists emails for the agency, newest first. @param input `q`: any part of the address; `cursor`: where the page before ended */
export async function listMails(
  deps: Pick<Deps, 'db'>,
  input: {
    q?: string | undefined;
    status?: EmailRow['status'] | undefined;
    template?: string | undefined;
    cursor?: string | undefined;
    limit?: number;
  },
): Promise<{ items: ListedMail[]; nextCursor: string | null }> {
  const { status, template, limit = pageSize } = input;
  const after = placeOf(input.cursor);
  const q = input.q || undefined;
  return pageOf(await listEmails(deps.db, { q, status, template, after, limit: limit + 1 }), limit);
}

export type MailPreview = { subject: string; html: string; text: string; hidesSecrets: boolean };

/**
 * Previews an email without decrypting its secrets: links and passwords are masked, and no link works.
 * @returns `preview` undefined when the email can't be rendered anymore.
 * @throws AppError NOT_FOUND.
 */
export async function mailDetail(deps: Pick<Deps, 'db' | 'log' | 'settings'>, input: { id: string }) {
  const row = await findEmail(deps.db, input);
  if (!row) throw new AppError('NOT_FOUND', m.server_mail_not_found());
  const preview = await previewOf(deps, row).catch((error: unknown) => {
    deps.log.warn({ emailId: row.id, template: row.template, error }, 'preview could not be made');
    return undefined;
  });
  return { ...row, preview };
}

async function previewOf(
  deps: Pick<Deps, 'settings'>,
  row: { template: string; data: unknown },
): Promise<MailPreview | undefined> {
  const { template } = row;
  if (!isTemplateName(template)) return undefined;
  const links: Links = {
    to: (path, token) => `${deps.settings.baseUrl}${path}${token === undefined ? '' : `?token=${dots}`}`,
  };
  const names = Object.keys(templates[template].secrets.shape);
  const secrets = Object.fromEntries(names.map((name) => [name, dots]));
  const unsubscribeUrl = rulesOf(template).list && links.to(paths.unsubscribe, dots);
  const { content, drawn } = await draw(deps, template, { data: row.data, secrets, links, unsubscribeUrl });
  const html = withoutReach(drawn.html);
  return { subject: content.subject, html, text: drawn.text, hidesSecrets: names.length > 0 };
}

/**
 * Resends an email that was given up. Calling it twice requeues it once.
 * @throws AppError NOT_FOUND; CONFLICT if it can't be rebuilt or hasn't failed.
 */
export async function retryMail(deps: Deps, input: { adminId: string; id: string }): Promise<void> {
  const { adminId, id } = input;
  const row = await findEmail(deps.db, { id });
  if (!row) throw new AppError('NOT_FOUND', m.server_mail_not_found());
  if (row.status === 'queued' || row.status === 'sending') return;
  const refusal = whyNotAgain(row, new Date());
  if (refusal || !isTemplateName(row.template)) throw new AppError('CONFLICT', refusal ?? m.server_mail_no_retry());
  const sealed = await sealAgain(deps, { template: row.template, to: row.toEmail, userId: row.userId ?? undefined });
  const isQueued = await inTransaction(deps.db, async (tx) => {
    if (!(await requeueEmail(tx, { id, sealed }))) return false;
    await writeAudit(tx, {
      adminId,
      action: 'mail.retry',
      subject: 'mail',
      subjectId: id,
      before: { status: 'error', attempts: row.attempts },
      after: { status: 'queued' },
    });
    return true;
  });
  if (isQueued) await wakeMail(deps, id);
}

/**
 * Requeues failed emails that can be rebuilt and aren't too old (policy.ts), starting with the oldest last attempt, so
 * that none blocks the others. @returns how many
 */
export async function retryFailedMails(deps: Deps, input: { adminId: string; limit: number }): Promise<number> {
  const rows = await listFailedEmails(deps.db, { which: policy.madeAgain, limit: input.limit });
  const mails: { id: string; sealed: string | undefined }[] = [];
  for (const { id, template, toEmail, userId } of rows) {
    if (!isTemplateName(template)) continue;
    mails.push({ id, sealed: await sealAgain(deps, { template, to: toEmail, userId: userId ?? undefined }) });
  }
  const queued = await inTransaction(deps.db, async (tx) => {
    const ids: string[] = [];
    for (const mail of mails) if (await requeueEmail(tx, mail)) ids.push(mail.id);
    if (ids.length > 0)
      await writeAudit(tx, {
        adminId: input.adminId,
        action: 'job.retry',
        subject: 'job',
        subjectId: 'mail',
        before: { status: 'error' },
        after: { status: 'queued', count: ids.length },
      });
    return ids;
  });
  for (const id of queued) await wakeMail(deps, id);
  return queued.length;
}

async function sealAgain(
  deps: Pick<Deps, 'sealer'>,
  mail: { template: TemplateName; to: string; userId: string | undefined },
): Promise<string | undefined> {
  const unsubscribe = await unsubscribeTicket(deps, mail);
  return unsubscribe && deps.sealer.seal({ unsubscribe });
}
