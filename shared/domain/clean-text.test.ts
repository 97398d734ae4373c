import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanPhone, cleanText, cutText, stripTags, storableText } from './clean-text.ts';

describe('tags', () => {
  it.each([
    ['plain words', 'plain words'],
    ['<b>bold</b>', 'bold'],
    ['<img src=x onerror=alert(1)>hello', 'hello'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<<b>script>alert(1)</script>', 'alert(1)'],
    ['<<<b>b>b>x', 'x'],
    ['<!-- hidden -->x<?php y ?>', 'x'],
    ['under < 5 minutes, I <3 it, 6 > 2', 'under < 5 minutes, I <3 it, 6 > 2'],
    ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ])('turn %j into %j', (typed, kept) => expect(stripTags(typed)).toBe(kept));

  it('are fully removed, leaving nothing that could open a tag', () => {
    const piece = fc.constantFrom('<', '>', '/', 'b', 'script', '!', '?', ' ', '=', '"', 'x', '<b>', '</b>');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const kept = stripTags(pieces.join(''));
        expect(kept).not.toMatch(/<[a-z/!?]/i);
        expect(stripTags(kept)).toBe(kept);
      }),
      { numRuns: 5_000 },
    );
  });

  // A quadratic algorithm would exceed the test's timeout.
  it('are removed from a text with 100,000 of them', () => {
    for (const part of ['<', '<a', '<a>', '<<a>', '>', '< '])
      expect(stripTags(part.repeat(100_000)).length).toBeLessThanOrEqual(200_000);
  });
});

describe('text', () => {
  it('is truncated to 1000 characters or a given limit', () => {
    expect(cleanText('x'.repeat(1_001))).toHaveLength(1_000);
    expect(cleanText('x'.repeat(101), 100)).toHaveLength(100);
    expect(cleanText(`<b>${'x'.repeat(100)}</b>`, 100)).toBe('x'.repeat(100));
  });
  it('is never truncated inside a character', () => {
    expect(cutText('ab👩', 3)).toBe('ab');
    expect(cutText('ab👩', 4)).toBe('ab👩');
  });
  it('loses characters that cannot be stored or shown, but keeps line breaks', () => {
    expect(storableText('a\u0000b\u0007\ud800c\r\nd\te')).toBe('ab\ufffdc\nd\te');
  });
});

describe('addresses', () => {
  it.each([
    ['  A@B.CO ', 'a@b.co'],
    ['<b>Dana@Example.com</b>', 'dana@example.com'],
  ])('stores %j as %j', (typed, stored) => expect(cleanEmail(typed)).toBe(stored));
  it.each(['', 'x', 'a b@c.de', 'a@b', '@b.co', 'a@b.', 'a@@b.co', '<a@b.co>'])('rejects %j', (typed) =>
    expect(() => cleanEmail(typed)).toThrow('Invalid email format'),
  );
  it('is truncated to 254 characters before validation', () => {
    const domain = '@example.com';
    const longest = 'a'.repeat(254 - domain.length) + domain;
    expect(cleanEmail(longest)).toBe(longest);
    expect(cleanEmail(`${longest}xyz`)).toBe(longest);
    expect(() => cleanEmail(`${'a'.repeat(254)}@example.com`)).toThrow('Invalid email format');
  });
});

describe('phone numbers', () => {
  it.each([
    ['(954) 555-0123', '(954) 555-0123'],
    [' +1 954 555 0123 ', '+1 954 555 0123'],
    ['954.555.0123', '9545550123'],
    ['tel: 954 555 0123 x', '954 555 0123'],
    ['1'.repeat(10), '1'.repeat(10)],
    ['1'.repeat(20), '1'.repeat(20)],
  ])('stores %j as %j', (typed, stored) => expect(cleanPhone(typed)).toBe(stored));
  it.each(['1'.repeat(9), '1'.repeat(21), 'call me', '', '          '])(
    'rejects %j, which does not have 10 to 20 characters',
    (typed) => expect(() => cleanPhone(typed)).toThrow('Invalid phone number length'),
  );
});
