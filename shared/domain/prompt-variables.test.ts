import { describe, expect, it } from 'vitest';
import { fillPrompt, variableLimits, variablesOf, type BusinessFact } from './prompt-variables.ts';

const facts: BusinessFact[] = [
  { name: 'business', label: 'Business name', value: 'Sunny Day', aliases: ['business name', 'company'] },
  { name: 'town', label: 'Town or area', value: 'Hollywood, Florida', short: 'Hollywood', aliases: ['city'] },
];

describe('variablesOf', () => {
  it('finds brackets and facts in the order of the text, each once', () => {
    expect(
      variablesOf('For [Customer  name] of Sunny Day in Hollywood: thank [customer name] for [service].', facts),
    ).toEqual([
      { name: 'customer name', label: 'Customer name', preset: '', isLong: false },
      { name: 'business', label: 'Business name', preset: 'Sunny Day', isLong: false },
      { name: 'town', label: 'Town or area', preset: 'Hollywood, Florida', isLong: false },
      { name: 'service', label: 'Service', preset: '', isLong: false },
    ]);
  });

  it('fills a bracket that asks for what we know', () => {
    expect(variablesOf('Write for [business name] in [city].', facts)).toEqual([
      { name: 'business', label: 'Business name', preset: 'Sunny Day', isLong: false },
      { name: 'town', label: 'Town or area', preset: 'Hollywood, Florida', isLong: false },
    ]);
  });

  it('tells what asks for more than a line', () => {
    expect(variablesOf('[paste the reviews] [listing]', []).map(({ isLong }) => isLong)).toEqual([true, false]);
  });

  it('takes no link, number, list or open bracket for a variable', () => {
    expect(variablesOf('See [our site](https://example.com), [1], [a\nb], [never closed', facts)).toEqual([]);
  });

  it('finds whole words alone', () => {
    expect(variablesOf('Hollywoodland and a Sunny Days sale', facts)).toEqual([]);
  });

  it('offers no more fields than can be saved', () => {
    const text = Array.from({ length: 60 }, (_, index) => `[field ${index}]`).join(' ');
    expect(variablesOf(text, [])).toHaveLength(variableLimits.count - 1);
  });
});

describe('fillPrompt', () => {
  it('puts values in, and the town alone where the text has it alone', () => {
    expect(
      fillPrompt('Sunny Day in Hollywood, Florida. Hollywood loves [offer].', facts, {
        business: 'Rainy Day',
        town: 'Davie, Florida',
        offer: 'ice cream',
      }),
    ).toBe('Rainy Day in Davie, Florida. Davie loves ice cream.');
  });

  it('leaves brackets and facts that are blank', () => {
    expect(fillPrompt('Sunny Day: [offer]', facts, { business: '  ', offer: '' })).toBe('Sunny Day: [offer]');
  });

  it('knows the answer to a bracket without being told', () => {
    expect(fillPrompt('Write for [Company].', facts, {})).toBe('Write for Sunny Day.');
  });

  it('puts values in as they are', () => {
    expect(fillPrompt('Hello [name], from Sunny Day', facts, { name: '$& $1 [business name] Sunny Day' })).toBe(
      'Hello $& $1 [business name] Sunny Day, from Sunny Day',
    );
  });

  it('is not fooled by names every object has', () => {
    expect(fillPrompt('[constructor] [toString]', facts, {})).toBe('[constructor] [toString]');
  });

  it('copes with a name made of signs', () => {
    const odd: BusinessFact[] = [{ name: 'business', label: 'Business name', value: 'A+B (Café)?', aliases: [] }];
    expect(variablesOf('You work for A+B (Café)?.', odd)).toHaveLength(1);
    expect(fillPrompt('You work for A+B (Café)?.', odd, { business: 'C' })).toBe('You work for C.');
  });

  it('adds the details of this time at the end', () => {
    expect(fillPrompt('Write a post.', facts, { details: 'about the July sale' })).toBe(
      'Write a post.\n\nFor this time: about the July sale',
    );
  });
});
