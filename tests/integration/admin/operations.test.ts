/** The system screens: emails, failed work, model costs, readiness. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beats } from '#server/jobs/handlers.ts';
import { startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { createMailWriter, smtpEnv, useStreetAddress } from '#tests/helpers/mail-writer.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { insertEvent, insertMail } from '../access/rows-operations.ts';
import { finish } from '../access/world.ts';
import { auditLines } from './audit-lines.ts';

useStreetAddress();

const smtp = closing(await startFakeSmtp());
const env = {
  ...smtpEnv(smtp.url),
  OPENAI_API_KEY: 'sk-not-a-real-key',
  OPENAI_MODEL: 'a-model',
  AI_DAILY_BUDGET_USD: '2',
};
/** Without workers, so that queued work stays queued until a test runs it. */
const { database, site: web } = await openSite({ role: 'web', env });
const writer = closing(createMailWriter({ databaseUrl: database.url, env: smtpEnv(smtp.url) }));
const admin = await createAdmin(database, web.address);

const operations = () => admin.visitor.api.admin.operations;
const clean = () => database.query('truncate emails, payment_events, model_calls, ai_budget_days cascade');

describe('emails', () => {
  it('are listed in pages, filtered, and searched by a part of the address', async () => {
    await clean();
    await database.query(`
      insert into emails (template, to_email, status, wake_at, created_at)
      select case when n % 2 = 0 then 'welcome' else 'password-changed' end,
        'person' || n || case when n <= 3 then '@under_score.example' else '@underscore.example' end,
        (case when n % 10 = 0 then 'error' else 'sent' end)::mail_status, now(), now() - n * interval '1 minute'
      from generate_series(1, 120) n`);
    const first = await operations().mails.query({});
    expect(first.items.map(({ to }) => to)).toEqual(
      Array.from({ length: 50 }, (_, index) => expect.stringMatching(`^person${index + 1}@`) as string),
    );
    const second = await operations().mails.query({ cursor: first.nextCursor! });
    const third = await operations().mails.query({ cursor: second.nextCursor! });
    expect(third.nextCursor).toBeNull();
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(120);
    // Wildcard characters are plain text.
    expect((await operations().mails.query({ q: 'under_score' })).items).toHaveLength(3);
    expect((await operations().mails.query({ q: 'PERSON12@' })).items).toHaveLength(1);
    const failed = await operations().mails.query({ status: 'error', template: 'welcome' });
    expect(failed.items).toHaveLength(12);
    expect(failed.templates).toContain('order-receipt');
  });

  it('are shown without their secrets and without working links', async () => {
    const id = (await writer.write(
      {
        template: 'activation',
        to: 'secret@example.com',
        data: {},
        secrets: { token: 'tok_5ecret', temporaryPassword: 'Abcd2345' },
      },
      { wake: false },
    ))!;
    const mail = await operations().mail.query({ id });
    const words = JSON.stringify(mail);
    expect(words).not.toMatch(/tok_5ecret|Abcd2345/);
    expect(mail.preview).toMatchObject({ subject: 'Your marketing plan is ready', hidesSecrets: true });
    expect(mail.preview!.html).toContain('••••••••');
    expect(mail.preview!.html).not.toMatch(/href=|src=|<script/i);
    expect(mail.preview!.html).toContain(`default-src 'none'`);
    expect(mail.refusal).toContain('You can only resend an email that failed');
  });

  it('show typed input as text in the preview', async () => {
    const payload = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
    const id = (await writer.write(
      {
        template: 'contact-notice',
        to: 'team@example.com',
        data: { fields: [{ label: 'Message', value: payload }], replyTo: 'dana@example.com' },
      },
      { wake: false },
    ))!;
    const { preview } = await operations().mail.query({ id });
    expect(preview!.html).not.toMatch(/<img|<script/i);
    expect(preview!.text).toContain('onerror');
  });

  it('are queued again once after a failure, however often it is requested', async () => {
    const id = await insertMail(database, { to: 'again@example.com' });
    await database.query(`update emails set queued_at = now() - interval '2 days' where id = $1`, [id]);
    await Promise.all(Array.from({ length: 5 }, () => operations().retryMail.mutate({ id })));
    expect(await auditLines(database, id)).toMatchObject([
      { action: 'mail.retry', before: { status: 'error', attempts: 5 }, after: { status: 'queued' } },
    ]);
    expect(await operations().mail.query({ id })).toMatchObject({ status: 'queued', attempts: 0 });
    // Its day of attempts starts again.
    expect(
      await database.query(`select 1 from emails where id = $1 and queued_at > now() - interval '1 minute'`, [id]),
    ).toHaveLength(1);
  });

  it('get a new unsubscribe link if they belong to a list and are resent', async () => {
    const [row] = await database.query<{ id: string }>(
      `insert into emails (template, to_email, user_id, data, status, attempts, wake_at)
       values ('weekly-note', 'weekly@example.com', $1, '{}', 'error', 3, now()) returning id`,
      [admin.id],
    );
    await operations().retryMail.mutate({ id: row!.id });
    const worker = await startSite({ databaseUrl: database.url, role: 'worker', env: smtpEnv(smtp.url) });
    const mail = await until('the email', () => smtp.accepted.find(({ key }) => key === row!.id));
    expect(mail.raw).toMatch(/List-Unsubscribe: <http/);
    await worker.stop();
  });

  it('are not resent if their link was used, because the secrets are gone', async () => {
    const id = await insertMail(database, { template: 'reset-password' });
    await expect(operations().retryMail.mutate({ id })).rejects.toThrow(/password has expired/);
    expect(await operations().mail.query({ id })).toMatchObject({ status: 'error', attempts: 5 });
    expect(await auditLines(database, id)).toEqual([]);
  });

  it('are delivered, logged and limited when sent as a test', async () => {
    const worker = await startSite({ databaseUrl: database.url, role: 'worker', env: smtpEnv(smtp.url) });
    const { id } = await operations().testMail.mutate({ to: ' Team@Example.com' });
    const sent = await until('the test mail', () => smtp.accepted.find(({ key }) => key === id));
    expect(sent.envelopeTo).toEqual(['team@example.com']);
    await until('sent', async () => (await operations().mail.query({ id })).status === 'sent');
    expect(await auditLines(database, id)).toMatchObject([
      { action: 'mail.test', before: null, after: { status: 'queued' } },
    ]);
    await worker.stop();
    const tries = Array.from({ length: 12 }, () => operations().testMail.mutate({ to: 'team@example.com' }));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
  });
});

describe('failed work', () => {
  /** Writes a generation that failed for this reason. */
  async function insertGeneration(failure: string): Promise<string> {
    const { conversationId, profileId } = await finish(database, { visitorId: randomUUID() });
    const [row] = await database.query<{ id: string }>(
      `insert into profile_generations (conversation_id, profile_id, input_hash, status, failure, attempts, wake_at, finished_at)
       values ($1, $2, gen_random_uuid()::text, 'failed', $3, 5, now(), now()) returning id`,
      [conversationId, profileId, failure],
    );
    return row!.id;
  }
  const insertRun = async (kind: string, failure: string, subject: string) => {
    const [row] = await database.query<{ id: string }>(
      `insert into engine_runs (user_id, kind, subject, status, failure, attempts, wake_at, finished_at)
       values ($1, $2::run_kind, $3, 'failed', $4, 5, now(), now()) returning id`,
      [admin.id, kind, subject, failure],
    );
    return row!.id;
  };

  it('is counted from the rows, by kind', async () => {
    await clean();
    await insertGeneration('TypeError');
    await insertRun('section', 'TypeError', 'counted');
    await insertMail(database);
    await insertMail(database, { status: 'queued' });
    await insertEvent(database);
    const { kinds, queues, queueStore } = await operations().jobs.query();
    expect(Object.fromEntries(kinds.map(({ kind, failed }) => [kind, failed]))).toEqual({
      mail: 1,
      profile: 1,
      section: 1,
      machine: 0,
      payment: 1,
    });
    expect(kinds[0]).toMatchObject({ waiting: 1, active: 0, oldest: expect.any(String) as string });
    expect(queueStore).toBe('postgres');
    expect(queues!.map(({ name }) => name)).toEqual(['quick', 'slow']);
  });

  it('is retried once, if a retry can help', async () => {
    const id = await insertGeneration('TypeError');
    await Promise.all(Array.from({ length: 4 }, () => operations().retryWork.mutate({ kind: 'profile', id })));
    const [row] = await database.query('select status, attempts, failure from profile_generations where id = $1', [id]);
    expect(row).toEqual({ status: 'queued', attempts: 0, failure: null });
    expect(await auditLines(database, id)).toMatchObject([
      {
        action: 'job.retry',
        before: { kind: 'profile', status: 'failed', attempts: 5, reason: 'TypeError' },
        after: { kind: 'profile', status: 'queued' },
      },
    ]);
  });

  it('is refused, with the reason, if a retry cannot help', async () => {
    const superseded = await insertGeneration('superseded');
    await expect(operations().retryWork.mutate({ kind: 'profile', id: superseded })).rejects.toThrow(
      /answers have changed/,
    );
    const hopeless = await insertRun('machine', 'UPGRADE_NEEDED', 'hopeless');
    await expect(operations().retryWork.mutate({ kind: 'machine', id: hopeless })).rejects.toThrow(
      /permanent, so a retry would fail too/,
    );
    // Under a different kind, it isn't found.
    await expect(operations().retryWork.mutate({ kind: 'section', id: hopeless })).rejects.toThrow(/find that job/);
    // Payments aren't set up on this site.
    await expect(operations().retryWork.mutate({ kind: 'payment', id: await insertEvent(database) })).rejects.toThrow(
      /aren’t set up/,
    );
    const { items } = await operations().failedWork.query({ kind: 'machine' });
    expect(items.find(({ id }) => id === hopeless)?.refusal).toContain('permanent, so a retry would fail too');
  });

  it('is retried in bulk where possible, with one log line', { tags: ['check-55'] }, async () => {
    await clean();
    await insertMail(database, { template: 'reset-password' });
    for (let index = 0; index < 3; index += 1) await insertMail(database);
    const again = await operations().retryAll.mutate({ kind: 'mail' });
    expect(again).toEqual({ count: 3 });
    expect(await operations().retryAll.mutate({ kind: 'mail' })).toEqual({ count: 0 });
    expect(await auditLines(database, 'mail')).toMatchObject([
      { action: 'job.retry', before: { status: 'error' }, after: { status: 'queued', count: 3 } },
    ]);
    await insertRun('section', 'TypeError', 'first');
    const hopeless = await insertRun('section', 'INVALID', 'second');
    const { count } = await operations().retryAll.mutate({ kind: 'section' });
    expect(count).toBeGreaterThanOrEqual(1);
    const [row] = await database.query<{ status: string }>('select status from engine_runs where id = $1', [hopeless]);
    expect(row!.status).toBe('failed');
  });
});

it('sums model costs and counts by engine in the ledger', async () => {
  await clean();
  await database.query(`delete from profile_generations`);
  const { conversationId, profileId } = await finish(database, { visitorId: randomUUID() });
  await database.query(
    `with g as (
       insert into profile_generations (conversation_id, profile_id, input_hash, status, engine, failure, wake_at, finished_at)
       values ($1, $2, 'a', 'done', 'openai', null, now(), now()), ($1, $2, 'b', 'done', 'local', 'timeout', now(), now()),
         ($1, $2, 'c', 'done', 'local', 'timeout', now(), now() - interval '40 days') returning id, input_hash
     )
     insert into model_calls (generation_id, attempt, model, outcome, input_tokens, output_tokens, cost_micro_usd, duration_ms, created_at)
     select id, 1, 'a-model', case input_hash when 'a' then 'ok' else 'timeout' end, 100, 50, 1500, 4000,
       case input_hash when 'c' then now() - interval '40 days' else now() end from g`,
    [conversationId, profileId],
  );
  await database.query(
    `insert into ai_budget_days (day, spent_micro_usd, reserved_micro_usd) values ((now() at time zone 'utc')::date, 3000, 700)`,
  );
  const week = await operations().ai.query({ days: 7 });
  expect(week.budget).toEqual({ spent: 3000, reserved: 700, cap: 2_000_000 });
  expect(week.perDay).toEqual([
    {
      day: new Date().toISOString().slice(0, 10),
      calls: 2,
      answered: 1,
      inputTokens: 200,
      outputTokens: 100,
      costMicroUsd: 3000,
    },
  ]);
  expect(week.times).toEqual({ half: 4000, most: 4000 });
  expect(week.writers).toEqual(
    expect.arrayContaining([
      { engine: 'openai', failure: null, count: 1 },
      { engine: 'local', failure: 'timeout', count: 1 },
    ]),
  );
  expect(week.items).toHaveLength(2);
  expect(week.items[0]).toMatchObject({ kind: 'profile', model: 'a-model' });
  expect((await operations().ai.query({ days: 90 })).items).toHaveLength(3);
});

describe('readiness', () => {
  const partsOf = async () =>
    Object.fromEntries((await operations().system.query()).parts.map(({ key, state, says }) => [key, { state, says }]));

  it('shows workers starting and stopping, and the results of their sweeps', { tags: ['check-77'] }, async () => {
    expect((await partsOf()).workers).toMatchObject({ state: 'bad' });
    const worker = await startSite({ databaseUrl: database.url, role: 'worker', env: smtpEnv(smtp.url) });
    await until('its sign of life', async () => (await partsOf()).workers?.state === 'ok');
    const { processes } = await operations().jobs.query();
    await worker.stop();
    const gone = (await partsOf()).workers;
    expect(processes).toHaveLength(1);
    expect(gone).toMatchObject({ state: 'bad' });
    const sweeps = [{ name: 'sweepMails', at: new Date().toISOString(), ms: 3, error: 'TypeError' }];
    const beat = { id: randomUUID(), host: 'a-machine', startedAt: new Date(), sweeps };
    await beats.note(writer.deps, beat);
    expect((await operations().jobs.query()).processes).toMatchObject([{ sweeps }]);
    await beats.end(writer.deps, beat);
  });

  it('shows the state of each part, and what is wrong', async () => {
    const parts = await partsOf();
    expect(parts.database).toMatchObject({ state: 'ok' });
    expect(parts.queues).toMatchObject({ state: 'ok', says: 'PostgreSQL is responding.' });
    expect(parts.model!.says).toContain('a-model');
    expect(parts.payments).toMatchObject({ state: 'off' });
    expect(parts.mail!.says).not.toContain('We can’t connect');
    const { versions } = await operations().system.query();
    expect(versions.migrations).toBeGreaterThanOrEqual(6);
    expect(versions.node).toMatch(/^24\./);
  });

  it('answers even if the mail server is down', async () => {
    const away = await startSite({
      databaseUrl: database.url,
      role: 'web',
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Everglow <hello@everglow.example>' },
    });
    const other = await createAdmin(database, away.address);
    const { parts } = await other.visitor.api.admin.operations.system.query();
    expect(parts.find(({ key }) => key === 'mail')).toMatchObject({ state: 'bad' });
    expect(parts.find(({ key }) => key === 'database')).toMatchObject({ state: 'ok' });
    await away.stop();
  });
});
