/** Newsletters are on hold without a street address (CAN-SPAM); account emails are always sent. */
import { describe, expect, it } from 'vitest';
import { site as siteContent } from '#shared/content/site.ts';
import type { Deps } from '#server/deps.ts';
import { sendMail, type MailRequest } from '#server/features/mail/service.ts';
import { writeDueWelcomes } from '#server/features/mail/newsletter/service.ts';
import { systemReport } from '#server/features/admin/operations/service.ts';
import { decoded, startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { newsletterForm } from '#tests/helpers/leads.ts';
import { createMailWriter, smtpEnv } from '#tests/helpers/mail-writer.ts';
import { createAdmin, insertAccount } from '#tests/helpers/members.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const database = await openDatabase();
const smtp = closing(await startFakeSmtp());
const options = { databaseUrl: database.url, env: smtpEnv(smtp.url) };
const site = await addSite({ ...options, role: 'web' });
const writer = closing(createMailWriter(options));
const postalAddress = '12 Sea Street, Miami, FL 33101';
/** Simulates a restart with an address. */
const settled = {
  ...writer.deps,
  settings: { ...writer.deps.settings, facts: { ...siteContent.facts, postalAddress } },
};
const signal = new AbortController().signal;
const arrivedAt = (to: string) => smtp.accepted.filter(({ envelopeTo }) => envelopeTo.includes(to));

describe('without a street address', () => {
  it('stores a new subscriber, and sends the welcome once an address is set', async () => {
    const email = 'new@example.com';
    const sent = await createVisitor(site.address).call('newsletter.subscribe', 'mutation', newsletterForm(email));
    expect(sent).toMatchObject({ status: 200, data: { mail: 'later' } });
    expect(await database.query('select 1 from emails where to_email = $1', [email])).toEqual([]);
    await database.query(`update newsletter_subscribers set welcome_due_at = now() - interval '1 second'`);
    await writeDueWelcomes(writer.deps);
    expect(await database.query('select 1 from emails where to_email = $1', [email])).toEqual([]);

    await writeDueWelcomes(settled);
    const [row] = await database.query<{ id: string }>('select id from emails where to_email = $1', [email]);
    expect(await sendMail(settled, { emailId: row!.id, signal })).toMatchObject({ status: 'sent' });
    expect(decoded(arrivedAt(email)[0]!.raw)).toContain(`Everglow AI Marketing, ${postalAddress}`);
  });

  it('keeps newsletters and weekly notes in the queue', async () => {
    const member = await insertAccount(database);
    const commercial: MailRequest[] = [
      { template: 'newsletter-welcome', to: 'queued@example.com', data: {} },
      { template: 'weekly-note', to: member.email, userId: member.id, data: {} },
    ];
    for (const request of commercial) {
      const id = (await writer.write(request, { wake: false }))!;
      const outcome = await sendMail(writer.deps, { emailId: id, signal });
      expect(outcome).toMatchObject({ status: 'queued', error: 'needs a street address (CAN-SPAM)' });
      expect(arrivedAt(request.to)).toEqual([]);
      await database.query('update emails set lease_until = null where id = $1', [id]);
      expect(await sendMail(settled, { emailId: id, signal })).toMatchObject({ status: 'sent' });
    }
  });

  it('sends emails about an account', async () => {
    const member = await insertAccount(database);
    const id = (await writer.write({ template: 'welcome', to: member.email, data: {} }, { wake: false }))!;
    expect(await sendMail(writer.deps, { emailId: id, signal })).toMatchObject({ status: 'sent' });
  });

  it('tells the agency on the mail and system screens what to set', async () => {
    const admin = await createAdmin(database, site.address);
    const mails = await admin.visitor.api.admin.operations.mails.query({});
    expect(mails.notice).toMatch(
      /on hold\. US law \(CAN-SPAM\) requires your street address.*shared\/content\/site\.ts/,
    );
    const saysOf = async (deps: Deps) => (await systemReport(deps)).parts.find(({ key }) => key === 'mail')!.finding;
    expect(await saysOf(writer.deps)).toMatchObject({
      state: 'warn',
      says: expect.stringContaining('on hold') as string,
    });
    expect((await saysOf(settled)).says).not.toContain('on hold');
  });
});
