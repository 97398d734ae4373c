import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

it('has no unused messages', () => {
  const used = new Set(read('{client,shared}/**/*.{ts,tsx}').flatMap((code) => code.match(/(?<=\bm\.)\w+/g) ?? []));
  const keys = read('messages/en/*.json').flatMap((catalog) => Object.keys(JSON.parse(catalog) as object));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});
