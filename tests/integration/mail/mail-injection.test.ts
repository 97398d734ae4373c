/** Visitors' input adds no recipient, header or link to an email. */
import { expect, it } from 'vitest';
import type { MailRequest } from '#server/features/mail/service.ts';
import { decoded, startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { createMailWriter, smtpEnv } from '#tests/helpers/mail-writer.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

const smtp = closing(await startFakeSmtp());
const { database } = await openSite({ env: smtpEnv(smtp.url) });
const writer = closing(createMailWriter({ databaseUrl: database.url, env: smtpEnv(smtp.url), role: 'web' }));

it(
  'sends an email to its one recipient with the usual headers, whatever was typed',
  { tags: ['check-24', 'check-25'] },
  async () => {
    const before = smtp.accepted.length;
    const payloads = injections();
    // Notices carry visitors' text and aren't limited per address; other emails use it as a name.
    const requestOf = (text: string, index: number): MailRequest =>
      index % 2 === 0
        ? {
            template: 'contact-notice',
            to: 'inbox@example.com',
            data: { fields: [{ label: 'Name', value: text }], replyTo: text.slice(0, 254) },
          }
        : { template: 'contact-received', to: `victim${index}@example.com`, data: { name: text } };
    const ids = await inLanes(payloads, 10, (text, index) => writer.write(requestOf(text, index)));
    expect(ids).not.toContain(undefined);
    await until('all emails', () => smtp.accepted.length >= before + payloads.length, { withinMs: 60_000 });
    const mails = smtp.accepted.slice(before);
    const usual = [
      'content-type date from message-id mime-version reply-to resend-idempotency-key subject to x-entity-ref-id',
      'content-type date from message-id mime-version resend-idempotency-key subject to x-entity-ref-id',
    ];
    const named = (mail: (typeof mails)[number]) =>
      mail.headers
        .map(([name]) => name)
        .sort()
        .join(' ');
    for (const mail of mails) {
      expect(mail.envelopeTo).toHaveLength(1);
      expect(mail.envelopeTo[0]).toMatch(/^(inbox|victim\d+)@example\.com$/);
      expect(mail.headers.filter(([name]) => name === 'to')).toEqual([['to', mail.envelopeTo[0]]]);
      expect(usual).toContain(named(mail));
      if (!mail.envelopeTo[0]!.startsWith('inbox')) expect(decoded(mail.raw)).not.toMatch(/evil/i);
    }
  },
);

it('sends nothing to anything but a plain address', async () => {
  const before = smtp.accepted.length;
  const odd = ['a@x.example, b@evil.example', 'g: a@x.example, b@evil.example;', '"a b"@x.example', 'a@x.example(c)'];
  const ids = await Promise.all(
    odd.map((to) => writer.write({ template: 'confirm-address', to, data: {}, secrets: { token: 'tok' } })),
  );
  const rows = await until('given up', async () => {
    const found = await database.query<{ status: string; last_error: string; attempts: number; sealed: string | null }>(
      'select * from emails where id = any($1::uuid[])',
      [ids],
    );
    return found.every(({ status }) => status === 'error') && found;
  });
  for (const row of rows) expect(row).toMatchObject({ last_error: 'not a plain address', attempts: 1, sealed: null });
  expect(smtp.accepted).toHaveLength(before);
});

/**
 * Returns inputs that try to smuggle in a header, a recipient or a link: every line break with every header, cycling
 * through the names.
 */
function injections(): string[] {
  const breaks = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\\r\\n', '\u0000\r\n', '\r\n\r\n', '\r\n '];
  const headers = [
    'Bcc: b@evil.example',
    'To: b@evil.example',
    'Cc: b@evil.example, c@evil.example',
    'Subject: evil',
    'Content-Type: text/html; evil',
    'X-Evil: 1',
    '.\r\nRCPT TO:<b@evil.example>',
    'From: evil <b@evil.example>',
  ];
  const names = ['Dana', 'dana@example.com', '"Dana"', '=?utf-8?q?Dana?=', 'Dana,'];
  return breaks.flatMap((end, row) =>
    headers.map((header, column) => `${names[(row + column) % names.length]}${end}${header}`),
  );
}
