import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsIn } from './facts.ts';
import type { Language } from './language.ts';

const read = (answer: string, language: Language = 'en') =>
  factsIn(answer, { language, step: 'business_description' }).map(
    ({ kind, value, holds, amount }) =>
      `${holds ? '' : 'not '}${kind} ${value}${amount === undefined ? '' : ` ${amount}`}`,
  );

describe('an answer as facts', () => {
  it.each([
    ['mobile dog groomer, no cats', ['reach mobile', 'is mobile dog groomer', 'not serves cats']],
    ['no cats, rabbits or birds', ['not serves cats', 'not serves rabbits', 'not serves birds']],
    ["we don't do weddings or newborns", ['not sells weddings', 'not sells newborns']],
    ['cleaning supplies for small hotels', ['serves small hotels', 'sells cleaning supplies']],
    ['we are software, not a barbershop', ['is software', 'not is barbershop']],
    ['panel swap starts at $2,400', ['price panel swap 2400']],
    ['closed sunday monday', ['not open sunday', 'not open monday']],
    ['fri sat full but mon tue dead', ['full friday', 'full saturday', 'empty monday', 'empty tuesday']],
    ['june to august only', ['season june', 'season july', 'season august']],
    ['$0 for marketing', ['budget nothing 0']],
    ['gel and natural nails', ['sells gel nails', 'sells natural nails']],
  ])('%s', (answer, facts) => {
    expect(read(answer)).toEqual(facts);
  });

  it.each([
    ['no hacemos bodas ni quinceañeras', ['not sells bodas', 'not sells quinceañeras']],
    ['somos una panadería en Hialeah', ['place Hialeah', 'is panadería']],
    ['cerrado los domingos', ['not open sunday']],
    ['reparo refrigeradores y lavadoras', ['sells reparación de refrigeradores', 'sells reparación de lavadoras']],
  ])('%s', (answer, facts) => {
    expect(read(answer, 'es')).toEqual(facts);
  });

  it('keeps the words each fact came from', () => {
    const facts = factsIn('Nail salon in Fargo ND. No acrylics, gel mani $42.', {
      language: 'en',
      step: 'business_description',
    });
    expect(facts.find(({ value }) => value === 'acrylics')?.words).toBe('No acrylics');
    expect(facts.find(({ kind }) => kind === 'price')?.words).toBe('gel mani $42');
  });

  it('takes nothing for denied that only sounds like it', () => {
    for (const answer of ['no job too small', 'no appointment needed', 'not only roofs but also gutters'])
      expect(read(answer).filter((fact) => fact.startsWith('not '))).toEqual([]);
  });
});

const english =
  'gutters, wedding cakes, oil changes, root canals, tax returns, piano lessons, tree removal, gel nails, drywall, kayak tours, estate plans, brake jobs, lash extensions, braces, catering, deep tissue massage, solar panels, dog training'.split(
    ', ',
  );
const spanish =
  'techos, pasteles, cambios de aceite, impuestos, clases de piano, uñas de gel, cercas, bodas, mudanzas, fumigación, cortinas, masajes, ventanas, pisos, limpieza de alfombras'.split(
    ', ',
  );

/** What is read of a thing in a sentence: held, denied, or nothing. */
function polarity(answer: string, thing: string, language: Language): boolean | undefined {
  const word = thing.split(' ').at(-1)!;
  return factsIn(answer, { language, step: 'business_description' }).find(
    ({ kind, value }) => kind === 'sells' && value.includes(word.replace(/s$/, '')),
  )?.holds;
}

describe('a negation in front of a fact turns it around', () => {
  it('in English', () => {
    const frames = fc.constantFrom<[string, string]>(
      ['we do {x}', "we don't do {x}"],
      ['we sell {x}', 'we never sell {x}'],
      ['{x}', 'no {x}'],
      ['we offer {x} in Dayton', 'we do not offer {x} in Dayton'],
      ['plumber. we do {x}', 'plumber. we dont do {x}'],
    );
    fc.assert(
      fc.property(frames, fc.constantFrom(...english), ([said, denied], thing) => {
        expect(polarity(said.replace('{x}', thing), thing, 'en'), said).toBe(true);
        expect(polarity(denied.replace('{x}', thing), thing, 'en'), denied).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('in Spanish', () => {
    const frames = fc.constantFrom<[string, string]>(
      ['hacemos {x}', 'no hacemos {x}'],
      ['vendemos {x}', 'nunca vendemos {x}'],
      ['ofrecemos {x}', 'ya no ofrecemos {x}'],
    );
    fc.assert(
      fc.property(frames, fc.constantFrom(...spanish), ([said, denied], thing) => {
        expect(polarity(said.replace('{x}', thing), thing, 'es'), `${said} ${thing}`).toBe(true);
        expect(polarity(denied.replace('{x}', thing), thing, 'es'), `${denied} ${thing}`).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

it('reads anything without failing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom<Language>('en', 'es'),
      (answer, language) => {
        for (const { value } of factsIn(answer, { language, step: 'business_description' }))
          expect(value.length).toBeLessThan(400);
      },
    ),
    { numRuns: 200 },
  );
});
