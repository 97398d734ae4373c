/** Limits count exactly: in parallel, at two processes, in batches, and whatever address a client claims. */
import argon2 from 'argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#server/lib/password.ts';
import { limitRules } from '#server/lib/rate-limit.ts';
import type { Serving } from '#server/serve.ts';
import { clearLimits, insertActivations } from '#tests/helpers/accounts.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { times } from '#tests/helpers/lanes.ts';
import { insertAccount, newAddress, testPassword, type Account } from '#tests/helpers/members.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Answer } from '#tests/helpers/site.ts';

const { database, site: trusting } = await openSite({ role: 'web' });
const second = await addSite({ databaseUrl: database.url, role: 'web' });
const direct = await addSite({ databaseUrl: database.url, role: 'web', env: { TRUST_PROXY: '' } });

/** As many in parallel as there are connections: a request that waits too long for one is refused and isn't counted. */
const atOnce = 10;
const passed = (answers: Answer[]) => answers.filter((answer) => answer.status === 200).length;
const refused = (answers: Answer[]) => answers.filter((answer) => answer.status === 429);

describe('starting conversations', () => {
  const { points } = limitRules['chat.start'];
  const startFrom = ({ address }: Serving, from: string) =>
    createVisitor(address, { from }).call('chat.start', 'mutation', {});

  it('lets exactly the limit pass at two processes together', { tags: ['check-33'] }, async () => {
    const answers = await times(points + 20, (at) => startFrom(at % 2 ? trusting : second, '203.0.113.7'), atOnce);
    expect(passed(answers)).toBe(points);
    expect(refused(answers)).toHaveLength(20);
    expect(refused(answers)[0]).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/try again in about \d+ minutes/),
    });
    expect(await database.query('select id from conversations')).toHaveLength(points);
    // Another address isn't affected.
    expect((await startFrom(trusting, '203.0.113.8')).status).toBe(200);
  });

  it('ignores X-Forwarded-For without a trusted proxy', { tags: ['check-32'] }, async () => {
    const answers = await times(points + 10, (at) => startFrom(direct, `198.51.100.${at}`), atOnce);
    expect(passed(answers)).toBe(points);
  });
});

it('lets exactly the limit of answers pass per browser, including in batches', async () => {
  const { points } = limitRules['chat.answer'];
  const visitor = createVisitor(trusting.address);
  const { id, revision } = await converse(visitor, sampleAnswers(), 'greeting');
  const input = { conversationId: id, revision: revision - 1, stepId: 'greeting', value: sampleAnswers().greeting };
  const answers = await times(Math.ceil((points + 20) / 10), async () => {
    const response = await visitor.fetch(`/trpc/${Array(10).fill('chat.answer').join(',')}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, input]))),
    });
    return (await response.json()) as { error?: { data: { httpStatus: number; retryAfterSec?: number } } }[];
  });
  const all = answers.flat();
  // One point was used by the answer that brought the conversation here.
  expect(all.filter((answer) => !answer.error)).toHaveLength(points - 1);
  const failures = all.flatMap((answer) => answer.error?.data ?? []);
  expect(new Set(failures.map((failure) => failure.httpStatus))).toEqual(new Set([429]));
  for (const failure of failures) expect(failure.retryAfterSec).toBeGreaterThan(0);
  // Another browser behind the same address can continue.
  const other = createVisitor(trusting.address);
  expect((await converse(other, sampleAnswers(), 'name_input')).revision).toBe(4);
});

describe('guessing a password', () => {
  const { points } = limitRules['signIn.account'];
  /** Returns 429 for a guess refused without checking the password, and 401 for one that was checked. */
  const guess = (account: Account, address = trusting.address, from?: string, password = 'guess') =>
    createVisitor(address, from ? { from } : {}).call('auth.signIn', 'mutation', { email: account.email, password });
  const lookedAt = (answers: Answer[]) => answers.filter(({ status }) => status !== 429).length;
  const newAccount = async () => {
    await clearLimits(database);
    return insertAccount(database);
  };
  /** The hashing queue also refuses; retry, so that only the limit is measured. */
  const unhurried = (count: number, make: (index: number) => Promise<Answer>) => times(count, make, 10);

  it(
    'is possible ten times in a quarter of an hour per account, from any address at two processes',
    { tags: ['check-7'] },
    async () => {
      const account = await newAccount();
      const answers = await unhurried(40, (index) => guess(account, (index % 2 ? trusting : second).address));
      expect(lookedAt(answers)).toBe(points);
      // Not even with the right password, which would reveal it; and however the address is written.
      expect((await guess(account, second.address, undefined, testPassword)).status).toBe(429);
      const upper = { ...account, email: ` ${account.email.toUpperCase()}` };
      expect((await guess(upper)).status).toBe(429);
      // Another account isn't affected.
      expect((await guess(await insertAccount(database), undefined, undefined, testPassword)).status).toBe(200);
      const [bucket] = await database.query<{ sec: number }>(
        `select max(extract(epoch from expire - now()))::int as sec from limit_buckets where key like 'signIn.account:%'`,
      );
      expect(bucket!.sec).toBeGreaterThan(850);
      expect(bucket!.sec).toBeLessThanOrEqual(900);
    },
  );

  it('counts ten calls in one request as ten, and refuses eleven in one request', { tags: ['check-7'] }, async () => {
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
    expect(codes.filter((code) => code === 401)).toHaveLength(points);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });

  it('is counted by the real address if no proxy is trusted', { tags: ['check-32'] }, async () => {
    const rule = limitRules['signIn.address'];
    await clearLimits(database);
    const answers = await unhurried(rule.points + 10, (index) =>
      createVisitor(direct.address, { from: `198.51.100.${index}` }).call('auth.signIn', 'mutation', {
        email: newAddress('many'),
        password: 'guess',
      }),
    );
    expect(lookedAt(answers)).toBe(rule.points);
  });

  it('starts over after the right password, but not after a wrong one', async () => {
    const account = await newAccount();
    for (let round = 0; round < 2; round += 1) {
      const wrong = await unhurried(points - 1, () => guess(account));
      expect(lookedAt(wrong)).toBe(points - 1);
      expect((await guess(account, undefined, undefined, testPassword)).status).toBe(200);
    }
    expect(lookedAt(await unhurried(points + 5, () => guess(account)))).toBe(points);
  });

  it('does not count attempts refused by the full queue, so that a crowd locks no owner out', async () => {
    const account = await newAccount();
    // The hash for unknown addresses is created at the first check, and must be a real one.
    await verifyPassword(undefined, 'x');
    const gate = Promise.withResolvers<string>();
    vi.spyOn(argon2, 'hash').mockImplementation(() => gate.promise);
    // Unique names, because callers with recent requests, as in another test file, would be refused first.
    const crowd = Array.from({ length: 22 }, (_, index) => hashPassword('x', `guessing crowd ${index}`));
    const refused = await times(points + 2, () => guess(account));
    gate.resolve('hashed');
    await Promise.all(crowd);
    expect(lookedAt(refused)).toBe(0);
    expect((await guess(account, undefined, undefined, testPassword)).status).toBe(200);
  });

  it(
    'is not possible while limits cannot be counted, but public procedures stay open',
    { tags: ['check-34'] },
    async () => {
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
        const visitor = createVisitor(trusting.address);
        expect(await visitor.api.auth.session.query()).toBeNull();
        expect((await visitor.call('chat.start', 'mutation', {})).status).toBe(200);
        expect((await visitor.fetch('/livez')).status).toBe(200);
      } finally {
        await database.query('alter table limit_buckets_away rename to limit_buckets');
      }
      expect((await guess(account, undefined, undefined, testPassword)).status).toBe(200);
      expect(await database.query('select id from users where email = $1', [email])).toEqual([]);
    },
  );
});
