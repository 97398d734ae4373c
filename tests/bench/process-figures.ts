/** Measures startup time, and whether memory grows with page views. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { residentBytes, startChild, waitForPage, type Child } from './children.ts';
import { Connection } from './connection.ts';
import { median, spread, type Row } from './figures.ts';
import { pageRequest } from './pages.ts';

/** Starts the built site with its embedded database, first on an empty folder and then on the same one again. */
export async function measureStarts(scratchDir: string, runs: number): Promise<Row[]> {
  const fresh: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = path.join(scratchDir, `start-${run}`);
    for (const times of [fresh, again]) {
      const startedAt = performance.now();
      // Fixed, because compressed pages are cached per address and the port changes with every run.
      const BASE_URL = 'http://localhost:3000';
      const child = await startChild('scripts/start.ts', { DATA_DIR: dataDir, BASE_URL, LOG_LEVEL: 'warn' });
      try {
        await waitForPage(child);
        times.push((performance.now() - startedAt) / 1000);
      } finally {
        await child.end();
      }
    }
    await fs.rm(dataDir, { recursive: true, force: true });
  }
  return [
    {
      what: 'start to first page, empty data folder',
      value: `${spread(fresh, 2)} s`,
      budget: '< 3 s',
      isMet: median(fresh) < 3,
    },
    {
      what: 'start to first page, existing data',
      value: `${spread(again, 2)} s`,
      budget: '< 3 s',
      isMet: median(again) < 3,
    },
  ];
}

const encodings = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
const megabyte = 1024 * 1024;

/** Views pages in all encodings, and some that don't exist, on connections that open and close. */
export async function measureMemory(site: Child, { first, last }: { first: number; last: number }): Promise<Row[]> {
  const atStart = residentBytes(site.pid);
  if (atStart === undefined) return [{ what: 'memory over page views', value: 'not measured: no /proc here' }];
  await view(site, first);
  const before = await restingBytes(site.pid);
  await view(site, last - first);
  const after = await restingBytes(site.pid);
  const growth = (after - before) / megabyte;
  console.info(
    `\nMemory: ${(atStart / megabyte).toFixed(0)} MB at the start, ${(before / megabyte).toFixed(0)} MB after ${first} views, ${(after / megabyte).toFixed(0)} MB after ${last}`,
  );
  return [
    {
      what: `memory, from ${first} to ${last} views`,
      value: `${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB`,
      budget: '< 15 MB',
      isMet: growth < 15,
    },
  ];
}

async function view(site: Child, count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (left > 0) {
        const connection = await Connection.open(site.port);
        for (let turn = 0; turn < 50 && left > 0; turn += 1) {
          left -= 1;
          const isLost = left % 20 === 0;
          const { status } = await connection.send(
            pageRequest(site.port, isLost ? `/no-such-page-${left}` : '/', encodings[left % 3]),
          );
          if (status !== (isLost ? 404 : 200)) throw new Error(`a page view answered ${status}`);
        }
        connection.close();
      }
    }),
  );
}

/** Returns the median of a few memory samples after the process has been idle for a moment. */
async function restingBytes(pid: number): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 8; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    looks.push(residentBytes(pid) ?? 0);
  }
  return median(looks);
}
