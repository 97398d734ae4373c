/** Replies to leads, sent by the agency. */
import { m } from '#messages';
import type { LeadKind, LeadStatus } from '#shared/domain/inbox.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import * as repo from './repo.ts';

const gone = () => new AppError('NOT_FOUND', m.server_inbox_lead_not_found());

/** Keeps a record's status in sync, inside the transaction that changes the lead's. */
export const records = {
  /** Call it before the lead is locked. */
  hold: (tx: Deps['db'], of: { kind: LeadKind; sourceId: string }) => repo.holdRecord(tx, of),
  follow: (tx: Deps['db'], of: { kind: LeadKind; sourceId: string; status: LeadStatus }) => repo.followStatus(tx, of),
};

/**
 * Replies to a lead by email, quoting their message below. Email, entry, status, and audit entry are one transaction;
 * sending twice sends once.
 * @throws AppError NOT_FOUND; CONFLICT when the address doesn't exist.
 */
export async function answerLead(
  deps: Deps,
  input: { adminId: string; leadId: string; submissionId: string; subject: string; body: string },
): Promise<void> {
  const { adminId, leadId, submissionId, subject, body } = input;
  const asker = await repo.findAsker(deps.db, { leadId });
  if (!asker) throw gone();
  const { kind, sourceId, email: to, userId } = asker;
  const mail = await prepareMail(deps, {
    template: 'lead-answer',
    to,
    ...(userId ? { userId } : {}),
    data: {
      subject,
      body,
      quote: asker.message,
      sentAt: new Date(asker.occurredAt).toISOString(),
      replyTo: deps.settings.agencyInbox,
    },
  });
  const mailId = await inTransaction(deps.db, async (tx) => {
    await repo.holdRecord(tx, { kind, sourceId });
    const before = await repo.holdLead(tx, { leadId });
    if (!before) throw gone();
    // Checked under the lead's lock, so that the second of two concurrent calls finds what the first wrote.
    const sent = await repo.findSubmission(tx, { submissionId });
    if (sent?.leadId === leadId) return undefined;
    if (sent) throw new AppError('CONFLICT', m.server_replies_sent_elsewhere());
    const emailId = await writeMail(tx, mail);
    if (!emailId) throw new AppError('CONFLICT', m.server_replies_bounced());
    const noted = { leadId, submissionId, body: `${subject}\n\n${body}`, emailId, byUserId: adminId };
    const status = await repo.insertAnswer(tx, noted);
    await repo.followStatus(tx, { kind, sourceId, status });
    await writeAudit(tx, {
      adminId,
      action: 'lead.answer',
      subject: 'lead',
      subjectId: leadId,
      before: { status: before.status },
      after: { status, emailId },
    });
    return emailId;
  });
  await wakeMail(deps, mailId);
}
