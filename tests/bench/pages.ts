/** Measures pages from memory and unknown addresses, each alternating with a bare server that sends the same bytes. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { processorMs, startChild, waitForAnswer, type Child } from './children.ts';
import { Connection, hammer } from './connection.ts';
import { median, spread, type Row } from './figures.ts';

const connections = 50;

/** Builds the request that a browser sends for a page view. */
export function pageRequest(port: number, url = '/', encoding = 'gzip, deflate, br, zstd'): string {
  return `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: ${encoding}\r\nUser-Agent: bench\r\n\r\n`;
}

type Rounds = { rounds: number; roundMs: number };

export async function measurePages(site: Child, scratchDir: string, rounds: Rounds): Promise<Row[]> {
  const home = await compare(site, scratchDir, { title: 'Home page', url: '/', status: 200 }, rounds);
  const nothing = await compare(site, scratchDir, { title: 'Not found', url: '/no-such-page', status: 404 }, rounds);
  const row = (what: string, ratios: number[], least: number): Row => ({
    what: `${what} beside bare node:http`,
    value: spread(ratios, 2),
    budget: `>= ${least}`,
    isMet: median(ratios) >= least,
  });
  return [row('home page', home, 0.95), row('page that does not exist', nothing, 0.8)];
}

/** @returns the site's requests per second relative to the bare server, per round. */
async function compare(
  site: Child,
  scratchDir: string,
  { title, url, status }: { title: string; url: string; status: number },
  { rounds, roundMs }: Rounds,
): Promise<number[]> {
  const raw = await startRawCopy(site, scratchDir, url);
  const rates = { ours: [] as number[], raw: [] as number[] };
  const perCpu = { ours: [] as number[], raw: [] as number[] };
  const busy: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      // Alternate the order, so that neither always runs on the warmer machine.
      const order = round % 2 === 0 ? (['raw', 'ours'] as const) : (['ours', 'raw'] as const);
      for (const who of order) {
        const child = who === 'ours' ? site : raw;
        const cpuBefore = processorMs(child.pid);
        const rate = await hammer(child.port, pageRequest(child.port, url), {
          status,
          connections,
          durationMs: roundMs,
        });
        if (round === 0) continue;
        rates[who].push(rate);
        const cpu = cpuBefore === undefined ? undefined : processorMs(child.pid)! - cpuBefore;
        if (cpu) {
          perCpu[who].push((rate * roundMs) / cpu);
          busy.push(cpu / roundMs);
        }
      }
    }
  } finally {
    await raw.end();
  }
  console.info(`\n${title} (br), ${connections} connections, ${rounds} rounds of ${roundMs / 1000} s in turns`);
  console.info(`  ours ${spread(rates.ours, 0)} per s`);
  console.info(`  bare ${spread(rates.raw, 0)} per s`);
  if (busy.length > 0) {
    console.info(
      `  servers busy ${spread(busy, 2)} of one core (well under 1: the load generator, or other programs, were the limit)`,
    );
    console.info(
      `  answers per second of processor time: ours ${median(perCpu.ours).toFixed(0)}, bare ${median(perCpu.raw).toFixed(0)}, ratio ${(median(perCpu.ours) / median(perCpu.raw)).toFixed(2)}`,
    );
  }
  return rates.ours.map((rate, index) => rate / rates.raw[index]!);
}

/** Starts a bare server with the site's own headers and bytes. */
async function startRawCopy(site: Child, scratchDir: string, url: string): Promise<Child> {
  const connection = await Connection.open(site.port);
  const { status, head, body } = await connection.send(pageRequest(site.port, url));
  connection.close();
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
  // Node adds these itself on both sides.
  const headers = Object.fromEntries(lines.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)));
  const file = path.join(scratchDir, 'page.json');
  await fs.writeFile(file, JSON.stringify({ status, headers, body: body.toString('base64') }));
  const raw = await startChild('tests/bench/raw-page.ts', {}, [file]);
  await waitForAnswer(raw);
  return raw;
}
