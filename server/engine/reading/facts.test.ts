import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAccents } from './cues.ts';
import type { Fact } from './fact.ts';
import { factsIn } from './facts.ts';
import type { Language } from './language.ts';

const read = (answer: string, language: Language = 'en') =>
  factsIn(answer, { language, step: 'business_description' }).map(
    ({ kind, value, holds, amount }) =>
      `${holds ? '' : 'not '}${kind} ${value}${amount === undefined ? '' : ` ${amount}`}`,
  );

describe('facts in an answer', () => {
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
    ['closed January and February', ['not open january', 'not open february']],
    ['October is gone by July', ['full october']],
    ['open may to july', ['season may', 'season june', 'season july']],
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

  it.each<[string, string[], Language?]>([
    ['no website and dont want one', ['not channel website']],
    ["I don't have a website. never needed one", ['not channel website']],
    ['no websites', ['not channel website']],
    ['no website yet', []],
    ['we have no website, need one', []],
    ['no website yet, dont want weddings', []],
    ['no tengo pagina web ni quiero', ['not channel website'], 'es'],
    ['no tengo pagina web y no la quiero', ['not channel website'], 'es'],
    ['no tengo pagina web y no me interesa', ['not channel website'], 'es'],
    ['todavia no tengo pagina web', [], 'es'],
    ['no cold email', ['not channel cold email']],
    ['nada de correos en frio', ['not channel cold email'], 'es'],
    ['no email', ['not channel email']],
  ])('tell a channel ruled out from one they lack or use differently: %s', (answer, facts, language) => {
    expect(read(answer, language).filter((fact) => fact.includes('channel'))).toEqual(facts);
  });

  it('keep their source text', () => {
    const facts = factsIn('Nail salon in Fargo ND. No acrylics, gel mani $42.', {
      language: 'en',
      step: 'business_description',
    });
    expect(facts.find(({ value }) => value === 'acrylics')?.words).toBe('No acrylics');
    expect(facts.find(({ kind }) => kind === 'price')?.words).toBe('gel mani $42');
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

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const lunes = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

type Kind = Fact['kind'];
/** Returns what a sentence says about a thing: held (true), denied (false), or nothing (undefined). */
function polarity(answer: string, kind: Kind, thing: string, language: Language): boolean | undefined {
  const word = foldAccents(thing).split(' ').at(-1)!.replace(/s$/, '');
  return factsIn(answer, { language, step: 'business_description' }).find(
    (fact) => fact.kind === kind && foldAccents(fact.value).includes(word),
  )?.holds;
}

/** Sentences that affirm or deny a thing: it holds in `said` but not in `denied`. */
type Frame = { kind: Kind; things: readonly string[]; said: string; denied: string; key?: (thing: string) => string };

function flips(frames: readonly Frame[], language: Language) {
  const cases = fc
    .constantFrom(...frames)
    .chain((frame) => fc.tuple(fc.constant(frame), fc.constantFrom(...frame.things)));
  fc.assert(
    fc.property(cases, ([{ kind, said, denied, key = (named: string) => named }, thing]) => {
      const [yes, no] = [said.replace('{x}', thing), denied.replace('{x}', thing)];
      expect(polarity(yes, kind, key(thing), language), yes).toBe(true);
      expect(polarity(no, kind, key(thing), language), no).toBe(false);
    }),
    { numRuns: 500 },
  );
}

describe('a negation before a fact', () => {
  it('reverses it in English', () => {
    const sells = (said: string, denied: string): Frame => ({ kind: 'sells', things: english, said, denied });
    const named = (kind: Kind, things: readonly string[], said: string, denied: string): Frame => ({
      kind,
      things,
      said,
      denied,
    });
    flips(
      [
        sells('we do {x}', "we don't do {x}"),
        sells('we do {x}', 'we do not do {x}'),
        sells('we sell {x}', 'we never sell {x}'),
        sells('we offer {x}', 'we no longer offer {x}'),
        sells('{x}', 'no {x}'),
        sells('{x}? yes', '{x}? no'),
        sells('{x}', '{x} - not our thing'),
        sells('we offer {x} in Dayton', 'we do not offer {x} in Dayton'),
        sells('plumber. we do {x}', 'plumber. we dont do {x}'),
        sells('we take on {x}', "we won't take on {x}"),
        sells('we offer {x}', 'we refuse to offer {x}'),
        sells('handyman, {x}', 'handyman, anything but {x}'),
        named('open', days, 'open {x}', 'not open {x}'),
        named('open', days, 'we work {x}', 'we never work {x}'),
        named('open', days, 'open {x}', 'closed {x}'),
        named('language', ['spanish', 'portuguese', 'french'], 'we speak {x}', 'we do not speak {x}'),
        named('channel', ['instagram', 'facebook', 'tiktok'], 'we post on {x}', 'we never post on {x}'),
        named('channel', ['instagram', 'facebook', 'yelp'], 'we use {x}', 'no {x}'),
        named('discounts', ['discounts', 'coupons'], 'we give {x}', 'we never give {x}'),
        named('is', ['bakery', 'restaurant', 'law firm'], 'we are a {x}', 'we are not a {x}'),
        named('serves', ['kids', 'tourists', 'homeowners', 'dogs'], 'tours for {x}', 'no {x}'),
      ],
      'en',
    );
  });

  it('reverses it in Spanish', () => {
    const sells = (said: string, denied: string): Frame => ({ kind: 'sells', things: spanish, said, denied });
    const named = (
      kind: Kind,
      things: readonly string[],
      said: string,
      denied: string,
      key?: (thing: string) => string,
    ): Frame => ({
      kind,
      things,
      said,
      denied,
      ...(key ? { key } : {}),
    });
    flips(
      [
        sells('hacemos {x}', 'no hacemos {x}'),
        sells('vendemos {x}', 'nunca vendemos {x}'),
        sells('ofrecemos {x}', 'ya no ofrecemos {x}'),
        sells('hago {x}', 'tampoco hago {x}'),
        sells('{x}', 'sin {x}'),
        sells('{x}, si', '{x}, no'),
        named('open', lunes, 'abrimos el {x}', 'no abrimos el {x}', (day) => days[lunes.indexOf(day)]!),
        named('open', lunes, 'abierto {x}', 'cerrado {x}', (day) => days[lunes.indexOf(day)]!),
        named('channel', ['instagram', 'facebook'], 'usamos {x}', 'nunca usamos {x}'),
        named('discounts', ['descuentos', 'cupones'], 'damos {x}', 'no damos {x}'),
        named('is', ['panaderia', 'restaurante'], 'somos {x}', 'no somos {x}'),
      ],
      'es',
    );
  });
});

describe('idioms with a "no" rule nothing out', () => {
  const held = (answer: string, language: Language = 'en') =>
    factsIn(answer, { language, step: 'business_description' }).filter(({ holds }) => !holds);
  it.each([
    'no job too small',
    'not just haircuts, we do color',
    "you won't find better ribs",
    'we never say no to a challenge',
    'not only roofs but also gutters',
    'no matter the weather, snow plowing',
    'no appointment needed for oil changes',
    "don't hesitate to call about drywall",
    'nothing but the best cuts',
    "can't beat our tamales",
    'why not try our pies',
    'lessons for adults who never learned to swim',
    'homeowners who do not have time to mow',
  ])('%s', (answer) => {
    expect(held(answer)).toEqual([]);
  });

  it.each([
    'no hay trabajo chico',
    'no solo cortes, tambien tintes',
    'no necesita cita',
    'no importa la hora, gruas',
    'no dude en llamar',
    'no me interesa',
    'nada como mis gorditas',
    'clases para adultos que nunca estudiaron',
  ])('%s', (answer) => {
    expect(held(answer, 'es')).toEqual([]);
  });
});

it('reads any text without failing', () => {
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
