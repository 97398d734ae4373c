/** Measures how fast the site stays for others under five hundred hostile connections. */
import pg from 'pg';
import { attack } from '../helpers/attack.ts';
import type { Child } from './children.ts';
import { percentile, tails, type Row } from './figures.ts';

const inTimeMs = 2_000;
/** The goal on an idle machine is 50 ms; here the hostile process runs on the same machine. */
const pageMs = 500;
/** Number of hostile networks, and the share of other sign-ins that must succeed in time. */
const crowds = [
  [1, 0.95],
  [100, 0.9],
] as const;

/** Attacks the site from one network, then from many, a minute each. */
export async function measureAttacks(site: Child, databaseUrl: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const query = async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as never;
  const rows: Row[] = [];
  try {
    for (const [networks, part] of crowds) {
      const { during, after } = await attack(site, { query }, networks);
      const inTime = (times: readonly number[]) => times.filter((ms) => ms <= inTimeMs).length / times.length;
      const from = `attacked from ${networks} network${networks === 1 ? '' : 's'}`;
      rows.push(
        {
          what: `sign-ins within ${inTimeMs / 1000} s, ${from}`,
          value: `${(inTime(during.signIns) * 100).toFixed(0)} %`,
          budget: `${part * 100} %`,
          isMet: inTime(during.signIns) >= part,
        },
        {
          what: `sign-ins within ${inTimeMs / 1000} s, 5 s after that attack`,
          value: `${(inTime(after.signIns) * 100).toFixed(0)} %`,
          budget: '100 %',
          isMet: inTime(after.signIns) === 1,
        },
        {
          what: `pages, ${from}`,
          value: tails(during.pages),
          budget: `p99 ${pageMs} ms`,
          isMet: percentile(during.pages, 0.99) < pageMs,
        },
      );
    }
    return rows;
  } finally {
    await pool.end();
  }
}
