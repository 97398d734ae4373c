/** Starting and stopping: missing schemas, many starters, settings that are wrong, and a stop in the middle of work. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import journal from '../../drizzle/migrations/meta/_journal.json' with { type: 'json' };
import { createDeps } from '../../server/deps.ts';
import { readEnv } from '../../server/env.ts';
import { runWorkers } from '../../server/jobs/run.ts';
import { createLog } from '../../server/lib/log.ts';
import { startFakeOpenAi, type FakeOpenAi } from '../fakes/openai-server.ts';
import { backends } from '../helpers/backends.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { endServers, spawnServer, startServer } from '../helpers/processes.ts';
import { createVisitor, siteEnv, startSite } from '../helpers/site.ts';
import { pause, until } from '../helpers/wait.ts';

afterAll(endServers);

describe('a database without our schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase({ empty: true });
  });
  afterAll(() => database?.drop());

  it('makes workers refuse to start, in seconds and without spinning', async () => {
    const env = readEnv(siteEnv({ databaseUrl: database.url }));
    const connections = createDeps({
      env,
      databaseUrl: database.url,
      sessionSecrets: env.sessionSecrets!,
      log: createLog('silent', false),
      stopping: new AbortController().signal,
    });
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 20);
    const startedAt = performance.now();
    await expect(runWorkers(connections.deps, connections.store)).rejects.toThrow(/migrat|schema|ready/i);
    const ms = performance.now() - startedAt;
    expect(ms).toBeLessThan(10_500);
    // A worker that spins starves every timer of the process; this one must not go on in the background either.
    ticks = 0;
    await pause(1000);
    clearInterval(clock);
    figure(52, `no schema: refused after ${Math.round(ms)} ms, ${ticks} turns of a 20 ms timer in the second after it`);
    expect(ticks).toBeGreaterThan(20);
    await connections.close();
  });

  it('is migrated once by four processes that start at the same moment', async () => {
    const env = siteEnv({ databaseUrl: database.url, env: { LOG_LEVEL: 'warn' } });
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServer(env, { withinMs: 60_000 })));
    const applied = await database.query('select hash from drizzle.__drizzle_migrations');
    figure(
      52,
      `${servers.length} starters at once: ${applied.length} of ${journal.entries.length} migrations applied, each once`,
    );
    expect(applied).toHaveLength(journal.entries.length);
    for (const server of servers) server.kill('SIGTERM');
    const ends = await Promise.all(servers.map((server) => server.exited));
    expect(ends.map((end) => end.code)).toEqual([0, 0, 0, 0]);
    expect(servers.map((server) => server.output()).join('')).not.toMatch(/error/i);
  });
});

describe.each(backends(4))('SIGTERM while jobs run, queues in $name', ({ name, redisUrl }) => {
  let database: TestDatabase;
  let model: FakeOpenAi;
  beforeAll(async () => {
    database = await createDatabase();
    model = await startFakeOpenAi();
    model.setMode({ slow: 2_000 });
  });
  afterAll(async () => {
    await model?.close();
    await database?.drop();
  });

  it('finishes or hands back every job, leaves with code 0 within 30 s, and is not ready meanwhile', async () => {
    const options = {
      databaseUrl: database.url,
      redisUrl,
      env: { OPENAI_API_KEY: 'sk-for-the-fake', OPENAI_BASE_URL: model.baseUrl },
    };
    const first = await startServer(siteEnv(options));
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const visitor = createVisitor(first.address);
        const { id } = await converse(visitor, sampleAnswers(), 'contact_info');
        await visitor.api.profile.generate.mutate({ conversationId: id });
      }),
    );
    const statuses = async () =>
      (await database.query<{ status: string }>('select status from profile_generations')).map((row) => row.status);
    await until('jobs run', async () => (await statuses()).filter((status) => status === 'running').length >= 4);

    const stoppedAt = Date.now();
    first.kill('SIGTERM');
    await pause(100);
    const seen: number[] = [];
    while (!first.hasExited()) {
      seen.push(await first.readyz());
      await pause(100);
    }
    const { code } = await first.exited;
    const ms = Date.now() - stoppedAt;
    const left = await statuses();
    const done = left.filter((status) => status === 'done').length;
    const stuck = left.filter((status) => status === 'running' || status === 'failed').length;
    const isReady = seen.filter((status) => status === 200).length;
    figure(
      53,
      `${name}: stopped in ${ms} ms with code ${code}; of ${left.length} jobs ${done} done, ${left.length - done - stuck} handed back, ${stuck} stuck; ` +
        `ready in ${isReady} of ${seen.length} looks meanwhile`,
    );
    expect(code).toBe(0);
    expect(ms).toBeLessThan(30_000);
    expect(seen).not.toContain(200);
    expect(left).not.toContain('running');
    expect(left).not.toContain('failed');

    const second = await startSite(options);
    await until('all are done', async () => (await statuses()).every((status) => status === 'done'), {
      withinMs: 60_000,
    });
    await second.stop();
    const [stored] = await database.query<{ count: number }>(
      'select count(*)::int as count from ai_conversation_profiles where generated_profile is not null',
    );
    expect(stored!.count).toBe(12);
  });
});

describe('settings that are wrong', () => {
  const canary = 'cAnArY';
  const secret = `${canary}-${'s'.repeat(40)}`;
  /** A deployed site that would start, but for one thing. */
  const good = () => siteEnv({ databaseUrl: inject('templateUrl') });
  const embedded = { LOG_LEVEL: 'silent', PORT: '0' };

  type Wrong = { names: string; env: Record<string, string>; hidden?: string };
  const with_ = (names: string, value: string): Wrong => ({ names, env: { ...good(), [names]: value }, hidden: value });
  const wrong: Wrong[] = [
    with_('ROLE', `${canary}-boss`),
    with_('PORT', `${canary}-80`),
    with_('PORT', '70123'),
    with_('PORT', '-17'),
    with_('PORT', '80.57'),
    with_('BASE_URL', `${canary}.example`),
    with_('BASE_URL', `ftp://${canary}.example`),
    with_('TRUST_PROXY', `${canary}-yes`),
    with_('TRUST_PROXY', '9977'),
    with_('DATABASE_URL', `mysql://${canary}:pw@localhost/x`),
    with_('DATABASE_URL', canary),
    with_('REDIS_URL', `http://${canary}.example`),
    with_('REDIS_URL', canary),
    with_('SESSION_SECRET', canary),
    with_('SESSION_SECRET', `${secret},${canary}`),
    with_('SESSION_SECRET', ''),
    with_('BASE_URL', ''),
    with_('OPENAI_API_KEY', 'sk-cAn'),
    with_('OPENAI_BASE_URL', `https://${canary}.example/v1`),
    { names: 'OPENAI_BASE_URL', env: { ...good(), OPENAI_API_KEY: secret, OPENAI_BASE_URL: canary } },
    with_('AI_DAILY_BUDGET_USD', `${canary}-lots`),
    with_('AI_DAILY_BUDGET_USD', '-1234'),
    with_('LOG_LEVEL', `${canary}-loud`),
    { names: 'ROLE', env: { ...embedded, ROLE: 'worker' } },
    { names: 'REDIS_URL', env: { ...embedded, REDIS_URL: `redis://${canary}:6379` } },
    // Well-formed, but nobody is there.
    { names: 'DATABASE_URL', env: { ...good(), DATABASE_URL: `postgres://${canary}:${canary}@127.0.0.1:1/${canary}` } },
    {
      names: 'DATABASE_URL',
      env: { ...good(), DATABASE_URL: inject('templateUrl').replace(/:[^:@]+@/, `:${canary}@`) },
    },
  ];
  if (inject('redisUrl')) {
    wrong.push({
      names: 'REDIS_URL',
      env: { ...good(), ROLE: 'worker', REDIS_URL: 'redis://127.0.0.1:1/7' },
      hidden: ':1/7',
    });
  }
  const results: { code: number | null; output: string; ms: number }[] = [];

  beforeAll(async () => {
    // Five at a time: each is a process that loads the whole server.
    for (let index = 0; index < wrong.length; index += 5) {
      const startedAt = Date.now();
      const servers = await Promise.all(wrong.slice(index, index + 5).map(({ env }) => spawnServer(env)));
      results.push(
        ...(await Promise.all(
          servers.map(async (server) => {
            const timer = setTimeout(() => server.kill('SIGKILL'), 20_000);
            const { code } = await server.exited;
            clearTimeout(timer);
            return { code, output: server.output(), ms: Date.now() - startedAt };
          }),
        )),
      );
    }
  }, 120_000);

  it.each(wrong.map((entry, index) => ({ ...entry, index })))('$index: $names', ({ names, hidden, index }) => {
    const { code, output } = results[index]!;
    expect(code, output).toBe(1);
    expect(output).toContain(names);
    expect(output).not.toContain(canary);
    if (hidden) expect(output).not.toContain(hidden);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('are at least twenty', () => {
    const ended = wrong.filter(
      ({ names }, at) => results[at]!.code === 1 && results[at]!.output.includes(names),
    ).length;
    const told = results.filter(({ output }) => output.includes(canary)).length;
    figure(
      76,
      `${wrong.length} wrong settings: ${ended} ended with 1 and named the variable, ${told} showed its value`,
    );
    expect(wrong.length).toBeGreaterThanOrEqual(20);
  });
});
