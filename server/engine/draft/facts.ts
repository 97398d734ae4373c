/** What the plan and the prompts are written from: what the owner said first, then what the record and the archetype add to it. */
import { tradeFactsSchema, type TradeFacts } from '../../../shared/content/trades/schema.ts';
import type { ArchetypeWords } from '../archetypes/types.ts';
import { archetypeWords } from '../archetypes/words.ts';
import type { Brief } from '../brief.ts';
import { gateOf, type Gate } from '../gate.ts';
import { safe } from '../own-words.ts';
import { clip, inner, safeText, sentence, wordsOf } from '../text.ts';

type Named = string | Readonly<Record<string, string>>;

function deepSafe<T extends Named | readonly Named[]>(value: T): T {
  if (typeof value === 'string') return inner(safeText(value)) as T;
  if (Array.isArray(value)) return value.map((item: Named) => deepSafe(item)) as unknown as T;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, inner(safeText(text as string))])) as T;
}

/** Facts made safe for sentences: no quotes, braces or full stops at the end; rules stay full sentences. */
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

/** Whether an owner named what they do in so many words that the rest of their industry can't be assumed. */
const specialized = ({ business }: Brief) =>
  business.offers.length >= 2 ||
  business.facts.some(({ kind, holds, step }) => kind === 'serves' && holds && step === 'business_description');

/** Whether all they named is a best seller at most, which doesn't say what else they sell. */
const namesNoServices = ({ offers, facts }: Brief['business']) =>
  offers.length === 0 ||
  (offers.length === 1 &&
    facts.some(({ kind, holds }) => kind === 'best' && holds) &&
    !facts.some(({ kind, holds }) => kind === 'sells' && holds));

/** What the patterns of an archetype are filled with. */
export function subjectsOf({ business, trade, isGeneralTrade, confidence, language }: Brief): string[] {
  if (confidence === 'none') return [language === 'es' ? 'tu servicio principal' : 'your main service'];
  const offers = business.offers.map(({ name }) => safe(name)).filter((name) => /\p{L}{2}/u.test(name));
  const noun = business.noun && safe(business.noun);
  if (offers.length > 0) return noun && namesNoServices(business) ? [...offers, noun] : offers.slice(0, 6);
  const fallback =
    language === 'es' ? 'tu servicio principal' : isGeneralTrade ? 'your main service' : trade.services[0]!.name;
  return [noun ?? fallback];
}

/** Fills patterns with the subjects in turn, so that each is spoken of. */
function filled<T extends Named>(
  patterns: readonly T[],
  subjects: readonly string[],
  fill: (text: string, subject: string) => string,
): T[] {
  return patterns.map((item, index) => {
    const subject = subjects[index % subjects.length]!;
    if (typeof item === 'string') return fill(item, subject) as T;
    return Object.fromEntries(Object.entries(item).map(([key, text]) => [key, fill(text, subject)])) as T;
  });
}

type ListKey = Exclude<
  keyof ArchetypeWords & keyof TradeFacts,
  'customer' | 'booking' | 'tone' | 'services' | 'doubts'
>;

/** How many of a record's first items, which fit nearly every business of the industry, a specialist gets besides those about their services. */
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
 * Returns what to write from, in the shape of an industry record: the owner's services and customers, the items of the record that go with them, and patterns of the
 * archetype filled with the owner's nouns. Nothing that the owner ruled out is in it.
 */
export function tailorFacts(brief: Brief): TradeFacts {
  const known = tailored.get(brief);
  if (known) return known;
  const facts = tailor(brief);
  tailored.set(brief, facts);
  return facts;
}

/** A section is rewritten from the same brief many times. */
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
  const fill = (text: string, subject: string) =>
    text
      .replaceAll('{x}', subject)
      .replaceAll('{place}', place)
      .replaceAll('{many}', customer.many)
      .replaceAll('{one}', customer.one);
  const own = new Set(stems([...subjects, ...brief.business.serves, brief.business.noun ?? ''].join(' ')));
  for (const word of stems(`${record.noun} ${record.customer.one} ${record.customer.many}`)) own.delete(word);

  // What belongs to a service of the industry that this owner doesn't name.
  const others = new Set(
    record.services
      .map(({ name }) => stems(name))
      .filter((words) => !words.some((word) => own.has(word)))
      .flat(),
  );
  for (const word of stems(`${record.noun} ${record.name}`)) others.delete(word);
  const list = <T extends Named>(key: ListKey, given: readonly T[], patterns: readonly T[]): T[] => {
    const allowed = given.filter((item) => gate.allows(textOf(item)));
    const relevant = allowed.filter((item) => stems(textOf(item)).some((word) => own.has(word)));
    const rest = allowed.filter((item) => !relevant.includes(item));
    const general = filled(patterns, subjects, fill).filter((item) => gate.allows(textOf(item)));
    if (!hasRecord) return general.length > 0 ? general : filled(patterns, subjects, fill);
    if (specialized(brief))
      return [
        ...relevant,
        ...mixed(
          general,
          rest.slice(0, coreItems[key]).filter((item) => !stems(textOf(item)).some((word) => others.has(word))),
        ),
      ];
    return [...relevant, ...rest, ...general];
  };

  return {
    noun: hasRecord ? record.noun : nounOf(brief),
    customer,
    services: servicesOf(brief, hasRecord ? record.services : [], filled(words.results, subjects, fill), gate),
    segments: segmentsOf(brief, list('segments', record.segments, words.segments), gate),
    problems: list('problems', record.problems, words.problems),
    questions: [...ownQuestions(brief), ...list('questions', record.questions, words.questions)],
    objections: list('problems', record.objections, words.doubts),
    proof: list('proof', record.proof, words.proof),
    strengths: list('strengths', record.strengths, words.strengths),
    moments: list('moments', record.moments, words.moments),
    scenes: list('scenes', record.scenes, words.scenes),
    visuals: list('visuals', record.visuals, words.visuals),
    sounds: list('sounds', record.sounds, words.sounds),
    tone: hasRecord ? record.tone : words.tone,
    booking: hasRecord ? record.booking : words.booking,
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

/** Two lists in turn. */
function mixed<T>(first: readonly T[], second: readonly T[]): T[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((item): item is T => item !== undefined);
}

const formOfBusiness =
  /(?:agency|app|bakery|bar|shop|brewery|broker|cafe|church|clinic|club|company|contractor|daycare|dealer|distributor|farm|firm|gallery|garage|gym|hotel|inn|lab|nonprofit|newsletter|pharmacy|platform|podcast|practice|restaurant|salon|school|service|software|spa|store|studio|supplier|winery|business|course|channel|ist|ician|er|or|smith)$/i;

/** The business as a noun that takes an article: "bicycle repair business", "nail salon". */
export function nounOf({ business, language, archetype }: Brief): string {
  const noun = business.noun && safe(business.noun);
  if (language === 'es') return noun ? `negocio de ${noun}` : 'negocio';
  if (!noun) return 'business';
  if (formOfBusiness.test(noun)) return noun;
  return `${noun} ${archetype === 'b2b' ? 'supplier' : archetype === 'nonprofit' ? 'nonprofit' : 'business'}`;
}

function servicesOf(
  brief: Brief,
  given: TradeFacts['services'],
  results: readonly string[],
  gate: Gate,
): TradeFacts['services'] {
  const allowed = given.filter((service) => gate.allows(`${service.name}. ${service.result}`));
  const offers = subjectsOf(brief).map((name, index) => {
    const known = allowed.find(
      (service) =>
        stems(service.name).some((word) => stems(name).includes(word)) &&
        stems(name).every((word) => stems(service.name).includes(word)),
    );
    return { name, result: known?.result ?? results[index % results.length] ?? '' };
  });
  const others = allowed.filter(
    ({ name }) => !offers.some((offer) => stems(offer.name).some((word) => stems(name).includes(word))),
  );
  if (namesNoServices(brief.business) && allowed.length > 0) {
    const best = brief.business.offers.length > 0 ? offers : [];
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
  const own = brief.business.serves.map((who) => inner(clip(safeText(who), 80))).filter((who) => gate.allows(who));
  const rest = list.filter((item) => !own.includes(item));
  return [...own, ...rest];
}

/** Questions that follow from what the owner said: prices, empty days. */
function ownQuestions({ business, language }: Brief): string[] {
  const priced = business.offers.filter(({ amount }) => amount !== undefined).slice(0, 2);
  return priced.map(({ name }) => {
    const what = inner(clip(safeText(name), 60));
    return language === 'es' ? `¿Cuál es el precio de ${what}?` : `How much do you charge for ${what}?`;
  });
}
