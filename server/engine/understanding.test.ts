import { describe, expect, it } from 'vitest';
import { gateOf } from './gate.ts';
import { readBrief } from './read-brief.ts';
import { answersWith } from './test-helpers.ts';
import { understand, type Understanding } from './understanding.ts';

const briefOf = (businessDescription: string, changes = {}) =>
  readBrief(answersWith({ businessDescription, targetAudience: '', ...changes }));
const says = (changes: Partial<Understanding>): Understanding => ({
  trade: 'business',
  archetype: 'local-service',
  exclusions: [],
  statements: [],
  ...changes,
});

describe('the industry', () => {
  it("follows the owner when the owner's words are certain", () => {
    const plumber = briefOf('Plumbing company in Davie. Drains, water heaters, leaks.');
    const { brief, isTrusted, notThese } = understand(
      plumber,
      says({ trade: 'dental practice', archetype: 'practice' }),
    );
    expect(brief).toMatchObject({ trade: plumber.trade, archetype: plumber.archetype, confidence: 'sure' });
    expect(isTrusted).toBe(false);
    expect(notThese.map(({ slug }) => slug)).toContain('dental-practice');
  });

  it('follows the model when no record fits and its words are the owner’s', () => {
    const { brief, isTrusted } = understand(
      briefOf('I fix old typewriters in Dayton, Ohio, and sell ribbons.'),
      says({ trade: 'typewriter repair shop', archetype: 'storefront' }),
    );
    expect(isTrusted).toBe(true);
    expect(brief.business.noun).toBe('typewriter repair shop');
    expect(brief.archetype).toBe('storefront');
  });

  it('follows the owner’s correction, whatever the model makes of the description', () => {
    const answers = answersWith({ businessDescription: 'I fix old typewriters in Dayton, Ohio.', targetAudience: '' });
    const before = readBrief(answers, { business: 'Museum of office machines' });
    const { brief } = understand(before, says({ trade: 'typewriter repair shop', archetype: 'storefront' }));
    expect([brief.business.noun, brief.archetype]).toEqual([before.business.noun, before.archetype]);
  });

  it.each([
    ['Linen for small hotels and restaurants in Galena.', 'restaurant'],
    ['We sharpen knives for restaurants in Tampa.', 'restaurant'],
    ['Bicycle repair in Davis. Tune-ups, flats while you wait.', 'auto repair shop'],
    ['We make cork yoga mats for studios, wholesale only. Not a studio.', 'yoga studio'],
    ['Booking app for barbershops, $25 a chair. We are software, not a barbershop.', 'barbershop'],
  ])('is not derived from customers or a shared word: %j is not %s', (description, trade) => {
    const before = briefOf(description);
    const { brief, isTrusted } = understand(before, says({ trade }));
    expect(isTrusted).toBe(false);
    expect([brief.trade.slug, brief.business.noun]).toEqual([before.trade.slug, before.business.noun]);
  });
});

describe('facts and exclusions', () => {
  const groomer = briefOf(
    'Mobile dog grooming in Coral Springs. Nails and baths. Please don’t ask about show cuts or boarding. No cats.',
  );
  const joined = (changes: Partial<Understanding>) =>
    understand(groomer, says({ trade: 'dog grooming', ...changes })).brief;

  it('join the owner’s when the owner’s words support them, and the gate enforces them', () => {
    expect(gateOf(joined({ exclusions: ['show cuts'] })).allows('Show cuts for dogs from May on.')).toBe(false);
    const invented = joined({ statements: [{ kind: 'channel', value: 'Instagram', holds: false }] });
    expect(gateOf(invented).allows('Post a dog on Instagram.')).toBe(true);
  });

  it('don’t reverse what the owner said', () => {
    const facts = joined({
      exclusions: ['dog grooming', 'baths'],
      statements: [{ kind: 'sells', value: 'cats', holds: true }],
    }).business.facts;
    expect(facts).toEqual(groomer.business.facts);
  });

  it('don’t offer anything right after a negation, even if the reader missed it', () => {
    const course = briefOf('Online sourdough course for students worldwide. no live classes, all recorded.');
    const sold = { kind: 'sells' as const, value: 'live classes', holds: true };
    const { brief } = understand(course, says({ trade: 'online sourdough course', statements: [sold] }));
    expect(brief.business.offers.map(({ name }) => name)).not.toContain('live classes');
  });

  it("name days in the gate's notation", () => {
    const shop = briefOf('Toy shop in Erie. Sunday is for family.');
    const sunday = { kind: 'open' as const, value: 'Sunday', holds: false };
    const { brief } = understand(shop, says({ trade: 'toy shop', statements: [sunday] }));
    expect(gateOf(shop).allows('Open the shop on Sunday in December.')).toBe(true);
    expect(gateOf(brief).allows('Open the shop on Sunday in December.')).toBe(false);
  });
});
