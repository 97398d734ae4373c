/** Limits count exactly: under load, in two processes, in batches, and whatever a client claims about its address. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitRules } from '../../server/lib/rate-limit.ts';
import type { Serving } from '../../server/serve.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { createVisitor, startSite, type Answer } from '../helpers/site.ts';

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
