/** Checks that all style sheets use the tokens' colors, steps and breakpoints (client/theme/tokens.css). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const clientDir = join(import.meta.dirname, '..');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const read = (file: string) => withoutComments(readFileSync(join(clientDir, file), 'utf8'));

const tokensFile = join('theme', 'tokens.css');
const tokens = read(tokensFile);
const sheets = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== tokensFile)
  .map((file) => ({ file, css: read(file) }));

/** Lists a pattern's matches in all style sheets except the tokens file, each with its file. */
const found = (pattern: RegExp, isWrong: (match: RegExpExecArray) => boolean = () => true) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].filter(isWrong).map(([text]) => `${file}: ${text.trim().replace(/\s+/g, ' ')}`),
  );

const steps = (kind: string) =>
  [...tokens.matchAll(new RegExp(`--eg-${kind}-\\w+: ([\\d.]+(?:px|rem));`, 'g'))].map(([, value]) => value!);

it('declares each token once', () => {
  const names = [...tokens.matchAll(/^\s*(--eg-[\w-]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('sets scheme-specific colors only in the tokens', () => {
  expect(found(/prefers-color-scheme/g)).toEqual([]);
  const rules = /[^{}]*data-mantine-color-scheme[^{}]*\{([^{}]*)\}/g;
  expect(found(rules, ([, body]) => /color|background|fill|stroke|border|shadow|outline|--/.test(body!))).toEqual([]);
});

it('uses three window-width breakpoints, in range syntax', () => {
  const isKnown = (condition: string) => /^\(width (?:>=|<) (?:560|768|1024)px\)$/.test(condition);
  const widthsOf = (query: string) => query.match(/\([^)]*width[^)]*\)/g) ?? [];
  expect(found(/@media[^{]*/g, ([query]) => !widthsOf(query).every(isKnown))).toEqual([]);
  expect(found(/@container[^{]*(?:min|max)-width/g)).toEqual([]);
});

it('takes text sizes from the scale', () => {
  expect(found(/font-size: [\d.]+(?:rem|px);/g)).toEqual([]);
  expect(found(/font: [^;]*?(?<![\w.(-])([\d.]+rem)\b/g, ([, size]) => steps('text').includes(size!))).toEqual([]);
});

it('takes gaps, paddings and margins from the scale where it has the value', () => {
  const isStep = (value: string) => steps('space').includes(value);
  // Ignore values inside functions, because they're parts of a calculation.
  const values = (text: string) => text.replace(/\w*\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').match(/[\d.]+px/g) ?? [];
  expect(
    found(/(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[\w-]+)?): [^;]+;/g, ([text]) =>
      values(text).some(isStep),
    ),
  ).toEqual([]);
});

it('declares each font once', () => {
  const faces = [...read('theme/fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(
    ([, body]) => `${/font-family: ([^;]+)/.exec(body!)?.[1]} ${/font-weight: ([^;]+)/.exec(body!)?.[1]}`,
  );
  expect(new Set(faces).size).toBe(faces.length);
  expect(found(/@font-face/g).every((place) => place.startsWith(join('theme', 'fonts.css')))).toBe(true);
});
