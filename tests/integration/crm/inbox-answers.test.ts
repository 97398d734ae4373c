/** Answers to leads are sent once, to anyone who can be reached, and logged. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationForm, contactForm } from '#tests/helpers/leads.ts';
import { mailsTo } from '#tests/helpers/mails.ts';
import { createAdmin, newAddress } from '#tests/helpers/members.ts';
import { openFolder, openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { insertLead, leadAt } from '../access/rows-inbox.ts';
import { auditLines } from '../admin/audit-lines.ts';

const dataDir = await openFolder();
const { database, site } = await openSite({ env: { DATA_DIR: dataDir, AGENCY_INBOX: 'desk@agency.example' } });
const admin = await createAdmin(database, site.address);

const inbox = () => admin.visitor.api.admin.inbox;
const once = () => ({ submissionId: randomUUID() });

describe('an answer', () => {
  const answer = (leadId: string, rest: object = {}) => ({
    leadId,
    subject: 'Your question\r\nBcc: evil@example.com',
    body: 'Hello Dana,\n\nyes, we do that.\nFrom 9 to 5.',
    ...once(),
    ...rest,
  });

  it('is sent once, quotes the message, and asks for replies to the agency', async () => {
    const email = newAddress('asks');
    const message = 'Do you do roofs?\n<script>alert(1)</script>';
    await createVisitor(site.address).api.contact.send.mutate({ ...contactForm(email), message });
    const { leadId } = await leadAt(database, email);
    const input = answer(leadId);
    await Promise.all([1, 2, 3, 4].map(() => inbox().answer.mutate(input)));
    const mail = await until('the answer', async () =>
      (await mailsTo(email, dataDir)).find(({ text }) => /yes, we do/.test(text)),
    );
    expect(mail.subject).toBe('Your question Bcc: evil@example.com');
    expect(mail.text).toContain('yes, we do that.\nFrom 9 to 5.');
    expect(mail.text).toContain('    Do you do roofs?\n    <script>alert(1)</script>');
    expect(mail.html).not.toContain('<script');
    const [row] = await database.query<{ data: { replyTo: string } }>(
      `select data from emails where to_email = $1 and template = 'lead-answer'`,
      [email],
    );
    expect(row!.data.replyTo).toBe('desk@agency.example');
    const lead = await until('the mail that left', async () => {
      const found = await inbox().lead.query({ leadId });
      return found.entries[0]?.mailStatus === 'sent' ? found : undefined;
    });
    expect(lead).toMatchObject({ status: 'answered', record: { status: 'read' } });
    expect(lead.answeredAt).not.toBeNull();
    expect(lead.entries).toMatchObject([{ kind: 'answer', status: 'answered', byEmail: admin.email }]);
    const lines = await auditLines(database, leadId);
    expect(lines).toMatchObject([{ action: 'lead.answer', before: { status: 'new' }, after: { status: 'answered' } }]);
    expect(JSON.stringify(lines)).not.toMatch(/roofs|Hello Dana|Your question/);
    expect((await mailsTo(email, dataDir)).filter(({ text }) => /yes, we do/.test(text))).toHaveLength(1);
  });

  it('marks an application as contacted, and records the time of the first answer', async () => {
    const email = newAddress('applies');
    await createVisitor(site.address).api.application.submit.mutate(applicationForm(email));
    const { leadId } = await leadAt(database, email);
    await inbox().answer.mutate(answer(leadId));
    const first = await inbox().lead.query({ leadId });
    expect(first.record).toMatchObject({ status: 'contacted' });
    await inbox().answer.mutate(answer(leadId));
    const second = await inbox().lead.query({ leadId });
    expect(second.answeredAt).toBe(first.answeredAt);
    expect(second.entries).toHaveLength(2);
  });

  it('is refused, and changes nothing, for an address that does not exist', async () => {
    const email = newAddress('bounced');
    const { leadId } = await insertLead(database, email);
    await database.query(
      `insert into email_suppressions (email_hash, reason) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'no-mailbox')`,
      [email],
    );
    const { status, message } = await admin.visitor.call('admin.inbox.answer', 'mutation', answer(leadId));
    expect([status, message]).toEqual([
      409,
      'An earlier email to this address bounced, so we can’t send this one. Please reach them another way.',
    ]);
    expect(await inbox().lead.query({ leadId })).toMatchObject({ status: 'new', answeredAt: null, entries: [] });
    expect(await auditLines(database, leadId)).toEqual([]);
    // Someone who unsubscribed from the newsletter still gets an answer.
    await database.query(`update email_suppressions set reason = 'unsubscribed'`);
    await inbox().answer.mutate(answer(leadId));
  });

  it('is refused if it was already sent to another lead', async () => {
    const [one, two] = [await insertLead(database), await insertLead(database)];
    const input = answer(one.leadId);
    await inbox().answer.mutate(input);
    const { status } = await admin.visitor.call('admin.inbox.answer', 'mutation', { ...input, leadId: two.leadId });
    expect(status).toBe(409);
    expect((await inbox().lead.query({ leadId: two.leadId })).entries).toEqual([]);
  });
});
