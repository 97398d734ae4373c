/** Reads the log of a real process: one line per event whatever a request contains, without secrets or typed text. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { send } from '#tests/helpers/http.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { applicationForm, cityForm, contactForm } from '#tests/helpers/leads.ts';
import { insertLink, insertAccount, testPassword } from '#tests/helpers/members.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv, siteSecret } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const database = await openDatabase();
const server = await startServer(siteEnv({ databaseUrl: database.url, env: { LOG_LEVEL: 'debug' } }));
afterAll(() => endServers());

type Line = { req?: { path?: string; method?: string }; msg?: string };
const linesOf = (text: string) => text.split('\n').filter(Boolean);

it('writes one line per request, whatever its address, headers and body contain', { tags: ['check-29'] }, async () => {
  const breaks = [
    '\r\n',
    '\n',
    '\r',
    '\u0085',
    '\u2028',
    '\u001b[2J',
    '\u001b]0;x\u0007',
    '\u0000',
    '\u009b31m',
    '\u202e',
  ];
  const ends = ['{"level":"fatal","msg":"forged"}', 'forged line', '\u001b[31mforged', '%0aforged', '\\nforged'];
  const payloads = breaks.flatMap((first, at) => {
    const [end, other] = [ends[at % ends.length]!, ends[(at + 2) % ends.length]!];
    return [`x${first}${end}`, `${first}${first}${other}${first}`];
  });
  const before = server.output().length;
  await inLanes(payloads, 4, async (payload, index) => {
    const mark = `/log-${index}/`;
    const printable = payload.replace(/[^\x20-\x7e]/g, '?');
    await send(server.address, {
      path: `${mark}${encodeURIComponent(payload)}?q=${encodeURIComponent(payload)}`,
      headers: { 'user-agent': printable, referer: printable, 'x-forwarded-for': `10.66.${index >> 8}.${index & 255}` },
    });
    await createVisitor(server.address).call('contact.send', 'mutation', {
      ...contactForm(),
      name: payload.slice(0, 90),
      message: payload,
    });
  });
  const marks = payloads.map((_, index) => `/log-${index}/`);
  const written = () => server.output().slice(before);
  await until('all lines', () => marks.every((mark) => written().includes(mark)));
  const lines = linesOf(written());
  const parsed = lines.map((line) => {
    try {
      return JSON.parse(line) as Line;
    } catch {
      return undefined;
    }
  });
  const broken = lines.filter((_, index) => !parsed[index]);
  const counts = marks.map((mark) => parsed.filter((line) => line?.req?.path?.startsWith(mark)).length);
  // eslint-disable-next-line no-control-regex
  const raw = written().match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g) ?? [];
  expect(broken).toEqual([]);
  expect(counts.filter((count) => count !== 1)).toEqual([]);
  expect(raw).toEqual([]);
});

/** Reads everything that the tests' embedded PostgreSQL has logged. */
async function readDatabaseLog(): Promise<string> {
  const [row] = await database.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  const logDir = path.join(row!.folder, 'log');
  const files = await fs.readdir(logDir);
  return (await Promise.all(files.map((file) => fs.readFile(path.join(logDir, file), 'utf8')))).join('');
}

it('writes no typed text and no credentials', { tags: ['check-74'] }, async () => {
  const account = await insertAccount(database, { name: 'canary-owner' });
  const token = await insertLink(database, account, 'reset_password');
  const visitor = createVisitor(server.address);
  const typed = {
    name: 'Canaria Zephyrine',
    email: 'canary-visitor@example.com',
    phone: '(305) 555-0199',
    message: 'canary-message about my business',
    business: 'Canary Coral Works',
    website: 'https://canary-site.example/secret-path',
    password: 'canary password of mine',
    description: 'canary-description',
  };
  await visitor.call('contact.send', 'mutation', {
    ...contactForm(typed.email),
    name: typed.name,
    message: typed.message,
  });
  await visitor.call('contact.sendFromCity', 'mutation', {
    ...cityForm(typed.email),
    name: typed.name,
    phone: typed.phone,
    message: typed.message,
    businessType: typed.business,
  });
  await visitor.call('application.submit', 'mutation', {
    ...applicationForm(typed.email),
    name: typed.name,
    phone: typed.phone,
    businessName: typed.business,
    website: typed.website,
  });
  const { id } = await converse(
    visitor,
    sampleAnswers({
      name_input: typed.name,
      contact_info: typed.email,
      phone_optional: typed.phone,
      business_name: typed.business,
      business_description: typed.description,
      website_social: typed.website,
    }),
  );
  await visitor.api.profile.generate.mutate({ conversationId: id });
  const form = { email: typed.email, password: typed.password, fullName: typed.name, businessName: typed.business };
  await visitor.call('auth.signUp', 'mutation', form);
  await visitor.call('auth.signIn', 'mutation', { email: account.email, password: typed.password });
  await visitor.call('auth.resetPassword', 'mutation', { token, password: 'short' });
  await visitor.fetch(`/unsubscribe?token=${token}`);
  const member = createVisitor(server.address);
  await member.call('auth.signIn', 'mutation', { email: account.email, password: testPassword });
  expect((await member.api.auth.session.query())?.user.email).toBe(account.email);
  // Failures log more than successes, including everything the driver knows.
  await database.query('alter table contact_submissions rename to contact_submissions_away');
  const failed = await createVisitor(server.address).call('contact.send', 'mutation', {
    ...contactForm(typed.email),
    name: typed.name,
    message: typed.message,
  });
  await database.query('alter table contact_submissions_away rename to contact_submissions');
  expect(failed.status).toBeGreaterThanOrEqual(500);
  // The database logs failures too, and a conflict involves the email address.
  await expect(database.query('insert into users (email) values ($1)', [account.email])).rejects.toThrow(/duplicate/);
  await until('the failure in the log', () => /"level":50/.test(server.output()));

  const cookies = [visitor.cookie(), member.cookie()]
    .flatMap((cookie) => cookie.split('; '))
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
    .filter((value) => value.length > 20);
  expect(cookies.length).toBeGreaterThanOrEqual(2);
  const secrets = [...Object.values(typed), typed.phone.replace(/\D/g, ''), '3055550199'];
  const all = [...secrets, account.email, testPassword, token, ...cookies, siteSecret];
  const databaseLog = await readDatabaseLog();
  expect(databaseLog).toContain('violates unique constraint');
  const log = server.output() + databaseLog;
  const hits = all.filter((secret) => log.includes(secret));
  expect(hits).toEqual([]);
});
