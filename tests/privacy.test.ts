import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { retentionKindNames, retentionKinds } from '#shared/domain/retention.ts';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');
const rowsUnder = (heading: string) =>
  text
    .split(`## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| promise') && !line.startsWith('| kind'))
    .map((line) => line.split('|').slice(1, -1));

it('names a mechanism and an existing test for every promise of the privacy policy', () => {
  const promises = rowsUnder('Promises');
  expect(promises.length).toBeGreaterThan(15);
  for (const [promise, mechanism, tests] of promises) {
    expect(mechanism!.trim(), promise).not.toBe('');
    const named = [...tests!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    expect(named.length, promise).toBeGreaterThan(0);
    for (const file of named) expect(existsSync(path.join(root, file)), file).toBe(true);
  }
});

it('lists every kind of data with its retention period', () => {
  const rows = rowsUnder('Retention').map(([kind, , months, min]) => [
    kind!.replace(/[ `]/g, ''),
    Number(months),
    Number(min),
  ]);
  expect(rows).toEqual(retentionKindNames.map((kind) => [kind, retentionKinds[kind].months, retentionKinds[kind].min]));
});
