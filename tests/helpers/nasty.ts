/** Generates values that no one would type, the same ones every time, and sends them. */
import fc from 'fast-check';
import { send, type Sent } from './http.ts';
import { inLanes } from './lanes.ts';

/** Texts that have broken other software. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '__proto__',
    'constructor',
    "'; drop table conversations; --",
    '$1',
    '{{7*7}}',
    '${process.env}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u202eabc',
    '𝕳𝖊𝖑𝖑𝖔 👩‍👩‍👧‍👦',
    'x'.repeat(1_000),
    'x'.repeat(1_001),
    'x'.repeat(50_000),
    '\u0301'.repeat(900),
    '2026-13-45T99:99:99Z',
    'a@b.c',
    'eve@example.com\u0000',
    `${'a'.repeat(250)}@example.com`,
    'someone@example.com, other@example.com',
    'eve@example.com\r\nBcc: all@example.com',
    '1e309',
    '00000000-0000-0000-0000-000000000000',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Values of every kind. */
export const nasty = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    0.5,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { toString: 'x' },
    { then: 'x' },
    Array(21).fill('more_leads'),
    Array(5_000).fill(''),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** JSON that JSON.stringify can't write: prototype-polluting keys, numbers out of range, deep nesting. */
export const rawJson = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"conversationId":1e400}',
  '{"email":"a@example.com","password":{"length":9}}',
  '{"token":["a","b"]}',
  '{"userId":{"$ne":null}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '{"conversationId":"x","conversationId":"y"}',
  '\ufeff{}',
  '{"restart":"\\u0000"}',
);

/** Matches internal details of the server that no answer may contain. */
const inside =
  /node_modules|\n\s+at |\/work\/|server\/|"stack"|select .* from|insert into|violates|syntax error|invalid input syntax/i;

export type Request = Sent & { label: string };

/**
 * Sends all requests, a few at a time, each from a different address.
 * @returns `bad`: errors, and answers with internal details; `slow`: requests that took longer than a second twice, the
 * second time on their own
 */
export async function playAll(address: string, requests: Request[]) {
  const bad: string[] = [];
  const late: Request[] = [];
  const statuses = new Map<number, number>();
  const timed = async (request: Request, from: string) => {
    const startedAt = performance.now();
    const reply = await send(address, { ...request, headers: { ...request.headers, 'x-forwarded-for': from } });
    return { ...reply, tookMs: performance.now() - startedAt };
  };
  await inLanes(requests, 12, async (request, index) => {
    const { status, body, tookMs } = await timed(request, `172.16.${index >> 8}.${index & 255}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (tookMs > 1_000) late.push(request);
    if (status >= 500 || inside.test(body))
      bad.push(`${request.label.slice(0, 160)} -> ${status} ${body.slice(0, 200)}`);
  });
  const slow: string[] = [];
  for (const [index, request] of late.entries()) {
    const { tookMs } = await timed(request, `172.17.${index >> 8}.${index & 255}`);
    if (tookMs > 1_000) slow.push(`${request.label.slice(0, 160)} -> after ${Math.round(tookMs)} ms`);
  }
  return { bad, slow, statuses };
}
