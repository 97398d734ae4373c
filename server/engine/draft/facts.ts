/** Facts for the plan and the prompts: first what the owner said, then what the record and the archetype add. */
import { tradeFactsSchema, type TradeFacts } from '#shared/content/trades/schema.ts';
import type { ArchetypeWords } from '../archetypes/types.ts';
import { archetypeWords } from '../archetypes/words.ts';
import type { Brief } from '../brief.ts';
import { gateOf, type Gate } from '../gate.ts';
import { clip, inner, safeText, sentence, wordsOf } from '../text.ts';
import { beforeNoun, soldBy, soldByNoun, spokenOf, type Sold } from './offers.ts';
import { safe, spoken } from './said.ts';
import { shuffled } from './shuffled.ts';
import { smoothSpanish, withSpanishArticle } from './spanish-article.ts';

type Named = string | Readonly<Record<string, string>>;

function deepSafe<T extends Named | readonly Named[]>(value: T): T {
  if (typeof value === 'string') return inner(safeText(value)) as T;
  if (Array.isArray(value)) return value.map((item: Named) => deepSafe(item)) as unknown as T;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, inner(safeText(text as string))])) as T;
}

/** Makes facts safe to use in sentences: no quotes, braces or trailing periods. Rules stay full sentences. */
export function cleanFacts(facts: TradeFacts): TradeFacts {
  const entries = Object.keys(tradeFactsSchema.shape).map((key) => {
    const value = facts[key as keyof TradeFacts] as Named | readonly Named[];
    return [key, deepSafe(value as Named)];
  });
  const cleaned = Object.fromEntries(entries) as TradeFacts;
  return {
    ...cleaned,
    rules: cleaned.rules.map(sentence),
    questions: cleaned.questions.map((question) => (question.endsWith('?') ? question : `${question}?`)),
  };
}

const textOf = (item: Named) => (typeof item === 'string' ? item : Object.values(item).join('. '));

const everyday = new Set(
  'the and for with that from who our your are not into all new one two has have before after office shop store company business service services work home house help people customers other another same team year years day days good best local area open need first time price cost free small large online near about work works every what which when where how much many long does'.split(
    ' ',
  ),
);
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ings?|ers?|ies|ed|es|s|e|y)$/, '');
const stems = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !everyday.has(word))
    .map(stem);

/**
 * Returns whether the owner described their services so specifically that the rest of the industry can't be assumed.
 */
const specialized = ({ business }: Brief) =>
  soldBy({ business, language: 'en' }).length >= 2 ||
  business.excluded.some(({ kind, step }) => kind === 'sells' && step === 'business_description') ||
  business.facts.some(({ kind, holds, step }) => kind === 'serves' && holds && step === 'business_description');

/** Returns whether they named at most a best seller, which doesn't say what else they sell. */
function namesNoServices(brief: Brief): boolean {
  const sold = soldBy(brief).length;
  const named = (kind: 'best' | 'sells') => brief.business.facts.some((fact) => fact.kind === kind && fact.holds);
  return sold === 0 || (sold === 1 && named('best') && !named('sells'));
}

/** Returns the subjects for an archetype's patterns: what the owner sells, or else what the industry does. */
export function subjectsOf(brief: Brief): Sold[] {
  const { trade, isGeneralTrade, confidence, language } = brief;
  const unknown = language === 'es' ? 'tu servicio principal' : 'your main service';
  if (confidence === 'none') return [{ name: unknown, key: unknown, price: undefined }];
  const own = soldByNoun(brief);
  if (own && isProduct(brief)) return [{ ...own, price: soldBy(brief).find(({ name }) => name === own.name)?.price }];
  const sold = soldBy(brief);
  const inRecord = () =>
    trade.services
      .filter(({ name }) => !/^(?:an? )?first /.test(name))
      .slice(0, 2)
      .map(({ name }) => ({ name: spokenOf(name), key: name, price: undefined }));
  // A first visit is an introduction, not the service itself.
  if (sold.length > 0 && sold.every(({ key }) => /^(?:first|initial|free|new) /.test(key)) && !isGeneralTrade)
    return [...sold, ...inRecord()];
  if (sold.length > 0) return own && namesNoServices(brief) ? [...sold, own] : sold.slice(0, 6);
  // A record lists what a dentist or a gym sells, but a software company or a newsletter sells its own product.
  if (!isGeneralTrade && language === 'en' && !isProduct(brief)) return inRecord();
  return own ? [own] : [{ name: unknown, key: unknown, price: undefined }];
}

/** Returns whether the business is a single product with its own name: an app, a newsletter, a course. */
export const isProduct = ({ archetype, business }: Brief) =>
  business.noun !== undefined &&
  (archetype === 'saas' || (archetype === 'creator' && soldBy({ business, language: 'en' }).length < 2));

/** Number of the owner's offers that patterns mention, so that the main ones come up most. */
const mainSubjects = 3;

/** Fills patterns with the subjects in turn, so that each gets mentioned. */
function filled<T extends Named>(
  patterns: readonly T[],
  subjects: readonly Sold[],
  fill: (text: string, subject: Sold) => string,
): T[] {
  return patterns.map((item, index) => {
    const subject = subjects[index % Math.min(mainSubjects, subjects.length)]!;
    if (typeof item === 'string') return fill(item, subject) as T;
    return Object.fromEntries(Object.entries(item).map(([key, text]) => [key, fill(text, subject)])) as T;
  });
}

type ListKey = Exclude<
  keyof ArchetypeWords & keyof TradeFacts,
  'customer' | 'booking' | 'tone' | 'services' | 'doubts'
>;

/** Number of archetype patterns added after a record's items, which are more specific to the industry. */
const generalItems = 6;

/**
 * Number of a record's first items, which fit nearly every business in the industry, that a specialist gets besides
 * those about their services.
 */
const coreItems: Readonly<Record<ListKey, number>> = {
  segments: 0,
  problems: 1,
  questions: 3,
  proof: 4,
  strengths: 3,
  moments: 2,
  scenes: 3,
  visuals: 5,
  sounds: 4,
  calls: 2,
  keywords: 1,
  topics: 1,
  offers: 2,
  channels: 8,
  tools: 6,
  kpis: 5,
  rules: 6,
};

/**
 * Returns the facts to write from, shaped like an industry record: the owner's services and customers, the matching
 * items of the record, and archetype patterns filled with the owner's nouns. Contains nothing the owner ruled out.
 */
export function tailorFacts(brief: Brief): TradeFacts {
  const known = tailored.get(brief);
  if (known) return known;
  const facts = tailor(brief);
  tailored.set(brief, facts);
  return facts;
}

/** Cached because a section is rewritten from the same brief many times. */
const tailored = new WeakMap<Brief, TradeFacts>();

function tailor(brief: Brief): TradeFacts {
  const gate = gateOf(brief);
  const words = archetypeWords[brief.language][brief.archetype];
  const hasRecord = !brief.isGeneralTrade && brief.language === 'en';
  const record = { ...cleanFacts(brief.trade), name: brief.trade.name };
  const customer = hasRecord ? record.customer : words.customer;
  const subjects = subjectsOf(brief);
  const place = brief.place
    ? ` ${brief.language === 'es' ? 'en' : 'in'} ${inner(clip(safeText(brief.place), 60)).split(',')[0]!}`
    : '';
  const fill = (text: string, { name, key }: Sold) =>
    text
      .replaceAll('{x}', name)
      .replace(/\{k\}(?= (?!near|for|to|vs|online|by|in|of)\p{L})/gu, beforeNoun(key))
      .replaceAll('{k}', key)
      .replaceAll('{el}', withSpanishArticle(name))
      .replaceAll('{place}', place)
      .replaceAll('{many}', customer.many)
      .replaceAll('{one}', customer.one);
  const fillIn =
    brief.language === 'es'
      ? (text: string, subject: Sold) => smoothSpanish(fill(text, subject), [subject.name])
      : fill;
  const own = new Set(
    stems([...subjects.map(({ key }) => key), ...brief.business.serves, brief.business.noun ?? ''].join(' ')),
  );
  for (const word of stems(`${record.noun} ${record.customer.one} ${record.customer.many}`)) own.delete(word);

  // Services of the industry that this owner doesn't offer.
  const others = new Set(
    record.services
      .map(({ name }) => stems(name))
      .filter((words) => !words.some((word) => own.has(word)))
      .flat(),
  );
  for (const word of stems(`${record.noun} ${record.name}`)) others.delete(word);
  const doubts = Object.entries(words.doubts).map(([objection, answer]) => ({ objection, answer }));
  const list = <T extends Named>(key: ListKey, given: readonly T[], patterns: readonly T[]): T[] => {
    const allowed = given.filter((item) => gate.allows(textOf(item)));
    const relevant = allowed.filter((item) => stems(textOf(item)).some((word) => own.has(word)));
    const rest = allowed.filter((item) => !relevant.includes(item));
    const general = filled(patterns, subjects, fillIn).filter((item) => gate.allows(textOf(item)));
    if (!hasRecord) return general.length > 0 ? general : filled(patterns, subjects, fillIn);
    if (specialized(brief))
      return [
        ...relevant,
        ...mixed(
          general,
          rest.slice(0, coreItems[key]).filter((item) => !stems(textOf(item)).some((word) => others.has(word))),
        ),
      ];
    return [...relevant, ...rest, ...shuffled(general, brief.businessName).slice(0, generalItems)];
  };

  return {
    noun: hasRecord && !isSpecial(brief) ? record.noun : nounOf(brief),
    customer,
    services: servicesOf(brief, hasRecord ? record.services : [], filled(words.results, subjects, fillIn), gate),
    segments: segmentsOf(brief, list('segments', record.segments, words.segments), gate),
    problems: list('problems', record.problems, words.problems),
    questions: withoutRepeats(ownQuestions(brief), list('questions', record.questions, words.questions)),
    objections: list('problems', record.objections, doubts),
    proof: list('proof', record.proof, words.proof),
    strengths: list('strengths', record.strengths, words.strengths),
    moments: list('moments', record.moments, words.moments),
    scenes: list('scenes', record.scenes, words.scenes),
    visuals: list('visuals', record.visuals, words.visuals),
    sounds: list('sounds', record.sounds, words.sounds),
    tone: hasRecord ? record.tone : words.tone,
    booking: bookingOf(brief, hasRecord ? [record.booking, words.booking] : [words.booking]),
    calls: list('calls', record.calls, words.calls),
    keywords: list('keywords', record.keywords, words.keywords),
    topics: list('topics', record.topics, words.topics),
    offers: list('offers', record.offers, words.offers),
    channels: list(
      'channels',
      record.channels,
      words.channels.map(({ name, why }) => ({ name, why })),
    ),
    tools: list('tools', record.tools, words.tools),
    kpis: list('kpis', record.kpis, words.kpis),
    rules: list('rules', record.rules, words.rules),
  };
}

/** Returns how customers start, excluding ways the owner ruled out: "no demo calls". */
function bookingOf(brief: Brief, given: readonly TradeFacts['booking'][]): TradeFacts['booking'] {
  const gate = gateOf(brief);
  const question =
    brief.language === 'es'
      ? { verb: 'hacer', object: 'una pregunta', plural: 'preguntas' }
      : { verb: 'send', object: 'a question', plural: 'questions' };
  // Used if nobody books: "walk-ins only, no appointments".
  const visit =
    brief.language === 'es'
      ? { verb: 'planear', object: 'una visita', plural: 'visitas' }
      : { verb: 'plan', object: 'a visit', plural: 'visits' };
  return [...given, visit, question].find(({ verb, object }) => gate.allows(`${verb} ${object}`)) ?? question;
}

const visiting = /^(?:plan|order|visit|stop|planear|pedir|ordenar|visitar)\b/;

/**
 * Returns whether customers come without an appointment: a coffee bar, a barber who takes no appointments. @param facts
 * as tailored to the business
 */
export const isWalkIn = ({ archetype }: Brief, { booking }: Pick<TradeFacts, 'booking'>): boolean =>
  archetype === 'restaurant' || (archetype === 'storefront' && visiting.test(booking.verb));

/** Interleaves two lists. */
function mixed<T>(first: readonly T[], second: readonly T[]): T[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((item): item is T => item !== undefined);
}

const formOfBusiness =
  /(?:agency|app|bakery|bar|shop|brewery|broker|cafe|church|clinic|club|company|contractor|daycare|dealer|distributor|farm|firm|gallery|garage|gym|hotel|inn|lab|nonprofit|newsletter|pharmacy|platform|podcast|practice|restaurant|salon|school|service|software|spa|store|studio|supplier|winery|business|course|channel|ist|ician|er|or|smith)$/i;

/**
 * Returns whether the owner's own noun is more specific than the industry's: "linen service" rather than "wholesale
 * distributor".
 */
function isSpecial(brief: Brief): boolean {
  const noun = brief.business.noun ?? '';
  if (brief.archetype === 'nonprofit') return noun.includes(' ');
  return (
    isProduct(brief) ||
    (specialized(brief) && brief.archetype !== 'school' && noun.includes(' ') && !/ (?:and|y) /.test(noun))
  );
}

const wordOfBusiness =
  / (?:agency|bakery|bar|barbershop|boutique|brewery|cafe|clinic|club|daycare|deli|dojo|farm|gallery|garage|gym|hotel|inn|nursery|pharmacy|practice|ranch|restaurant|salon|school|shop|spa|store|studio|winery)$/;

/**
 * Returns the owner's name for their kind of business if it's more specific than the industry's: "women's strength
 * gym".
 */
export function ownForm({ business, language }: Brief): string | undefined {
  const noun = business.noun && spoken(business.noun, language);
  return noun?.includes(' ') && wordOfBusiness.test(noun) && language === 'en' ? noun : undefined;
}

/** Returns the business as a noun that takes an article: "bicycle repair business", "nail salon". */
export function nounOf(brief: Brief): string {
  const { business, language, archetype } = brief;
  const [first] = soldBy(brief);
  // "refurbishing xray" is only half a sentence, so use what they sell instead.
  const typed =
    /^\w+ing \w+$/.test(business.noun ?? '') && first && !soldBy(brief).some(({ key }) => key.includes(business.noun!))
      ? first.key
      : business.noun;
  const noun = typed && spoken(typed, language);
  if (language === 'es') return noun ? `negocio de ${noun}` : 'negocio';
  if (!noun) return 'business';
  if (formOfBusiness.test(noun)) return archetype === 'saas' ? servesIn(noun, brief) : noun;
  if (archetype === 'creator' && /(?:course|class|program|membership|community|blog|magazine)$/.test(noun)) return noun;
  // A noun before another noun is singular: "cork yoga mat supplier".
  const single = noun.replace(/\bphotos?$/, 'photography').replace(/(?<![suia])s(?= and |$)/g, '');
  const isWork =
    /(?:ing|photography|repair|design|service|work|care|lessons?|tours?|hikes?|rental|charter|cleanup)$/.test(single);
  if (archetype === 'nonprofit') return `${single.replace(/^non-?profit /, '')} nonprofit`;
  return `${single} ${archetype === 'b2b' && !isWork ? 'supplier' : archetype === 'maker' ? 'maker' : 'business'}`;
}

/** "booking app for barbershops" */
function servesIn(noun: string, { business }: Brief): string {
  const who = business.facts.find(
    ({ kind, holds, step }) => kind === 'serves' && holds && step === 'business_description',
  );
  return who ? `${noun} for ${safe(who.value)}` : noun;
}

function servicesOf(
  brief: Brief,
  given: TradeFacts['services'],
  results: readonly string[],
  gate: Gate,
): TradeFacts['services'] {
  const allowed = given.filter((service) => gate.allows(`${service.name}. ${service.result}`));
  const offers = subjectsOf(brief).map(({ name, key }, index) => {
    const known = allowed.find(
      (service) =>
        stems(service.name).some((word) => stems(key).includes(word)) &&
        stems(key).every((word) => stems(service.name).includes(word)),
    );
    return {
      name: brief.language === 'es' ? withSpanishArticle(name) : name,
      result: known?.result ?? results[index % results.length] ?? '',
    };
  });
  if (isProduct(brief)) return offers;
  const others = allowed.filter(
    ({ name }) => !offers.some((offer) => stems(offer.name).some((word) => stems(name).includes(word))),
  );
  if (namesNoServices(brief) && allowed.length > 0) {
    const best = soldBy(brief).length > 0 ? offers : [];
    const rest = best.length > 0 ? others : allowed;
    if (!specialized(brief)) return [...best, ...rest];
    const own = new Set(stems(`${brief.description} ${brief.targetAudience}`));
    const related = rest.filter((service) => stems(`${service.name} ${service.result}`).some((word) => own.has(word)));
    return [...best, ...new Set([...related, ...rest.slice(0, 3)])];
  }
  if (specialized(brief)) return offers;
  return [...offers, ...others];
}

function segmentsOf(brief: Brief, list: readonly string[], gate: Gate): string[] {
  const own = brief.business.serves
    .map((who) => inner(clip(spoken(who, brief.language), 80)))
    .filter((who) => gate.allows(who));
  const rest = list.filter((item) => !own.includes(item));
  return [...own, ...rest];
}

/** Returns questions that follow from what the owner said about prices. */
function ownQuestions(brief: Brief): string[] {
  const priced = soldBy(brief)
    .filter(({ price }) => price !== undefined)
    .slice(0, 2);
  return priced.map(({ name }) =>
    brief.language === 'es'
      ? `¿Cuánto cuesta${/^l[oa]s /.test(withSpanishArticle(name)) ? 'n' : ''} ${withSpanishArticle(name)}?`
      : `How much do you charge for ${name}?`,
  );
}

/** Puts the owner's questions first and drops others that ask about prices again. */
function withoutRepeats(own: readonly string[], others: readonly string[]): string[] {
  const price = /\b(?:charge|costs?|price|pay|spend|cu[eé]sta|precio|cobra\w*)\b/i;
  const names = own.map((question) => wordsOf(question).slice(-2).join(' '));
  return [
    ...own,
    ...others.filter(
      (question) => !price.test(question) || !names.some((name) => wordsOf(question).join(' ').includes(name)),
    ),
  ];
}
