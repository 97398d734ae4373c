/** Tables as CSV (RFC 4180), read row by row and written as they are taken; no cell of theirs is run by a spreadsheet. */
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvColumn<Row> = { title: string; cell: (row: Row) => string };

/**
 * Where a cell may begin: at the start of a text, and after what some spreadsheet takes for the end of a cell or line. A
 * file opened with another separator than the comma is cut there, quotes or not.
 */
const begins = '(?<=^|[,;|\\t\\r\\n])';
/** What makes a formula of a cell, also in full width, behind blanks, quotes, or the apostrophes of an earlier time. */
const runs = '(?=\'*[ \\u00a0\\u200b\\u3000\\ufeff"]*[=+\\-@\\t\\r\\0＝＋－＠])';

const dangerous = new RegExp(begins + runs, 'g');
const guarded = new RegExp(`${begins}'${runs}`, 'g');

/** @returns the text with an apostrophe before everything that a spreadsheet would run. */
export function guardCell(text: string): string {
  return text.replace(dangerous, "'");
}

/** Takes back what `guardCell` did, to the letter. */
export function unguardCell(text: string): string {
  return text.replace(guarded, '');
}

/**
 * Writes a table into a stream and ends it: UTF-8 with a byte order mark, a row of titles, CRLF, every cell in quotes. Rows
 * are asked for as fast as they are taken, so that a slow reader costs no memory.
 * @param rows is ended early when the stream closes
 * @throws when the rows cannot be read, and when the stream is closed before its end
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
