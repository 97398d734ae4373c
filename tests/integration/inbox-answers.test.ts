/** Answers to leads: sent once, to who can be reached, and noted. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { applicationForm, contactForm } from '../helpers/leads.ts';
import { mailsTo } from '../helpers/mails.ts';
import { createAdmin, newAddress, type Member } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';
import { insertLead } from './access/rows-inbox.ts';

let database: TestDatabase;
let site: Serving;
let admin: Member;
let dataDir: string;

beforeAll(async () => {
  database = await createDatabase();
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-answers-'));
  site = await startSite({
    databaseUrl: database.url,
    env: { DATA_DIR: dataDir, AGENCY_INBOX: 'desk@agency.example' },
  });
  admin = await createAdmin(database, site.address);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

const inbox = () => admin.visitor.api.admin.inbox;
const once = () => ({ submissionId: randomUUID() });
const leadAt = async (email: string) => {
  const [row] = await database.query<{ id: string }>('select id from leads where email = $1 order by occurred_at', [
    email,
  ]);
  return row!.id;
};
const auditOf = (leadId: string) =>
  database.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_log where subject = 'lead' and subject_id = $1 order by id`,
    [leadId],
  );
describe('an answer', () => {
  const answer = (leadId: string, rest: object = {}) => ({
    leadId,
    subject: 'Your question\r\nBcc: evil@example.com',
    body: 'Hello Dana,\n\nyes, we do that.\nFrom 9 to 5.',
    ...once(),
    ...rest,
  });

  it('goes out once, with what they wrote below, and back to the agency', async () => {
    const email = newAddress('asks');
    const message = 'Do you do roofs?\n<script>alert(1)</script>';
    await createVisitor(site.address).api.contact.send.mutate({ ...contactForm(email), message });
    const leadId = await leadAt(email);
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
    const lines = await auditOf(leadId);
    expect(lines).toMatchObject([{ action: 'lead.answer', before: { status: 'new' }, after: { status: 'answered' } }]);
    expect(JSON.stringify(lines)).not.toMatch(/roofs|Hello Dana|Your question/);
    expect((await mailsTo(email, dataDir)).filter(({ text }) => /yes, we do/.test(text))).toHaveLength(1);
  });

  it('marks an application contacted, and keeps the moment of the first', async () => {
    const email = newAddress('applies');
    await createVisitor(site.address).api.application.submit.mutate(applicationForm(email));
    const leadId = await leadAt(email);
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
      'Mail to this address came back: it does not exist. Please reach them another way.',
    ]);
    expect(await inbox().lead.query({ leadId })).toMatchObject({ status: 'new', answeredAt: null, entries: [] });
    expect(await auditOf(leadId)).toEqual([]);
    // Who wants no newsletter is answered all the same.
    await database.query(`update email_suppressions set reason = 'unsubscribed'`);
    await inbox().answer.mutate(answer(leadId));
  });

  it('to one lead is none to another', async () => {
    const [one, two] = [await insertLead(database), await insertLead(database)];
    const input = answer(one.leadId);
    await inbox().answer.mutate(input);
    const { status } = await admin.visitor.call('admin.inbox.answer', 'mutation', { ...input, leadId: two.leadId });
    expect(status).toBe(409);
    expect((await inbox().lead.query({ leadId: two.leadId })).entries).toEqual([]);
  });
});
