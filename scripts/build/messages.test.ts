import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Catalog } from './pseudo-locale.ts';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

it('has no unused messages', () => {
  const used = new Set(
    read('{client,server,shared}/**/*.{ts,tsx}').flatMap((code) => code.match(/(?<=\bm\.)\w+/g) ?? []),
  );
  const keys = read('messages/en/*.json').flatMap((catalog) => Object.keys(JSON.parse(catalog) as object));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

it('has no messages with spaces at an end or doubled', () => {
  const texts = read('messages/en/*.json').flatMap((catalog) =>
    Object.entries(JSON.parse(catalog) as Catalog).flatMap(([key, message]) =>
      typeof message === 'string'
        ? { key, text: message }
        : message.flatMap(({ match }) => Object.values(match ?? {}).map((text) => ({ key, text }))),
    ),
  );
  expect(texts.filter(({ text }) => /^\s|\s$|\s\s/.test(text)).map(({ key }) => key)).toEqual([]);
});
