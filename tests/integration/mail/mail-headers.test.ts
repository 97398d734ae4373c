/** Checks email headers with each adapter: Reply-To and one-click unsubscribe. */
import { describe, expect, it } from 'vitest';
import { sendMail, type MailRequest } from '#server/features/mail/service.ts';
import { findMail } from '#server/lib/mail-files.ts';
import { startFakeResend } from '#tests/fakes/resend-server.ts';
import { startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { send } from '#tests/helpers/http.ts';
import { createMailWriter, smtpEnv, useStreetAddress } from '#tests/helpers/mail-writer.ts';
import { insertAccount } from '#tests/helpers/members.ts';
import { addSite, closing, openDatabase, openFolder } from '#tests/helpers/opened.ts';

useStreetAddress();

type Carried = { headers: Record<string, string>; replyTo: string | undefined; text: string };

const database = await openDatabase();
const smtp = closing(await startFakeSmtp());
const resend = closing(await startFakeResend());
const dataDir = await openFolder();
const site = await addSite({ databaseUrl: database.url, role: 'web', env: { DATA_DIR: dataDir } });
const resendEnv = {
  RESEND_API_KEY: 're_a_key_for_tests',
  RESEND_BASE_URL: resend.baseUrl,
  MAIL_FROM: 'hi@everglow.example',
};

/** Settings of each adapter, and how to read the email it delivered. */
const adapters = [
  {
    adapter: 'SMTP',
    env: smtpEnv(smtp.url),
    arrived: (id: string): Promise<Carried> => {
      const { headers, raw } = smtp.accepted.find(({ key }) => key === id)!;
      const byName = Object.fromEntries(headers);
      return Promise.resolve({ headers: byName, replyTo: byName['reply-to'], text: raw });
    },
  },
  {
    adapter: 'Resend',
    env: resendEnv,
    arrived: (id: string): Promise<Carried> => {
      const { body } = resend.calls.find(({ key }) => key === id)!;
      const headers = Object.entries(body.headers as Record<string, string>);
      return Promise.resolve({
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
        replyTo: body.reply_to as string | undefined,
        text: body.text as string,
      });
    },
  },
  {
    adapter: 'the local mailbox',
    env: { DATA_DIR: dataDir },
    arrived: async (id: string): Promise<Carried> => {
      const mail = (await findMail(`${dataDir}/mail`, id))!;
      const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
      return { headers, replyTo: headers['reply-to'], text: mail.text };
    },
  },
];

const member = await insertAccount(database);
const welcome: MailRequest = { template: 'welcome', to: member.email, userId: member.id, data: {} };
const subscribed: MailRequest[] = [
  { template: 'newsletter-welcome', to: 'list@example.com', data: {} },
  { template: 'weekly-note', to: member.email, userId: member.id, data: {} },
  { template: 'task-reminder', to: member.email, userId: member.id, data: { tasks: [{ title: 'Call Ann', dueOn: '2027-01-02' }] } }, // prettier-ignore
];

describe.each(adapters)('an email through $adapter', ({ env, arrived }) => {
  const writer = closing(createMailWriter({ databaseUrl: database.url, env }));
  const { settings } = writer.deps;
  const sent = async (request: MailRequest, facts: Partial<typeof settings.facts> = {}): Promise<Carried> => {
    const id = (await writer.write(request, { wake: false }))!;
    const deps = { ...writer.deps, settings: { ...settings, facts: { ...settings.facts, ...facts } } };
    expect(await sendMail(deps, { emailId: id, signal: new AbortController().signal })).toMatchObject({
      status: 'sent',
    });
    return arrived(id);
  };

  it.each(subscribed)('has a one-click unsubscribe link that needs no session: $template', async (request) => {
    await database.query('delete from notification_settings');
    await database.query('delete from email_suppressions');
    const { headers } = await sent(request);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const path = /^<http:\/\/localhost(\/unsubscribe\?token=\S+)>$/.exec(
      headers['list-unsubscribe']!.replace(/\s/g, ''),
    )![1]!;
    const reply = await send(site.address, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(reply.status).toBe(200);
    const [after] = await database.query(
      `select (select count(*)::int from email_suppressions) as suppressed, n.weekly_by_mail, n.reminders_by_mail
       from (select 1) one left join notification_settings n on true`,
    );
    expect(after).toEqual(
      {
        'newsletter-welcome': { suppressed: 1, weekly_by_mail: null, reminders_by_mail: null },
        'weekly-note': { suppressed: 0, weekly_by_mail: false, reminders_by_mail: true },
        'task-reminder': { suppressed: 0, weekly_by_mail: true, reminders_by_mail: false },
      }[request.template as string],
    );
  });

  it('has a Reply-To if it asks for a reply', async () => {
    const { replyTo, text } = await sent(welcome, { contactEmail: 'hello@agency.example' });
    expect(replyTo).toBe('hello@agency.example');
    expect(text).toContain('Just reply to this email');
  });

  it('doesn’t ask for a reply if no reply address is set', async () => {
    const { replyTo, text } = await sent(welcome);
    expect(replyTo).toBeUndefined();
    expect(text).not.toMatch(/repl/i);
  });

  it('has no unsubscribe header if it is about an account', async () => {
    const { headers } = await sent(welcome);
    expect(Object.keys(headers).filter((name) => name.startsWith('list-'))).toEqual([]);
  });
});

it('sends replies to the agency’s inbox if no contact address is set', async () => {
  const inbox = { ...smtpEnv(smtp.url), AGENCY_INBOX: 'inbox@agency.example' };
  const writer = closing(createMailWriter({ databaseUrl: database.url, env: inbox }));
  const id = (await writer.write(welcome, { wake: false }))!;
  await sendMail(writer.deps, { emailId: id, signal: new AbortController().signal });
  expect((await adapters[0]!.arrived(id)).replyTo).toBe('inbox@agency.example');
});
