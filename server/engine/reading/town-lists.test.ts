import { describe, expect, it } from 'vitest';
import { factsIn } from './facts.ts';
import { stateOf } from './town-lists.ts';

const placesIn = (text: string) =>
  factsIn(text, { language: 'en', step: 'business_description' })
    .filter(({ kind }) => kind === 'place')
    .map(({ value }) => value);

describe('a list of towns', () => {
  it('recognizes places in any capitalization and with surrounding words', () => {
    expect(placesIn('we mow lawns. salina, abilene, mcpherson')).toEqual(['salina', 'abilene', 'mcpherson']);
    expect(placesIn('Septic pumping. Bemidji, up to Blackduck, all of Bagley too.')).toEqual([
      'Bemidji',
      'Blackduck',
      'Bagley',
    ]);
    expect(placesIn('Charters. Pine Island, Cape Haze, Bokeelia')).toHaveLength(3);
  });

  it('is not found in names of goods or of distant towns', () => {
    expect(placesIn('Firewood. hickory, oak, cherry')).toEqual([]);
    expect(placesIn('Candles. orange, sage, cedar')).toEqual([]);
  });
});

describe('the state of a town', () => {
  it('is the one that contains it, or also the other towns', () => {
    expect(stateOf(['Bemidji'])).toBe('MN');
    expect(stateOf(['Salina', 'Abilene', 'McPherson'])).toBe('KS');
  });

  it('is the one where it is by far the largest', () => {
    expect(stateOf(['Chicago'])).toBe('IL');
  });

  it('is unknown when several are possible or none contains it', () => {
    expect(stateOf(['Springfield'])).toBeUndefined();
    expect(stateOf(['Nowhereville'])).toBeUndefined();
    expect(stateOf([])).toBeUndefined();
  });
});
