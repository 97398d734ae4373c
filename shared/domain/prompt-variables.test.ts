import { describe, expect, it } from 'vitest';
import { fillPrompt, variableLimits, variablesOf, type BusinessFact } from './prompt-variables.ts';

const facts: BusinessFact[] = [
  { name: 'business', label: 'Business name', value: 'Sunny Day', aliases: ['business name', 'company'] },
  { name: 'town', label: 'City or area', value: 'Hollywood, Florida', short: 'Hollywood', aliases: ['city'] },
];

describe('variablesOf', () => {
  it('returns brackets and facts in text order, each once', () => {
    expect(
      variablesOf('For [Customer  name] of Sunny Day in Hollywood: thank [customer name] for [service].', facts),
    ).toEqual([
      { name: 'customer name', label: 'Customer name', preset: '', isLong: false },
      { name: 'business', label: 'Business name', preset: 'Sunny Day', isLong: false },
      { name: 'town', label: 'City or area', preset: 'Hollywood, Florida', isLong: false },
      { name: 'service', label: 'Service', preset: '', isLong: false },
    ]);
  });

  it('fills a bracket whose answer we know', () => {
    expect(variablesOf('Write for [business name] in [city].', facts)).toEqual([
      { name: 'business', label: 'Business name', preset: 'Sunny Day', isLong: false },
      { name: 'town', label: 'City or area', preset: 'Hollywood, Florida', isLong: false },
    ]);
  });

  it('marks variables that need more than one line', () => {
    expect(variablesOf('[paste the reviews] [listing]', []).map(({ isLong }) => isLong)).toEqual([true, false]);
  });

  it('does not treat links, numbers, lists or unclosed brackets as variables', () => {
    expect(variablesOf('See [our site](https://example.com), [1], [a\nb], [never closed', facts)).toEqual([]);
  });

  it('matches whole words only', () => {
    expect(variablesOf('Hollywoodland and a Sunny Days sale', facts)).toEqual([]);
  });

  it('returns no more fields than can be saved', () => {
    const text = Array.from({ length: 60 }, (_, index) => `[field ${index}]`).join(' ');
    expect(variablesOf(text, [])).toHaveLength(variableLimits.count - 1);
  });
});

describe('fillPrompt', () => {
  it('fills in values, and only the town where the text has only the town', () => {
    expect(
      fillPrompt('Sunny Day in Hollywood, Florida. Hollywood loves [offer].', facts, {
        business: 'Rainy Day',
        town: 'Davie, Florida',
        offer: 'ice cream',
      }),
    ).toBe('Rainy Day in Davie, Florida. Davie loves ice cream.');
  });

  it('keeps brackets and facts that are blank', () => {
    expect(fillPrompt('Sunny Day: [offer]', facts, { business: '  ', offer: '' })).toBe('Sunny Day: [offer]');
  });

  it('fills in a known answer without input', () => {
    expect(fillPrompt('Write for [Company].', facts, {})).toBe('Write for Sunny Day.');
  });

  it('inserts values literally', () => {
    expect(fillPrompt('Hello [name], from Sunny Day', facts, { name: '$& $1 [business name] Sunny Day' })).toBe(
      'Hello $& $1 [business name] Sunny Day, from Sunny Day',
    );
  });

  it('ignores names inherited from Object.prototype', () => {
    expect(fillPrompt('[constructor] [toString]', facts, {})).toBe('[constructor] [toString]');
  });

  it('handles a name made of punctuation', () => {
    const odd: BusinessFact[] = [{ name: 'business', label: 'Business name', value: 'A+B (Café)?', aliases: [] }];
    expect(variablesOf('You work for A+B (Café)?.', odd)).toHaveLength(1);
    expect(fillPrompt('You work for A+B (Café)?.', odd, { business: 'C' })).toBe('You work for C.');
  });

  it('appends the details for this use', () => {
    expect(fillPrompt('Write a post.', facts, { details: 'about the July sale' })).toBe(
      'Write a post.\n\nFor this time: about the July sale',
    );
  });
});
