/** Computes percentiles and prints the results table. */

/** @param share 0 to 1. @returns the value below which that share of the values lies; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const spread = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;

export const tails = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)}  p95 ${percentile(values, 0.95).toFixed(1)}  p99 ${percentile(values, 0.99).toFixed(1)}  max ${Math.max(...values).toFixed(1)} ms`;

export type Row = { what: string; value: string; budget?: string; isMet?: boolean };

export type Section = { title: string; rows: Row[] };

/** Prints one table with a heading per part. @returns whether every budget was met. */
export function printTable(sections: readonly Section[]): boolean {
  const rows = sections.flatMap((section) => section.rows);
  const head: Row = { what: 'what', value: 'figure', budget: 'budget' };
  const width = (read: (row: Row) => string) => Math.max(...[head, ...rows].map((row) => read(row).length));
  const [what, value, budget] = [width((row) => row.what), width((row) => row.value), width((row) => row.budget ?? '')];
  const line = (row: Row, verdict: string) =>
    `  ${row.what.padEnd(what)}  ${row.value.padStart(value)}  ${(row.budget ?? '').padEnd(budget)}  ${verdict}`.trimEnd();
  console.info(`\n${line(head, 'verdict')}`);
  for (const section of sections) {
    console.info(`\n${section.title}`);
    for (const row of section.rows) console.info(line(row, row.isMet === undefined ? '' : row.isMet ? 'ok' : 'MISSED'));
  }
  return rows.every((row) => row.isMet !== false);
}
