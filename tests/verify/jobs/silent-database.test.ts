/**
 * Silences the network to the database several times while visitors use the site. Nothing acknowledged may be lost, no call
 * may take ten seconds, and the process and its workers must recover within ten seconds of the network.
 *
 * `SILENCES` and `SILENT_SECONDS` make it longer: the goal is five times thirty seconds.
 */
import { afterAll, expect, it } from 'vitest';
import { converse, converseFast, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { startSilentProxy } from '#tests/helpers/silent-proxy.ts';
import { createVisitor, siteEnv, type Visitor } from '#tests/helpers/site.ts';
import { pause, until } from '#tests/helpers/wait.ts';

const silences = Number(process.env.SILENCES ?? 2);
const silentMs = Number(process.env.SILENT_SECONDS ?? 15) * 1_000;
const visitors = 20;

const database = await openDatabase();
const proxy = await startSilentProxy(database.url);
const site = await startServer(siteEnv({ databaseUrl: proxy.url, env: { LOG_LEVEL: 'fatal' } }));
afterAll(async () => {
  await endServers();
  proxy.close();
});

type Ledger = { visitor: Visitor; id: string; revision: number; acknowledged: number; attempted: number };

it(
  'loses nothing acknowledged when the network to the database goes silent',
  { tags: ['check-51'], timeout: 600_000 },
  async () => {
    const ledgers = await Promise.all(
      Array.from({ length: visitors }, async (): Promise<Ledger> => {
        const visitor = createVisitor(site.address);
        const { id, revision } = await converse(visitor, sampleAnswers(), 'contact_info');
        return { visitor, id, revision, acknowledged: 0, attempted: 0 };
      }),
    );
    let isOver = false;
    let longestMs = 0;
    const statuses: Record<string, number> = {};
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const startedAt = performance.now();
      try {
        return await work;
      } finally {
        longestMs = Math.max(longestMs, performance.now() - startedAt);
      }
    };
    const load = Promise.all(
      ledgers.map(async (ledger) => {
        while (!isOver) {
          const number = (ledger.attempted += 1);
          const { status, data } = await timed(
            ledger.visitor.call('chat.answer', 'mutation', {
              conversationId: ledger.id,
              revision: ledger.revision,
              stepId: 'business_name',
              value: `Business ${number}`,
            }),
          );
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status === 200) {
            const answered = data as { accepted: boolean; conversation: { revision: number } };
            ledger.revision = answered.conversation.revision;
            if (answered.accepted) ledger.acknowledged = number;
          }
          await pause(250);
        }
      }),
    );
    const backMs: number[] = [];
    const profileMs: number[] = [];
    for (let turn = 0; turn < silences; turn += 1) {
      await pause(2_000);
      proxy.silence();
      await pause(silentMs);
      proxy.speak();
      const spokeAt = performance.now();
      const before = ledgers.map(({ acknowledged }) => acknowledged);
      await until('ready', async () => (await site.readyz()) === 200, { withinMs: 60_000 });
      await until('every visitor gets on', () => ledgers.every(({ acknowledged }, at) => acknowledged > before[at]!), {
        withinMs: 60_000,
      });
      backMs.push(performance.now() - spokeAt);
      // One connection of the pool may still be dead. Then the visitor retries.
      await until(
        'a new profile',
        async () => {
          try {
            const visitor = createVisitor(site.address);
            const { id } = await converseFast(database, visitor);
            await visitor.api.profile.generate.mutate({ conversationId: id });
            return await profileOf(visitor, id);
          } catch {
            return undefined;
          }
        },
        { withinMs: 60_000 },
      );
      profileMs.push(performance.now() - spokeAt);
    }
    isOver = true;
    await load;
    let missing = 0;
    for (const { visitor, acknowledged, attempted } of ledgers) {
      const current = await visitor.api.chat.current.query();
      const stored = Number(/Business (\d+)/.exec(String(current?.answers.business_name))?.[1] ?? 0);
      if (stored < acknowledged) missing += 1;
      expect(stored).toBeLessThanOrEqual(attempted);
    }
    expect(missing).toBe(0);
    expect(longestMs).toBeLessThan(10_000);
    expect(Math.max(...backMs)).toBeLessThan(10_000);
    expect(site.hasExited()).toBe(false);
  },
);
