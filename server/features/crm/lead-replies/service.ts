/** Answers to leads, by mail from the agency. */
import type { LeadKind, LeadStatus } from '#shared/domain/inbox.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import * as repo from './repo.ts';

const gone = () => new AppError('NOT_FOUND', 'We couldn’t find that lead.');

/** What the status of a record is kept in step by, inside the transaction that changes the lead's. */
export const records = {
  /** To be called before the lead is touched. */
  hold: (tx: Deps['db'], of: { kind: LeadKind; sourceId: string }) => repo.holdRecord(tx, of),
  follow: (tx: Deps['db'], of: { kind: LeadKind; sourceId: string; status: LeadStatus }) => repo.followStatus(tx, of),
};

/**
 * Answers a lead by mail, with what they wrote below. Mail, entry, status and audit line are one transaction; sent twice is
 * once.
 * @throws AppError NOT_FOUND; CONFLICT when the address is known not to exist.
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
    // Looked for under the lead's lock: of two at the same moment the second finds what the first has written.
    const sent = await repo.findSubmission(tx, { submissionId });
    if (sent?.leadId === leadId) return undefined;
    if (sent) throw new AppError('CONFLICT', 'This reply already went to someone else.');
    const emailId = await writeMail(tx, mail);
    if (!emailId)
      throw new AppError(
        'CONFLICT',
        'An email to this address bounced, so it doesn’t exist. Please reach them another way.',
      );
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
