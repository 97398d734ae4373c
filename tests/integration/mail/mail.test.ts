/** Emails from their rows to the inbox: quotas, deduplication, single recipients, and failures. */
import { afterEach, describe, expect, it } from 'vitest';
import { prepareMail, sendMail, wakeLostMails, writeMail, type MailRequest } from '#server/features/mail/service.ts';
import { eraseDueAccounts } from '#server/features/account/settings/service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startFakeResend } from '#tests/fakes/resend-server.ts';
import { decoded, startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { backends } from '#tests/helpers/backends.ts';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { createMailWriter, smtpEnv, useStreetAddress } from '#tests/helpers/mail-writer.ts';
import { ban, insertAccount } from '#tests/helpers/members.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

useStreetAddress();

type Row = {
  id: string;
  to_email: string;
  status: string;
  sealed: string | null;
  attempts: number;
  message_id: string | null;
  last_error: string | null;
  timed_out: boolean;
  provider_id: string | null;
  sent_at: Date | null;
  lease_until: Date;
  rest_sec: number;
};

const confirm = (to: string, token = 'tok'): MailRequest => ({
  template: 'confirm-address',
  to,
  data: {},
  secrets: { token },
});
const rowsOf = (database: TestDatabase) =>
  database.query<Row>(
    'select *, extract(epoch from lease_until - now())::float as rest_sec from emails order by created_at',
  );
const signal = new AbortController().signal;

describe.each(backends(6))('an email, with queues in $name', async ({ redisUrl }) => {
  const database = await openDatabase();
  const smtp = closing(await startFakeSmtp());
  const options = { databaseUrl: database.url, redisUrl, env: smtpEnv(smtp.url) };
  await addSite({ ...options, role: 'worker' });
  const writer = closing(createMailWriter({ ...options, role: 'web' }));

  it('is sent from its row, which then keeps no secrets', async () => {
    const id = await writer.write(confirm('dana@example.com', 'tok_5ecret'));
    const mail = await until('the email', () => smtp.accepted.find(({ key }) => key === id));
    expect(mail).toMatchObject({ envelopeTo: ['dana@example.com'], messageId: `<${id}@everglow.example>` });
    expect(mail.raw).toContain('tok_5ecret');
    const [row] = await until('sent', async () => {
      const rows = await rowsOf(database);
      return rows[0]?.status === 'sent' && rows;
    });
    expect(row).toMatchObject({ sealed: null, attempts: 1, last_error: null, message_id: mail.messageId });
    expect(row!.sent_at).not.toBeNull();
  });

  it('is sent even if its job was lost', async () => {
    const id = await writer.write(confirm('late@example.com'), { wake: false });
    await database.query(`update emails set wake_at = now() where id = $1`, [id]);
    await wakeLostMails(writer.deps);
    await until('the email', () => smtp.accepted.find(({ key }) => key === id));
  });
});

describe('an email', async () => {
  const database = await openDatabase();
  const smtp = closing(await startFakeSmtp());
  const options = { databaseUrl: database.url, env: smtpEnv(smtp.url) };
  const writer = closing(createMailWriter(options));
  const other = closing(createMailWriter(options));
  afterEach(() => smtp.setMode('ok'));

  const quiet = (request: MailRequest) => writer.write(request, { wake: false });
  const send = (id: string | undefined) => sendMail(writer.deps, { emailId: id!, signal });
  const rowOf = async (id: string | undefined) => (await rowsOf(database)).find((row) => row.id === id)!;
  /** Ends the retry pause. */
  const pass = (id: string | undefined) => database.query(`update emails set lease_until = null where id = $1`, [id]);

  it('is written at most three times a day to a visitor, across two processes', { tags: ['check-31'] }, async () => {
    const templates = ['activation', 'existing-account', 'confirm-address'] as const;
    for (const to of ['one@example.com', 'two@example.com', 'three@example.com']) {
      const requests = Array.from({ length: 40 }, (_, index): MailRequest => {
        const template = templates[index % templates.length]!;
        if (template === 'activation')
          return { template, to, data: {}, secrets: { token: 't', temporaryPassword: 'p' } };
        return template === 'confirm-address' ? confirm(to) : { template, to, data: {} };
      });
      const ids = await Promise.all(
        requests.map(async (request, index) => {
          const { deps } = index % 2 === 0 ? writer : other;
          const prepared = await prepareMail(deps, request);
          // Half of them inside a transaction, as services write them.
          return index % 4 < 2 ? writeMail(deps.db, prepared) : inTransaction(deps.db, (tx) => writeMail(tx, prepared));
        }),
      );
      expect(ids.filter((id) => id !== undefined)).toHaveLength(3);
      const [count] = await database.query<{ n: number }>('select count(*)::int n from emails where to_email = $1', [
        to,
      ]);
      expect(count!.n).toBe(3);
    }
    // A day later, more can be written; the other addresses aren't affected.
    await database.query(
      `update emails set created_at = now() - interval '24 hours 1 minute' where to_email = 'one@example.com'`,
    );
    expect(await quiet(confirm('one@example.com'))).toBeDefined();
    expect(await quiet(confirm('two@example.com'))).toBeUndefined();
  });

  it('has a quota per purpose, so that one purpose never uses up another’s', { tags: ['check-31'] }, async () => {
    const to = 'victim@example.com';
    const token = { data: {}, secrets: { token: 't' }, to };
    const reset: MailRequest = { template: 'reset-password', ...token };
    const purposes: MailRequest[][] = [
      [
        { template: 'contact-received', to, data: {} },
        { template: 'application-received', to, data: {} },
      ],
      [{ template: 'continue-chat', ...token }],
      [{ template: 'change-email', ...token }],
      [{ ...reset, isUnconfirmed: true }],
      [confirm(to)],
    ];
    for (const requests of purposes) {
      const ids: (string | undefined)[] = [];
      for (let turn = 0; turn < 8; turn += 1) ids.push(await quiet(requests[turn % requests.length]!));
      expect([requests[0]!.template, ids.filter(Boolean).length]).toEqual([requests[0]!.template, 3]);
    }
    // In a day of requests every 15 minutes, an unknown address gets three emails, and an account's owner can sign in.
    await database.query(`update emails set created_at = now() - interval '2 hours' where to_email = $1`, [to]);
    for (const requests of purposes) expect(await quiet(requests[0]!)).toBeUndefined();
    expect(await quiet(reset)).toBeDefined();
  });

  it(
    'is sent at most four times an hour when its owner asks, and always for account events',
    { tags: ['check-31'] },
    async () => {
      const to = 'owner@example.com';
      const reset = (): MailRequest => ({ template: 'reset-password', to, data: {}, secrets: { token: 't' } });
      const ids = await Promise.all(Array.from({ length: 20 }, () => quiet(reset())));
      expect(ids.filter(Boolean)).toHaveLength(4);
      // The two shares are counted separately.
      expect(await quiet(confirm(to))).toBeDefined();
      const events = await Promise.all(
        Array.from({ length: 12 }, () => quiet({ template: 'password-changed', to, data: {} })),
      );
      expect(events.filter(Boolean)).toHaveLength(12);
      await database.query(
        `update emails set created_at = now() - interval '61 minutes' where template = 'reset-password'`,
      );
      expect(await quiet(reset())).toBeDefined();
    },
  );

  it('doesn’t count toward the limit when its row is rolled back', async () => {
    const { deps } = writer;
    for (let turn = 0; turn < 5; turn += 1) {
      const prepared = await prepareMail(deps, confirm('undone@example.com'));
      await inTransaction(deps.db, async (tx) => {
        expect(await writeMail(tx, prepared)).toBeDefined();
        throw new Error('undone');
      }).catch(() => undefined);
    }
    expect(await quiet(confirm('undone@example.com'))).toBeDefined();
  });

  it('is written once per key', async () => {
    const welcome = (): MailRequest => ({ template: 'welcome', to: 'w@example.com', data: {}, dedupeKey: 'welcome w' });
    const ids = await Promise.all(Array.from({ length: 20 }, () => quiet(welcome())));
    expect(ids.filter(Boolean)).toHaveLength(1);
  });

  it('waits longer after each temporary failure, even if a stray job comes earlier', async () => {
    smtp.setMode('451');
    const id = await quiet(confirm('soon@example.com'));
    const usual = [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600];
    for (const [index, sec] of usual.entries()) {
      const [{ before }] = (await database.query<{ before: Date }>('select now() as before')) as [{ before: Date }];
      expect(await send(id)).toEqual({ status: 'queued', error: 'smtp 451 4.7.1' });
      const row = await rowOf(id);
      expect(row).toMatchObject({
        status: 'queued',
        attempts: index + 1,
        last_error: 'smtp 451 4.7.1',
        timed_out: false,
      });
      // Pauses vary by a fifth, and the row is read a moment after the pause began.
      expect((row.lease_until.getTime() - before.getTime()) / 1000).toBeGreaterThan(sec * 0.8 - 1);
      expect(row.rest_sec).toBeLessThan(sec * 1.2 + 1);
      expect(await send(id)).toBeUndefined();
      await pass(id);
    }
    smtp.setMode('ok');
    const { message_id: messageId } = await rowOf(id);
    expect(await send(id)).toEqual({ status: 'sent' });
    expect(smtp.accepted.at(-1)!.messageId).toBe(messageId);
    expect((await rowOf(id)).last_error).toBeNull();
  });

  it('fails for good after a day, and its secrets are deleted', async () => {
    smtp.setMode('451');
    const id = await quiet(confirm('never@example.com'));
    await database.query(`update emails set queued_at = now() - interval '24 hours 1 second' where id = $1`, [id]);
    expect(await send(id)).toEqual({ status: 'error', error: 'smtp 451 4.7.1' });
    expect(await rowOf(id)).toMatchObject({ status: 'error', sealed: null, attempts: 1 });
    expect(await send(id)).toBeUndefined();
    // An email queued again gets a full day from then, however old it is.
    const again = await quiet(confirm('again-and-again@example.com'));
    await database.query(`update emails set created_at = now() - interval '2 days' where id = $1`, [again]);
    expect(await send(again)).toMatchObject({ status: 'queued' });
  });

  it('is tried once if the mailbox does not exist, which then gets only requested emails', async () => {
    const to = 'nobody@example.com';
    smtp.setMode('550');
    const id = await quiet({ template: 'newsletter-welcome', to, data: {} });
    const second = await quiet(confirm(to));
    expect(await send(id)).toMatchObject({ status: 'error', error: 'smtp 550 5.1.1' });
    await pass(id);
    expect(await send(id)).toBeUndefined();
    expect(smtp.tries(to)).toBe(1);
    smtp.setMode('ok');
    // An email that was already queued is suppressed when its turn comes.
    expect(await send(second)).toEqual({ status: 'error', error: 'suppressed' });
    expect(await rowOf(second)).toMatchObject({ status: 'suppressed', sealed: null });
    expect(await quiet(confirm(to))).toBeUndefined();
    expect(await quiet({ template: 'newsletter-welcome', to, data: {} })).toBeUndefined();
    // An owner who asks still gets their link.
    const asked = await quiet({ template: 'reset-password', to, data: {}, secrets: { token: 't' } });
    expect(await send(asked)).toEqual({ status: 'sent' });
    await database.query(`update email_suppressions set created_at = now() - interval '8 days'`);
    expect(await quiet(confirm(to))).toBeDefined();
    expect(await quiet({ template: 'newsletter-welcome', to, data: {} })).toBeUndefined();
    expect(await database.query('select * from email_suppressions')).toEqual([
      expect.objectContaining({ reason: 'no-mailbox', email_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string }),
    ]);
  });

  it('isn’t retried if refused for its content, and doesn’t suppress the address', async () => {
    const to = 'picky@example.com';
    smtp.setMode('554');
    const id = await quiet({ template: 'newsletter-welcome', to, data: {} });
    expect(await send(id)).toEqual({ status: 'error', error: 'smtp 554 5.7.1' });
    smtp.setMode('ok');
    expect(await send(await quiet(confirm(to)))).toEqual({ status: 'sent' });
  });

  it('isn’t sent about an account whose owner left between two attempts', async () => {
    smtp.setMode('451');
    const about = async (template: 'weekly-note' | 'deletion-planned' | 'password-changed') => {
      const { id: userId, email: to } = await insertAccount(database);
      const id = await quiet({ template, to, userId, data: {} });
      expect(await send(id)).toMatchObject({ status: 'queued' });
      await pass(id);
      return { id, userId };
    };
    const [there, note, planned, erased, security] = [
      await about('weekly-note'),
      await about('weekly-note'),
      await about('deletion-planned'),
      await about('deletion-planned'),
      await about('password-changed'),
    ];
    for (const { userId } of [note, planned, security]) await ban(database, userId);
    await database.query(`update users set deletion_due_at = now() where id = $1`, [erased.userId]);
    expect(await eraseDueAccounts(writer.deps)).toBe(1);
    smtp.setMode('ok');
    for (const { id } of [note, planned]) {
      expect(await send(id)).toEqual({ status: 'error', error: 'suppressed' });
      expect(await rowOf(id)).toMatchObject({
        status: 'suppressed',
        sealed: null,
        last_error: 'its account is gone or deactivated',
      });
    }
    // The account's emails are deleted with it.
    expect(await send(erased.id)).toBeUndefined();
    // An active member gets theirs, and an owner is always told about a new password.
    for (const { id } of [there, security]) expect(await send(id)).toEqual({ status: 'sent' });
    const kept = new Set([note.id, planned.id, erased.id]);
    expect(smtp.accepted.filter(({ key }) => kept.has(key))).toEqual([]);
  });

  it('is handed back immediately by a stopping process', async () => {
    smtp.setMode('slow');
    const stopping = new AbortController();
    const id = await quiet(confirm('stop@example.com'));
    const sending = sendMail(writer.deps, { emailId: id!, signal: stopping.signal });
    await until('under way', () => smtp.tries('stop@example.com') > 0);
    stopping.abort();
    expect(await sending).toEqual({ status: 'queued', error: 'stopped' });
    expect((await rowOf(id)).rest_sec).toBeLessThan(1.1);
  });

  it('waits for the key if its secrets cannot be opened', async () => {
    const id = await quiet(confirm('sealed@example.com'));
    await database.query(`update emails set sealed = 'Fe26.2*broken' where id = $1`, [id]);
    expect(await send(id)).toEqual({ status: 'queued', error: 'email could not be made' });
  });

  it('carries any text that visitors type', async () => {
    const fields = [{ label: 'Message', value: 'zero \u0000 half \ud800 emoji 🌴' }];
    const id = await quiet({ template: 'contact-notice', to: 'inbox@example.com', data: { fields } });
    expect(await send(id)).toEqual({ status: 'sent' });
    expect(decoded(smtp.accepted.at(-1)!.raw)).toContain('🌴');
  });
});

describe('an email through Resend’s API', async () => {
  const database = await openDatabase();
  const resend = closing(await startFakeResend());
  const env = {
    RESEND_API_KEY: 're_a_key_for_tests',
    RESEND_BASE_URL: resend.baseUrl,
    MAIL_FROM: 'Everglow <hello@everglow.example>',
  };
  const writer = closing(createMailWriter({ databaseUrl: database.url, env }));

  it('is identical in each attempt', async () => {
    const to = 'list@example.com';
    const id = (await writer.write({ template: 'newsletter-welcome', to, data: { name: 'Dana' } }, { wake: false }))!;
    const { sealed } = (await rowsOf(database))[0]!;
    for (let turn = 0; turn < 3; turn += 1) {
      // As if the worker had been killed before it could record that the email was sent.
      await database.query(`update emails set status = 'queued', lease_until = null, sealed = $1`, [sealed]);
      expect(await sendMail(writer.deps, { emailId: id, signal })).toEqual({ status: 'sent', providerId: 're_0' });
    }
    expect([resend.calls.length, resend.delivered().length]).toEqual([3, 1]);
    const headers = resend.calls[0]!.body.headers as Record<string, string>;
    expect(headers['List-Unsubscribe']).toMatch(/^<http:\/\/localhost\/unsubscribe\?token=\S+>$/);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });
});
