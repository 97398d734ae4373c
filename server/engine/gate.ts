/** Keeps what the owner ruled out of a profile: services, customers, days, channels, discounts, other industries. */
import { trades } from '#shared/content/trades/registry.ts';
import type { Brief } from './brief.ts';
import { families } from './gate-families.ts';
import type { Business } from './reading/business.ts';
import { clausesOf } from './reading/clauses.ts';
import { cues, foldAccents } from './reading/cues.ts';
import type { Fact } from './reading/fact.ts';
import type { Language } from './reading/language.ts';
import { respelled } from './reading/spelling.ts';
import {
  channels,
  dayWords,
  marketplaces,
  months,
  monthWords,
  networks,
  spokenLanguages,
} from './reading/vocabulary.ts';
import { wordsOf } from './text.ts';

/** A sentence in lowercase without accents, with the stems of its words. */
type Sentence = { folded: string; stems: readonly string[] };
type Finds = {
  /** Quick check for whether the rule might apply to a longer text at all. */
  mayFind: (folded: string) => boolean;
  finds: (sentence: Sentence) => boolean;
};
type Rule = Finds & { reason: Fact };

export type Gate = {
  /**
   * Returns the facts a text contradicts; an empty list means the text is allowed. Saying that something is ruled out
   * isn't a contradiction.
   */
  contradictions: (text: string) => Fact[];
  /** Returns whether a text is allowed in a profile. */
  allows: (text: string) => boolean;
  /** Removes sentences that contradict the owner; a text with no other sentence stays as it is. */
  cleaned: <T extends Readonly<Record<string, string>>>(texts: T) => T;
};

/** Strips the ending, so that "groom", "grooming", and "groomer" match. */
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ships?|ations?|ings?|ers?|ies|ed|es|s|e|y)$/, '');

const empty = new Set(
  'the a an of or and any new big small large old other more very own do to for in on with by no not at from their your our el la los las de un una otros otras muy grandes pequenos'.split(
    ' ',
  ),
);
const carriesMeaning = new Set(['new', 'big', 'large', 'old', 'small', 'grandes']);

/** Without its tilde, "uñas" (nails) would be the article "unas". */
const fold = (text: string) => foldAccents(text.replace(/(?<!\p{L})uñas?(?!\p{L})/giu, 'manicura'));

/** Matches all main words of a phrase near each other, in any order. */
function nearby(phrase: string): Finds | undefined {
  const words = wordsOf(phrase).filter((word) => !empty.has(word) || carriesMeaning.has(word));
  const stems = [...new Set(words.map(stem))];
  if (stems.length === 0 || stems.join('').length < 3) return undefined;
  const finds = ({ stems: found }: Sentence) => {
    if (!stems.every((one) => found.includes(one))) return false;
    const spots = stems.map((one) => found.flatMap((word, at) => (word === one ? [at] : [])));
    return spots[0]!.some((at) =>
      spots.every((list) => list.some((other) => Math.abs(other - at) <= 3 + stems.length)),
    );
  };
  return { mayFind: (folded) => stems.every((one) => folded.includes(one)), finds };
}

const pattern = (regex: RegExp): Finds => ({
  mayFind: (folded) => regex.test(folded),
  finds: ({ folded }) => regex.test(folded),
});

/** "Cerca de mí" means nearby, not fences. */
const sentenceOf = (text: string): Sentence => {
  const folded = text.replace(/\bcerca del? /g, ' ');
  return { folded, stems: wordsOf(folded).map(stem) };
};

/** Offers of one industry that any business may mention. */
const common = new Set(
  'accessories breakfast delivery integrations lunch membership onboarding packing reporting samples storage subscriptions'.split(
    ' ',
  ),
);

/** Returns rules against the services of an industry that the owner says they aren't in. */
function industryRules(fact: Fact): Rule[] {
  const said = wordsOf(fact.value).join(' ');
  const trade = trades.find(({ noun, name, match }) =>
    [noun, name, ...match.strong].some((phrase) => wordsOf(phrase).join(' ') === said),
  );
  return (trade?.services ?? []).flatMap(({ name }) => {
    const finds = common.has(name) ? undefined : nearby(name);
    return finds ? [{ reason: fact, ...finds }] : [];
  });
}

function openRule(fact: Fact): Finds {
  if (fact.value === 'around the clock') return pattern(/\b24 ?[/-]? ?(?:7|hours?)\b|\baround the clock\b/);
  if (fact.value === 'evening')
    return pattern(/\b(?:evening|night) (?:hours|appointments?|calls?|visits?|classes)\b|\bafter[- ]hours\b/);
  const names = [...dayWords, ...monthWords]
    .filter(([, list]) => list.includes(fact.value as never))
    .map(([word]) => word)
    .join('|');
  if (months.includes(fact.value as never))
    return pattern(
      new RegExp(
        `\\b(?:open|book(?:ed|ing)?|stay|visit|available|abiertos?|reserva)\\b[^.]{0,30}\\b(?:${names})\\b|\\b(?:${names})\\b (?:hours|stays?|specials?|bookings?|dates|openings?|slots?|weekends?)${fact.value === 'february' ? '|\\bvalentin' : ''}`,
      ),
    );
  const what =
    'hours|line|calls?|appointments?|bookings?|visits?|times?|slots?|classes|lessons|sessions?|orders|brunch|service';
  return pattern(
    new RegExp(
      `\\b(?:open|available|abiertos?)\\b[^.]{0,40}\\b(?:${names})\\b|\\b(?:${names})\\b (?:${what})\\b|\\bnights? and weekends?\\b`,
    ),
  );
}

/** Email as marketing; email in a form is just contact data. */
const emailing =
  /(?<!\b(?:name|phone|number|address),? (?:and |or )?(?:an )?)\be-?mails?\b(?!(?:,| or| and)+ (?:a )?phone| address)|\b(?:newsletters?|mailing list|correos?(?: electronicos?)?)\b/;

/** Texting; "the text" may also mean written words. */
const texting =
  /\b(?:text messages?|texts|texting|sms|by text|text (?:them|everyone|people|customers|us|me|back|or|and|lists?|blasts?|alerts?)|(?:send|write|save|one) (?:\w+ ){0,2}text|mensajes? de texto)\b/;
const pages =
  /\b(?:websites?|web ?(?:site|page)s?|landing pages?|home ?pages?|one-page site|(?:your|our|a|the) (?:new )?(?:page|site)|pagina web|sitio web|tu (?:pagina|sitio)|pagina nueva)\b/;
const filming = /\b(?:videos?|reels?|on camera|footage|vlogs?)\b/;

/**
 * Matches a network by its name and formats. If the owner rules out social media altogether, matches each network they
 * don't actually use.
 */
function channelRule(key: string, used: ReadonlySet<string>): Finds {
  const named = [...channels, ...marketplaces].find(([channel]) => channel === key)![1];
  const formats = networks[key];
  if (key === 'email') return pattern(emailing);
  if (key === 'text messages') return pattern(texting);
  if (key === 'video') return pattern(filming);
  if (key === 'website') return pattern(pages);
  if (key !== 'social media') return pattern(formats ? new RegExp(`${named.source}|${formats.source}`) : named);
  const names = channels.filter(([channel]) => channel in networks && channel !== key && !used.has(channel));
  return pattern(new RegExp([...names.map(([, one]) => one), formats!].map(({ source }) => source).join('|')));
}

function ruleOf(fact: Fact, used: ReadonlySet<string>): Rule[] {
  const rule = (finds: Finds | undefined): Rule[] => (finds ? [{ reason: fact, ...finds }] : []);
  switch (fact.kind) {
    case 'open':
      return rule(openRule(fact));
    case 'channel':
      return rule(channelRule(fact.value, used));
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
      const folded = fold(fact.value);
      const meant = respelled(folded);
      return [
        ...rule(nearby(folded)),
        ...(meant === folded ? [] : rule(nearby(meant))),
        ...families.filter(([said]) => said.test(meant)).flatMap(([, finds]) => rule(pattern(finds))),
      ];
    }
    case 'unclear':
      return ruleOf({ ...fact, kind: channels.some(([key]) => key === fact.value) ? 'channel' : 'sells' }, used);
    default:
      return [];
  }
}

/** After one of these, the sentence says what's left out. */
const leavingOut =
  /(?:--no |\b(?:leave out|leaves out|skip|avoid|exclude|excluding|never|don't (?:mention|offer|show|write)|turn(?:ing|s)? down|say(?:s)? no (?:politely )?to|what you don't do|no incluyas|evita|excluye|nunca|deja fuera|no es|it's not an?)\b)/;

function rulesOf({ facts, offers }: Business): Rule[] {
  const denied = facts.filter(({ holds }) => !holds);
  const used = new Set(facts.filter(({ kind, holds }) => kind === 'channel' && holds).map(({ value }) => value));
  const isUsed = ({ kind, value }: Fact) => kind === 'unclear' && used.has(value);
  const noMoney = facts.filter(({ kind, amount }) => kind === 'budget' && amount === 0);
  const offered = offers.map(({ name }) => sentenceOf(fold(name)));
  return [
    ...denied.filter((fact) => !isUsed(fact)).flatMap((fact) => ruleOf(fact, used)),
    ...noMoney.map((reason): Rule => ({
      reason,
      ...pattern(
        /\b(?:paid ads?|google ads|ad (?:spend|budget|set|campaign)|search ads?|boosted posts?|anuncios pagados)\b/,
      ),
    })),
    // A rule that would exclude what they sell was misread.
  ].filter(({ finds }) => !offered.some(finds));
}

/** A sentence without any of these denies nothing and needs no word-by-word check. */
const denying =
  /\b(?:no|not|never|without|neither|nor|none|nothing|nobody|cannot|except|excluding|instead|rather|other than|away|down|refuse|hate|stop|quit|used to|gave up|sin|ni|nunca|jamas|tampoco|excepto|salvo|ningun\w*|nada|nadie|evita\w*|en (?:vez|lugar) de|dejamos)\b|n't\b/;

/** Returns whether a sentence repeats the owner's own words for ruling it out. */
const repeats = (said: string, { words }: Fact) => denying.test(fold(words)) && said.includes(fold(words));

/** Returns a sentence without the parts that it denies itself. */
const affirmedIn = (sentence: string, language: Language) =>
  clausesOf(sentence, language)
    .flatMap(({ words, negated }) => words.filter((_, at) => !negated[at]).map(({ norm }) => norm))
    .filter((norm) => !cues[language].negations.has(norm))
    .join(' ');

/** Cached because a profile is checked in several places and its sentences repeat. */
const gates = new WeakMap<Business, Gate>();

/** Returns the gate that blocks what a business's owner ruled out. */
export function gateOf({ business, language }: Pick<Brief, 'business' | 'language'>): Gate {
  const known = gates.get(business);
  if (known) return known;
  const rules = rulesOf(business);
  const checked = new Map<string, readonly Fact[]>();
  const inSentence = (sentence: string): readonly Fact[] => {
    if (!rules.some(({ mayFind }) => mayFind(sentence))) return [];
    const before = checked.get(sentence);
    if (before) return before;
    const said = sentence.split(leavingOut)[0]!;
    const read = sentenceOf(said);
    const hits = rules.filter(({ mayFind, finds }) => mayFind(said) && finds(read));
    const left = hits.length > 0 && denying.test(said) ? sentenceOf(affirmedIn(said, language)) : read;
    const found = hits.filter(({ finds, reason }) => finds(left) && !repeats(said, reason)).map(({ reason }) => reason);
    checked.set(sentence, found);
    return found;
  };
  const contradictions = (text: string): Fact[] => {
    const folded = fold(text);
    if (!rules.some(({ mayFind }) => mayFind(folded))) return [];
    return [...new Set(folded.split(/(?<=[.!?;])\s+|\n+/).flatMap(inSentence))];
  };
  const allows = (text: string) => contradictions(text).length === 0;
  const clean = (text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter(allows)
      .join(' ') || text;
  const gate: Gate = {
    contradictions,
    allows,
    cleaned: (texts) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, clean(text)])) as typeof texts,
  };
  gates.set(business, gate);
  return gate;
}
