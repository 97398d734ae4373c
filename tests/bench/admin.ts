/** Benchmarks the admin area with a million accounts, three hundred thousand leads and a million emails. */
import pg from 'pg';
import type { Deps } from '#server/deps.ts';
import { residentBytes, type Child } from './children.ts';
import { Connection } from './connection.ts';
import { looksAt, type Look } from './admin-lists.ts';
import { seedAdmin, signIn, type AdminSize } from './admin-seed.ts';
import { median, spread, type Row } from './figures.ts';
import { Listener } from './statements.ts';
import { timed } from './visitor.ts';

/** Queries per list. The median database time counts; the first query is left out because it may read from disk. */
const looks = 15;
const budgetMs = 100;
const megabyte = 1024 ** 2;
/**
 * Memory growth allowed during the export, about what any load causes. Holding the whole file's rows would take many
 * times that.
 */
const exportBudgetMb = 60;

/** Seeds the database, then measures each list in the database and over HTTP, and the export of all leads. */
export async function measureAdmin(
  site: Child,
  { databaseUrl, secret, size }: { databaseUrl: string; secret: string; size: AdminSize },
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const listener = new Listener(databaseUrl);
  try {
    const startedAt = performance.now();
    await seedAdmin(client, size);
    console.info(
      `\nAdmin area: ${size.users} accounts, ${size.leads} leads, ${size.mails} mails, seeded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    );
    const { adminId, cookie } = await signIn(client, secret);
    const rows: Row[] = [];
    console.info('\nRead by each list (plans of what is over its budget in full):');
    for (const look of await looksAt(listener.db, adminId, size))
      rows.push(await measureLook(look, listener, site, cookie));
    rows.push(...(await measureExport(site, cookie, size.leads, 'as fast as it comes', 0)));
    rows.push(...(await measureExport(site, cookie, size.leads, 'by a slow reader', 5)));
    return rows;
  } finally {
    await listener.close();
    await client.end();
  }
}

async function measureLook(look: Look, listener: Listener, site: Child, cookie: string): Promise<Row> {
  const { times, reads, slowest } = await listener.costOf(
    () => look.ask({ db: listener.db, mailer: { kind: 'local' }, settings: { facts: {} } } as Deps),
    looks,
  );
  const inDatabase = median(times);
  console.info(`  ${look.what}: ${reads.join(', ')}`);
  if (inDatabase >= budgetMs) console.info(indented(await slowest()));
  const overHttp = await timeOverHttp(site.port, cookie, look).catch((error: unknown) => {
    console.info(indented(`${String(error)}\nThe server said:\n${site.output().slice(-1500)}`));
    return undefined;
  });
  return {
    what: look.what,
    value: `${spread(times, 1)} ms in the database, ${overHttp === undefined ? 'wrong' : overHttp.toFixed(1).padStart(6)} over HTTP`,
    budget: `< ${budgetMs} ms`,
    isMet: inDatabase < budgetMs && overHttp !== undefined,
  };
}

/** @returns the median in milliseconds. @throws if the answer isn't the expected one. */
async function timeOverHttp(port: number, cookie: string, look: Look): Promise<number> {
  const connection = await Connection.open(port);
  const times: number[] = [];
  try {
    await ask(connection, port, cookie, look);
    const startedAt = performance.now();
    while (times.length < looks && performance.now() - startedAt < 4_000)
      await timed(times, () => ask(connection, port, cookie, look));
  } finally {
    connection.close();
  }
  return median(times);
}

async function ask(connection: Connection, port: number, cookie: string, { procedure, input, least }: Look) {
  const query = `batch=1&input=${encodeURIComponent(JSON.stringify(input ? { 0: input } : {}))}`;
  const { status, body } = await connection.send(
    `GET /trpc/${procedure}?${query} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  if (status !== 200) throw new Error(`answered ${status}: ${body.toString().slice(0, 200)}`);
  if (least === undefined) return;
  const [answer] = JSON.parse(body.toString()) as [{ result: { data: { items: unknown[] } } }];
  const found = answer.result.data.items.length;
  if (found < least) throw new Error(`${found} found instead of ${least}`);
}

/** Downloads the whole inbox as a file while sampling the server's memory. @param pauseMs pause after each chunk */
async function measureExport(site: Child, cookie: string, leads: number, how: string, pauseMs: number): Promise<Row[]> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const before = residentBytes(site.pid) ?? Number.NaN;
  const samples: number[] = [];
  const watch = setInterval(() => samples.push(residentBytes(site.pid) ?? Number.NaN), 50);
  const startedAt = performance.now();
  let [lines, bytes] = [0, 0];
  const response = await fetch(`${site.address}/admin/export/leads.csv`, { headers: { cookie } });
  try {
    for await (const chunk of response.body! as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const most = (part: number[]) => Math.max(before, ...part) / megabyte;
  const half = Math.ceil(samples.length / 2);
  const grown = most(samples) - before / megabyte;
  return [
    {
      what: `export, ${how}`,
      value: `${lines - 1} rows, ${(bytes / megabyte).toFixed(1)} MB, ${seconds.toFixed(1)} s`,
      budget: `${leads} rows`,
      isMet: response.status === 200 && lines - 1 === leads,
    },
    {
      what: `memory of the export, ${how}`,
      value:
        `${(before / megabyte).toFixed(0)} MB before, at most ${most(samples.slice(0, half)).toFixed(0)} in its first half, ` +
        `${most(samples.slice(half)).toFixed(0)} in its second`,
      budget: `< ${exportBudgetMb} MB more`,
      isMet: grown < exportBudgetMb,
    },
  ];
}

const indented = (text: string) => text.replace(/^/gm, '      ');
