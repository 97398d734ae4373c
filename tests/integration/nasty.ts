/** What the fuzz tests send. */
import fc from 'fast-check';

/** Texts that have broken something somewhere. */
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
    Array(21).fill('Get more leads'),
    Array(5_000).fill(''),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** JSON that JSON.stringify cannot write: keys that reach for prototypes, numbers out of range, deep nesting. */
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
