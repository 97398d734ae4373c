import { describe, expect, it } from 'vitest';
import { tradeFactsSchema } from '#shared/content/trades/schema.ts';
import { draftLocally } from './draft-local.ts';
import { planSchema } from './draft-schema.ts';
import { modelFacts } from './model-facts.ts';
import { readBrief } from './read-brief.ts';
import { checkOf, completePlan, planItems, review, sameness } from './review.ts';
import { answersWith } from './test-helpers.ts';
import { understand } from './understanding.ts';

const briefOf = (businessDescription: string, changes = {}) =>
  readBrief(answersWith({ businessDescription, targetAudience: '', ...changes }));
const groomer = briefOf(
  'Mobile dog grooming in Coral Springs. $85 a visit. Dogs only, no cats. Closed Sundays. No discounts.',
);
const { problems } = checkOf(groomer);

describe('reviewing a text', () => {
  it.each([
    'Put a page about dog grooming in Coral Springs online by Friday, and count the calls for two weeks.',
    'Say on the first page what a visit costs: $85, with no surprises for dogs of any size.',
    'Never promise dog owners a result; show the grooming table instead of a guarantee.',
    'Tell callers that your dog grooming takes no cats.',
  ])('accepts %j', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Offer cats the same grooming from Monday on.', /contradicts what the owner said/],
    ['Open for dog grooming on Sundays in spring.', /contradicts what the owner said/],
    ['Give dog owners a discount on the second grooming.', /contradicts what the owner said/],
    ['Publica una página sobre perros de Coral Springs antes del viernes.', /is not in English/],
    ['Leverage dog grooming photos for a seamless experience.', /filler word leverage/],
    ['Post regularly and build trust with your audience over time.', /could stand in any plan/],
    ['Sunny Day should post regularly and build trust over time.', /could stand in any plan/],
    ['Tell dog owners that grooming is guaranteed to double your bookings.', /promises an outcome/],
    ['Be the first spot on Google for dog grooming within a month.', /promises an outcome/],
    ['Sell dog grooming as a package for $249.', /an amount that the owner did not: \$249/],
  ])('rejects %j with %j', (text, reason) => {
    expect(problems(text).join('; ')).toMatch(reason);
  });

  it("allows the owners' own words, whatever they mean elsewhere", () => {
    const locksmith = checkOf(
      briefOf('Locksmith in Davie. We unlock cars and rekey homes, all work guaranteed for a year.'),
    );
    expect(locksmith.problems('Film how you unlock a car in Davie without a scratch.')).toEqual([]);
    expect(locksmith.problems('Say on each invoice that rekeying is guaranteed for a year.')).toEqual([]);
  });

  it('stops professions with patients from asking for reviews', () => {
    const practice = checkOf(briefOf('Dental practice in Davie for families: fillings, crowns, cleanings.'));
    expect(practice.problems('Ask each patient for a Google review after a filling.').join()).toMatch(
      /asks for reviews/,
    );
    expect(practice.problems('Never ask a patient for a review of a filling; thank them instead.')).toEqual([]);
  });

  it('rejects services and terms from an industry the business is not in', () => {
    const linen = briefOf('Linen service for restaurants in Galena. Napkins picked up on Mondays.');
    const { brief, notThese } = understand(linen, {
      trade: 'restaurant',
      archetype: 'restaurant',
      exclusions: [],
      statements: [],
    });
    const check = checkOf(brief, notThese);
    expect(check.problems('Let the chef change the tasting menu each Friday.').join()).toMatch(/a restaurant/);
    expect(check.problems('Let linen guests book a table on Mondays.').join()).toMatch(/a restaurant/);
    expect(check.problems('Pick up napkins from restaurants in Galena before they open.')).toEqual([]);
  });

  it('rejects English for an owner who answers in Spanish', () => {
    const check = checkOf(briefOf('Corto el pasto y hago jardines en Gwinnett, Georgia. Cobro desde 45 por visita.'));
    expect(check.problems('Put a page about your gardens in Gwinnett online by Friday.').join()).toMatch(
      /not in Spanish/,
    );
    expect(check.problems('Publica antes del viernes una página sobre jardines en Gwinnett.')).toEqual([]);
  });
});

describe('similar texts', () => {
  it('are found even if a word differs, and different ones are not', () => {
    const seen = sameness();
    seen.add('Put a page about dog grooming online by Friday and count the calls.');
    expect(seen.knows('Put a page about dog grooming online by Monday and count the calls.')).toBe(true);
    expect(seen.knows('Film one dog from the first brush to the last towel.')).toBe(false);
  });

  it('fail the review except for the first', () => {
    const text = 'Film one dog in Coral Springs from the first brush to the last towel.';
    const failed = review(
      ['a', 'b'].map((path) => ({ path, text })),
      checkOf(groomer),
    );
    expect(failed).toEqual([{ path: 'b', text, reasons: ['repeats another text of this profile'] }]);
  });
});

describe('a completed plan', () => {
  const local = draftLocally(groomer);
  const text = 'Film one dog in Coral Springs from the first brush to the last towel.';
  const because = ['business_description' as const, 'goals' as const];
  const plan = planSchema.parse({ ...local, advantages: Array.from({ length: 4 }, () => ({ text, because })) });

  it('keeps passed texts, replaces the rest with the built-in engine’s, and repeats none', () => {
    const done = completePlan(groomer, plan, new Map([['advantages.1', text]]));
    expect(planSchema.safeParse(done).success).toBe(true);
    expect(done.advantages[1]!.text).toBe(text);
    const locals = local.advantages.map((one) => one.text);
    for (const at of [0, 2, 3]) expect(locals).toContain(done.advantages[at]!.text);
    const texts = planItems(done).map((item) => item.text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('cites only claimed answers that a text really uses', () => {
    const first = (claimed: typeof because) =>
      completePlan(
        groomer,
        { ...plan, targetAudience: { text, because: claimed } },
        new Map([['targetAudience.0', text]]),
      ).targetAudience.because;
    expect(first(because)).toEqual(['business_description']);
    expect(first(['goals'])).toEqual([]);
  });
});

describe('facts from the model', () => {
  const given = modelFacts(groomer, {}, checkOf(groomer));

  it("replace the record’s, without the owner's exclusions", () => {
    const own = Array.from({ length: 10 }, (_, at) => `grooming question number ${at} for a nervous dog`);
    const facts = modelFacts(groomer, { topics: [...own, 'How to bathe cats'], noun: 'pet hotel' }, checkOf(groomer));
    expect(facts.topics).toEqual(own);
    expect(facts.noun).toBe(given.noun);
    expect(facts.problems).toEqual(given.problems);
  });

  it('are filled up to the minimum for prompts with material that passes the gate', () => {
    const facts = modelFacts(groomer, { offers: ['a first look at the matted coat of a dog'] }, checkOf(groomer));
    expect(facts.offers[0]).toBe('a first look at the matted coat of a dog');
    expect(facts.offers).toHaveLength(Math.min(6, 1 + given.offers.length));
    expect(JSON.stringify(facts)).not.toMatch(/\bcats?\b/);
  });

  it('are ignored in another language', () => {
    const topics = Array.from({ length: 10 }, (_, at) => `Cómo cuidar el pelo de tu perro en verano, parte ${at}`);
    expect(modelFacts(groomer, { topics, tone: 'cálido' }, checkOf(groomer))).toEqual(given);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(Object.keys(tradeFactsSchema.shape)));
  });
});
