/** Five hundred inputs nobody would type, the same ones every time: each is answered, quickly, and never with a 5xx. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { stepIds } from '../../shared/domain/chat-script.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { jsonPost, send, type Reply, type Sent } from '../helpers/http.ts';
import { createVisitor, startSite, type Visitor } from '../helpers/site.ts';

const runs = 500;
const seed = 20_260_101;

let database: TestDatabase;
let site: Serving;
/** Several, as the limit on answers is per browser. */
let owners: { visitor: Visitor; id: string; revision: number }[];

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url });
  owners = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const visitor = createVisitor(site.address);
      const { id, revision } = await converse(visitor, sampleAnswers(), stepIds[index + 2]);
      return { visitor, id, revision };
    }),
  );
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '__proto__',
    'constructor',
    "'; drop table conversations; --",
    '$1',
    '{{7*7}}',
    '${process.env}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u202eabc',
    '𝕳𝖊𝖑𝖑𝖔 👩‍👩‍👧‍👦',
    'x'.repeat(1_000),
    'x'.repeat(1_001),
    'x'.repeat(50_000),
    '\u0301'.repeat(900),
    '2026-13-45T99:99:99Z',
    '1e309',
    '00000000-0000-0000-0000-000000000000',
    null,
    true,
    0,
    -0,
    -1,
    0.5,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { toString: 'x' },
    { then: 'x' },
    Array(21).fill('Get more leads'),
    Array(5_000).fill(''),
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** JSON that JSON.stringify cannot write: keys that reach for prototypes, numbers out of range, deep nesting. */
const rawJson = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"conversationId":1e400}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '{"conversationId":"x","conversationId":"y"}',
  '\ufeff{}',
  '{"restart":"\\u0000"}',
);

const kind = {
  'chat.start': 'POST',
  'chat.answer': 'POST',
  'profile.generate': 'POST',
  'profile.status': 'GET',
  'profile.get': 'GET',
  'profile.progress': 'GET',
  'chat.current': 'GET',
};

type Case = { path: keyof typeof kind; owner: number; break: string; value: unknown; raw: string | undefined };
const cases = fc.sample(
  fc.record<Case>({
    path: fc.constantFrom(...(Object.keys(kind) as (keyof typeof kind)[]), 'chat.answer', 'chat.answer', 'chat.answer'),
    owner: fc.nat(9),
    break: fc.constantFrom(
      'value',
      'value',
      'value',
      'conversationId',
      'revision',
      'stepId',
      'restart',
      'extra',
      'all',
      'none',
    ),
    value: nasty,
    raw: fc.option(rawJson, { freq: 12, nil: undefined }),
  }),
  // A seventh is too long for an address, and left out.
  { numRuns: runs * 1.2, seed },
);

/** A valid input with one part of it replaced. */
function inputOf({ path, owner, break: part, value }: Case): unknown {
  if (part === 'all') return value;
  const { id, revision } = owners[owner]!;
  const valid: Record<string, unknown> =
    path === 'chat.answer'
      ? { conversationId: id, revision, stepId: stepIds[(owner + 3) % stepIds.length], value: 'Something' }
      : path === 'chat.start' || path === 'chat.current'
        ? {}
        : { conversationId: id };
  return part === 'none' ? valid : { ...valid, [part]: value };
}

it(`${runs} inputs: no 5xx, none slow, no word about the inside`, async () => {
  const bad: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;

  async function play(entry: Case, index: number): Promise<void> {
    const input = entry.raw ?? JSON.stringify(inputOf(entry)) ?? '';
    const headers = {
      cookie: owners[entry.owner]!.visitor.cookie(),
      'x-forwarded-for': `172.16.${index >> 8}.${index & 255}`,
    };
    const isGet = kind[entry.path] === 'GET';
    // A query's input travels in the address, which has 16 KB.
    if (isGet && input.length > 4_000) return;
    const sent: Sent = isGet
      ? { path: `/trpc/${entry.path}?input=${encodeURIComponent(input.toWellFormed())}`, headers }
      : jsonPost(`/trpc/${entry.path}`, input, headers);
    const startedAt = performance.now();
    const reply: Reply = await send(site.address, sent);
    slowest = Math.max(slowest, performance.now() - startedAt);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const inside =
      /node_modules|\n\s+at |\/work\/|server\/|"stack"|select .* from|insert into|violates|syntax error|invalid input syntax/i;
    if (reply.status >= 500 || inside.test(reply.body)) {
      bad.push(`${entry.path} ${input.slice(0, 120)} -> ${reply.status} ${reply.body.slice(0, 300)}`);
    }
  }

  for (let index = 0; index < cases.length; index += 20) {
    await Promise.all(cases.slice(index, index + 20).map((entry, offset) => play(entry, index + offset)));
  }
  console.info(
    `Fuzz: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}; slowest ${Math.round(slowest)} ms`,
  );
  expect(bad).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(runs);
  expect(slowest).toBeLessThan(2_000);
  // It reached the code behind the schemas too, not only the doorman.
  expect(statuses.get(200)).toBeGreaterThan(20);
  expect(statuses.get(400)).toBeGreaterThan(100);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  expect((await send(site.address, { path: '/readyz' })).status).toBe(200);
});

it('what was accepted of it is stored as text and comes back', async () => {
  for (const { visitor, id } of owners) {
    const conversation = await visitor.api.chat.current.query();
    if (conversation?.id !== id) continue;
    const [row] = await database.query<{ answers: unknown }>('select answers from conversations where id = $1', [id]);
    expect(conversation.answers).toEqual(row!.answers);
    expect(JSON.stringify(row!.answers)).not.toMatch(/\\u0000|\\ud800"/);
  }
});
