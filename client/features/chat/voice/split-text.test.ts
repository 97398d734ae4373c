import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

describe('splitText', () => {
  it('keeps a short text whole', () => {
    expect(splitText('  Hello there.  ', 1000)).toEqual(['Hello there.']);
  });

  it('returns nothing for empty text', () => {
    expect(splitText(' \n ', 10)).toEqual([]);
  });

  it('cuts at the last sentence end that fits', () => {
    expect(splitText('One is here. Two is here! Is three here? Yes.', 27)).toEqual([
      'One is here. Two is here!',
      'Is three here? Yes.',
    ]);
  });

  it('accepts a sentence that fits exactly', () => {
    expect(splitText('Ab cd ef. Gh ij kl.', 9)).toEqual(['Ab cd ef.', 'Gh ij kl.']);
  });

  it('does not treat the decimal point in a price as a sentence end', () => {
    expect(splitText('Pro is $29.99 per month and more', 14)).toEqual(['Pro is $29.99', 'per month and', 'more']);
  });

  it('cuts at a comma, then between words, then inside a word', () => {
    expect(splitText('first this, then that one', 15)).toEqual(['first this,', 'then that one']);
    expect(splitText('seven words stand here', 13)).toEqual(['seven words', 'stand here']);
    expect(splitText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('never splits a surrogate pair', () => {
    expect(splitText('abc😀def', 4)).toEqual(['abc', '😀de', 'f']);
  });

  it('keeps every word of a long text', () => {
    const text = Array.from({ length: 400 }, (_, index) => `Word${index}${index % 7 === 0 ? '.' : ''}`).join(' ');
    const parts = splitText(text, 100);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(100);
    expect(parts.join(' ')).toBe(text);
  });
});
