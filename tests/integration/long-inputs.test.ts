/** What is far too long is refused without being chewed: every text of every input, with what regular expressions dread. */
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { asPlainText, forPrompt, withoutContactData } from '../../server/adapters/llm/clean-text.ts';
import { appRouter } from '../../server/trpc/app-router.ts';
import { figure } from '../helpers/figure.ts';
import { table } from './access/table.ts';

const length = 100_000;
const units = [
  'a',
  ' ',
  '.',
  '-',
  '@',
  '(',
  '<',
  '0',
  '0 ',
  'a@',
  'a.',
  '\t',
  'é',
  '\u200b',
  'http://',
  '[](',
  '\ud83c\udf34',
];
const texts = units.flatMap((unit) => {
  const long = unit.repeat(Math.ceil(length / unit.length));
  return [long, `${long}!`, `a@${long}`, `+1${long}x`];
});

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
/** A valid input with one of its texts replaced, for each of them. */
function* bent(value: unknown, replacement: string): Generator<unknown> {
  if (typeof value === 'string') yield replacement;
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) for (const other of bent(part, replacement)) yield value.with(at, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const other of bent(part, replacement)) yield { ...value, [key]: other };
}

it(`${texts.length} texts of ${length} characters are refused by every input`, () => {
  let [tried, slowest] = [0, 0];
  const taken: string[] = [];
  for (const [path, row] of Object.entries(table)) {
    const schema = procedures[path]!._def.inputs[0];
    const valid = row.sample?.();
    // A recording is long, and has a way of its own (server/http/recording-body.ts). The contact forms set no limit to a
    // name: theirs is the one of the request's body, 64 KB.
    if (!schema || !valid || path === 'voice.transcribe' || path.startsWith('contact.')) continue;
    for (const text of texts)
      for (const input of bent(valid, text)) {
        const startedAt = performance.now();
        const { success } = schema.safeParse(input);
        slowest = Math.max(slowest, performance.now() - startedAt);
        tried += 1;
        // What is cut instead of refused is short afterwards.
        if (success && JSON.stringify(schema.parse(input)).length > length / 2) taken.push(path);
      }
  }
  figure(
    28,
    `${tried} inputs with ${length} characters in a text: ${taken.length} taken whole, the slowest looked at in ${slowest.toFixed(1)} ms`,
  );
  expect(tried).toBeGreaterThan(1_000);
  expect([...new Set(taken)]).toEqual([]);
});

it('what cleans texts of models ends, and keeps its word, on the same texts', () => {
  let slowest = 0;
  for (const text of texts) {
    const startedAt = performance.now();
    const plain = asPlainText(text);
    const short = forPrompt(text, 300);
    withoutContactData(text.slice(0, 5_000));
    slowest = Math.max(slowest, performance.now() - startedAt);
    expect(plain).not.toMatch(/[<>]/);
    expect(short.length).toBeLessThanOrEqual(300);
  }
  figure(28, `${texts.length} texts of ${length} characters cleaned, the slowest in ${slowest.toFixed(1)} ms`);
});
