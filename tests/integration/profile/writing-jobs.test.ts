/**
 * Writing jobs that members request: each run ends once, however the model fails and however many workers there are.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { sweepRuns } from '#server/features/profile/writing-jobs/jobs.ts';
import {
  executeWritingJob,
  findWritingJob,
  requestWritingJob,
  toWritingJobView,
} from '#server/features/profile/writing-jobs/service.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import { fakeUsage } from '#tests/fakes/openai-server.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import {
  answersOf,
  contacts,
  emailOf,
  hostileParts,
  modelEnv,
  modelKey,
  modesOf,
  namesOf,
  quickCases,
} from '#tests/helpers/failing-model.ts';
import { createMember, insertAccount } from '#tests/helpers/members.ts';
import { startModels } from '#tests/helpers/model.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import type { Visitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const names = namesOf(quickCases);

type Run = {
  id: string;
  status: string;
  engine: string | null;
  failure: string | null;
  attempts: number;
  claim: number;
};

const models = closing(await startModels(modesOf(quickCases)));
const { database, site } = await openSite({ env: modelEnv(models.baseUrl) });
const open = closing(createTestDeps({ databaseUrl: database.url }));
// No worker is notified: each test does the work itself.
const deps: Deps = { ...open.deps, enqueue: () => Promise.resolve() };

const remarkOf = (name: string) => `shorter, and mention weddings; call 305-555-0199 or ${emailOf(name)}`;

async function ask(visitor: Visitor, remark: string) {
  const mine = (await visitor.api.document.mine.query())!;
  return visitor.api.document.rewrite.mutate({
    profileId: mine.profileId,
    version: mine.version,
    section: 'strategies',
    remark,
  });
}

const finished = (visitor: Visitor, withinMs = 45_000) =>
  until(
    'the run ends',
    async () => {
      const run = await visitor.api.document.rewriteStatus.query({ section: 'strategies' });
      return run && (run.status === 'done' || run.status === 'failed') && run;
    },
    { withinMs },
  );

const runsOf = (userId: string) => database.query<Run>('select * from engine_runs where user_id = $1', [userId]);
const outcomesOf = async (runId: string) =>
  (
    await database.query<{ outcome: string }>('select outcome from model_calls where run_id = $1 order by attempt', [
      runId,
    ])
  ).map((row) => row.outcome);

type Result = { run: Run; outcomes: string[]; section: unknown; before: unknown };
const results = {} as Record<(typeof names)[number], Result>;

beforeAll(async () => {
  await Promise.all(
    names.map(async (name) => {
      const { id, visitor } = await createMember(database, site.address, 'zephyrine');
      await giveProfile(database, id, answersOf(name));
      const before = (await visitor.api.document.mine.query())!.profile.strategies;
      await ask(visitor, remarkOf(name));
      await finished(visitor);
      const [run] = await runsOf(id);
      const section = (await visitor.api.document.mine.query())!.profile.strategies;
      results[name] = { run: run!, outcomes: await outcomesOf(run!.id), section, before };
    }),
  );
});

describe('a rewrite whose model fails', () => {
  it.each(names)('is done, after the calls that this failure allows: %s', (name) => {
    const { run, outcomes, section, before } = results[name];
    const { engine, failure, outcomes: expected } = quickCases[name];
    expect({ status: run.status, engine: run.engine, failure: run.failure, outcomes }).toEqual({
      status: 'done',
      engine,
      failure,
      outcomes: expected,
    });
    generatedProfileSchema.shape.strategies.parse(section);
    expect(section).not.toEqual(before);
  });

  it('follows the remark even if the built-in engine writes', () => {
    for (const name of names.filter((other) => quickCases[other].engine === 'local'))
      expect(JSON.stringify(results[name].section), name).toMatch(/weddings/);
  });

  it('never sends an address, a phone number or a name to the model', { tags: ['check-66'] }, () => {
    const sent = models.bodies();
    const leaks = sent.filter((body) => contacts.test(body) || body.includes(modelKey));
    expect(sent.length).toBeGreaterThan(names.length);
    expect(leaks).toEqual([]);
    for (const body of sent) expect(body).toContain('weddings');
  });

  it('stores nothing hostile from the model', { tags: ['check-58'] }, () => {
    const text = JSON.stringify([results.Injectworks.section, results.Adworks.section]);
    const found = hostileParts(text);
    expect(found).toEqual([]);
  });

  it('settles every reservation', async () => {
    const [day] = await database.query<{ reserved: number; spent: number }>(
      'select reserved_micro_usd::int as reserved, spent_micro_usd::int as spent from ai_budget_days',
    );
    const [calls] = await database.query<{ spent: number; known: number }>(
      'select sum(cost_micro_usd)::int as spent, count(*) filter (where input_tokens = $1)::int as known from model_calls',
      [fakeUsage.prompt_tokens],
    );
    expect(day).toEqual({ reserved: 0, spent: calls!.spent });
    expect(calls!.known).toBeGreaterThan(3);
  });
});

describe('a run', () => {
  const wish = (userId: string) => ({
    userId,
    kind: 'section' as const,
    subject: 'roadmap',
    input: { remark: 'a' },
    address: '192.0.2.1',
  });
  const signal = new AbortController().signal;
  const userId = async () => (await insertAccount(database)).id;
  const write = () => Promise.resolve({ result: 'text', engine: 'local' as const });

  it('is one row for twenty requests, and is done by one of ten workers', async () => {
    const id = await userId();
    const rows = await Promise.all(Array.from({ length: 20 }, () => requestWritingJob(deps, wish(id))));
    expect(new Set(rows.map((row) => row.id)).size).toBe(1);
    let applied = 0;
    const work = { write, apply: () => Promise.resolve(void (applied += 1)) };
    await Promise.all(Array.from({ length: 10 }, () => executeWritingJob(deps, { runId: rows[0]!.id, signal }, work)));
    expect(applied).toBe(1);
    expect(await runsOf(id)).toMatchObject([{ status: 'done', engine: 'local', claim: 1, attempts: 1 }]);
    expect(toWritingJobView((await findWritingJob(deps, wish(id)))!)).toMatchObject({ status: 'done', failed: false });
  });

  it('keeps its input while in progress, and allows another when it is finished', async () => {
    const id = await userId();
    const first = await requestWritingJob(deps, wish(id));
    const second = await requestWritingJob(deps, { ...wish(id), input: { remark: 'b' } });
    expect(second).toMatchObject({ id: first.id, input: { remark: 'a' } });
    await executeWritingJob(deps, { runId: first.id, signal }, { write, apply: () => Promise.resolve() });
    const third = await requestWritingJob(deps, { ...wish(id), input: { remark: 'b' } });
    expect(third).toMatchObject({ id: first.id, status: 'queued', input: { remark: 'b' }, finishedAt: null, claim: 1 });
  });

  it('is not applied by a worker that lost its lease', { tags: ['check-54'] }, async () => {
    const row = await requestWritingJob(deps, wish(await userId()));
    let applied = 0;
    await executeWritingJob(
      deps,
      { runId: row.id, signal },
      {
        write: async () => {
          await database.query('update engine_runs set claim = claim + 1 where id = $1', [row.id]);
          return write();
        },
        apply: () => Promise.resolve(void (applied += 1)),
      },
    );
    expect(applied).toBe(0);
  });

  it('fails without a trace if it cannot be applied', async () => {
    const id = await userId();
    const row = await requestWritingJob(deps, wish(id));
    const apply = async (tx: Deps['db']) => {
      await requestWritingJob({ ...deps, db: tx }, { ...wish(id), subject: 'left behind' });
      throw new TypeError('no');
    };
    await expect(executeWritingJob(deps, { runId: row.id, signal }, { write, apply })).rejects.toThrow('no');
    expect(await runsOf(id)).toMatchObject([{ status: 'queued', failure: 'TypeError', attempts: 1 }]);
  });

  it(
    'fails for good after five attempts, or immediately if a retry would not help',
    { tags: ['check-55'] },
    async () => {
      const id = await userId();
      const row = await requestWritingJob(deps, wish(id));
      const broken = { write: () => Promise.reject(new TypeError('no')), apply: () => Promise.resolve() };
      for (let attempt = 1; attempt <= 5; attempt += 1)
        await expect(executeWritingJob(deps, { runId: row.id, signal }, broken)).rejects.toThrow('no');
      const [parked] = await runsOf(id);
      expect(parked).toMatchObject({ status: 'failed', failure: 'TypeError', attempts: 5 });
      await executeWritingJob(deps, { runId: row.id, signal }, broken);

      await requestWritingJob(deps, wish(id));
      const hopeless = { ...broken, write: () => Promise.reject(new AppError('NOT_FOUND', 'gone')) };
      await executeWritingJob(deps, { runId: row.id, signal }, hopeless);
      expect(await runsOf(id)).toMatchObject([{ status: 'failed', failure: 'NOT_FOUND', attempts: 1 }]);
    },
  );

  it('is handed back by a stopping process', async () => {
    const id = await userId();
    const row = await requestWritingJob(deps, wish(id));
    const stopping = new AbortController();
    await executeWritingJob(
      deps,
      { runId: row.id, signal: stopping.signal },
      {
        write: () => {
          stopping.abort();
          return Promise.reject(new Error('stopped'));
        },
        apply: () => Promise.resolve(),
      },
    );
    expect(await runsOf(id)).toMatchObject([{ status: 'queued', failure: 'stopped' }]);
  });
});

describe('the site', () => {
  it('does a run whose job was lost', async () => {
    const { id } = await insertAccount(database);
    const runId = randomUUID();
    await database.query(
      `insert into engine_runs (id, user_id, kind, subject, input, wake_at)
       values ($1, $2, 'section', 'roadmap', $3, now() - interval '1 minute')`,
      [runId, id, { profileId: randomUUID(), remark: '', variant: 1 }],
    );
    await sweepRuns(open.deps);
    // Its profile doesn't exist, so it fails immediately, which proves that it was picked up.
    const run = await until('it is looked at', async () => (await runsOf(id)).find((row) => row.status === 'failed'));
    expect(run).toMatchObject({ id: runId, failure: 'NOT_FOUND', attempts: 1 });
  });
});

describe('a site without a budget', async () => {
  const model = closing(await startModels({ Budgetworks: 'ok' }));
  const broke = await openSite({ env: { ...modelEnv(model.baseUrl), AI_DAILY_BUDGET_USD: '0' } });

  it('lets the built-in engine rewrite, and makes no paid call', async () => {
    const { id, visitor } = await createMember(broke.database, broke.site.address);
    await giveProfile(broke.database, id, answersOf('Budgetworks'));
    await ask(visitor, 'shorter');
    await finished(visitor);
    const runs = await broke.database.query<Run>('select * from engine_runs');
    expect(runs).toMatchObject([{ status: 'done', engine: 'local', failure: 'over_budget' }]);
    expect(model.bodies()).toEqual([]);
  });
});
