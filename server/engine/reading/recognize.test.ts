import { describe, expect, it } from 'vitest';
import { businessOf, placeOf, townOf } from './business.ts';
import { factsIn } from './facts.ts';
import type { Language } from './language.ts';
import { recognize } from './recognize.ts';

const read = (description: string, language: Language = 'en') =>
  businessOf(factsIn(description, { language, step: 'business_description' }));
const recognized = (description: string, businessName = '') => {
  const { trade, archetype } = recognize(read(description), { description, businessName, website: '' });
  return [trade.slug, archetype];
};
const offers = (description: string) => read(description).offers.map(({ name }) => name);

describe('the industry of a business', () => {
  it.each([
    ['bakery downtown ottumwa, rye and rolls', '', 'bakery', 'restaurant'],
    ['Family repair shop in Elko Nevada. Ford and Chevy', 'Two Rivers Auto', 'auto-repair', 'storefront'],
    ['Family repair shop in Elko Nevada. Boots and saddles', 'Two Rivers Leather', 'general-business', 'storefront'],
    [
      'I drive to gyms, salons and churches around Yuma and teach their staff self-defense',
      '',
      'general-business',
      'school',
    ],
    ['we lend out car seats and strollers free to any family, 8 volunteers', '', 'nonprofit', 'nonprofit'],
    ['Used 40x48 plastic crates. Businesses only', '', 'general-business', 'b2b'],
    ['I make walnut spoons by hand near Galax', '', 'general-business', 'maker'],
  ])('for "%s" (%s) is %s, %s', (description, name, slug, archetype) => {
    expect(recognized(description, name)).toEqual([slug, archetype]);
  });
});

describe('the offers of a business', () => {
  it.each([
    [
      'I repair sewing machines, sergers and cast iron presses',
      ['sewing machine repair', 'serger repair', 'cast iron press repair'],
    ],
    [
      'We clean, level and straighten grave markers',
      ['grave marker cleaning', 'leveling grave markers', 'straightening grave markers'],
    ],
    ['I fix accordions, ring tuning, new straps', ['accordion repair', 'ring tuning', 'new straps']],
    ['Upholstery I leave to my neighbor. We fix chairs', ['chair repair']],
    ['Oil change is $60 and takes an hour. Mon thru Fri 8 to 5', ['oil change']],
    ['Grade A 9.50, grade B 7.25', ['grade A', 'grade B']],
    ['Haircuts, 2 chairs, me and Lou', ['haircuts']],
    ['my wife insists, the county rejects those', []],
  ])('%s', (description, names) => {
    expect(offers(description)).toEqual(names);
  });

  it.each([
    ['Rehearsal room in Reno. Podcasts welcome', 'rehearsal room'],
    ['Bike frames, was a line cook for 6 years', 'bike frames'],
    ["Snow plowing in Utica NY. I'm parked for the summer", 'snow plowing'],
    ['We haul a pizza kitchen to your yard', 'mobile pizza kitchen'],
  ])('calls "%s" %s', (description, noun) => {
    expect(read(description).noun).toBe(noun);
  });

  it('puts the main offer first', () => {
    expect(offers('Rye bread and rolls. The plum cake is what people come for')[0]).toBe('plum cake');
  });

  it('excludes long distance for an owner who moves locally only', () => {
    expect(read('local moves only in Salem').excluded.map(({ value }) => value)).toContain('long-distance');
  });
});

describe('the place of a business', () => {
  it.each([
    ['chimney sweep, erie & meadville pennsylvania', 'Meadville, Pennsylvania'],
    ['barbershop downtown ottumwa', undefined],
    ['fence repair in Rutland County Vermont', 'Rutland County, Vermont'],
    ['crane rental in southern NH', 'southern New Hampshire'],
  ])('%s', (description, place) => {
    expect(placeOf(read(description))).toBe(place);
  });

  it('has the state of the only town with that name', () => {
    expect(townOf(read('barbershop downtown ottumwa'))).toBe('Ottumwa, Iowa');
  });

  it('has the state its towns share', () => {
    expect(townOf(read('we clean gutters. auburn, lewiston, waterville and gorham'))).toBe('Auburn, Maine');
  });

  it('is only the town when several states have one', () => {
    expect(townOf(read('barbershop downtown auburn'))).toBe('Auburn');
  });
});
