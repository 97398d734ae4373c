/**
 * Workers are killed while runs of members are under way: every run is done, and what it wrote is applied exactly once.
 * Both stores of the queue side by side, as most of the time is waiting for the leases of the dead.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueConcurrency } from '../../server/jobs/definitions.ts';
import type { Serving } from '../../server/serve.ts';
import { startFakeOpenAi, type FakeOpenAi } from '../fakes/openai-server.ts';
import { backends } from '../helpers/backends.ts';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { createMember } from '../helpers/members.ts';
import { endServers, startServer, type ServerProcess } from '../helpers/processes.ts';
import { createVisitor, siteEnv, startSite, type Visitor } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';

const members = 12;
const sections = ['businessAnalysis', 'strategies', 'automations', 'roadmap'] as const;
const runs = members * sections.length;
const kills = 3;
const slowMs = 1_500;

type Run = { id: string; status: string; engine: string | null; attempts: number; claim: number };
type Outcome = {
  runs: Run[];
  /** Versions of each profile that a rewrite made. */
  applied: { profile: string; changed: string; count: number }[];
  /** The number of each profile's newest version. */
  newest: number[];
  notices: number;
  modelAnswers: number;
  ranAgain: number;
  allMs: number;
};

const databases: TestDatabase[] = [];
const sites: Serving[] = [];
let model: FakeOpenAi;

/** Members with profiles, made without a model and with workers of this process, which then end. */
async function prepare(database: TestDatabase): Promise<string[]> {
  const plain = await startSite({ databaseUrl: database.url });
  try {
    const cookies: string[] = [];
    // One after the other: signing in is hashing, of which a process does little at once.
    for (let index = 0; index < members; index += 1) {
      const { visitor } = await createMember(database, plain.address);
      const { id } = await converse(visitor, sampleAnswers({ business_name: `Shop ${index}` }));
      await visitor.api.profile.generate.mutate({ conversationId: id });
      await profileOf(visitor, id);
      cookies.push(visitor.cookie());
    }
    return cookies;
  } finally {
    await plain.stop();
  }
}

async function askForAll(visitor: Visitor): Promise<void> {
  const { profileId, version } = (await visitor.api.document.mine.query())!;
  const remark = 'focus on weddings';
  for (const section of sections) await visitor.api.document.rewrite.mutate({ profileId, version, section, remark });
}

async function survive(redisUrl: string | undefined): Promise<Outcome> {
  const database = await createDatabase();
  databases.push(database);
  const cookies = await prepare(database);
  const env = { OPENAI_API_KEY: 'sk-for-the-fake', OPENAI_BASE_URL: model.baseUrl, AI_DAILY_BUDGET_USD: '1000' };
  const options = { databaseUrl: database.url, redisUrl, env };
  const web = await startSite({ ...options, role: 'web' });
  sites.push(web);
  const startWorker = () => startServer(siteEnv({ ...options, role: 'worker' }));
  const running = () => database.query<Run>(`select * from engine_runs where status = 'running'`);

  let worker: ServerProcess = await startWorker();
  const startedAt = Date.now();
  await Promise.all(cookies.map((cookie) => askForAll(createVisitor(web.address, { cookie }))));
  const held = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    // For certain in the middle: some are done, and some that no dead worker held are being written at this moment.
    const inHand = await until('runs are under way', async () => {
      const [rows, [done]] = await Promise.all([
        running(),
        database.query<{ count: number }>(`select count(*)::int as count from engine_runs where status = 'done'`),
      ]);
      return done!.count > 0 && rows.some((row) => !held.has(`${row.id} ${row.claim}`)) && rows;
    });
    worker.kill('SIGKILL');
    for (const row of inHand) held.add(`${row.id} ${row.claim}`);
    await worker.exited;
    worker = await startWorker();
  }
  const done = await until(
    `${runs} runs are done`,
    async () => {
      const rows = await database.query<Run>('select * from engine_runs');
      return rows.length === runs && rows.every((row) => row.status === 'done') && rows;
    },
    { withinMs: 120_000, everyMs: 200 },
  );
  const allMs = Date.now() - startedAt;
  worker.kill('SIGTERM');
  await worker.exited;
  const count = async (text: string) => (await database.query<{ count: number }>(text))[0]!.count;
  return {
    runs: done,
    allMs,
    applied: await database.query(
      `select profile_id as profile, changed, count(*)::int as count from profile_versions where kind = 'rewritten' group by 1, 2`,
    ),
    newest: (
      await database.query<{ version: number }>(
        'select max(version)::int as version from profile_versions group by profile_id',
      )
    ).map((row) => row.version),
    notices: await count(`select count(*)::int as count from notifications where title like '%rewritten%'`),
    modelAnswers: await count(
      `select count(*)::int as count from generation_attempts where outcome = 'ok' and run_id is not null`,
    ),
    ranAgain: done.filter((row) => row.claim > 1).length,
  };
}

const outcomes = new Map<string, Outcome>();
const stores = backends(9);

beforeAll(async () => {
  model = await startFakeOpenAi();
  model.setMode({ slow: slowMs });
  await Promise.all(stores.map(async ({ name, redisUrl }) => outcomes.set(name, await survive(redisUrl))));
}, 240_000);
afterAll(async () => {
  await endServers();
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all(databases.map((database) => database.drop()));
  await model.close();
}, 60_000);

describe.each(stores)('three kills with $name', ({ name }) => {
  it('every run is done, and applied exactly once', () => {
    const outcome = outcomes.get(name)!;
    const claims = outcome.runs.reduce((sum, row) => sum + row.claim, 0);
    const doubled = outcome.applied.filter((row) => row.count !== 1).length;
    figure(
      61,
      `${name}: ${outcome.runs.length} of ${runs} rewrites done in ${outcome.allMs} ms, ${kills} kills, ${outcome.ranAgain} run again, ${claims} claims, ` +
        `${doubled} applied twice`,
    );
    expect(outcome.runs).toHaveLength(runs);
    expect(outcome.applied).toHaveLength(runs);
    expect(doubled).toBe(0);
    // Version 1 is the profile as it was written; each rewrite is one more.
    expect(outcome.newest).toEqual(Array(members).fill(1 + sections.length));
    expect(outcome.notices).toBeLessThanOrEqual(runs);
  });

  it('a kill repeats what the dead worker held, and no more', () => {
    const { runs: rows, ranAgain, modelAnswers } = outcomes.get(name)!;
    expect(ranAgain).toBeGreaterThan(0);
    for (const row of rows) expect(row.claim).toBe(row.attempts);
    const claims = rows.reduce((sum, row) => sum + row.claim, 0);
    expect(claims).toBeLessThanOrEqual(runs + kills * queueConcurrency.slow);
    expect(modelAnswers).toBeLessThanOrEqual(claims);
    expect(rows.some((row) => row.engine === 'openai')).toBe(true);
  });
});
