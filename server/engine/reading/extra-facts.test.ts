import { describe, expect, it } from 'vitest';
import type { SharperKey } from '#shared/schemas/extras.ts';
import { businessFacts, sharperFacts } from './extra-facts.ts';
import type { Fact } from './fact.ts';
import type { Language } from './language.ts';

const shown = (facts: readonly Fact[]) =>
  facts.map(
    ({ kind, value, holds, amount }) =>
      `${holds ? '' : '!'}${kind}:${value}${amount === undefined ? '' : `=${amount}`}`,
  );

it.each<[SharperKey, string, Language, string[]]>([
  [
    'best_seller',
    'full groom for doodles, $95',
    'en',
    ['best:full groom for doodles', 'price:full groom for doodles=95'],
  ],
  ['best_seller', 'The full groom. It costs 95 dollars', 'en', ['best:full groom', 'price:full groom=95']],
  ['best_seller', 'Half-day charter for $1,450', 'en', ['best:Half-day charter', 'price:Half-day charter=1450']],
  ['best_seller', 'oil change', 'en', ['best:oil change']],
  ['best_seller', 'el corte de pelo a 25 dólares', 'es', ['best:corte de pelo', 'price:corte de pelo=25']],
  ['full_empty', 'Saturdays are full, Mondays are dead', 'en', ['full:saturday', 'empty:monday']],
  ['full_empty', 'Full: weekends. Empty: Tuesday mornings', 'en', ['full:saturday', 'full:sunday', 'empty:tuesday']],
  ['full_empty', 'we are slammed in December and slow in February', 'en', ['full:december', 'empty:february']],
  ['full_empty', 'Sábados llenos, lunes vacío', 'es', ['full:saturday', 'empty:monday']],
  ['budget_time', '200 dollars, two hours', 'en', ['budget:200 dollars, two hours=200', 'time:two hours=2']],
  ['budget_time', 'nothing, 2 hours a week', 'en', ['budget:nothing=0', 'time:2 hours a week=2']],
  ['budget_time', '$1,500', 'en', ['budget:$1500=1500']],
  ['budget_time', '2 hours', 'en', ['time:2 hours=2']],
  ['budget_time', 'nada, dos horas', 'es', ['budget:nothing=0', 'time:dos horas=2']],
  ['avoid', 'cold calls, weddings', 'en', ['!channel:phone calls', '!sells:weddings']],
  ['avoid', 'no cats, no TikTok', 'en', ['!serves:cats', '!channel:tiktok']],
  ['avoid', 'Dogs only, no cats', 'en', ['!serves:cats']],
  ['avoid', 'gatos y descuentos', 'es', ['!discounts:descuentos', '!serves:gatos']],
])('reads the answer to %s: %s', (key, answer, language, facts) => {
  expect(shown(sharperFacts(key, answer, language))).toEqual(facts);
});

describe('an empty answer', () => {
  it.each(['idk', 'nothing really, lol', 'it depends', 'asdfgh', '<script>alert(1)</script>', '???', 'no sé', '$50'])(
    'gives no fact about the best seller: %s',
    (answer) => expect(sharperFacts('best_seller', answer, 'en')).toEqual([]),
  );
  it.each(['idk', 'it depends', 'unlimited'])('gives no fact about budget and time: %s', (answer) =>
    expect(sharperFacts('budget_time', answer, 'en')).toEqual([]),
  );
  it.each(['idk', 'nothing', 'nada'])('rules nothing out: %s', (answer) =>
    expect(sharperFacts('avoid', answer, 'en')).toEqual([]),
  );
});

describe('the owner’s own words for the business', () => {
  it('come first, with the place and the customers', () => {
    expect(shown(businessFacts('Knife sharpening for restaurants in Davie', 'en'))).toEqual(
      expect.arrayContaining(['is:Knife sharpening', 'serves:restaurants', 'place:Davie']),
    );
  });

  it('may say what it isn’t', () => {
    expect(shown(businessFacts('not a restaurant, we sharpen knives', 'en'))).toContain('!is:restaurant');
  });

  it.each([
    ['Mobile dog and puppy grooming', 'Mobile dog and puppy grooming'],
    ["I'm an electrician in Davie FL", 'electrician'],
    ['We are a funeral home.', 'funeral home'],
    ['we sharpen knives', 'sharpening knives'],
  ])('stay complete: %s', (answer, value) => {
    const [first] = businessFacts(answer, 'en');
    expect(first).toMatchObject({ kind: 'is', value, holds: true });
  });

  it('are ignored when they are empty', () => {
    expect(businessFacts('idk', 'en')).toEqual([]);
  });
});
