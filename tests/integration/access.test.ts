/**
 * Who may do what: every procedure of the router with every visitor and every target. A procedure without a row in the
 * table fails the build.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { appRouter } from '../../server/trpc/app-router.ts';
import { stepIds } from '../../shared/domain/chat-script.ts';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { createVisitor, startSite, type Visitor } from '../helpers/site.ts';
import { readStream } from '../helpers/stream.ts';

type Row = {
  type: 'query' | 'mutation' | 'subscription';
  /** The input that aims at a conversation; undefined for procedures that name none. */
  aim?: (conversationId: unknown) => Record<string, unknown>;
  /** What another visitor gets: the answer of an id that does not exist, or a conversation of their own. */
  others: 'not found' | 'their own';
};

const table: Record<string, Row> = {
  'chat.current': { type: 'query', others: 'their own' },
  'chat.start': { type: 'mutation', aim: (id) => ({ restart: id }), others: 'their own' },
  'chat.answer': {
    type: 'mutation',
    aim: (id) => ({ conversationId: id, revision: 11, stepId: 'name_input', value: sampleAnswers().name_input }),
    others: 'not found',
  },
  'profile.generate': { type: 'mutation', aim: (id) => ({ conversationId: id }), others: 'not found' },
  'profile.status': { type: 'query', aim: (id) => ({ conversationId: id }), others: 'not found' },
  'profile.progress': { type: 'subscription', aim: (id) => ({ conversationId: id }), others: 'not found' },
  'profile.get': { type: 'query', aim: (id) => ({ conversationId: id }), others: 'not found' },
};

type Procedure = { _def: { type: Row['type'] } };
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
const aimed = Object.entries(table).flatMap(([path, row]) => (row.aim ? [{ path, ...row, aim: row.aim }] : []));

let database: TestDatabase;
let site: Serving;
let owner: Visitor;
let stranger: Visitor;
let target: string;

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url });
  owner = createVisitor(site.address);
  const conversation = await converse(owner, sampleAnswers(), 'contact_info');
  target = conversation.id;
  await owner.api.profile.generate.mutate({ conversationId: target });
  await profileOf(owner, target);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});
beforeEach(async () => {
  stranger = createVisitor(site.address);
  await stranger.api.chat.start.mutate({});
});

/** One call, whatever its type; a stream's first event counts as its answer. */
async function call(visitor: Visitor, path: string, type: Row['type'], input: unknown) {
  if (type !== 'subscription') return visitor.call(path, type, input);
  const [event] = await readStream(visitor, path, input);
  const failure =
    event?.event === 'serialized-error' ? (event.data as { data: { code: string }; message: string }) : undefined;
  const status = { NOT_FOUND: 404, BAD_REQUEST: 400 }[failure?.data.code ?? ''] ?? event?.status ?? 200;
  return { status, data: event?.data, code: failure?.data.code, message: failure?.message };
}

/** Everything that belongs to the owner, as one comparable value. */
async function belongings() {
  const tables = ['conversations', 'ai_conversation_profiles', 'profile_generations', 'generation_attempts'];
  return Promise.all(
    tables.map((name) => database.query(`select * from ${name} as t where t::text like $1`, [`%${target}%`])),
  );
}

describe('the table', () => {
  it('has a row for every procedure, of the right type', () => {
    const actual = Object.fromEntries(Object.entries(procedures).map(([path, { _def }]) => [path, _def.type]));
    expect(actual).toEqual(Object.fromEntries(Object.entries(table).map(([path, row]) => [path, row.type])));
  });
});

describe.each(aimed)('$path', ({ path, type, aim, others }) => {
  it('answers its owner', async () => {
    // Starting over would end the conversation that the other rows aim at.
    const own = path === 'chat.start' ? createVisitor(site.address) : owner;
    const id = path === 'chat.start' ? (await own.api.chat.start.mutate({})).id : target;
    expect((await call(own, path, type, aim(id))).status).toBe(200);
  });

  it.each(['no cookie', 'another visitor', 'a forged cookie'])(
    'tells %s nothing and changes nothing',
    async (actor) => {
      const visitor = {
        'no cookie': createVisitor(site.address),
        'another visitor': stranger,
        'a forged cookie': createVisitor(site.address, { cookie: `everglow-visitor=Fe26.2*1*${'a'.repeat(300)}~2` }),
      }[actor]!;
      const before = await belongings();
      const foreign = await call(visitor, path, type, aim(target));
      const absent = await call(visitor, path, type, aim(randomUUID()));
      if (others === 'not found') {
        expect(foreign).toMatchObject({ status: 404, code: 'NOT_FOUND' });
        expect(absent).toEqual(foreign);
      } else {
        expect(foreign.status).toBe(200);
        expect((foreign.data as { id: string }).id).not.toBe(target);
        expect((foreign.data as { id: string }).id).toBe((absent.data as { id: string }).id);
      }
      expect(JSON.stringify([foreign, absent])).not.toMatch(/Dana|Coral Bay|dana@example/);
      expect(await belongings()).toEqual(before);
    },
  );

  it('refuses an id that is none', async () => {
    const malformed = ['', 'x', '../etc/passwd', `${target}'--`, 42, null, {}, ['a'], '0'.repeat(36), '\u0000'];
    for (const id of malformed) {
      const visitor = createVisitor(site.address, { cookie: owner.cookie() });
      const answer = await call(visitor, path, type, aim(id));
      expect(answer.status, JSON.stringify(id)).toBe(400);
      expect(answer.message).not.toMatch(/select|postgres|syntax|node_modules/i);
    }
  });

  it('refuses keys it does not know, among them every column of the database', async () => {
    const columns = await database.query<{ column_name: string }>(
      `select distinct column_name from information_schema.columns where table_schema = 'public'`,
    );
    const names = columns.map((column) => column.column_name);
    expect(names.length).toBeGreaterThan(30);
    const camel = names.map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
    const known = new Set(Object.keys(aim(target)));
    const before = await belongings();
    for (const key of new Set([...names, ...camel, 'isAdmin', 'skipLimits', '__proto__x', 'constructor'])) {
      if (known.has(key)) continue;
      // From another address each time: refused calls count against the limits too.
      const visitor = createVisitor(site.address, { cookie: owner.cookie() });
      const answer = await call(visitor, path, type, { ...aim(target), [key]: 'x' });
      expect(answer.status, key).toBe(400);
    }
    expect(await belongings()).toEqual(before);
  });
});

describe('200 ids from a log', () => {
  it('are worth nothing with another cookie', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    await database.query(
      `insert into conversations (id, visitor_id, script_version, answers)
       select id, gen_random_uuid(), 1, '{"greeting": "secret"}' from unnest($1::uuid[]) as id`,
      [ids],
    );
    const answers = await Promise.all(
      ids.flatMap((id) => [
        stranger.call('profile.get', 'query', { conversationId: id }),
        stranger.call('profile.status', 'query', { conversationId: id }),
        stranger.call('chat.answer', 'mutation', {
          conversationId: id,
          revision: 0,
          stepId: stepIds[0],
          value: 'Tell me more',
        }),
      ]),
    );
    const unexpected = answers.filter(
      (answer) => answer.status !== 404 && answer.status !== 429 && answer.status !== 400,
    );
    expect(unexpected).toEqual([]);
    expect(JSON.stringify(answers)).not.toContain('secret');
    const [touched] = await database.query<{ count: number }>(
      `select count(*)::int as count from conversations where id = any($1::uuid[]) and (revision > 0 or archived_at is not null)`,
      [ids],
    );
    expect(touched!.count).toBe(0);
  });
});
