/** Measures what a call costs in the database by explaining each of its statements with the actual values. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '#drizzle/schema/index.ts';
import type { Database } from '#server/db/client.ts';

type Statement = { text: string; values: unknown[] };
type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Node[];
};
type Explained = { Plan: Node; 'Planning Time': number; 'Execution Time': number };

export type Cost = {
  /** Milliseconds to plan and run all statements of the call, per run. */
  times: number[];
  /** Indexes used and tables scanned sequentially, in the order of the plans. */
  reads: string[];
  /** Returns the slowest statement of the last run, with its full plan. */
  slowest(): Promise<string>;
};

/** A database client that records the statements it sends. */
export class Listener {
  readonly db: Database;
  private readonly pool: pg.Pool;
  private heard: Statement[] = [];

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 4 });
    this.pool.on('error', () => undefined);
    const logQuery = (text: string, values: unknown[]) => void this.heard.push({ text, values });
    this.db = drizzle(this.pool, { schema, logger: { logQuery } });
  }

  /** Runs a call, then explains its statements `looks` times, or fewer if they take long. */
  async costOf(call: () => Promise<unknown>, looks: number, withinMs = 4_000): Promise<Cost> {
    this.heard = [];
    await call();
    const statements = this.heard;
    const times: number[] = [];
    let plans: Explained[] = [];
    const startedAt = performance.now();
    // One extra run, because the first may read from disk.
    for (let turn = -1; turn < looks; turn += 1) {
      plans = [];
      for (const statement of statements) plans.push(await this.explain(statement));
      if (turn >= 0) times.push(plans.reduce((sum, plan) => sum + timeOf(plan), 0));
      if (turn >= 0 && performance.now() - startedAt > withinMs) break;
    }
    const slowest = plans.indexOf(plans.toSorted((a, b) => timeOf(b) - timeOf(a))[0]!);
    return {
      times,
      reads: [...new Set(plans.flatMap(({ Plan }) => readsOf(Plan)))],
      slowest: () => this.wholePlan(statements[slowest]!),
    };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** Without timing per row, which would be a large part of the result. */
  private async explain({ text, values }: Statement): Promise<Explained> {
    const { rows } = await this.pool.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, timing off, summary on, format json) ${text}`,
      values,
    );
    return rows[0]!['QUERY PLAN'][0];
  }

  private async wholePlan({ text, values }: Statement): Promise<string> {
    const { rows } = await this.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
    return [text.replace(/\s+/g, ' ').trim(), JSON.stringify(values), ...rows.map((row) => row['QUERY PLAN'])].join(
      '\n',
    );
  }
}

const timeOf = (plan: Explained) => plan['Planning Time'] + plan['Execution Time'];

function readsOf(node: Node): string[] {
  if (node['Actual Loops'] === 0) return [];
  const inner = (node.Plans ?? []).flatMap(readsOf);
  if (node['Index Name']) return [node['Index Name'], ...inner];
  return node['Node Type'].endsWith('Seq Scan') ? [`all of ${node['Relation Name']}`, ...inner] : inner;
}
