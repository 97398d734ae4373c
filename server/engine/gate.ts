/** Keeps out of a profile what the owner ruled out: services, customers, days, channels, discounts, other industries. */
import { trades } from '../../shared/content/trades/registry.ts';
import type { Brief } from './brief.ts';
import { clausesOf } from './reading/clauses.ts';
import { cues, foldAccents } from './reading/cues.ts';
import type { Fact } from './reading/fact.ts';
import { channels, dayWords, spokenLanguages } from './reading/vocabulary.ts';
import { wordsOf } from './text.ts';

/** A sentence in lower case without accents, and the stems of its words. */
type Sentence = { folded: string; stems: readonly string[] };
type Rule = { reason: Fact; finds: (sentence: Sentence) => boolean };

export type Gate = {
  /** Returns the facts a text contradicts; none for a text that may leave the engine. Saying that something is ruled out contradicts nothing. */
  contradictions: (text: string) => Fact[];
  /** Returns whether a text may leave the engine. */
  allows: (text: string) => boolean;
  /** Returns texts without the sentences that contradict the owner; one that has no other sentence stays as it is. */
  cleaned: <T extends Readonly<Record<string, string>>>(texts: T) => T;
};

/** Words that mean the same to someone who rules one of them out. Each line: what the owner says, and what must then not appear. */
const families: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bcommercial\b|\bcomercial(?:es)?\b/,
    /\b(?:commercial|restaurants?|warehouses?|office (?:buildings?|parks?)|storefronts?|tenants?|comercial(?:es)?|oficinas)\b/,
  ],
  [
    /\b(?:homeowners?|residential|consumers?|households?|public|walk-?ins?|retail|residencial(?:es)?|publico|particulares)\b/,
    /\b(?:homeowners?|households?|residential|famil(?:y|ies)|consumers?|gift (?:shops?|wrap|box(?:es)?)|walk-?ins?|drop-?offs?|familias?|hogares)\b/,
  ],
  [/^(?:kids|children|kid|child|minors|ninos)\b/, /\b(?:kids?|child(?:ren)?|toddlers?|ninos?|ninas?)\b/],
  [/^(?:men|guys|hombres)$/, /\b(?:men(?:'s)?|gentlemen|guys|hombres)\b/],
  [
    /\b(?:booze|alcohol|drinking|drunks?|beer|liquor|party boat|licor)\b/,
    /\b(?:champagne|cocktails?|beers?|wines?|bachelor(?:ette)?|open bar|booze|alcohol|happy hour|cerveza|vino)\b/,
  ],
  [/^cats?$|^gatos?$/, /\b(?:cats?|kittens?|feline|gatos?)\b/],
  [/^dogs?$|^perros?$/, /\b(?:dogs?|pupp(?:y|ies)|canines?|leash(?:ed|es)?|perros?)\b/],
  [
    /\bweddings?\b|\bbodas?\b/,
    /\b(?:weddings?|brid(?:e|es|al)|grooms\b|engagement (?:sessions?|photos?|parties)|bodas?|novias?)\b/,
  ],
  [/\b(?:portraits|headshots)\b/, /\b(?:portraits?|headshots?|newborns?|family (?:photos?|sessions?))\b/],
  [
    /\b(?:weight loss|before and afters?|transformations?|bajar de peso)\b/,
    /\b(?:weight loss|los(?:e|ing) (?:weight|pounds)|pounds|before[- ]and[- ]afters?|transformations?|bajar de peso|antes y despues)\b/,
  ],
  [/\b(?:insurance|seguros?)\b/, /\b(?:insurance|in-network|copays?|deductible|seguros? medicos?)\b/],
  [
    /\b(?:accidents?|injur(?:y|ies)|accidentes|lesiones)\b/,
    /\b(?:accidents?|injur(?:y|ies|ed)|crash(?:es)?|whiplash|collisions?|accidentes?|choques?)\b/,
  ],
  [
    /\bfamily law\b|\bdivorces?\b|\bdivorcios?\b/,
    /\b(?:family law|divorces?|custody|child support|alimony|divorcios?|custodia)\b/,
  ],
  [/\b(?:lawyers?|attorneys?|abogados?)\b/, /\b(?:lawyers?|attorneys?|abogad[oa]s?)\b/],
  [
    /\bfree (?:exams?|consult\w*|visits?|trials?|estimates?|quotes?)/,
    /\bfree (?:exams?|consult\w*|first|screenings?|visits?|trials?|estimates?|quotes?|second opinions?)\b/,
  ],
  [/\bcures?\b/, /\bcur(?:e|es|ed|ing)\b/],
  [
    /\b(?:buy|buying) (?:\w+ )?gold\b/,
    /\b(?:buy(?:s|ing)? (?:your )?(?:old )?gold|cash for gold|sell(?:ing)? (?:your |old )*gold|gold buy\w*)\b/,
  ],
  [/\bengagement\b|\bdiamonds?\b/, /\b(?:engagement|proposals?|propos(?:e|ing)|diamond (?:rings?|upgrades?))\b/],
  [/\b(?:house|home) windows?\b/, /\b(?:house windows?|home windows?|patio doors?|window replacement)\b/],
  [
    /\b(?:gifts?|referral (?:fees?|rewards?))\b/,
    /\b(?:gift cards?|referral (?:fees?|bonus(?:es)?|rewards?)|rewards?)\b/,
  ],
  [
    /\b(?:live|in[- ]person) (?:classes|lessons|sessions)\b/,
    /\b(?:live (?:class(?:es)?|lessons?|sessions?)|in[- ]person)\b/,
  ],
  [
    /^(?:classes|class|clases)$/,
    /\b(?:first class|drop-?in|class (?:pass|pack|schedule)e?s?|beginners?'? (?:class|series)|instructors?|teacher training|book a class|clases)\b/,
  ],
  [/\bopen gym\b/, /\bopen gym\b|\b24[/ -]?(?:7|hours?)\b/],
  [/\b(?:drop-?offs?|public)\b/, /\bdrop[- ]?offs?\b/],
  [/\briding\b|\brides\b/, /\b(?:rid(?:e|es|ing)|saddles?)\b/],
  [/\b(?:reviews?|resenas?)\b/, /\b(?:reviews?|star ratings?|resenas?)\b/],
  [/\b(?:rental|renters?|rentals)\b/, /\b(?:rentals?|renters?|tenants?)\b/],
  [/\b(?:guns?|firearms?)\b/, /\b(?:guns?|firearms?|ammo)\b/],
  [/\b(?:meat|pork|beef)\b/, /\b(?:meat|pork|bacon|beef|steaks?)\b/],
];

/** Without the ending, so that "groom", "grooming", and "groomer" are alike. */
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ships?|ations?|ings?|ers?|ies|ed|es|s|e|y)$/, '');

const empty = new Set(
  'the a an of or and any new big small large old other more very own do to for in on with by no not at from their your our el la los las de un una otros otras muy grandes pequenos'.split(
    ' ',
  ),
);
const carriesMeaning = new Set(['new', 'big', 'large', 'old', 'small', 'grandes']);

/** All main words of a phrase, near each other in any order. */
function nearby(phrase: string): Rule['finds'] | undefined {
  const words = wordsOf(phrase).filter((word) => !empty.has(word) || carriesMeaning.has(word));
  const stems = [...new Set(words.map(stem))];
  if (stems.length === 0 || stems.join('').length < 3) return undefined;
  return ({ stems: found }) => {
    if (!stems.every((one) => found.includes(one))) return false;
    const spots = stems.map((one) => found.flatMap((word, at) => (word === one ? [at] : [])));
    return spots[0]!.some((at) =>
      spots.every((list) => list.some((other) => Math.abs(other - at) <= 3 + stems.length)),
    );
  };
}

const pattern =
  (regex: RegExp): Rule['finds'] =>
  ({ folded }) =>
    regex.test(folded);

const sentenceOf = (folded: string): Sentence => ({ folded, stems: wordsOf(folded).map(stem) });

/** What a business of another industry would offer: the services of the record that the owner says they aren't. */
function industryRules(fact: Fact): Rule[] {
  const said = wordsOf(fact.value).join(' ');
  const trade = trades.find(({ noun, name, match }) =>
    [noun, name, ...match.strong].some((phrase) => wordsOf(phrase).join(' ') === said),
  );
  return (trade?.services ?? []).flatMap(({ name }) => {
    const finds = nearby(name);
    return finds ? [{ reason: fact, finds }] : [];
  });
}

function openRule(fact: Fact): Rule['finds'] {
  if (fact.value === 'around the clock') return pattern(/\b24 ?[/-]? ?(?:7|hours?)\b|\baround the clock\b/);
  if (fact.value === 'evening')
    return pattern(/\b(?:evening|night) (?:hours|appointments?|calls?|visits?|classes)\b|\bafter[- ]hours\b/);
  const names = [...dayWords]
    .filter(([, list]) => list.includes(fact.value as never))
    .map(([word]) => word)
    .join('|');
  const what =
    'hours|line|calls?|appointments?|bookings?|visits?|times?|slots?|classes|lessons|sessions?|orders|brunch|service';
  return pattern(
    new RegExp(
      `\\b(?:open|available|abiertos?)\\b[^.]{0,12}\\b(?:${names})\\b|\\b(?:${names})\\b (?:${what})\\b|\\bnights? and weekends?\\b`,
    ),
  );
}

function ruleOf(fact: Fact): Rule[] {
  const rule = (finds: Rule['finds'] | undefined): Rule[] => (finds ? [{ reason: fact, finds }] : []);
  switch (fact.kind) {
    case 'open':
      return rule(openRule(fact));
    case 'channel':
      return rule(pattern(channels.find(([key]) => key === fact.value)![1]));
    case 'language':
      return rule(pattern(spokenLanguages.find(([key]) => key === fact.value)![1]));
    case 'discounts':
      return rule(
        pattern(
          /\b(?:discounts?|coupons?|half[- ]price|\d+% off|percent off|promo codes?|sale prices?|descuentos?|cupones|rebajas?)\b/,
        ),
      ).concat(families.filter(([said]) => said.test(fact.value)).flatMap(([, finds]) => rule(pattern(finds))));
    case 'is':
      return [...industryRules(fact)];
    case 'sells':
    case 'serves': {
      const folded = foldAccents(fact.value);
      return [
        ...rule(nearby(fact.value)),
        ...families.filter(([said]) => said.test(folded)).flatMap(([, finds]) => rule(pattern(finds))),
      ];
    }
    default:
      return [];
  }
}

/** After one of these the sentence says what's left out. */
const leavingOut =
  /(?:--no |\b(?:leave out|leaves out|skip|avoid|exclude|excluding|never|don't (?:mention|offer|show|write)|turn(?:ing|s)? down|say(?:s)? no (?:politely )?to|what you don't do|no incluyas|evita|excluye|nunca|deja fuera|no es|it's not an?)\b)/;

/** Returns the gate for a business: what its owner ruled out. */
export function gateOf({ business, language }: Pick<Brief, 'business' | 'language'>): Gate {
  const denied = business.facts.filter(({ holds }) => !holds);
  const noMoney = business.facts.filter(({ kind, amount }) => kind === 'budget' && amount === 0);
  const affirmed = new Set(business.offers.map(({ name }) => foldAccents(name)));
  const rules = [
    ...denied.flatMap(ruleOf),
    ...noMoney.map((reason): Rule => ({
      reason,
      finds: pattern(
        /\b(?:paid ads?|google ads|ad (?:spend|budget|set|campaign)|search ads?|boosted posts?|anuncios pagados)\b/,
      ),
    })),
    // A rule that would rule out what they sell was misread.
  ].filter(({ finds }) => ![...affirmed].some((name) => finds(sentenceOf(name))));
  const contradictions = (text: string): Fact[] => {
    if (rules.length === 0) return [];
    const found = new Set<Fact>();
    for (const sentence of foldAccents(text).split(/(?<=[.!?;])\s+|\n+/)) {
      const cut = leavingOut.exec(sentence);
      const said = cut ? sentence.slice(0, cut.index) : sentence;
      const read = sentenceOf(said);
      const hits = rules.filter(({ finds }) => finds(read));
      if (hits.length === 0) continue;
      const clauses = clausesOf(said, language);
      const open = clauses
        .flatMap(({ words, negated }) => words.filter((_, at) => !negated[at]).map(({ norm }) => norm))
        .filter((norm) => !cues[language].negations.has(norm))
        .join(' ');
      const left = sentenceOf(open);
      for (const { reason, finds } of hits) if (finds(left)) found.add(reason);
    }
    return [...found];
  };
  const allows = (text: string) => contradictions(text).length === 0;
  const clean = (text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter(allows)
      .join(' ') || text;
  return {
    contradictions,
    allows,
    cleaned: (texts) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, clean(text)])) as typeof texts,
  };
}
