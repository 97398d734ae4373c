/**
 * Workers die, Redis forgets, Redis goes away: no generation is lost, none is stored twice. Scenarios run side by side,
 * as most of their time is waiting for the leases of the dead; in two waves, as PostgreSQL has 100 connections.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { queueConcurrency } from '../../server/jobs/definitions.ts';
import type { Serving } from '../../server/serve.ts';
import { startFakeOpenAi, type FakeOpenAi } from '../fakes/openai-server.ts';
import { backends } from '../helpers/backends.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { freePort } from '../helpers/ports.ts';
import { endServers, startServer, type ServerProcess } from '../helpers/processes.ts';
import { flushRedis, startOwnRedis, type TestRedis } from '../helpers/redis.ts';
import { createVisitor, siteEnv, startSite } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';

const visitors = 50;
const slowMs = 1_500;

type Row = {
  id: string;
  status: string;
  engine: string | null;
  failure: string | null;
  attempts: number;
  claim: number;
};
type Outcome = {
  rows: Row[];
  storedProfiles: number;
  linkedGenerations: number;
  /** Calls to the model that ended well. */
  modelAnswers: number;
  kills: number;
  /** From the kill until another worker took what was in the dead one's hands. */
  rerunMs: number[];
  allMs: number;
};

const databases: TestDatabase[] = [];
const sites: Serving[] = [];
const redises: TestRedis[] = [];
let model: FakeOpenAi;

/** A web process in here, and a way to start workers outside. */
async function build(redisUrl: string | undefined) {
  const database = await createDatabase();
  databases.push(database);
  const env = { OPENAI_API_KEY: 'sk-for-the-fake', OPENAI_BASE_URL: model.baseUrl, AI_DAILY_BUDGET_USD: '1000' };
  const options = { databaseUrl: database.url, redisUrl, env };
  const web = await startSite({ ...options, role: 'web' });
  sites.push(web);
  return {
    database,
    web,
    startWorker: () => startServer(siteEnv({ ...options, role: 'worker' })),
    running: () =>
      database.query<{ id: string; claim: number }>(
        `select id, claim from profile_generations where status = 'running'`,
      ),
  };
}
type Site = Awaited<ReturnType<typeof build>>;

async function request(site: Site, count: number): Promise<void> {
  for (let done = 0; done < count; done += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => requestOne(site, done + index)));
  }
}

async function requestOne(site: Site, index: number): Promise<void> {
  const visitor = createVisitor(site.web.address);
  const { id } = await converse(visitor, sampleAnswers({ business_name: `Shop ${index}` }), 'contact_info');
  await visitor.api.profile.generate.mutate({ conversationId: id });
}

async function allDone(site: Site, count: number): Promise<Row[]> {
  return until(
    `${count} generations are done`,
    async () => {
      const rows = await site.database.query<Row>('select * from profile_generations');
      return rows.length === count && rows.every((row) => row.status === 'done') && rows;
    },
    { withinMs: 100_000, everyMs: 200 },
  );
}

async function countStored({ database }: Site) {
  const [stored] = await database.query<{ profiles: number; generations: number }>(
    `select count(*)::int as profiles, count(distinct generation_id)::int as generations
     from ai_conversation_profiles where generated_profile is not null`,
  );
  const [calls] = await database.query<{ count: number }>(
    `select count(*)::int as count from generation_attempts where outcome = 'ok'`,
  );
  return { storedProfiles: stored!.profiles, linkedGenerations: stored!.generations, modelAnswers: calls!.count };
}

type Held = { id: string; claim: number; killedAt: number };

/** Moves what has been claimed again from `held` to `rerunMs`; what its owner had just finished is dropped. */
async function noteReruns(site: Site, held: Held[], rerunMs: number[]): Promise<void> {
  const now = Date.now();
  const rows = await site.database.query<Row>('select * from profile_generations where id = any($1::uuid[])', [
    held.map((entry) => entry.id),
  ]);
  for (const entry of [...held]) {
    const row = rows.find((candidate) => candidate.id === entry.id);
    if (!row || (row.claim === entry.claim && row.status !== 'done')) continue;
    if (!held.includes(entry)) continue;
    held.splice(held.indexOf(entry), 1);
    if (row.claim > entry.claim) rerunMs.push(now - entry.killedAt);
  }
}

/** Kills the worker in the middle, `kills` times, and starts another at once, as a supervisor would. */
async function survive(redisUrl: string | undefined, kills: number, meanwhile?: () => Promise<void>): Promise<Outcome> {
  const site = await build(redisUrl);
  let worker: ServerProcess = await site.startWorker();
  const startedAt = Date.now();
  await request(site, visitors);
  const held: Held[] = [];
  const rerunMs: number[] = [];
  const watch = setInterval(() => void noteReruns(site, held, rerunMs).catch(() => undefined), 250);
  for (let kill = 0; kill < kills; kill += 1) {
    // For certain in the middle: some are being written at this moment.
    const running = await until('jobs run', async () => {
      const rows = await site.running();
      return rows.some((row) => !held.some(({ id, claim }) => id === row.id && claim === row.claim)) && rows;
    });
    worker.kill('SIGKILL');
    held.push(...running.map(({ id, claim }) => ({ id, claim, killedAt: Date.now() })));
    await worker.exited;
    await meanwhile?.();
    worker = await site.startWorker();
  }
  const rows = await allDone(site, visitors);
  const allMs = Date.now() - startedAt;
  clearInterval(watch);
  await noteReruns(site, held, rerunMs);
  worker.kill('SIGTERM');
  await worker.exited;
  return { rows, ...(await countStored(site)), kills, rerunMs, allMs };
}

/** Redis is away while visitors answer and ask; it comes back empty. */
async function redisAway() {
  const port = await freePort();
  let redis = (await startOwnRedis(port))!;
  redises.push(redis);
  const site = await build(redis.url);
  const worker = await site.startWorker();
  await request(site, 10);
  await redis.stop();
  const answerMs: number[] = [];
  const generateMs: number[] = [];
  const timed = async <T>(times: number[], work: () => Promise<T>) => {
    const startedAt = performance.now();
    const result = await work();
    times.push(performance.now() - startedAt);
    return result;
  };
  for (let index = 0; index < 10; index += 1) {
    const visitor = createVisitor(site.web.address);
    const { id, revision } = await converse(visitor, sampleAnswers(), 'goals');
    const input = { conversationId: id, revision, stepId: 'contact_info' as const, value: 'dana@example.com' };
    const { accepted } = await timed(answerMs, () => visitor.api.chat.answer.mutate(input));
    expect(accepted).toBe(true);
    await timed(generateMs, () => visitor.api.profile.generate.mutate({ conversationId: id }));
  }
  const readyWithoutRedis = await fetch(`${site.web.address}/readyz`).then((response) => response.status);
  redis = (await startOwnRedis(port))!;
  redises.push(redis);
  const backAt = Date.now();
  const rows = await allDone(site, 20);
  const drainMs = Date.now() - backAt;
  worker.kill('SIGTERM');
  await worker.exited;
  return { rows, ...(await countStored(site)), answerMs, generateMs, readyWithoutRedis, drainMs };
}

type Kind = { name: string; run: () => Promise<Outcome> };
const firstWave: Kind[] = backends(3).map(({ name, redisUrl }) => ({
  name: `${name}, three kills`,
  run: () => survive(redisUrl, 3),
}));
const secondWave: Kind[] = [
  { name: 'postgres, one kill', run: () => survive(undefined, 1) },
  ...(inject('redisUrl') ? [{ name: 'redis, one kill and FLUSHALL', run: surviveFlush }] : []),
];
const kinds = [...firstWave, ...secondWave];

async function surviveFlush(): Promise<Outcome> {
  const redis = (await startOwnRedis(await freePort()))!;
  redises.push(redis);
  return survive(redis.url, 1, () => flushRedis(redis.url));
}

const outcomes = new Map<string, Outcome>();
let away: Awaited<ReturnType<typeof redisAway>> | undefined;

beforeAll(async () => {
  model = await startFakeOpenAi();
  model.setMode({ slow: slowMs });
  const runAll = (wave: Kind[]) => Promise.all(wave.map(async ({ name, run }) => outcomes.set(name, await run())));
  const runAway = async () => {
    if (inject('redisUrl')) away = await redisAway();
  };
  await Promise.all([runAll(firstWave), runAway()]);
  await runAll(secondWave);
}, 240_000);
afterAll(async () => {
  await endServers();
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all(redises.map((redis) => redis.stop()));
  await Promise.all(databases.map((database) => database.drop()));
  await model.close();
}, 60_000);

const shown = (times: number[]) => `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`;

describe.each(kinds)('$name', ({ name }) => {
  it('loses none and stores none twice', () => {
    const { rows, storedProfiles, linkedGenerations, modelAnswers, kills, rerunMs, allMs } = outcomes.get(name)!;
    const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
    const done = rows.filter((row) => row.status === 'done').length;
    figure(
      47,
      `${name}: ${done} of ${visitors} profiles done in ${allMs} ms, ${kills} kills, ` +
        `${rerunMs.length} run again after ${shown(rerunMs)}`,
    );
    figure(
      61,
      `${name}: ${visitors} profiles asked for, ${kills} kills: ${storedProfiles} stored, ${modelAnswers} calls of the model, ${attempts} claims`,
    );
    expect(rows).toHaveLength(visitors);
    expect(rows.every((row) => row.status === 'done')).toBe(true);
    expect({ storedProfiles, linkedGenerations }).toEqual({ storedProfiles: visitors, linkedGenerations: visitors });
    // A worker may die between the model's answer and the store; only then is the model asked again.
    expect(modelAnswers).toBeLessThanOrEqual(visitors + kills * queueConcurrency.slow);
    // A kill repeats at most what one worker had in its hands, and every claim is one attempt.
    expect(attempts).toBeGreaterThan(visitors);
    expect(attempts).toBeLessThanOrEqual(visitors + kills * queueConcurrency.slow);
    for (const row of rows) expect(row.claim).toBe(row.attempts);
    expect(rows.some((row) => row.engine === 'openai')).toBe(true);
  });

  it('runs again what the dead worker had in its hands', () => {
    expect(outcomes.get(name)!.rerunMs.length).toBeGreaterThan(0);
  });
});

describe.skipIf(!inject('redisUrl'))('Redis away and back, empty', () => {
  it('takes answers and requests meanwhile, and does all of them afterwards', () => {
    const { rows, storedProfiles, answerMs, generateMs, readyWithoutRedis, drainMs } = away!;
    const lost = rows.length - rows.filter((row) => row.status === 'done').length;
    figure(
      50,
      `Redis away and back empty: ${lost} of ${rows.length} profiles lost, answers in ${shown(answerMs)}, requests in ${shown(generateMs)}, all done ${drainMs} ms after its return`,
    );
    expect(rows).toHaveLength(20);
    expect(storedProfiles).toBe(20);
    // Far above what it takes, far below what waiting for Redis would take.
    expect(Math.max(...answerMs)).toBeLessThan(5_000);
    expect(Math.max(...generateMs)).toBeLessThan(5_000);
    // The site goes on without its queue, so it must not be taken out of service.
    expect(readyWithoutRedis).toBe(200);
    expect(drainMs).toBeLessThan(30_000);
  });
});
