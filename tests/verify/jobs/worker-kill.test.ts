/**
 * Kills workers while they write profiles and rewrites, and flushes Redis in between: none is lost, and none is stored
 * twice. Both queue backends run side by side, since most of the time is spent waiting for the leases of killed
 * workers.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueConcurrency } from '#server/jobs/definitions.ts';
import { backends } from '#tests/helpers/backends.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import { times } from '#tests/helpers/lanes.ts';
import { createMember } from '#tests/helpers/members.ts';
import { freePort } from '#tests/helpers/ports.ts';
import { flushRedis, startOwnRedis, type TestRedis } from '#tests/helpers/redis.ts';
import { until } from '#tests/helpers/wait.ts';
import { platformOrder } from '#shared/domain/platforms.ts';
import { workStages } from '#tests/helpers/work-stage.ts';

const visitors = 40;
const members = 10;
const sections = ['businessAnalysis', 'strategies', 'automations', 'roadmap'] as const;
const rewrites = members * sections.length;
const kills = 3;
/** One for the plan, and two per platform: one for its prompts and one for those that failed. */
const callsPerProfile = 1 + 2 * platformOrder.length;
/** A kill repeats at most what one worker was processing. */
const repeatable = kills * queueConcurrency.slow;

type Row = {
  id: string;
  status: string;
  engine: string | null;
  failure: string | null;
  attempts: number;
  claim: number;
};
type Outcome = {
  profiles: Row[];
  runs: Row[];
  storedProfiles: number;
  linkedGenerations: number;
  /** Successful calls to the model, for profiles and for rewrites. */
  answers: { profiles: number; runs: number };
  /** How often each section of each member was rewritten. */
  applied: { count: number }[];
  /** Each member's newest version number. */
  newest: number[];
};

const redises: TestRedis[] = [];
afterAll(() => Promise.all(redises.map((redis) => redis.stop())));
const build = await workStages(1_500);

async function survive(redisUrl: string | undefined): Promise<Outcome> {
  const { database, web, startWorker, askForProfiles } = await build(redisUrl);
  // Future creation times keep jobs from counting as late: on a busy machine the kills take longer than visitors wait,
  // and then the model isn't used.
  for (const table of ['profile_generations', 'engine_runs'])
    await database.query(`alter table ${table} alter created_at set default now() + interval '1 hour'`);
  const rowsOf = (table: 'profile_generations' | 'engine_runs') => database.query<Row>(`select * from ${table}`);
  const all = async () => [...(await rowsOf('profile_generations')), ...(await rowsOf('engine_runs'))];
  // Queued before any worker starts, because a finished rewrite blocks others based on the previous version.
  await times(
    members,
    async () => {
      const { id, visitor } = await createMember(database, web.address);
      const profileId = await giveProfile(database, id);
      const wish = { profileId, version: 1, remark: 'focus on weddings' };
      for (const section of sections) await visitor.api.document.rewrite.mutate({ ...wish, section });
    },
    3,
  );
  let worker = await startWorker();
  await askForProfiles(visitors);
  const held = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    // Ensures the kill interrupts something: jobs that no killed worker held are running now.
    const running = await until('jobs run', async () => {
      const rows = (await all()).filter(({ status }) => status === 'running');
      return rows.some(({ id, claim }) => !held.has(`${id} ${claim}`)) && rows;
    });
    worker.kill('SIGKILL');
    for (const { id, claim } of running) held.add(`${id} ${claim}`);
    await worker.exited;
    if (redisUrl && kill === 1) await flushRedis(redisUrl);
    worker = await startWorker();
  }
  await until(
    'all are done',
    async () => {
      const rows = await all();
      return rows.length === visitors + members + rewrites && rows.every(({ status }) => status === 'done');
    },
    { withinMs: 300_000, everyMs: 200 },
  );
  worker.kill('SIGTERM');
  await worker.exited;
  const [stored] = await database.query<{ profiles: number; generations: number; ofProfiles: number; ofRuns: number }>(
    `select count(*)::int as profiles, count(distinct generation_id)::int as generations,
       (select count(generation_id)::int from model_calls where outcome = 'ok') as "ofProfiles",
       (select count(run_id)::int from model_calls where outcome = 'ok') as "ofRuns"
     from ai_conversation_profiles p where generated_profile is not null
       and exists (select 1 from conversations c where c.id = p.conversation_id and c.user_id is null)`,
  );
  const newest = await database.query<{ version: number }>(
    `select max(version)::int as version from profile_versions group by profile_id`,
  );
  return {
    profiles: (await rowsOf('profile_generations')).filter(({ attempts }) => attempts > 0),
    runs: await rowsOf('engine_runs'),
    storedProfiles: stored!.profiles,
    linkedGenerations: stored!.generations,
    answers: { profiles: stored!.ofProfiles, runs: stored!.ofRuns },
    applied: await database.query(
      `select count(*)::int as count from profile_versions where kind = 'rewritten' group by profile_id, changed`,
    ),
    newest: newest.map(({ version }) => version),
  };
}

const stores = backends(3);
const outcomes = new Map<string, Outcome>();
beforeAll(async () => {
  await Promise.all(
    stores.map(async ({ name }) => {
      // A separate Redis, because it is flushed.
      const redis = name === 'redis' ? await startOwnRedis(await freePort()) : undefined;
      if (redis) redises.push(redis);
      outcomes.set(name, await survive(redis?.url));
    }),
  );
}, 480_000);

const sum = (rows: Row[], key: 'attempts' | 'claim') => rows.reduce((total, row) => total + row[key], 0);

describe.each(stores)('through three kills, with queues in $name', ({ name }) => {
  it('writes every profile and stores none twice', { tags: ['check-47', 'check-61'] }, () => {
    const { profiles, storedProfiles, linkedGenerations, answers } = outcomes.get(name)!;
    const attempts = sum(profiles, 'attempts');
    expect({ storedProfiles, linkedGenerations }).toEqual({ storedProfiles: visitors, linkedGenerations: visitors });
    // The model is asked for a plan again only if a worker was killed between the model's reply and storing it.
    expect(answers.profiles).toBeLessThanOrEqual(visitors * callsPerProfile + repeatable);
    expect(attempts).toBeLessThanOrEqual(visitors + repeatable);
    for (const row of profiles) expect(row.claim).toBe(row.attempts);
  });

  it('finishes every rewrite and applies it exactly once', { tags: ['check-61'] }, () => {
    const { runs, applied, newest, answers } = outcomes.get(name)!;
    const claims = sum(runs, 'claim');
    const doubled = applied.filter(({ count }) => count !== 1).length;
    expect([runs.length, applied.length, doubled]).toEqual([rewrites, rewrites, 0]);
    // Version 1 is the original profile; each rewrite adds one.
    expect(newest).toEqual(Array(members).fill(1 + sections.length));
    expect(claims).toBeLessThanOrEqual(rewrites + repeatable);
    expect(answers.runs).toBeLessThanOrEqual(claims);
    for (const row of runs) expect(row.claim).toBe(row.attempts);
  });

  it("repeats the killed workers' jobs with the model", () => {
    const { profiles, runs } = outcomes.get(name)!;
    const rows = [...profiles, ...runs];
    expect(sum(rows, 'claim')).toBeGreaterThan(visitors + rewrites);
    expect(rows.filter(({ failure }) => failure === 'late')).toEqual([]);
    expect(rows.some(({ engine }) => engine === 'openai')).toBe(true);
  });
});
