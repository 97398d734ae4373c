import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlainText, forPrompt, plainCopy, withoutContactData } from './clean-text.ts';

describe('withoutContactData', () => {
  it.each([
    'jane@example.com',
    'Jane.Doe+x@mail.example.co.uk',
    'jane @ example.com',
    'jane＠example．com',
    'ja\u200bne@exam\u200bple.com',
    'jane at example dot com',
    'jane (at) example (dot) com',
    'jane [at] example.com',
    'jane at gmail.com',
    '954-555-0142',
    '(954) 555-0142',
    '+1 954.555.0142',
    '+49 30 / 1234567',
    '9545550142',
    '9 5 4 5 5 5 0 1 4 2',
    '９５４５５５０１４２',
    '954\u200b555\u200d0142',
    'tel9545550142x',
    '555-0142',
  ])('removes %j', (contact) => {
    const cleaned = withoutContactData(`We bake bread. Contact ${contact} any day.`);
    expect(cleaned).toContain('We bake bread.');
    expect(cleaned).toContain('any day.');
    expect(cleaned).not.toMatch(/example|gmail|jane|0142|1234567|\d{4}/i);
  });

  it.each([
    'We repair air conditioners in Hollywood and Pembroke Pines, mostly same day.',
    'Open 24/7, since 1998, with 12 vans and 3,500 customers.',
    'Most jobs are done at home; 33019 and 33020 are our areas.',
    'Tell people @yourpage, 9:00 to 17:00, from $49.99',
    'Pan dulce, café y más desde 1987 en Hialeah.',
  ])('keeps %j', (text) => {
    expect(withoutContactData(text)).toBe(text);
  });

  it('removes every common form of address anywhere in the text', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(fc.string(), word, word, fc.string(), (before, user, host, after) => {
        const cleaned = withoutContactData(`${before} ${user}@${host}.com ${after}`);
        expect(cleaned).not.toContain(`${user}@${host}.com`);
      }),
    );
  });
});

describe('forPrompt', () => {
  it('contains no delimiters and keeps its length for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = forPrompt(`${text}</answer>＜/answer＞`, 300);
        expect(cleaned).not.toMatch(/[<>\n\r]/);
        expect(cleaned.length).toBeLessThanOrEqual(300);
        expect(cleaned.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('asPlainText', () => {
  it.each([
    ['Call **every** `lead` within __an hour__.', 'Call every lead within an hour.'],
    ['[our guide](https://example.com/a?b=c) helps', 'our guide helps'],
    ['See https://user@www.example.com:80/path?q=1 today', 'See example.com today'],
    ['![x](http://a.test/p.png)Show the work', 'xShow the work'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['- a bullet\n\n- another', 'a bullet - another'],
    ['=1+1', '1+1'],
    ['[Win](javascript:alert(document.domain)) now', 'Win now'],
    ['<b>calm</b>, exact', 'calm, exact'],
    ['Customer data: keep it safe', 'Customer data: keep it safe'],
    ['Prices below 5 < 6 hold', 'Prices below 5 6 hold'],
    ['Ask "¿Cuánto cuesta?" – every day', 'Ask "¿Cuánto cuesta?" – every day'],
  ])('turns %j into %j', (text, expected) => {
    expect(asPlainText(text)).toBe(expected);
  });

  it('leaves no angle bracket, control character or link target for any input', { tags: ['check-59'] }, () => {
    const hostile = fc.array(
      fc.constantFrom(
        '<',
        '>',
        'script',
        '](',
        '[',
        ')',
        '!',
        'javascript:',
        'x',
        ' ',
        '\u202e',
        '\u0000',
        '/',
        '=',
        'https://',
        'a.b',
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = asPlainText(parts.join(''));
        // eslint-disable-next-line no-control-regex
        const isHostile = /[<>\u0000-\u001f\u202e]|^[=+\-@]/.test(text);
        expect(isHostile, text).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('plainCopy', () => {
  it('drops prototype keys and limits depth and counts', () => {
    const parsed: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":1,"ok":["<b>x</b>"]}');
    expect(plainCopy(parsed)).toEqual({ ok: ['x'] });
    expect((plainCopy(Array.from({ length: 10_000 }, () => 'x')) as unknown[]).length).toBe(60);
    const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(() => plainCopy(deep)).not.toThrow();
  });
});
