/**
 * Writes tables as CSV (RFC 4180), row by row as they're consumed. Cells are guarded so that no spreadsheet runs them.
 */
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvColumn<Row> = { title: string; cell: (row: Row) => string };

/**
 * Where a cell may start: at the start of a text, and after anything that some spreadsheet takes as the end of a cell
 * or line. A file opened with a separator other than the comma is split there, even inside quotes.
 */
const begins = '(?<=^|[,;|\\t\\r\\n])';
/** Start of a formula, also full-width, or behind spaces, quotes, or apostrophes from an earlier guard. */
const runs = '(?=\'*[ \\u00a0\\u200b\\u3000\\ufeff"]*[=+\\-@\\t\\r\\0＝＋－＠])';

const dangerous = new RegExp(begins + runs, 'g');
const guarded = new RegExp(`${begins}'${runs}`, 'g');

/** @returns the text with an apostrophe before everything that a spreadsheet would run. */
export function guardCell(text: string): string {
  return text.replace(dangerous, "'");
}

/** Reverses `guardCell` exactly. */
export function unguardCell(text: string): string {
  return text.replace(guarded, '');
}

/**
 * Writes a table into a stream and ends it: UTF-8 with a byte order mark, a header row, CRLF, every cell quoted. Rows
 * are read as fast as they're consumed, so a slow reader costs no memory.
 * @param rows is ended early when the stream closes
 * @throws when the rows can't be read, or when the stream closes early
 */
export async function writeCsv<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly CsvColumn<Row>[],
  out: Writable,
): Promise<void> {
  async function* cells(): AsyncGenerator<string[]> {
    yield columns.map(({ title }) => title);
    for await (const row of rows) yield columns.map(({ cell }) => guardCell(cell(row)));
  }
  await pipeline(
    Readable.from(cells()),
    stringify({ bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' }),
    out,
  );
}
