import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cachedFields, cacheFields } from './content-cache.ts';

const folder = `test-${process.pid}`;

afterEach(() =>
  rmSync(join(import.meta.dirname, '../../node_modules/.cache/content', `${folder}.json`), { force: true }),
);

it('returns what was parsed from the same texts', () => {
  expect(cachedFields(folder, ['name: Miami'])).toBeUndefined();
  cacheFields(folder, ['name: Miami'], [{ name: 'Miami' }]);
  expect(cachedFields(folder, ['name: Miami'])).toEqual([{ name: 'Miami' }]);
});

it('returns nothing once a text has changed, or a file is new', () => {
  cacheFields(folder, ['name: Miami'], [{ name: 'Miami' }]);
  expect(cachedFields(folder, ['name: Tampa'])).toBeUndefined();
  expect(cachedFields(folder, ['name: Miami', 'name: Tampa'])).toBeUndefined();
});
