/** Limits count exactly: under load, in two processes, in batches, and whatever a client claims about its address. */
import fs from 'node:fs';
import argon2 from 'argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../server/lib/password.ts';
import { limitRules } from '../../server/lib/rate-limit.ts';
import type { Serving } from '../../server/serve.ts';
import { clearLimits, insertActivations } from '../helpers/accounts.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { insertAccount, newAddress, testPassword, type Account } from '../helpers/members.ts';
import { endServers, startServer } from '../helpers/processes.ts';
import { createVisitor, siteEnv, startSite, type Answer } from '../helpers/site.ts';

let database: TestDatabase;
let trusting: Serving;
let second: Serving;
let direct: Serving;

beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, role: 'web' as const };
  trusting = await startSite(options);
  second = await startSite(options);
  direct = await startSite({ ...options, env: { TRUST_PROXY: '' } });
});
afterAll(async () => {
  await Promise.all([trusting, second, direct].map((site) => site?.stop()));
  await database?.drop();
});

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const passed = (answers: Answer[]) => answers.filter((answer) => answer.status === 200).length;
const refused = (answers: Answer[]) => answers.filter((answer) => answer.status === 429);

it('beginning conversations: exactly the limit passes, of 100 calls at once to two processes', async () => {
  const { points } = limitRules['chat.start'];
  expect(points).toBeLessThan(100);
  const answers = await times(100, (index) =>
    createVisitor((index % 2 ? trusting : second).address, { from: '203.0.113.7' }).call('chat.start', 'mutation', {}),
  );
  figure(33, `${answers.length} calls at once at two processes on a limit of ${points}: ${passed(answers)} pass`);
  expect(passed(answers)).toBe(points);
  expect(refused(answers)).toHaveLength(100 - points);
  expect(refused(answers)[0]).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/wait a moment/),
  });
  // Somebody else is not held up.
  expect(
    passed([await createVisitor(trusting.address, { from: '203.0.113.8' }).call('chat.start', 'mutation', {})]),
  ).toBe(1);
  const [{ count }] = (await database.query<{ count: number }>('select count(*)::int as count from conversations')) as [
    { count: number },
  ];
  expect(count).toBe(points + 1);
});

it('a household of IPv6 addresses is one client', async () => {
  const { points } = limitRules['chat.start'];
  const answers = await times(points + 20, (index) =>
    createVisitor(trusting.address, { from: `2001:db8:1:2::${(index + 1).toString(16)}` }).call(
      'chat.start',
      'mutation',
      {},
    ),
  );
  expect(passed(answers)).toBe(points);
});

it('without a trusted proxy nobody chooses an address: X-Forwarded-For is ignored', async () => {
  const { points } = limitRules['chat.start'];
  const answers = await times(100, (index) =>
    createVisitor(direct.address, { from: `198.51.100.${index}` }).call('chat.start', 'mutation', {}),
  );
  figure(32, `${answers.length} calls, each with another made-up address: ${passed(answers)} pass, limit ${points}`);
  expect(passed(answers)).toBe(points);
});

it('answers: exactly the limit passes per browser, counted in batches too', async () => {
  const { points } = limitRules['chat.answer'];
  const visitor = createVisitor(trusting.address);
  const { id, revision } = await converse(visitor, sampleAnswers(), 'greeting');
  const input = { conversationId: id, revision: revision - 1, stepId: 'greeting', value: sampleAnswers().greeting };
  const batches = Math.ceil((points + 60) / 10);
  const answers = await times(batches, async () => {
    const response = await visitor.fetch(`/trpc/${Array(10).fill('chat.answer').join(',')}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, input]))),
    });
    return (await response.json()) as { error?: { data: { httpStatus: number; retryAfterSec?: number } } }[];
  });
  const all = answers.flat();
  // One point went to the answer that brought the conversation here.
  expect(all.filter((answer) => !answer.error)).toHaveLength(points - 1);
  const failures = all.flatMap((answer) => answer.error?.data ?? []);
  expect(new Set(failures.map((failure) => failure.httpStatus))).toEqual(new Set([429]));
  for (const failure of failures) expect(failure.retryAfterSec).toBeGreaterThan(0);
  // Another browser behind the same address goes on.
  const other = createVisitor(trusting.address);
  expect((await converse(other, sampleAnswers(), 'name_input')).revision).toBe(4);
});

describe('guessing a password', () => {
  const { points } = limitRules['signIn.account'];
  /** A guess that was refused without a look at the password says 429; one that was looked at says 401. */
  const guess = (account: Account, address = trusting.address, from?: string, password = 'guess') =>
    createVisitor(address, from ? { from } : {}).call('auth.signIn', 'mutation', { email: account.email, password });
  const lookedAt = (answers: Answer[]) => answers.filter(({ status }) => status !== 429).length;
  const newAccount = async () => {
    await clearLimits(database);
    return insertAccount(database);
  };
  /** The queue for hashing refuses too; a limit is only measured where it does not. */
  const inLanes = async (count: number, make: (index: number) => Promise<Answer>) => {
    const answers: Answer[] = [];
    await times(10, async (lane) => {
      for (let index = lane; index < count; index += 10) answers.push(await make(index));
      return answers;
    });
    return answers;
  };

  it('ten guesses at one account in a quarter of an hour, from 300 addresses through two processes', async () => {
    const account = await newAccount();
    const answers = await inLanes(300, (index) => guess(account, (index % 2 ? trusting : second).address));
    figure(
      7,
      `${answers.length} guesses at one account from as many addresses: ${lookedAt(answers)} looked at in 15 minutes`,
    );
    expect(answers).toHaveLength(300);
    expect(lookedAt(answers)).toBe(points);
    // Not even the right one, which would tell that it is right; and however the address is written.
    expect((await guess(account, second.address, undefined, testPassword)).status).toBe(429);
    const upper = { ...account, email: ` ${account.email.toUpperCase()}` };
    expect((await guess(upper)).status).toBe(429);
    // Another account is not held up.
    expect((await guess(await insertAccount(database), undefined, undefined, testPassword)).status).toBe(200);
    const [bucket] = await database.query<{ sec: number }>(
      `select max(extract(epoch from expire - now()))::int as sec from limit_buckets where key like 'signIn.account:%'`,
    );
    expect(bucket!.sec).toBeGreaterThan(850);
    expect(bucket!.sec).toBeLessThanOrEqual(900);
  });

  it('in batches: ten calls in one request count ten times, eleven are refused as one', async () => {
    const account = await newAccount();
    const batch = async (size: number) => {
      const input = { email: account.email, password: 'guess' };
      const response = await createVisitor(trusting.address).fetch(
        `/trpc/${Array(size).fill('auth.signIn').join(',')}?batch=1`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, index) => [index, input]))),
        },
      );
      const body = (await response.json()) as { error?: { data: { httpStatus: number } } }[] | object;
      return {
        status: response.status,
        codes: Array.isArray(body) ? body.map((one) => one.error?.data.httpStatus) : [],
      };
    };
    const [eleven, fourHundred] = [await batch(11), await batch(400)];
    expect([eleven.status, fourHundred.status]).toEqual([400, 400]);
    const codes = [...(await batch(10)).codes, ...(await batch(10)).codes];
    figure(
      7,
      `batches of 11 and 400 guesses: ${eleven.codes.length + fourHundred.codes.length} looked at; ` +
        `two of 10: ${codes.filter((code) => code === 401).length} looked at`,
    );
    expect(codes.filter((code) => code === 401)).toHaveLength(points);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });

  it('with a made-up X-Forwarded-For, where no proxy is trusted', async () => {
    const rule = limitRules['signIn.address'];
    await clearLimits(database);
    const answers = await inLanes(rule.points + 40, (index) =>
      createVisitor(direct.address, { from: `198.51.100.${index}` }).call('auth.signIn', 'mutation', {
        email: newAddress('many'),
        password: 'guess',
      }),
    );
    figure(32, `${answers.length} logins behind made-up addresses: ${lookedAt(answers)} pass, limit ${rule.points}`);
    expect(lookedAt(answers)).toBe(rule.points);
  });

  it('a right password forgives the wrong ones before it; a wrong one does not', async () => {
    const account = await newAccount();
    for (let round = 0; round < 3; round += 1) {
      const wrong = await inLanes(points - 1, () => guess(account));
      expect(lookedAt(wrong)).toBe(points - 1);
      expect((await guess(account, undefined, undefined, testPassword)).status).toBe(200);
    }
    expect(lookedAt(await inLanes(points + 5, () => guess(account)))).toBe(points);
  });

  it('that nobody had the time to look at does not count: a crowd locks no owner out', async () => {
    const account = await newAccount();
    // What an unknown address is checked against is made at the first check, and must be a real hash.
    await verifyPassword(undefined, 'x');
    const gate = Promise.withResolvers<string>();
    vi.spyOn(argon2, 'hash').mockImplementation(() => gate.promise);
    const crowd = Array.from({ length: 22 }, () => hashPassword('x'));
    const refused = await times(points + 2, () => guess(account));
    gate.resolve('hashed');
    await Promise.all(crowd);
    expect(lookedAt(refused)).toBe(0);
    expect((await guess(account, undefined, undefined, testPassword)).status).toBe(200);
  });

  it('of a temporary password or a link: ten tries from one address', async () => {
    await clearLimits(database);
    const links = await insertActivations(database, 15);
    const tries = await inLanes(15, (index) =>
      createVisitor(trusting.address, { from: '203.0.113.77' }).call('activation.activate', 'mutation', {
        token: links[index]!.token,
        password: 'guess',
      }),
    );
    expect(lookedAt(tries)).toBe(limitRules['token.address'].points);
  });

  it('is not possible while the limits cannot be counted; what is public stays open', async () => {
    const account = await newAccount();
    const [link] = await insertActivations(database, 1);
    const { token } = link!;
    const email = newAddress('outage');
    const form = { email, password: testPassword, fullName: '', businessName: '' };
    const closed: [string, object][] = [
      ['auth.signIn', { email: account.email, password: testPassword }],
      ['auth.signUp', form],
      ['auth.forgotPassword', { email: account.email }],
      ['auth.resendConfirmation', { email }],
      ['auth.confirmEmail', { token }],
      ['auth.resetPassword', { token, password: testPassword }],
      ['auth.checkResetLink', { token }],
      ['activation.activate', { token, password: testPassword }],
      ['activation.validate', { token }],
      ['activation.renew', { token }],
    ];
    await database.query('alter table limit_buckets rename to limit_buckets_away');
    try {
      const answers = [];
      for (const [path, input] of closed) {
        const answer = await createVisitor(trusting.address).call(path, 'mutation', input);
        answers.push(answer);
        expect([path, answer.status, answer.appCode]).toEqual([path, 503, 'UNAVAILABLE']);
      }
      const closedNow = answers.filter(({ status }) => status === 503).length;
      figure(34, `without a count: ${closedNow} of ${closed.length} procedures of the sign-in closed, the chat open`);
      const visitor = createVisitor(trusting.address);
      expect(await visitor.api.auth.session.query()).toBeNull();
      expect((await visitor.call('chat.start', 'mutation', {})).status).toBe(200);
      expect((await visitor.fetch('/livez')).status).toBe(200);
    } finally {
      await database.query('alter table limit_buckets_away rename to limit_buckets');
    }
    expect((await guess(account, undefined, undefined, testPassword)).status).toBe(200);
    expect(await database.query('select id from users where email = $1', [email])).toEqual([]);
  });

  it('200 wrong logins at once, three times over: pages go on, nothing breaks, memory stays', async () => {
    await clearLimits(database);
    const server = await startServer(siteEnv({ databaseUrl: database.url, role: 'web' }), { args: [] });
    const residentMiB = () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;
    try {
      const visitor = createVisitor(server.address);
      await visitor.api.chat.start.mutate({});
      for (const path of ['/', '/trpc/chat.current']) expect((await visitor.fetch(path)).status).toBe(200);
      const waits = { page: [] as number[], api: [] as number[] };
      const statuses: Record<string, number> = {};
      const note = (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1);
      const idleMiB = residentMiB();
      let mostMiB = idleMiB;
      let isOver = false;
      const paging = (async () => {
        while (!isOver) {
          for (const [kind, path] of [
            ['page', '/'],
            ['api', '/trpc/chat.current'],
          ] as const) {
            const startedAt = performance.now();
            const response = await visitor.fetch(path);
            await response.arrayBuffer();
            waits[kind].push(performance.now() - startedAt);
            if (response.status !== 200) note(response.status);
          }
          mostMiB = Math.max(mostMiB, residentMiB());
        }
      })();
      for (let wave = 0; wave < 3; wave += 1) {
        const answers = await times(200, () =>
          createVisitor(server.address).call('auth.signIn', 'mutation', {
            email: newAddress('bomb'),
            password: 'x'.repeat(1024),
          }),
        );
        for (const { status } of answers) note(status);
      }
      isOver = true;
      await paging;
      const p99 = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.99)]!;
      figure(
        8,
        `${Object.values(statuses).reduce((sum, count) => sum + count, 0)} wrong logins, 200 at once: statuses ` +
          `${JSON.stringify(statuses)}, page p99 ${p99(waits.page).toFixed(0)} ms of ${waits.page.length}, ` +
          `API p99 ${p99(waits.api).toFixed(0)} ms, memory ${idleMiB.toFixed(0)} to ${mostMiB.toFixed(0)} MiB`,
      );
      expect(Object.keys(statuses).filter((status) => !['401', '429'].includes(status))).toEqual([]);
      // Two hashes at a time are 38 MiB; all 600 at once would be 11 GiB.
      expect(mostMiB - idleMiB).toBeLessThan(150);
      // The goal is 250 ms where nothing else runs beside it.
      expect(p99(waits.page)).toBeLessThan(2000);
    } finally {
      await endServers();
    }
  });
});
