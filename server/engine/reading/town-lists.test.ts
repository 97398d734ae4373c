import { describe, expect, it } from 'vitest';
import { factsIn } from './facts.ts';
import { stateOf } from './town-lists.ts';

const placesIn = (text: string) =>
  factsIn(text, { language: 'en', step: 'business_description' })
    .filter(({ kind }) => kind === 'place')
    .map(({ value }) => value);

describe('a list of towns', () => {
  it('names places, in any letters and with what is said around them', () => {
    expect(placesIn('we mow lawns. salina, abilene, mcpherson')).toEqual(['salina', 'abilene', 'mcpherson']);
    expect(placesIn('Septic pumping. Bemidji, up to Blackduck, all of Bagley too.')).toEqual([
      'Bemidji',
      'Blackduck',
      'Bagley',
    ]);
    expect(placesIn('Charters. Pine Island, Cape Haze, Bokeelia')).toHaveLength(3);
  });

  it('is none where the names are of goods, or of towns far apart', () => {
    expect(placesIn('Firewood. hickory, oak, cherry')).toEqual([]);
    expect(placesIn('Candles. orange, sage, cedar')).toEqual([]);
  });
});

describe('the state of a town', () => {
  it('is the one that has it, or has the others too', () => {
    expect(stateOf(['Bemidji'])).toBe('MN');
    expect(stateOf(['Salina', 'Abilene', 'McPherson'])).toBe('KS');
  });

  it('is the one where it is by far the largest', () => {
    expect(stateOf(['Chicago'])).toBe('IL');
  });

  it('is unknown where several may be meant, or none has it', () => {
    expect(stateOf(['Springfield'])).toBeUndefined();
    expect(stateOf(['Nowhereville'])).toBeUndefined();
    expect(stateOf([])).toBeUndefined();
  });
});
