/** Checks that old rows of each kind are deleted, and that newer ones and accounts' rows stay. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sweepLinks } from '#server/features/account/activation/jobs.ts';
import { sweepSessions } from '#server/features/account/auth/jobs.ts';
import { enforceRetention } from '#server/features/admin/retention/service.ts';
import { defaultRetention, retentionKindNames, type RetentionKind } from '#shared/domain/retention.ts';
import { paths } from '#shared/paths.ts';
import { createMailWriter } from '#tests/helpers/mail-writer.ts';
import { insertAccount } from '#tests/helpers/members.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { dump } from './people.ts';

const database = await openDatabase();
const { deps, close } = createMailWriter({ databaseUrl: database.url });
afterAll(() => close());

const oneId = async (statement: string, values: unknown[]) =>
  (await database.query<{ id: string }>(statement, values))[0]!.id;
/** Inserts an inbox row, and records its lead. @returns the row's id */
async function inInbox(statement: string, values: unknown[]): Promise<string> {
  const id = await oneId(statement, values);
  await recordLeads(database);
  return id;
}
/** Words that mark rows that must be deleted, and rows that must stay. */
const mark = (isOld: boolean) => `${isOld ? 'canary-old' : 'kept-young'}-${randomUUID().slice(0, 8)}`;

async function insertTalk(at: string, word: string, userId: string | null = null): Promise<string> {
  const id = await oneId(
    `insert into conversations (visitor_id, user_id, script_version, answers, created_at, updated_at)
     values ($1, $2, 1, $3, $4::timestamptz, $4::timestamptz) returning id`,
    [randomUUID(), userId, JSON.stringify({ name_input: word }), at],
  );
  const profileId = await inInbox(
    `insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses, created_at, updated_at)
     values ($1, $2, $2, '{}', $3::timestamptz, $3::timestamptz) returning id`,
    [id, `${word}@example.com`, at],
  );
  const generationId = await oneId(
    `insert into profile_generations (conversation_id, profile_id, input_hash, status, wake_at)
     values ($1, $2, $3, 'done', now()) returning id`,
    [id, profileId, word],
  );
  await database.query(
    `insert into model_calls (generation_id, attempt, model, outcome, input_tokens, output_tokens, cost_micro_usd,
       duration_ms) values ($1, 1, 'model', 'ok', 1, 1, 1, 1)`,
    [generationId],
  );
  const { id: owner } = await insertAccount(database);
  await database.query(
    `insert into account_activation_tokens (user_id, conversation_profile_id, token_hash, temporary_password_hash, email,
       expires_at) values ($1, $2, $3, 'hash', $4, $5::timestamptz)`,
    [owner, profileId, randomUUID(), `${word}@example.com`, at],
  );
  return profileId;
}

/** Adds our team's note to the lead of a record. */
const insertNote = (sourceId: string, word: string, at: string) =>
  database.query(
    `insert into lead_entries (lead_id, kind, body, created_at)
     select id, 'note', $2, $3::timestamptz from leads where source_id = $1`,
    [sourceId, word, at],
  );

const insertMessage = (at: string, word: string) =>
  inInbox(
    `insert into contact_submissions (submission_id, network_hash, name, email, message, source, created_at)
     values ($1, 'hash', $2, $2 || '@example.com', $2, 'contact_page', $3::timestamptz) returning id`,
    [randomUUID(), word, at],
  );
const insertApplication = (at: string, word: string) =>
  inInbox(
    `insert into business_applications (submission_id, network_hash, name, email, business_name, created_at)
     values ($1, 'hash', $2, $2 || '@example.com', $2, $3::timestamptz) returning id`,
    [randomUUID(), word, at],
  );
const insertSubscriber = (at: string, word: string, state: 'confirmed' | 'left' | 'unconfirmed') =>
  inInbox(
    `insert into newsletter_subscribers (submission_id, network_hash, list, email, status, confirmed_at, unsubscribed_at,
       subscribed_at, created_at)
     values ($1, 'hash', 'newsletter', $2 || '@example.com', $4, $5, $6, $3::timestamptz, $3::timestamptz) returning id`,
    [
      randomUUID(),
      word,
      at,
      state === 'left' ? 'unsubscribed' : 'active',
      state === 'unconfirmed' ? null : at,
      state === 'left' ? at : null,
    ],
  );
const insertMail = (at: string, word: string, status = 'sent') =>
  database.query(
    `insert into emails (template, to_email, status, wake_at, created_at)
     values ('welcome', $1 || '@example.com', $2, 'infinity', $3::timestamptz)`,
    [word, status, at],
  );
async function insertUnconfirmed(at: string, word: string, linkEndsAt = at): Promise<void> {
  const id = await oneId(
    `insert into users (email, created_at) values ($1 || '@example.com', $2::timestamptz) returning id`,
    [word, at],
  );
  await database.query(
    `insert into user_tokens (user_id, purpose, token_hash, email, expires_at)
     values ($1, 'confirm_email', $2, $3 || '@example.com', $4::timestamptz)`,
    [id, randomUUID(), word, linkEndsAt],
  );
}
async function insertVisit(at: string, word: string): Promise<void> {
  await database.query('insert into visits (landing, created_at) values ($1, $2::timestamptz)', [`/${word}`, at]);
  const { id } = await insertAccount(database);
  await database.query('insert into referral_codes (user_id, code) values ($1, $2)', [id, randomUUID().slice(0, 8)]);
  await database.query(
    `insert into referral_clicks (code, day, visitor_hash, created_at)
     select code, $2::timestamptz::date, $3, $2::timestamptz from referral_codes where user_id = $1`,
    [id, at, word],
  );
}
const insertLine = (at: string, word: string) =>
  database.query(
    `insert into audit_log (admin_id, action, subject, subject_id, at) values ($1, 'lead.note', 'lead', $2, $3::timestamptz)`,
    [randomUUID(), word, at],
  );
async function insertOrder(at: string, word: string, userId: string | null = null): Promise<void> {
  const id = await oneId(
    `insert into orders (user_id, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, paid_at,
       created_at) values ($1, 'cart', 'paid', $2, 1, 1, 'test', $3::timestamptz, $3::timestamptz, $3::timestamptz)
     returning id`,
    [userId, word, at],
  );
  await database.query(
    `insert into order_lines (order_id, item_id, name, unit_cents, quantity) values ($1, $2, $2, 1, 1)`,
    [id, word],
  );
  await database.query(
    `insert into subscriptions (id, user_id, mode, created_at) values ($1, $2, 'test', $3::timestamptz)`,
    [word, userId, at],
  );
  await database.query(
    `insert into payment_customers (id, user_id, mode, created_at, removed_at)
     values ($1, $2, $1, $3::timestamptz, $3::timestamptz)`,
    [word, userId, at],
  );
}

type Aged = {
  old: (at: string, word: string) => Promise<unknown>;
  young?: (at: string, word: string) => Promise<unknown>;
};
/** Creates, for each kind, rows to delete at a given age, and rows that stay at that age. */
const cases: Record<RetentionKind, Aged> = {
  conversations: {
    old: (at, word) => insertTalk(at, word),
    young: async (at, word) => {
      await insertTalk(at, word, (await insertAccount(database)).id);
      await insertNote(await insertTalk(at, word), word, new Date().toISOString());
    },
  },
  accounts: {
    old: insertUnconfirmed,
    young: (at, word) => insertUnconfirmed(at, word, '2090-01-01'),
  },
  messages: {
    old: async (at, word) => insertNote(await insertMessage(at, word), word, at),
    young: async (at, word) => insertNote(await insertMessage(at, word), word, new Date().toISOString()),
  },
  applications: {
    old: async (at, word) => insertNote(await insertApplication(at, word), word, at),
    young: async (at, word) => insertNote(await insertApplication(at, word), word, new Date().toISOString()),
  },
  subscriptions: {
    old: async (at, word) => {
      await insertSubscriber(at, word, 'left');
      await insertSubscriber(at, `${word}-too`, 'unconfirmed');
    },
    young: async (at, word) => {
      await insertSubscriber(at, word, 'confirmed');
      await insertNote(await insertSubscriber(at, `${word}-noted`, 'left'), `${word}-noted`, new Date().toISOString());
    },
  },
  emails: { old: insertMail, young: (at, word) => insertMail(at, word, 'queued') },
  visits: { old: insertVisit },
  audit: { old: insertLine },
  payments: {
    old: (at, word) => insertOrder(at, word),
    young: async (at, word) => insertOrder(at, word, (await insertAccount(database)).id),
  },
};

const monthsAgo = async (months: number, shift: string): Promise<string> => {
  const [row] = await database.query<{ at: Date }>('select now() - make_interval(months => $1) + $2::interval as at', [
    months,
    shift,
  ]);
  return row!.at.toISOString();
};
const withSettings = (changes: Partial<typeof defaultRetention>) => ({
  ...deps,
  settings: { ...deps.settings, retention: { ...defaultRetention, ...changes } },
});
const rowsWith = async (word: string) =>
  Object.entries(await dump(database)).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(word)).map(() => table),
  );

describe.each(retentionKindNames)('%s', (kind) => {
  const { old, young } = cases[kind];

  it('are deleted after the retention period, and not before', { tags: ['check-69'] }, async () => {
    const months = defaultRetention[kind];
    const [oldWord, youngWord, otherWord] = [mark(true), mark(false), mark(false)];
    await old(await monthsAgo(months, '-1 day'), oldWord);
    await old(await monthsAgo(months, '1 day'), youngWord);
    await young?.(await monthsAgo(months, '-1 day'), otherWord);
    const before = { young: await rowsWith(youngWord), other: await rowsWith(otherWord) };
    expect((await rowsWith(oldWord)).length).toBeGreaterThan(0);
    // A process with a wrong clock deletes nothing that is recent by the database's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 365 * 24 * 3600 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const { deleted, isComplete } = await enforceRetention(deps);
    expect(isComplete).toBe(true);
    expect(Object.keys(deleted)).toEqual([kind]);
    const left = await rowsWith(oldWord);
    expect(left).toEqual([]);
    expect({ young: await rowsWith(youngWord), other: await rowsWith(otherWord) }).toEqual(before);
    expect(await enforceRetention(deps)).toEqual({ deleted: {}, isComplete: true });
  });

  it('are deleted earlier if the setting is shorter', async () => {
    const word = mark(true);
    await old(await monthsAgo(13, '-1 day'), word);
    const months = kind === 'visits' ? 12 : 13;
    await enforceRetention(withSettings({ [kind]: months + 12 }));
    expect((await rowsWith(word)).length).toBeGreaterThan(0);
    await enforceRetention(withSettings({ [kind]: months }));
    expect(await rowsWith(word)).toEqual([]);
  });
});

it('continues with the other kinds when one fails, and logs the failure', async () => {
  await database.query('alter table visits rename to visits_away');
  onTestFinished(() => void database.query('alter table visits_away rename to visits'));
  const word = mark(true);
  await insertMail(await monthsAgo(defaultRetention.emails, '-1 day'), word);
  const { deleted, isComplete } = await enforceRetention(deps);
  expect({ deleted, isComplete }).toEqual({ deleted: { emails: 1 }, isComplete: false });
});

it('deletes each row once, even with several processes', async () => {
  const at = await monthsAgo(defaultRetention.messages, '-1 day');
  for (let count = 0; count < 30; count += 1) await insertMessage(at, mark(true));
  const rounds = await Promise.all(Array.from({ length: 6 }, () => enforceRetention(deps)));
  expect(rounds.reduce((sum, { deleted }) => sum + (deleted.messages ?? 0), 0)).toBe(30);
  expect(rounds.every(({ isComplete }) => isComplete)).toBe(true);
  expect(await database.query('select 1 from contact_submissions where created_at = $1', [at])).toEqual([]);
});

it('deletes sessions, email links and counters after their fixed periods', async () => {
  const { id } = await insertAccount(database);
  const insertSession = (ago: string) =>
    oneId(`insert into sessions (user_id, expires_at) values ($1, now() - $2::interval) returning id`, [id, ago]);
  const insertLink = (ago: string) =>
    oneId(
      `insert into user_tokens (user_id, purpose, token_hash, email, expires_at)
       values ($1, 'reset_password', $2, 'a@example.com', now() - $3::interval) returning id`,
      [id, randomUUID(), ago],
    );
  const insertActivation = async (ago: string) =>
    oneId(
      `insert into account_activation_tokens (user_id, conversation_profile_id, token_hash, temporary_password_hash, email,
         expires_at) values ($1, $2, $3, 'hash', 'a@example.com', now() - $4::interval) returning id`,
      [id, await insertTalk(new Date().toISOString(), mark(false)), randomUUID(), ago],
    );
  const insertCounter = (ago: string) =>
    oneId(`insert into limit_buckets (key, points, expire) values ($1, 1, now() - $2::interval) returning key as id`, [
      randomUUID(),
      ago,
    ]);
  const old = [
    await insertSession('25 hours'),
    await insertLink('31 days'),
    await insertActivation('31 days'),
    await insertCounter('1 hour'),
  ];
  const young = [
    await insertSession('23 hours'),
    await insertLink('29 days'),
    await insertActivation('29 days'),
    await insertCounter('-23 hours'),
  ];
  await sweepSessions(deps);
  await sweepLinks(deps);
  await deps.limits.sweep();
  const rows = await database.query<{ id: string }>(
    `select id::text from sessions union all select id::text from user_tokens
     union all select id::text from account_activation_tokens union all select key from limit_buckets`,
  );
  const there = new Set(rows.map(({ id: one }) => one));
  expect(old.filter((one) => there.has(one))).toEqual([]);
  expect(young.filter((one) => there.has(one))).toEqual(young);
});

it('deletes old rows in the worker', async () => {
  const word = mark(true);
  await insertMail(await monthsAgo(defaultRetention.emails, '-1 day'), word);
  const site = await startSite({ databaseUrl: database.url, role: 'worker' });
  onTestFinished(() => site.stop());
  await until('the old email is gone', async () => (await rowsWith(word)).length === 0);
});

it('shows the configured numbers in the privacy policy', async () => {
  const site = await startSite({
    databaseUrl: database.url,
    role: 'web',
    pages: true,
    env: { RETENTION_MONTHS: 'messages=7,visits=14,emails=36' },
  });
  onTestFinished(() => site.stop());
  const answer = await fetch(`${site.address}${paths.privacy}`);
  expect(answer.headers.get('set-cookie'), 'a public page sets no cookie').toBeNull();
  const page = await answer.text();
  const times = (words: string) => page.split(words).length - 1;
  expect(times('Messages from the contact forms: 7 months.')).toBe(1);
  expect(times('including those from a referral link: 14 months.')).toBe(1);
  expect(times('Emails we sent you: 3 years.')).toBe(1);
  expect(times('Applications: 2 years.')).toBe(1);
  expect(page).not.toContain('__KEEP_');
});
