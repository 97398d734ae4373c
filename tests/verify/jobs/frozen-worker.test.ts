/**
 * Freezes a worker during its jobs for longer than its leases, as swapping or a VM migration would. Another worker
 * takes over, and later writes by the first are rejected.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { backends } from '#tests/helpers/backends.ts';
import { until } from '#tests/helpers/wait.ts';
import { workStages } from '#tests/helpers/work-stage.ts';

/** Fewer than a worker's concurrency, so the frozen one holds all of them. */
const visitors = 12;
const rounds = 3;
/** Long enough that all are being generated when the worker stops, but shorter than a lease. */
const slowMs = 4_000;

type Generation = { id: string; status: string; claim: number; attempts: number };
type Round = { held: number; done: number; takenOver: number; wokenExit: number | null; changed: number };

const build = await workStages(slowMs);

/** Counts changed, added and removed rows. */
const differing = (before: unknown[], after: unknown[]) =>
  Array.from({ length: Math.max(before.length, after.length) }).filter(
    (_, index) => JSON.stringify(before[index]) !== JSON.stringify(after[index]),
  ).length;

async function freezeOnce(redisUrl: string | undefined): Promise<Round> {
  const { database, startWorker, askForProfiles } = await build(redisUrl);
  const generations = () => database.query<Generation>('select * from profile_generations order by id');
  /** Everything a job persists, with its timestamps. */
  const written = async () => [
    await generations(),
    await database.query('select * from ai_conversation_profiles order by id'),
    await database.query('select * from emails order by id'),
  ];

  const frozen = await startWorker();
  await askForProfiles(visitors);
  await until('some are under way', async () => (await generations()).some(({ status }) => status === 'running'));
  frozen.kill('SIGSTOP');
  const held = (await generations()).filter(({ status }) => status === 'running');

  const other = await startWorker();
  const done = await until(
    'all are done, with their accounts and emails',
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
  // On SIGTERM it first finishes what it believes to be its own jobs.
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
const outcomes = new Map<string, Round[]>(stores.map(({ name }) => [name, []]));
beforeAll(async () => {
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(stores.map(async ({ name, redisUrl }) => outcomes.get(name)!.push(await freezeOnce(redisUrl))));
}, 600_000);

describe.each(stores)('a frozen worker, with queues in $name', ({ name }) => {
  it('loses nothing and changes nothing after it resumes', { tags: ['check-54'] }, () => {
    const all = outcomes.get(name)!;
    const sum = (key: 'held' | 'done' | 'takenOver' | 'changed') => all.reduce((total, round) => total + round[key], 0);
    expect(all).toHaveLength(rounds);
    expect(sum('held')).toBeGreaterThan(0);
    expect(sum('takenOver')).toBe(sum('held'));
    expect(sum('changed')).toBe(0);
    expect(all.map(({ wokenExit }) => wokenExit)).toEqual(all.map(() => 0));
  });
});
