/**
 * A worker stands still in the middle of its jobs, as a machine that swaps or is moved does, for longer than its leases:
 * another one does the work, and what the first still had to say when it goes on is refused.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { startFakeOpenAi, type FakeOpenAi } from '../fakes/openai-server.ts';
import { backends } from '../helpers/backends.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { effort } from '../helpers/effort.ts';
import { figure } from '../helpers/figure.ts';
import { endServers, startServer } from '../helpers/processes.ts';
import { createVisitor, siteEnv, startSite } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';

/** Fewer than a worker does at once, so that the frozen one holds all of them. */
const visitors = 12;
const rounds = effort(1, 5);
/** Long enough that all are being written when the worker stops, shorter than a lease. */
const slowMs = 4_000;

type Generation = { id: string; status: string; claim: number; attempts: number };
type Round = { held: number; done: number; takenOver: number; wokenExit: number | null; changed: number };

const databases: TestDatabase[] = [];
const sites: Serving[] = [];
let model: FakeOpenAi;

/** @returns how many rows are not what they were; those that came or went count. */
const differing = (before: unknown[], after: unknown[]) =>
  Array.from({ length: Math.max(before.length, after.length) }).filter(
    (_, index) => JSON.stringify(before[index]) !== JSON.stringify(after[index]),
  ).length;

async function freezeOnce(redisUrl: string | undefined): Promise<Round> {
  const database = await createDatabase();
  databases.push(database);
  const env = { OPENAI_API_KEY: 'sk-for-the-fake', OPENAI_BASE_URL: model.baseUrl, AI_DAILY_BUDGET_USD: '1000' };
  const options = { databaseUrl: database.url, redisUrl, env };
  const web = await startSite({ ...options, role: 'web' });
  sites.push(web);
  const startWorker = () => startServer(siteEnv({ ...options, role: 'worker' }));
  const generations = () => database.query<Generation>('select * from profile_generations order by id');
  /** Everything that a job writes for good, with its times. */
  const written = async () => [
    await generations(),
    await database.query('select * from ai_conversation_profiles order by id'),
    await database.query('select * from emails order by id'),
  ];

  const frozen = await startWorker();
  await Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      const visitor = createVisitor(web.address);
      const { id } = await converse(visitor, sampleAnswers({ business_name: `Shop ${index}` }), 'contact_info');
      await visitor.api.profile.generate.mutate({ conversationId: id });
    }),
  );
  await until('some are under way', async () => (await generations()).some(({ status }) => status === 'running'));
  frozen.kill('SIGSTOP');
  const held = (await generations()).filter(({ status }) => status === 'running');

  const other = await startWorker();
  const done = await until(
    'all are done, with their accounts and mails',
    async () => {
      const rows = await generations();
      const [left] = await database.query<{ count: number }>(
        `select (select count(*) from ai_conversation_profiles where account_due_at is not null)::int
           + (select count(*) from emails where status <> 'sent')::int as count`,
      );
      return left!.count === 0 && rows.length === visitors && rows.every(({ status }) => status === 'done') && rows;
    },
    { withinMs: 100_000, everyMs: 200 },
  );
  const before = await written();
  frozen.kill('SIGCONT');
  // Asked to stop, it first ends what it believes to be its own.
  frozen.kill('SIGTERM');
  const { code } = await frozen.exited;
  const after = await written();
  other.kill('SIGTERM');
  await other.exited;
  return {
    held: held.length,
    done: done.length,
    takenOver: done.filter((row) => held.some(({ id, claim }) => id === row.id && claim < row.claim)).length,
    wokenExit: code,
    changed: differing(before.flat(), after.flat()),
  };
}

const stores = backends(12);
const outcomes = new Map<string, Round[]>();
beforeAll(async () => {
  model = await startFakeOpenAi();
  model.setMode({ slow: slowMs });
  for (const { name } of stores) outcomes.set(name, []);
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(stores.map(async ({ name, redisUrl }) => outcomes.get(name)!.push(await freezeOnce(redisUrl))));
}, 600_000);
afterAll(async () => {
  await endServers();
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all(databases.map((database) => database.drop()));
  await model.close();
}, 60_000);

describe.each(stores)('a frozen worker, queues in $name', ({ name }) => {
  it('loses nothing, and changes nothing once it goes on', () => {
    const all = outcomes.get(name)!;
    const sum = (key: 'held' | 'done' | 'takenOver' | 'changed') => all.reduce((total, round) => total + round[key], 0);
    figure(
      54,
      `${name}: ${all.length} times frozen with ${sum('held')} jobs in hand: ${sum('done')} of ${visitors * all.length} done, ` +
        `${sum('takenOver')} by the other worker, ${sum('changed')} rows changed by the one that went on`,
    );
    expect(all).toHaveLength(rounds);
    expect(sum('held')).toBeGreaterThan(0);
    expect(sum('takenOver')).toBe(sum('held'));
    expect(sum('changed')).toBe(0);
    expect(all.map(({ wokenExit }) => wokenExit)).toEqual(all.map(() => 0));
  });
});
