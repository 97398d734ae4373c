/** Starts and stops processes: on a database without our schema, many at the same time, and during jobs. */
import { afterAll, describe, expect, it } from 'vitest';
import { runWorkers } from '#server/jobs/run.ts';
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts';
import { backends } from '#tests/helpers/backends.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { times } from '#tests/helpers/lanes.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv } from '#tests/helpers/site.ts';
import { pause, until } from '#tests/helpers/wait.ts';

afterAll(endServers);

describe('a database without our schema', async () => {
  const database = await openDatabase({ empty: true });

  it(
    'makes workers refuse to start within seconds and leaves nothing running in the background',
    { tags: ['check-52'] },
    async () => {
      const { deps, store } = closing(createTestDeps({ databaseUrl: database.url }));
      const startedAt = performance.now();
      await expect(runWorkers(deps, store)).rejects.toThrow(/migrat|schema|ready/i);
      const ms = performance.now() - startedAt;
      expect(ms).toBeLessThan(10_500);
      // A spinning worker would starve every timer in its process.
      let ticks = 0;
      const clock = setInterval(() => (ticks += 1), 20);
      await pause(1000);
      clearInterval(clock);
      expect(ticks).toBeGreaterThan(10);
    },
  );
});

describe.each(backends(4))('SIGTERM while jobs run, with queues in $name', async ({ redisUrl }) => {
  const database = await openDatabase();
  const model = closing(await startFakeOpenAi());
  model.setMode({ slow: 2_000 });

  it(
    'finishes or returns every job, exits with code 0 within 30 s, and is never ready until then',
    { tags: ['check-53'] },
    async () => {
      const options = {
        databaseUrl: database.url,
        redisUrl,
        env: { OPENAI_API_KEY: 'sk-for-the-fake', OPENAI_BASE_URL: model.baseUrl },
      };
      const first = await startServer(siteEnv(options));
      await times(12, async () => {
        const visitor = createVisitor(first.address);
        const { id } = await converse(visitor, sampleAnswers(), 'contact_info');
        await visitor.api.profile.generate.mutate({ conversationId: id });
      });
      const statuses = async () =>
        (await database.query<{ status: string }>('select status from profile_generations')).map((row) => row.status);
      await until('jobs run', async () => (await statuses()).includes('running'));

      const stoppedAt = Date.now();
      first.kill('SIGTERM');
      // From the moment the process has received the signal.
      await until('it says that it is leaving', async () => first.hasExited() || (await first.readyz()) !== 200, {
        everyMs: 5,
      });
      const seen: number[] = [];
      while (!first.hasExited()) {
        seen.push(await first.readyz());
        await pause(100);
      }
      const { code } = await first.exited;
      const ms = Date.now() - stoppedAt;
      const left = await statuses();
      expect(code).toBe(0);
      expect(ms).toBeLessThan(30_000);
      expect(seen).not.toContain(200);
      expect(left).not.toContain('running');
      expect(left).not.toContain('failed');

      await addSite(options);
      await until('all are done', async () => (await statuses()).every((status) => status === 'done'), {
        withinMs: 60_000,
      });
      const sweeps = await until('its sweeps are noted', async () => {
        const [beat] = await database.query<{ names: string[] }>(
          `select jsonb_path_query_array(sweeps, '$[*].name') as names from worker_beats`,
        );
        return beat && beat.names.length > 10 && beat.names;
      });
      expect(sweeps).toEqual(expect.arrayContaining(['sweepMails', 'sweepLimits']));
      const [stored] = await database.query<{ count: number }>(
        'select count(*)::int as count from ai_conversation_profiles where generated_profile is not null',
      );
      expect(stored!.count).toBe(12);
    },
  );
});
