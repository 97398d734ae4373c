/** An answer keeps the SLA only if it was delivered: a failed one restarts the timer, and a late delivery stops it. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { sendMail } from '#server/features/mail/service.ts';
import { startFakeSmtp, type SmtpMode } from '#tests/fakes/smtp-server.ts';
import { createMailWriter, smtpEnv } from '#tests/helpers/mail-writer.ts';
import { createAdmin, insertAccount, newAddress } from '#tests/helpers/members.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { insertLead } from '../access/rows-inbox.ts';

const database = await openDatabase();
const smtp = closing(await startFakeSmtp());
// Without workers: the test sends emails when it needs to.
const options = { databaseUrl: database.url, env: smtpEnv(smtp.url), role: 'web' } as const;
const site = await addSite(options);
const writer = closing(createMailWriter(options));
const admin = await createAdmin(database, site.address);

afterEach(() => smtp.setMode('ok'));

const inbox = () => admin.visitor.api.admin.inbox;
/** @returns the email's id */
async function answer(leadId: string): Promise<string> {
  await inbox().answer.mutate({ leadId, subject: 'Hello', body: 'Yes.', submissionId: randomUUID() });
  const [row] = await database.query<{ id: string }>(
    'select email_id as id from lead_entries where lead_id = $1 order by created_at desc limit 1',
    [leadId],
  );
  return row!.id;
}
async function send(emailId: string, mode: SmtpMode): Promise<string | undefined> {
  smtp.setMode(mode);
  await database.query('update emails set lease_until = null where id = $1', [emailId]);
  return (await sendMail(writer.deps, { emailId, signal: new AbortController().signal }))?.status;
}
async function stateOf(leadId: string) {
  const [row] = await database.query<{ status: string; isAnswered: boolean; isWaiting: boolean; record: string }>(
    `select l.status, l.answered_at is not null as "isAnswered", l.sort_key < 50000000000 as "isWaiting", c.status as record
     from leads l join contact_submissions c on c.id = l.source_id where l.id = $1`,
    [leadId],
  );
  return row!;
}
/** Returns the outcome of the answer's email in the lead's history and in the person's timeline. */
async function historyOf(leadId: string) {
  const { entries, personId } = await inbox().lead.query({ leadId });
  const { items } = await admin.visitor.api.admin.people.timeline.query({ personId });
  return [
    entries.find(({ kind }) => kind === 'answer')?.mailStatus,
    items.find(({ kind }) => kind === 'lead_answer')?.state,
  ];
}
const answered = { status: 'answered', isAnswered: true, isWaiting: false, record: 'read' };
const open = { status: 'open', isAnswered: false, isWaiting: true, record: 'read' };
const give = (emailId: string) => admin.visitor.api.admin.operations.retryMail.mutate({ id: emailId });

it('counts an answer only once it is delivered, and not while the server refuses it', async () => {
  const { leadId } = await insertLead(database);
  const mail = await answer(leadId);
  expect(await stateOf(leadId)).toEqual(answered);
  expect(await send(mail, '550')).toBe('error');
  expect(await stateOf(leadId)).toEqual(open);
  expect(await historyOf(leadId)).toEqual(['error', 'error']);
  // Closing and reopening by hand doesn't count as an answer.
  await inbox().setStatus.mutate({ leadId, status: 'closed', seen: 'open' });
  await inbox().setStatus.mutate({ leadId, status: 'open', seen: 'closed' });
  expect(await stateOf(leadId)).toEqual(open);
  await give(mail);
  expect(await stateOf(leadId)).toEqual(open);
  await database.query('delete from email_suppressions');
  expect(await send(mail, 'ok')).toBe('sent');
  expect(await stateOf(leadId)).toEqual(answered);
  expect(await historyOf(leadId)).toEqual(['sent', 'sent']);
});

it('does not count an answer that fails for good after a day or is suppressed', async () => {
  const { leadId } = await insertLead(database);
  const late = await answer(leadId);
  expect(await send(late, '451')).toBe('queued');
  expect(await stateOf(leadId)).toEqual(answered);
  await database.query(`update emails set queued_at = now() - interval '25 hours' where id = $1`, [late]);
  expect(await send(late, '451')).toBe('error');
  expect(await stateOf(leadId)).toEqual(open);
  const email = newAddress('kept-back');
  const other = (await insertLead(database, email)).leadId;
  const keptBack = await answer(other);
  await database.query(
    `insert into email_suppressions (email_hash, reason) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'no-mailbox')`,
    [email],
  );
  expect(await send(keptBack, 'ok')).toBe('error');
  expect(await stateOf(other)).toEqual(open);
});

it('keeps a lead answered through another delivered answer or the agency’s own statement', async () => {
  const { leadId } = await insertLead(database);
  const [first, second] = [await answer(leadId), await answer(leadId)];
  expect(await send(second, 'ok')).toBe('sent');
  expect(await send(first, '550')).toBe('error');
  expect(await stateOf(leadId)).toEqual(answered);
  // They were called; a later email failed: open for review, but not overdue.
  const called = (await insertLead(database)).leadId;
  await inbox().setStatus.mutate({ leadId: called, status: 'answered', seen: 'new' });
  expect(await send(await answer(called), '550')).toBe('error');
  expect(await stateOf(called)).toEqual({ ...open, isAnswered: true, isWaiting: false });
  // Won, then emailed again: it stays won, whatever happens to the email.
  const won = (await insertLead(database)).leadId;
  await inbox().setStatus.mutate({ leadId: won, status: 'won', seen: 'new' });
  const mail = await answer(won);
  const isWon = { status: 'won', isAnswered: true, isWaiting: false, record: 'closed' };
  expect(await stateOf(won)).toEqual(isWon);
  expect(await send(mail, '550')).toBe('error');
  expect(await stateOf(won)).toEqual(isWon);
  const [line] = await database.query(
    `select before ->> 'status' as before, after ->> 'status' as after from audit_log
     where action = 'lead.answer' and subject_id = $1`,
    [won],
  );
  expect(line).toEqual({ before: 'won', after: 'won' });
  expect((await inbox().lead.query({ leadId: won })).entries).toMatchObject([{ kind: 'status' }, { status: 'won' }]);
});

it('excludes undelivered answers from the figures', async () => {
  const { leadId } = await insertLead(database);
  await database.query(`delete from leads where id <> $1`, [leadId]);
  expect(await send(await answer(leadId), '550')).toBe('error');
  await inbox().setStatus.mutate({ leadId, status: 'closed', seen: 'open' });
  expect(await inbox().waiting.query()).toMatchObject({
    medianAnswerSec: null,
    failedMails: expect.any(Number) as number,
  });
  await inbox().setStatus.mutate({ leadId, status: 'won', seen: 'closed' });
  expect((await inbox().waiting.query()).medianAnswerSec).not.toBeNull();
});

it('sends answers to waiting list members to the account’s current address', async () => {
  const { id, email } = await insertAccount(database);
  await database.query('insert into seat_waitlist (user_id) values ($1)', [id]);
  await recordLeads(database);
  const [lead] = await database.query<{ id: string }>('select id from leads where source_id = $1', [id]);
  const moved = newAddress('moved');
  await database.query('update users set email = $2 where id = $1', [id, moved]);
  await recordLeads(database);
  const mail = await answer(lead!.id);
  const rows = await database.query('select to_email, user_id from emails where id = $1', [mail]);
  expect(rows).toEqual([{ to_email: moved, user_id: id }]);
  expect(await inbox().lead.query({ leadId: lead!.id })).toMatchObject({ email: moved, userId: id });
  expect(await database.query('select 1 from contacts where email = $1', [email])).toEqual([]);
});
