import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cachedFields, cacheFields } from './content-cache.ts';

const folder = `test-${process.pid}`;

afterEach(() =>
  rmSync(join(import.meta.dirname, '../../node_modules/.cache/content', `${folder}.json`), { force: true }),
);

it('returns the cached result for unchanged texts', () => {
  expect(cachedFields(folder, ['name: Miami'])).toBeUndefined();
  cacheFields(folder, ['name: Miami'], [{ name: 'Miami' }]);
  expect(cachedFields(folder, ['name: Miami'])).toEqual([{ name: 'Miami' }]);
});

it('returns nothing after a text changes or a file is added', () => {
  cacheFields(folder, ['name: Miami'], [{ name: 'Miami' }]);
  expect(cachedFields(folder, ['name: Tampa'])).toBeUndefined();
  expect(cachedFields(folder, ['name: Miami', 'name: Tampa'])).toBeUndefined();
});
