/** Process lifecycle: invalid startup, a kill during work, a stop, and stores that disappear and come back. */
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import journal from '#drizzle/migrations/meta/_journal.json' with { type: 'json' };
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { queueNames } from '#server/jobs/definitions.ts';
import { runWorkers } from '#server/jobs/run.ts';
import type { Serving } from '#server/serve.ts';
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts';
import { startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { converseFast, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { copyTemplate } from '#tests/helpers/database-template.ts';
import { createDatabase, type TestDatabase } from '#tests/helpers/database.ts';
import { queryOnce } from '#tests/helpers/embedded.ts';
import { times } from '#tests/helpers/lanes.ts';
import { createMailWriter, smtpEnv } from '#tests/helpers/mail-writer.ts';
import { closing, openDatabase, openSite } from '#tests/helpers/opened.ts';
import { buy, createBuyers, createTestDeps, stripeEnv } from '#tests/helpers/payments.ts';
import { freePort } from '#tests/helpers/ports.ts';
import { endServers, spawnServer, startServer } from '#tests/helpers/processes.ts';
import { clientsOf, startOwnRedis, type TestRedis } from '#tests/helpers/redis.ts';
import { createVisitor, siteEnv, startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

afterAll(endServers);

const workTables = ['profile_generations', 'emails', 'payment_events'] as const;
/** Fast-forwards past the end of a worker's lease and the retry of a lost job. */
const passLeases = (database: TestDatabase) =>
  Promise.all(
    workTables.map((table) =>
      database.query(
        `update ${table} set lease_until = case when lease_until is not null then now() - interval '1 second' end,
           wake_at = now() - interval '1 second' where status::text in ('queued', 'running', 'sending')`,
      ),
    ),
  );
const statusesOf = async (database: TestDatabase) =>
  Promise.all(
    workTables.map(async (table) =>
      (await database.query<{ status: string }>(`select status from ${table} order by 1`)).map(({ status }) => status),
    ),
  );

describe('startup', async () => {
  const database = await openDatabase({ empty: true });

  it(
    'is refused to workers without a schema, and migrates once for four processes together',
    { tags: ['check-52'] },
    async () => {
      const { deps, store, close } = createTestDeps({ databaseUrl: database.url });
      await expect(runWorkers(deps, store)).rejects.toThrow(/migrat|schema|ready/i);
      await close();
      await times(4, () => migrateDatabase(database.url, { withQueues: true }));
      const applied = await database.query('select hash from drizzle.__drizzle_migrations');
      expect(applied).toHaveLength(journal.entries.length);
    },
  );

  it(
    'exits with code 1 on an invalid setting, and names the setting without its value',
    { tags: ['check-76'] },
    async () => {
      const canary = 'cAnArY';
      const server = await spawnServer(
        siteEnv({ databaseUrl: `postgres://${canary}:${canary}@127.0.0.1:1/${canary}` }),
      );
      const { code } = await server.exited;
      const output = server.output();
      expect(code).toBe(1);
      expect(output).toContain('DATABASE_URL');
      expect(output).not.toMatch(/cAnArY|\n\s+at /);
    },
  );
});

describe('a worker', async () => {
  const [model, smtp, stripe] = [
    closing(await startFakeOpenAi()),
    closing(await startFakeSmtp('keyed')),
    closing(await startFakeStripe()),
  ];
  const env = {
    ...smtpEnv(smtp.url),
    ...stripeEnv(stripe),
    OPENAI_API_KEY: 'sk-for-the-fake',
    OPENAI_BASE_URL: model.baseUrl,
  };
  const { database, site: web } = await openSite({ role: 'web', env });
  const worker = { databaseUrl: database.url, role: 'worker', env } as const;
  const writer = closing(createMailWriter({ ...worker, role: 'web' }));
  const ask = async () => {
    const visitor = createVisitor(web.address);
    const { id } = await converseFast(database, visitor);
    await visitor.api.profile.generate.mutate({ conversationId: id });
    return { visitor, id };
  };
  const storedProfiles = () =>
    database.query(`select 1 from ai_conversation_profiles where generated_profile is not null`);
  let replacement: Serving | undefined;
  afterAll(() => replacement?.stop());

  it('leaves its profile, email and payment event to another worker when killed, and each is done once', async () => {
    const [buyer] = await createBuyers(database, web.address, 1);
    const { orderId } = await buy(stripe, buyer!, 'web-prompt-pack');
    const event = stripe.events.findLast(({ type }) => type === 'checkout.session.completed')!;
    for (const fake of [model, smtp, stripe]) fake.setMode('hang');
    const killed = await startServer(siteEnv(worker));
    await ask();
    await writer.write({ template: 'confirm-address', to: 'ann@example.com', data: {}, secrets: { token: 'token' } });
    expect(await stripe.deliver(event, web.address)).toBe(200);
    await until('all three are under way', async () =>
      (await statusesOf(database)).flat().every((status) => ['running', 'sending'].includes(status)),
    );
    killed.kill('SIGKILL');
    await killed.exited;
    model.setMode('ok');
    smtp.setMode('keyed');
    stripe.setMode('ok');
    await passLeases(database);
    replacement = await startSite(worker);
    await until('all are done', async () =>
      (await statusesOf(database)).flat().every((status) => ['done', 'sent'].includes(status)),
    );

    const attempts = await database.query<{ attempts: number }>(
      'select attempts from profile_generations union all select attempts from payment_events',
    );
    expect(attempts.map((row) => row.attempts)).toEqual([2, 2]);
    expect(await storedProfiles()).toHaveLength(1);
    expect(await database.query('select status from orders where id = $1', [orderId])).toEqual([{ status: 'paid' }]);
    const [receipts, confirmations] = ['order-receipt', 'confirm-address'].map((template) =>
      database.query('select 1 from emails where template = $1', [template]),
    );
    expect([await receipts, await confirmations]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(smtp.accepted.filter(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))).toHaveLength(1);
  });

  it('finishes its job first when asked to stop', { tags: ['check-53'] }, async () => {
    model.setMode({ slow: 500 });
    const before = await storedProfiles();
    await ask();
    await until('the job is under way', async () => (await statusesOf(database))[0]!.includes('running'));
    await replacement!.stop();
    replacement = undefined;
    const [generations] = await statusesOf(database);
    expect(generations).toEqual(['done', 'done']);
    expect(await storedProfiles()).toHaveLength(before.length + 1);
  });
});

describe('a site whose database crashes', () => {
  const dataDir = path.join(os.tmpdir(), `everglow-crash-${randomUUID()}`);
  let postgres: EmbeddedPostgres;
  let site: Serving;
  beforeAll(async () => {
    await copyTemplate(dataDir);
    postgres = await startEmbeddedPostgres(dataDir);
    site = await startSite({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await site?.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps acknowledged data, and resumes once the database is back', async () => {
    const visitor = createVisitor(site.address);
    const { id, revision } = await visitor.api.chat.start.mutate({});
    const answers = sampleAnswers();
    const answer = (stepId: 'greeting' | 'intro_response', at: number) =>
      visitor.call('chat.answer', 'mutation', { conversationId: id, revision: at, stepId, value: answers[stepId] });
    expect((await answer('greeting', revision)).data).toMatchObject({ accepted: true });
    const writerPid = async () => {
      const [writer] = await queryOnce<{ pid: number }>(
        postgres.url,
        `select pid from pg_stat_activity where backend_type = 'background writer'`,
      ).catch(() => []);
      return writer?.pid;
    };
    // Killing it ends all connections, and PostgreSQL recovers from its log.
    const killed = (await writerPid())!;
    process.kill(killed, 'SIGKILL');
    await until('the database is back', async () => {
      const pid = await writerPid();
      return pid !== undefined && pid !== killed;
    });
    const next = await until('an answer is taken again', async () => {
      const reply = await answer('intro_response', revision + 1);
      return reply.status === 200 && reply;
    });
    expect(next.data).toMatchObject({ accepted: true });
    expect((await visitor.api.chat.current.query())!.answers).toMatchObject({ greeting: answers.greeting });
    await until('it is ready', async () => (await fetch(`${site.address}/readyz`)).status === 200);
  });
});

describe.skipIf(!inject('redisUrl'))('a site whose Redis is down', () => {
  const servers: TestRedis[] = [];
  let port: number;
  const startRedis = async () => {
    const redis = (await startOwnRedis(port))!;
    servers.push(redis);
    return redis;
  };
  let database: TestDatabase;
  let options: { databaseUrl: string; redisUrl: string };
  let web: Serving;
  let worker: Serving | undefined;
  beforeAll(async () => {
    port = await freePort();
    const { url: redisUrl } = await startRedis();
    database = await createDatabase();
    options = { databaseUrl: database.url, redisUrl };
    web = await startSite({ ...options, role: 'web' });
  });
  afterAll(async () => {
    await Promise.all([web?.stop(), worker?.stop()]);
    await Promise.all(servers.map((redis) => redis.stop()));
    await database?.drop();
  });

  it('accepts requests, stays ready, and does the work once Redis is back, even if it comes back empty', async () => {
    await servers[0]!.stop();
    const visitor = createVisitor(web.address);
    const { id } = await converseFast(database, visitor);
    await visitor.api.profile.generate.mutate({ conversationId: id });
    expect((await fetch(`${web.address}/readyz`)).status).toBe(200);
    const { url } = await startRedis();
    // BullMQ can't close a client that is still reconnecting when the site stops; it would retry forever.
    await until('the queues are connected again', async () => (await clientsOf(url)) >= queueNames.length);
    await passLeases(database);
    worker = await startSite({ ...options, role: 'worker' });
    expect((await profileOf(visitor, id)).profile).toBeTruthy();
  });
});
