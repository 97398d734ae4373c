/** Refuses overlong text quickly: every text of every input, with strings that are hard for regular expressions. */
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { asPlainText, forPrompt, withoutContactData } from '#server/adapters/llm/clean-text.ts';
import { appRouter } from '#server/trpc/app-router.ts';
import { table } from '../access/table.ts';

/** Quadratic rules need more than a second for this length; the others need a few milliseconds. */
const length = 50_000;
const mostMs = 100;
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
  return [`${long}!`, `a@${long}`, `+1${long}x`];
});

/**
 * Measures only this thread's CPU time, whatever else the machine does. Repeats it, because garbage collection rarely
 * happens twice.
 */
function cpuMs(work: () => void): number {
  const once = () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  const first = once();
  return first > mostMs ? Math.min(first, once(), once()) : first;
}

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
/** Yields the input with each of its texts replaced in turn. */
function* bent(value: unknown, replacement: string): Generator<unknown> {
  if (typeof value === 'string') yield replacement;
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) for (const other of bent(part, replacement)) yield value.with(at, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const other of bent(part, replacement)) yield { ...value, [key]: other };
}

it(
  `refuses ${texts.length} texts of ${length} characters in every input, each within ${mostMs} ms`,
  { tags: ['check-28'] },
  () => {
    let tried = 0;
    const taken = new Set<string>();
    const slow = new Set<string>();
    for (const [path, row] of Object.entries(table)) {
      const schema = procedures[path]!._def.inputs[0];
      const valid = row.sample?.();
      // Recordings are long and parsed separately (server/http/recording-body.ts). Contact forms don't limit names
      // except by the request body's 64 KB.
      if (!schema || !valid || path === 'voice.transcribe' || path.startsWith('contact.')) continue;
      for (const text of texts)
        for (const input of bent(valid, text)) {
          let parsed: ReturnType<typeof schema.safeParse> | undefined;
          const ms = cpuMs(() => (parsed = schema.safeParse(input)));
          tried += 1;
          if (ms > mostMs) slow.add(`${path}: ${text.slice(0, 10)}`);
          // Text that is truncated instead of refused must be short afterwards.
          if (parsed?.success && JSON.stringify(parsed.data).length > length / 2) taken.add(path);
        }
    }
    expect(tried).toBeGreaterThan(1_000);
    expect([...taken]).toEqual([]);
    expect([...slow]).toEqual([]);
  },
);

it('cleans the same texts from models quickly, and within their limits', { tags: ['check-28'] }, () => {
  let slowest = 0;
  for (const text of texts) {
    slowest = Math.max(
      slowest,
      cpuMs(() => {
        expect(asPlainText(text)).not.toMatch(/[<>]/);
        expect(forPrompt(text, 300).length).toBeLessThanOrEqual(300);
        withoutContactData(text.slice(0, 5_000));
      }),
    );
  }
  expect(slowest).toBeLessThan(1_000);
});
