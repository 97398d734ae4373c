/** Runs all benchmarks one after another on a separate database. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { killChildren, startChild, waitForPage, type Child } from './children.ts';
import { measureAnswers, measureJourneys, measureTyping } from './conversations.ts';
import { containerHeap } from '../helpers/attack.ts';
import { measureAttacks } from './attack.ts';
import { measureDashboard } from './dashboard.ts';
import { measureAdmin } from './admin.ts';
import { printTable, type Row, type Section } from './figures.ts';
import { measureMails } from './mails.ts';
import { measurePages } from './pages.ts';
import { measureMemory, measureStarts } from './process-figures.ts';
import { readSizes } from './sizes.ts';

/** Benchmark parts that can run on their own, in the order they run. */
export const benchParts = {
  pages: 'Pages from memory',
  answers: 'Answers saved',
  profiles: 'Conversations and profiles',
  mails: 'Mails',
  memory: 'Memory',
  attack: 'Under attack',
  dashboard: 'The dashboard',
  admin: 'The admin area’s lists',
  starts: 'Cold start',
  sizes: 'Sizes after brotli',
} as const;
export type BenchPart = keyof typeof benchParts;

export type BenchOptions = {
  conversations: number;
  isQuick: boolean;
  /** Runs only this part. */
  only: BenchPart | undefined;
};

const secret = 'a-secret-for-the-bench-only-with-many-characters';

/** Runs the benchmarks and prints the results. @returns whether every budget was met. */
export async function bench({ conversations, isQuick, only }: BenchOptions): Promise<boolean> {
  const scratchDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-bench-'));
  const interruption = interrupted();
  let database: EmbeddedPostgres | undefined;
  try {
    database = await startEmbeddedPostgres(path.join(scratchDir, 'database'));
    const sections = await Promise.race([
      measureAll(database.url, scratchDir, { conversations, isQuick, only }),
      interruption,
    ]);
    return printTable(sections);
  } finally {
    killChildren();
    await database?.stop();
    await fs.rm(scratchDir, { recursive: true, force: true });
  }
}

/** Creates an empty database on the same server as `url`. @returns its address. */
async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database "${name}"`).finally(() => client.end());
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/** Rejects on Ctrl-C, so that processes are stopped and files removed before the bench exits. */
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
): Promise<Section[]> {
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
  /** Starts a separate process for each part, so that memory left over from one doesn't affect the next. */
  const withSite = async (more: Record<string, string>, measure: (site: Child) => Promise<Row[]>) => {
    const site = await startChild('dist/bundle/index.js', { ...env, ...more });
    await waitForPage(site);
    const rows = await measure(site);
    await site.end();
    return rows;
  };
  const web = { ROLE: 'web' };
  const rounds = isQuick ? { rounds: 3, roundMs: 1000 } : { rounds: 9, roundMs: 3000 };
  const views = isQuick ? { first: 5000, last: 10_000 } : { first: 20_000, last: 100_000 };
  const size = isQuick
    ? { users: 50_000, leads: 20_000, mails: 50_000 }
    : { users: 1_000_000, leads: 300_000, mails: 1_000_000 };
  // The dashboard goes last on its database and the admin area gets its own, because their many members would skew the
  // other parts.
  const measures: Record<BenchPart, () => Promise<Row[]>> = {
    pages: () => withSite(web, (site) => measurePages(site, scratchDir, rounds)),
    answers: () => withSite({}, (site) => measureSaving(site, databaseUrl, isQuick)),
    profiles: () => withSite({}, (site) => measureJourneys(site, conversations)),
    mails: async () => {
      // A separate database, because emails from the conversations would be counted too.
      const ofMails = { DATABASE_URL: await createDatabase(databaseUrl, 'mails') };
      // Runs the migrations.
      await withSite({ ...web, ...ofMails }, () => Promise.resolve([]));
      return measureMails({ ...env, ...ofMails }, isQuick ? 500 : 3000);
    },
    memory: () => withSite(web, (site) => measureMemory(site, views)),
    attack: async () => {
      const ofAttack = await createDatabase(databaseUrl, 'attack');
      return withSite({ ...web, ...containerHeap, DATABASE_URL: ofAttack }, (site) => measureAttacks(site, ofAttack));
    },
    dashboard: () =>
      withSite(web, (site) => measureDashboard(site, { databaseUrl, secret, total: isQuick ? 2000 : 10_000 })),
    admin: async () => {
      const ofAdmin = await createDatabase(databaseUrl, 'admin');
      return withSite({ ...web, DATABASE_URL: ofAdmin }, (site) =>
        measureAdmin(site, { databaseUrl: ofAdmin, secret, size }),
      );
    },
    starts: () => measureStarts(scratchDir, isQuick ? 1 : 3),
    sizes: readSizes,
  };
  const sections: Section[] = [];
  for (const part of Object.keys(benchParts) as BenchPart[])
    if (!only || only === part) sections.push({ title: benchParts[part], rows: await measures[part]() });
  return sections;
}

/** Measures saving answers at full speed, alternating with a bare server, and then at a human pace. */
async function measureSaving(site: Child, databaseUrl: string, isQuick: boolean): Promise<Row[]> {
  const raw = await startChild('tests/bench/raw-insert.ts', { DATABASE_URL: databaseUrl });
  await waitForPage(raw);
  const rows = await measureAnswers(site, raw, isQuick ? { rounds: 3, perRound: 100 } : { rounds: 9, perRound: 250 });
  await raw.end();
  return [...rows, ...(await measureTyping(site, isQuick ? 50 : 150))];
}
