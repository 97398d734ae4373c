/**
 * Checks that committed migrations never change. A database that has already applied one wouldn't get the edit, and
 * others would end up with a different schema. `migrations.sha256` lists checksums in the format of `sha256sum`, oldest
 * first.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'migrations');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
const journal = JSON.parse(read('meta/_journal.json')) as { entries: { when: number; tag: string }[] };
const list = readFileSync(path.join(import.meta.dirname, 'migrations.sha256'), 'utf8');
const lines = list.split('\n').filter((line) => line !== '');

/** Returns how to fix differences between the list and the files; empty if they match. */
function complaints(listed: readonly string[], contents: ReadonlyMap<string, string>): string[] {
  const byFile = new Map(listed.map((line) => line.split('  ').toReversed() as [string, string]));
  const changed = [...contents].flatMap(([file, text]) => {
    const line = `${createHash('sha256').update(text).digest('hex')}  ${file}`;
    if (listed.includes(line)) return [];
    return byFile.has(file)
      ? `${file} was edited after its commit. Restore it (git checkout -- drizzle/migrations/${file}) and put the change in a new migration: npm run db:generate`
      : `${file} is new. Add this line to the end of drizzle/migrations.sha256: ${line}`;
  });
  const gone = [...byFile.keys()].filter((file) => !contents.has(file));
  return [...changed, ...gone.map((file) => `${file} was deleted or renamed after its commit. Restore it.`)];
}

it('has unchanged checksums for all migrations', () => {
  expect(complaints(lines, new Map(files.map((file) => [file, read(file)])))).toEqual([]);
});

it('lists migrations in the order in which they are applied', () => {
  expect(lines.map((line) => line.split('  ')[1])).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`));
  // A migration dated before the last applied one is skipped silently.
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

describe('the check', () => {
  const sum = (text: string) => createHash('sha256').update(text).digest('hex');
  const listed = [`${sum('one')}  0000_a.sql`, `${sum('two')}  0001_b.sql`];

  it.each([
    ['an edited file', { '0000_a.sql': 'one, edited', '0001_b.sql': 'two' }, '0000_a.sql was edited'],
    ['a missing file', { '0000_a.sql': 'one' }, '0001_b.sql was deleted or renamed'],
    [
      'a new file that is not listed',
      { '0000_a.sql': 'one', '0001_b.sql': 'two', '0002_c.sql': 'three' },
      `0002_c.sql is new. Add this line to the end of drizzle/migrations.sha256: ${sum('three')}  0002_c.sql`,
    ],
  ])('explains how to fix %s', (_what, contents, words) => {
    expect(complaints(listed, new Map(Object.entries(contents)))).toEqual([expect.stringContaining(words)]);
  });
});
