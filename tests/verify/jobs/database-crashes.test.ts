/**
 * Crashes the database twenty times under load, and in between cuts all connections every 30 ms until every visitor
 * makes progress. Acknowledged writes must survive, nothing may be half done, and no visitor may wait longer than five
 * seconds.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv, type Visitor } from '#tests/helpers/site.ts';
import { pause, until } from '#tests/helpers/wait.ts';

const restarts = 20;
const visitors = 30;
/** Pause between two answers of a visitor: the limit is 240 a minute, including failed ones. */
const restMs = 250;
const longestWaitMs = 5000;

let dataDir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-dbfault-'));
  postgres = await startEmbeddedPostgres(dataDir);
});

afterAll(async () => {
  await endServers();
  await postgres.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

/** Runs a statement on a separate connection; returns undefined while the database is going down. */
async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[] | undefined> {
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const others = `from pg_stat_activity where application_name = 'everglow' and pid <> pg_backend_pid()`;

/** Killing one of its processes makes PostgreSQL disconnect everyone and recover from its log. */
async function crashDatabase(): Promise<void> {
  const [writer] = await until('a server process to kill', () =>
    query<{ pid: number }>(`select pid from pg_stat_activity where backend_type = 'background writer'`),
  );
  process.kill(writer!.pid, 'SIGKILL');
}

type Ledger = {
  visitor: Visitor;
  conversationId: string;
  revision: number;
  acknowledged: number;
  attempted: number;
  longestMs: number;
};

/** Changes the same answer repeatedly and records what was acknowledged. */
async function keepAnswering(ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const number = ledger.attempted + 1;
    const startedAt = performance.now();
    try {
      ledger.attempted = number;
      const result = await ledger.visitor.api.chat.answer.mutate({
        conversationId: ledger.conversationId,
        revision: ledger.revision,
        stepId: 'business_name',
        value: `Business ${number}`,
      });
      ledger.revision = result.conversation.revision;
      if (result.accepted) ledger.acknowledged = number;
    } catch {
      // Failures show up in the counts.
    }
    ledger.longestMs = Math.max(ledger.longestMs, performance.now() - startedAt);
    await pause(restMs);
  }
}

it(
  'keeps all acknowledged writes through twenty crashes of PostgreSQL',
  { tags: ['check-51'], timeout: 600_000 },
  async () => {
    const site = await startServer(
      siteEnv({ databaseUrl: postgres.url, env: { TRUST_PROXY: '1', LOG_LEVEL: 'fatal' } }),
    );
    const ledgers = await Promise.all(
      Array.from({ length: visitors }, async (_, index): Promise<Ledger> => {
        const visitor = createVisitor(site.address, { from: `10.9.0.${index}` });
        const { id, revision } = await converse(visitor, sampleAnswers(), 'contact_info');
        return { visitor, conversationId: id, revision, acknowledged: 0, attempted: 0, longestMs: 0 };
      }),
    );

    let over = false;
    let calm = false;
    const load = Promise.all(ledgers.map((ledger) => keepAnswering(ledger, () => over)));
    const terminating = (async () => {
      while (!over) {
        if (!calm) await query(`select pg_terminate_backend(pid) ${others}`);
        await pause(30);
      }
    })();
    const recoveries: number[] = [];
    for (let count = 0; count < restarts; count += 1) {
      await pause(300);
      // How many answers succeed between cuts depends on the machine. Without cuts, every visitor makes progress.
      calm = true;
      const before = ledgers.map(({ acknowledged }) => acknowledged);
      await until(
        'every visitor gets on',
        () => ledgers.every(({ acknowledged }, index) => acknowledged > before[index]!),
        { withinMs: 20_000 },
      );
      calm = false;
      await crashDatabase();
      const downAt = performance.now();
      await until('the database answers again', () => query('select 1'), { withinMs: 60_000 });
      recoveries.push(performance.now() - downAt);
    }
    over = true;
    await Promise.all([load, terminating]);

    // After the load, the same process must serve normally.
    await until('the site is ready again', async () => (await site.readyz()) === 200, {
      withinMs: longestWaitMs,
    }).catch(async (error: Error) => {
      const body = await fetch(`${site.address}/readyz`).then((response) => response.text(), String);
      throw new Error(`${error.message}; exited: ${site.hasExited()}; readyz: ${body}\n${site.output().slice(-2000)}`);
    });
    for (const ledger of ledgers) {
      const current = await ledger.visitor.api.chat.current.query();
      expect(current?.id).toBe(ledger.conversationId);
      const stored = Number(/Business (\d+)/.exec(String(current?.answers.business_name))?.[1] ?? 0);
      // An answer whose response was lost may or may not be stored; an acknowledged one must be.
      expect(stored).toBeGreaterThanOrEqual(ledger.acknowledged);
      expect(stored).toBeLessThanOrEqual(ledger.attempted);
    }
    const torn = await query<{ count: number }>(`
    select count(*)::int as count from conversations
    join ai_conversation_profiles as profile on profile.conversation_id = conversations.id
    where profile.conversation_responses is distinct from conversations.answers
      or profile.business_name is distinct from conversations.answers ->> 'business_name'`);
    expect(torn).toEqual([{ count: 0 }]);
    expect(site.hasExited(), site.output()).toBe(false);
    const longest = Math.max(...ledgers.map((ledger) => ledger.longestMs));
    expect(longest).toBeLessThan(longestWaitMs);
  },
);
