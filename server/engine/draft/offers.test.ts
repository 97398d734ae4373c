import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { answersWith } from '../test-helpers.ts';
import { barePricesOf, pricesOf, soldBy, soldByNoun, spokenOf } from './offers.ts';
import { smoothSpanish, withSpanishArticle } from './spanish-article.ts';

const briefOf = (businessDescription: string) => readBrief(answersWith({ businessDescription }));
const namesOf = (description: string) => soldBy(briefOf(description)).map(({ name }) => name);

test.each([
  ['panel swap', 'panel swaps'],
  ['tune-up', 'tune-ups'],
  ['ring sizing', 'ring sizing'],
  ['jewelry repair', 'jewelry repair'],
  ['booking app', 'a booking app'],
  ['first visit', 'a first visit'],
])('turns "%s" into "%s"', (typed, said) => {
  expect(spokenOf(typed)).toBe(said);
});

test("doesn't treat platforms, terms or units as offers", () => {
  expect(namesOf('invoice app for plumbers, iOS and Android, net 30')).not.toContain('iOS');
  expect(namesOf('we sell honey in Ohio, $9 a jar')).not.toContain('jar');
});

test("doesn't treat an owner's remarks as offers", () => {
  expect(namesOf('i dip beeswax candles in eau claire wi. tapers are the best seller by far, 18 colors')).toEqual([
    'dipping beeswax candles',
  ]);
  expect(namesOf('we sell used pallets in Dubuque IA, grade A $7, grade B $5, every 2 weeks')).toContain('grade A');
});

test("drops the owner's town and the verb around an offer", () => {
  const roofing = briefOf('roofing amarillo + canyon tx. asphalt shingles');
  expect(roofing.business.noun).toBe('roofing');
  expect(soldBy(roofing).map(({ name }) => name)).toContain('roofing');
  expect(namesOf('I lead a walking tour in Natchez MS, leading walking tours $25')).not.toContain(
    'leading walking tours',
  );
});

test('names the work in a block of time', () => {
  expect(namesOf('I am a handyman in Clarksville TN, half day $200, full day $380')).toEqual([
    'half-day handyman work',
    'full-day handyman work',
  ]);
});

test('says "from" only before the price it belongs to', () => {
  expect(pricesOf(briefOf('dog grooming in Reno NV, baths $40, haircuts from $65'))).toEqual([
    'baths at $40',
    'haircuts from $65',
  ]);
});

test('keeps a price that belongs to no offer', () => {
  expect(barePricesOf(briefOf('strength gym in Reno NV, $189/mo'))).toEqual(['$189 a month']);
});

test('names the work of owners who describe themselves', () => {
  expect(soldByNoun(briefOf('I am a piano tuner in Reno NV'))?.name).toBe('piano tuning');
});

test('gives Spanish names their article', () => {
  expect(withSpanishArticle('corte de pasto')).toBe('el corte de pasto');
  expect(withSpanishArticle('uñas acrílicas')).toBe('las uñas acrílicas');
  expect(smoothSpanish('el precio de el corte de pasto', ['el corte de pasto'])).toBe('el precio del corte de pasto');
  expect(smoothSpanish('quien busca el corte de pasto', ['el corte de pasto'])).toBe('quien busca corte de pasto');
  expect(smoothSpanish('qué cambiaría el próximo año', [])).toBe('qué cambiaría el próximo año');
});
