import { describe, expect, it } from 'vitest';
import { factsIn } from './facts.ts';

/** Things that owners dismiss without a "no", and similar words that do rule something out. */
const english: [string, string][] = [
  ['Wallpaper, neither hanging it nor stripping it', 'wallpaper'],
  ["We've had it with landlords, they pay late", 'landlords'],
  ['If you say the word yelp i will scream', 'yelp'],
  ['catering went away when my sister moved', 'catering'],
  ['syrups and pumpkin whatever, not in my house', 'syrups'],
  ['Straightening of any kind is not on my menu', 'straightening'],
  ["I shot weddings for 11 years and I'm out", 'weddings'],
  ["For newborns I'm hopeless, ask Kelsey", 'newborns'],
  ['Mini sessions, the conveyor belt thing: over my dead body', 'mini sessions'],
  ['google ads? $600 for one lead, once, and not again', 'paid ads'],
  ['facebook and the like, nobody I want is on there so dont bother', 'facebook'],
  ['Air bag = I hang up', 'air bag'],
  ['leather = no, wood = fella in Ohio', 'wood'],
  ['Receptions: the neighbors and I have an agreement, so none', 'receptions'],
  ['email makes me want to die so leave that out', 'email'],
  ['Two requests I refuse every week: reading palms and guessing numbers', 'reading palms'],
  ['Mechanical is a different animal', 'mechanical'],
  ["'68 Camaro in your barn? Lovely, take it somewhere else", 'camaro'],
  ['stumps: call Terry, thats his whole life', 'stumps'],
  ['Anything with bleach goes to Hannah in the next chair', 'bleach'],
  ['I did Saturdays until the twins came', 'saturday'],
  ['Home computers we leave to the guys at the mall', 'home computers'],
  ["electronic ones are another man's trade", 'electronic'],
  ['a restoration ties up a bay for a year, so take it elsewhere', 'restoration'],
  ['Clearance racks are tacky', 'clearance'],
  ['punch cards, loyalty apps, points. hate em all', 'loyalty apps'],
  ['viator wanted 25%, we said no thanks', 'viator'],
  ['looking for a cheap oil change? wrong place', 'oil change'],
  ['I am allergic to social media', 'social media'],
  ['the day I buy a facebook ad is the day I retire', 'facebook'],
  ['rabbits are where I draw the line', 'rabbits'],
  ['we walked away from commercial cleaning in 2020', 'commercial cleaning'],
  ['tried mini golf for a season, sold the course', 'mini golf'],
  ['my days of driving to Denver are over', 'denver'],
  ['lawn mowing I gave to my nephew', 'lawn mowing'],
  ["can't rush me", 'rush work'],
  ['Guests are 16 and over', 'children'],
  ["The house isn't built for weddings or parties", 'weddings'],
  ['leave the pets at home', 'pets'],
];
const spanish: [string, string][] = [
  ['Antes mandábamos por DoorDash, se acabó', 'doordash'],
  ['las bodas ya pasaron a la historia', 'bodas'],
  ['bodas? ni loca', 'bodas'],
  ['con los techos no me meto', 'techos'],
  ['el facebook me cae gordo', 'facebook'],
  ['los pasteles son de mi comadre', 'pasteles'],
  ['tiktok ni me lo mencionen', 'tiktok'],
  ['me retiré de las bodas', 'bodas'],
  ['la pintura de carros la hace mi primo', 'pintura de carros'],
];
const alike = [
  'broken pipe? call Dave, he is on the road by 6',
  'Every house is a different animal',
  'moving is a nightmare and we make it easy',
  'women sick of back pain',
  'the bakery belongs to my sister and me',
  '10% of every sale goes to the animal shelter',
  'we keep pests out of your house',
  'Saturdays are gone until june',
  'looking for a florist? look no further',
  'nobody gets left behind on our tours',
  'orders: call Terry',
  'sourdough is gone by 10 every saturday',
];

const read = (text: string, language: 'en' | 'es') => factsIn(text, { language, step: 'business_description' });
const ruledOut = (text: string, language: 'en' | 'es') =>
  read(text, language)
    .filter(({ kind, holds }) => !holds && kind !== 'unclear')
    .map(({ value }) => value.toLowerCase());

describe('dismissed things', () => {
  it.each(english)('are ruled out in %j: %s', (text, value) => {
    expect(ruledOut(text, 'en').join(' | ')).toContain(value);
  });

  it.each(spanish)('are ruled out in %j: %s', (text, value) => {
    expect(ruledOut(text, 'es').join(' | ')).toContain(value);
  });

  it.each(alike)('are not found in %j', (text) => {
    expect(ruledOut(text, 'en')).toEqual([]);
  });

  it('continue with the list after them', () => {
    expect(ruledOut('Straightening is not on my menu: keratin, relaxers', 'en')).toEqual([
      'straightening',
      'keratin',
      'relaxers',
    ]);
  });

  it('keep everything said about them', () => {
    const [fact] = read("We fix bikes. I'm done with rentals in winter", 'en').filter(({ holds }) => !holds);
    expect(fact!.words).toContain('done with rentals');
  });
});

describe('things that can be dismissed', () => {
  const unclear = (text: string, language: 'en' | 'es' = 'en') =>
    read(text, language)
      .filter(({ kind }) => kind === 'unclear')
      .map(({ value }) => value.toLowerCase());

  it('are neither offered nor ruled out', () => {
    expect(unclear('I build decks. billboards? on my budget? be serious')).toContain('billboards');
    expect(unclear('kids parties. shudder.')).toContain('kids parties');
    expect(unclear('Landlords have burned me three times now')).toContain('landlords');
    expect(unclear('hot tubs... somebody else does those better', 'en')).toContain('hot tubs');
    expect(read('I build decks. billboards? on my budget? be serious', 'en')).toContainEqual(
      expect.objectContaining({ kind: 'sells', value: 'decks', holds: true }),
    );
  });

  it('exclude what customers never did and sentences whose negation is understood', () => {
    expect(unclear('lessons for adults who never learned to swim')).toEqual([]);
    expect(unclear('we clean gutters and windows but no roofs')).toEqual([]);
  });
});
