import { describe, expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';
import { missingIn } from './reading/thin.ts';
import { answersWith } from './test-helpers.ts';

const sentences: readonly (readonly [sentence: string, slug: string])[] = [
  ['We fix AC units', 'hvac'],
  ['We repair and install air conditioners in Hollywood and Pembroke Pines, mostly same day.', 'hvac'],
  ['heating and cooling for homes', 'hvac'],
  ['abogado de inmigración', 'law-firm'],
  ['Personal injury attorney, two offices', 'law-firm'],
  ['We are a small law firm for families', 'law-firm'],
  ['I bake custom cakes from home', 'bakery'],
  ['Cuban bread and pastelitos, our bakery opens at six', 'bakery'],
  ['Somos una panadería en Little Havana', 'bakery'],
  ['boat detailing', 'car-detailing'],
  ['Mobile car detailing and ceramic coating', 'car-detailing'],
  ['We run fishing charters out of Islamorada', 'boat-charter'],
  ['Sunset boat tours and private charters', 'boat-charter'],
  ['mobile dog groomer', 'pet-grooming'],
  ['We groom dogs and cats', 'pet-grooming'],
  ['Family dentist, we see kids too', 'dental-practice'],
  ['clínica dental en Doral', 'dental-practice'],
  ['We look after teeth and smiles', 'dental-practice'],
  ['Italian restaurant with a patio', 'restaurant'],
  ['Seafood restaurant on the beach', 'restaurant'],
  ['Tacos and burgers from our food truck', 'food-truck'],
  ['Coffee shop with fresh roasted beans', 'cafe'],
  ['Catering for weddings and corporate events', 'catering'],
  ['We do taxes and bookkeeping for small business owners', 'accounting'],
  ['CPA firm in Weston', 'accounting'],
  ['Brake jobs, oil changes and diagnostics for cars', 'auto-repair'],
  ['Honest mechanic, all makes', 'auto-repair'],
  ['Botox and fillers', 'med-spa'],
  ['Physical therapist for runners', 'physical-therapy'],
  ['Chiropractor in Davie', 'chiropractic'],
  ['Therapist for couples and anxiety counseling', 'counseling'],
  ['Plumbers for leaks and water heaters', 'plumbing'],
  ['plomero 24 horas', 'plumbing'],
  ['Licensed electrician for homes and small offices', 'electrical'],
  ['Roof repairs and new roofs after storms', 'roofing'],
  ['Solar panels for homes', 'solar-installer'],
  ['We clean houses and condos every week', 'house-cleaning'],
  ['limpieza de casas', 'house-cleaning'],
  ['House painters, inside and outside', 'house-painting'],
  ['Lawn care and landscaping', 'landscaping'],
  ['Pool cleaning every week', 'pool-service'],
  ['Termite and pest control', 'pest-control'],
  ['Kitchen and bath remodeling', 'remodeling'],
  ['Local movers, small moves too', 'moving-company'],
  ['I sell houses, realtor since 2004', 'real-estate'],
  ['Mortgage broker, first-time buyers', 'mortgage-broker'],
  ['Home and auto insurance agency', 'insurance-agency'],
  ['Barber shop with hot towel shaves', 'barbershop'],
  ['Hair salon for color and curls', 'hair-salon'],
  ['Nail salon, manicures and gel', 'nail-salon'],
  ['Massage therapy and day spa', 'massage-spa'],
  ['Yoga studio with morning classes', 'yoga-studio'],
  ['Gym with personal training', 'gym'],
  ['Life coach for women over forty', 'coaching'],
  ['Math tutoring for high school students', 'tutoring'],
  ['Daycare for toddlers', 'childcare'],
  ['Home care for seniors who live alone', 'home-care'],
  ['Veterinary clinic for cats and dogs', 'veterinary-clinic'],
  ['Eye exams and glasses, optometrist', 'optometry'],
  ['Wedding photographer', 'photography'],
  ['Event planner for quinceañeras', 'event-planning'],
  ['Flower shop with same-day delivery', 'florist'],
  ['Jewelry store, we repair watches and rings', 'jewelry-store'],
  ['Boutique with women clothing', 'clothing-boutique'],
  ['Online store that ships handmade candles', 'online-store'],
  ['IT support for small companies', 'it-services'],
];

describe('the trade in the owner’s own words', () => {
  test.each(sentences)('%s -> %s', (businessDescription, slug) => {
    expect(readBrief(answersWith({ businessDescription })).trade.slug).toBe(slug);
  });

  test.each([
    ['marketing for dentists', 'dental-practice'],
    ['We help restaurants get more guests', 'restaurant'],
  ])('%s is not %s', (businessDescription, slug) => {
    expect(readBrief(answersWith({ businessDescription })).trade.slug).not.toBe(slug);
  });

  test.each(['', 'We sell stuff', '🙂🙂', 'asdf qwer', 'Best in town since forever'])(
    'falls back to the general record for %j',
    (businessDescription) => {
      const brief = readBrief(answersWith({ businessDescription }));
      expect(brief.isGeneralTrade).toBe(true);
      expect(brief.trade.slug).toBe('general-business');
    },
  );

  test('uses the business name when the description says nothing', () => {
    expect(
      readBrief(answersWith({ businessName: 'Coastal Plumbing', businessDescription: 'We do what we promise.' })).trade
        .slug,
    ).toBe('plumbing');
  });

  test('uses the website when nothing else helps', () => {
    const brief = readBrief(answersWith({ businessDescription: 'Call us.', website: 'https://www.davie-roofing.com' }));
    expect(brief.trade.slug).toBe('roofing');
  });
});

describe('the place', () => {
  test('is where the owner is, not where customers come from', () => {
    const answers = {
      businessDescription: 'Five rooms in Hermann, Missouri.',
      targetAudience: 'couples from St. Louis',
    };
    expect(readBrief(answersWith(answers)).place).toBe('Hermann, Missouri');
    expect(
      readBrief(answersWith({ ...answers, businessDescription: 'Five rooms by the river.' })).place,
    ).toBeUndefined();
  });

  test.each([
    ['We repair air conditioners in Hollywood and Pembroke Pines', 'Hollywood, Florida'],
    ['we fix ac in fort lauderdale', 'Fort Lauderdale, Florida'],
    ['Bakery in Hollywood, CA', 'Hollywood, California'],
    ['Brake jobs near Springfield, IL', 'Springfield, Illinois'],
    ['Somos una panadería en Little Havana', 'Little Havana, Florida'],
    ['North Miami Beach dentist', 'North Miami Beach, Florida'],
    ['Yoga in Sunrise', 'Sunrise, Florida'],
    ['A coffee shop in Smallville', 'Smallville'],
    ['Moving company serving Broward County', 'Broward County, Florida'],
  ])('%s -> %s', (businessDescription, place) => {
    expect(readBrief(answersWith({ businessDescription })).place).toBe(place);
  });

  test.each(['mobile dog groomer', 'I live for sunrise yoga', 'Classes in Spanish', 'Open in March', 'We sell stuff'])(
    'is undefined for %s',
    (businessDescription) => {
      expect(readBrief(answersWith({ businessDescription })).place).toBeUndefined();
    },
  );
});

test('treats answers that mean no website as none', () => {
  expect(readBrief(answersWith({ website: 'Not provided' })).website).toBeUndefined();
  expect(readBrief(answersWith({ website: 'NONE' })).website).toBeUndefined();
  expect(readBrief(answersWith({ website: 'bobs.com' })).website).toBe('bobs.com');
});

describe('extra answers', () => {
  const knives = answersWith({ businessDescription: 'We have a restaurant knife service in Miami, Florida.' });

  test('let the owner’s own words determine the trade', () => {
    const brief = readBrief(knives, { business: 'Tattoo studio' });
    expect(brief.trade.slug).toBe('tattoo-studio');
    expect(brief.business.noun).toBe('tattoo studio');
    expect(brief.place).toBe('Miami, Florida');
  });

  test('drop an earlier place when the correction names another', () => {
    expect(readBrief(knives, { business: 'Tattoos in Hialeah' }).place).toBe('Hialeah, Florida');
  });

  test('keep offers when the trade stays the same, and drop them when it was misread', () => {
    const offersOf = (business: string) =>
      readBrief(answersWith({ businessDescription: 'We sharpen knives and scissors in Davie. No saws.' }), { business })
        .business;
    expect(offersOf('Knife sharpening').offers).not.toEqual([]);
    const tattoos = offersOf('Tattoos');
    expect(tattoos.offers).toEqual([]);
    expect(tattoos.excluded.map(({ value }) => value)).toEqual(['saws']);
  });

  test('correct an empty description', () => {
    const brief = readBrief(answersWith({ businessDescription: 'idk' }), { business: 'Mobile dog grooming in Davie' });
    expect(brief.trade.slug).toBe('pet-grooming');
    expect(missingIn(brief)).not.toContain('business_description');
  });

  test('are ignored when they are empty', () => {
    const { trade, business } = readBrief(knives);
    expect(readBrief(knives, { business: 'idk', avoid: 'nothing' })).toMatchObject({ trade, business });
  });

  test('count as facts', () => {
    const { business } = readBrief(answersWith(), {
      best_seller: 'Tune-up, $89',
      full_empty: 'July is full, January is slow',
      budget_time: '$200 a month',
      avoid: 'TikTok',
    });
    const holds = { holds: true };
    expect(business.offers[0]).toMatchObject({ name: 'tune-up', amount: 89 });
    expect(business.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'full', value: 'july', ...holds }),
        expect.objectContaining({ kind: 'empty', value: 'january', ...holds }),
        expect.objectContaining({ kind: 'budget', amount: 200, ...holds }),
        expect.objectContaining({ kind: 'channel', value: 'tiktok', holds: false }),
      ]),
    );
  });
});
