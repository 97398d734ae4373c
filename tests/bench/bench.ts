/** All measurements, one after the other, on a database of their own. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded.ts';
import { killChildren, startChild, waitForPage } from './children.ts';
import { measureAnswers, measureJourneys, measureTyping } from './conversations.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDesk } from './desk.ts';
import { printTable, type Row } from './figures.ts';
import { measurePages } from './pages.ts';
import { measureMemory, measureStarts } from './process-figures.ts';

export type BenchOptions = {
  conversations: number;
  isQuick: boolean;
  /** One part alone. */
  only: 'dashboard' | 'desk' | undefined;
};

const secret = 'a-secret-for-the-bench-only-with-many-characters';

/** Measures and prints. @returns whether every budget was met. */
export async function bench({ conversations, isQuick, only }: BenchOptions): Promise<boolean> {
  const scratchDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-bench-'));
  const interruption = interrupted();
  let database: EmbeddedPostgres | undefined;
  try {
    database = await startEmbeddedPostgres(path.join(scratchDir, 'database'));
    const rows = await Promise.race([
      measureAll(database.url, scratchDir, { conversations, isQuick, only }),
      interruption,
    ]);
    return printTable(rows);
  } finally {
    killChildren();
    await database?.stop();
    await fs.rm(scratchDir, { recursive: true, force: true });
  }
}

/** Rejects on Ctrl-C, so that what was started is ended, and what was written taken away, before we go. */
function interrupted(): Promise<never> {
  const signal = new Promise<never>((_resolve, reject) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => reject(new Error(`Ended by ${name}.`)));
  });
  signal.catch(() => undefined);
  return signal;
}

async function measureAll(
  databaseUrl: string,
  scratchDir: string,
  { conversations, isQuick, only }: BenchOptions,
): Promise<Row[]> {
  const env = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    BASE_URL: 'http://localhost',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  };
  console.info(
    `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.version}, load ${os.loadavg()[0]!.toFixed(2)}`,
  );
  if (os.loadavg()[0]! > os.cpus().length / 2)
    console.info('This machine is busy with other things: only the ratios say something, and they are rough.');
  const rows: Row[] = [];
  if (!only) rows.push(...(await measureVisitors(env, scratchDir, { conversations, isQuick })));
  // Last on this database: so many members are no company for the others.
  const members = await startChild('server/index.ts', { ...env, ROLE: 'web' });
  await waitForPage(members);
  const total = isQuick ? 2000 : 10_000;
  if (only !== 'desk') rows.push(...(await measureDashboard(members, { databaseUrl, secret, total })));
  const size = isQuick
    ? { users: 50_000, leads: 20_000, mails: 50_000 }
    : { users: 1_000_000, leads: 300_000, mails: 1_000_000 };
  if (only !== 'dashboard') rows.push(...(await measureDesk(members, { databaseUrl, secret, size })));
  await members.end();
  if (!only) rows.push(...(await measureStarts(scratchDir, isQuick ? 1 : 3)));
  return rows;
}

/** Conversations, pages and memory. */
async function measureVisitors(
  env: Record<string, string>,
  scratchDir: string,
  { conversations, isQuick }: Pick<BenchOptions, 'conversations' | 'isQuick'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const raw = await startChild('tests/bench/raw-insert.ts', { DATABASE_URL: env.DATABASE_URL! });
  const site = await startChild('server/index.ts', env);
  await waitForPage(site);
  await waitForPage(raw);
  rows.push(
    ...(await measureAnswers(site, raw, isQuick ? { rounds: 3, perRound: 100 } : { rounds: 9, perRound: 250 })),
  );
  await raw.end();
  rows.push(...(await measureTyping(site, isQuick ? 50 : 150)));
  rows.push(...(await measureJourneys(site, conversations)));
  await site.end();

  // A process that has seen nothing else: what conversations leave in memory is not the pages' doing.
  const fresh = await startChild('server/index.ts', { ...env, ROLE: 'web' });
  await waitForPage(fresh);
  rows.push(
    ...(await measurePages(fresh, scratchDir, isQuick ? { rounds: 3, roundMs: 1000 } : { rounds: 9, roundMs: 3000 })),
  );
  await fresh.end();

  const watched = await startChild('server/index.ts', { ...env, ROLE: 'web' });
  await waitForPage(watched);
  rows.push(
    ...(await measureMemory(watched, isQuick ? { first: 5000, last: 10_000 } : { first: 20_000, last: 100_000 })),
  );
  await watched.end();
  return rows;
}
