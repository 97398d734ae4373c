/** Facts that a clause affirms: where the business is, who its customers are, what it is and sells, and its details. */
import type { EvidenceStep } from '../draft-schema.ts';
import type { Clause, Word } from './clauses.ts';
import type { Draft, FactKind } from './fact.ts';
import type { Language } from './language.ts';
import { offeredFacts } from './offered.ts';
import { withoutPlaces } from './place-words.ts';
import { datesIn } from './times.ts';
import { isTradeVerb, separated } from './verbs.ts';
import { channels, dayWords, formOfBusiness, spanishBusiness } from './vocabulary.ts';
import {
  andWords,
  clean,
  headOf,
  isCustomer,
  isPeople,
  isPlural,
  normsOf,
  orWords,
  partsOf,
  phraseOf,
  preposition,
  small,
} from './words.ts';

const serveMarkers: Record<Language, RegExp> = { en: /^(?:for|to)$/, es: /^(?:para|pa|a)$/ };
/** After "known for" or "time to", no customer follows. */
const notBeforeCustomer =
  /^(?:known|famous|look|looking|ask|asking|wait|pay|paid|time|room|money|open|license|used|have|had|got|want|need|try|able|ready|next|close|call|prep)$/;
const reachWords =
  /\b(?:online|nationwide|worldwide|remote(?:ly)?|remot[oa]|virtual(?:ly)?|telehealth|mobile|movil|statewide|all 50 states|anywhere|(?:we )?come to (?:you|them|your \w+|their \w+)|house calls?|home visits|ship \w+|vamos a (?:su|tu) \w+|vamos (?:a )?donde|a domicilio|en linea|por zoom|todo el pais)\b/;
/** Regions that aren't in the list of towns: "the north shore", "bluegrass area". */
const region =
  /^(?:area|county|counties|shore|coast|metro|region|suburbs|valley|parish|borough|township|lakes|peninsula|bay|hills|foothills|highlands)$/;

export type ClauseContext = {
  language: Language;
  step: EvidenceStep;
  goesOnServing: boolean;
  /** The verb of the list that the clause continues. */
  listVerb: Word | undefined;
};

export function affirmedFacts(
  given: readonly Word[],
  clause: Clause,
  found: readonly Draft[],
  { language, step, goesOnServing, listVerb }: ClauseContext,
): Draft[] {
  const facts: Draft[] = [];
  const { places, rest } = withoutPlaces(given);
  // "a winery in Penn Yan NY finger lakes"
  const yes = places.length > 0 && rest.length > 3 && region.test(rest.at(-1)!.norm) ? rest.slice(0, -2) : rest;
  facts.push(...places.map((value): Draft => ({ kind: 'place', value, holds: true })));
  const text = normsOf(yes);
  const reach = reachWords.exec(text);
  if (reach) facts.push({ kind: 'reach', value: reach[0], holds: true });
  const has = (...kinds: FactKind[]) => found.some(({ kind }) => kinds.includes(kind));
  if (yes.length === 0 || has('budget')) return facts;
  const head = headOf(yes);
  const isBusiness =
    formOfBusiness.test(normsOf(head)) ||
    (language === 'es' && spanishBusiness.test(normsOf(head).replace(/^(?:soy|somos|es) (?:una? )?/, '')));
  if (has('rule') && !isBusiness) {
    if (yes.length >= 2 && yes.length <= 7) facts.push({ kind: 'detail', value: spelledOut(yes), holds: true });
    return facts;
  }
  // In "$165 a week with breakfast", the breakfast isn't sold by itself.
  if (has('price') && /^(?:with|w|includes?|including|con|incluye)$/.test(yes[0]!.norm)) {
    if (isDetail(yes)) facts.push({ kind: 'detail', value: spelledOut(yes), holds: true });
    return facts;
  }
  const stocked = stockOf(yes, language);
  if (stocked.length > 0) return [...facts, ...stocked];
  // In "to restaurants, caterers and hotels", the list of customers continues.
  const waited = has('waitlist') ? awaited(yes, clause, language) : [];
  if (waited.length > 0) return [...facts, ...waited];
  const isList = !yes.some(({ norm, tags }) => tags.has('Verb') || /^(?:soy|somos|es|hago|hacemos)$/.test(norm));
  const served = goesOnServing && isList && isCustomer(yes, false) ? yes : afterMarker(yes, language);
  if (served) facts.push(...servedFacts(served, language));
  if (served === yes) return facts;
  // In "gyms and churches around Lima and teach their staff CPR", the list of customers ends at the verb.
  const turn =
    goesOnServing && !served
      ? yes.findIndex(({ norm }, at) => andWords.has(norm) && isTradeVerb(yes[at + 1]?.norm ?? ''))
      : -1;
  if (turn > 0 && isCustomer(yes.slice(0, turn), false)) {
    const rest = yes.slice(turn + 1);
    return [
      ...facts,
      ...servedFacts(yes.slice(0, turn), language),
      ...offeredFacts(headOf(rest), clause, language).facts,
    ];
  }
  // In "wooden toys at craft fairs", what precedes the place is the product.
  const isElsewhere = head.length < yes.length && !channels.some(([, pattern]) => pattern.test(normsOf(head)));
  if (has('language', 'discounts') && !isBusiness) return facts;
  if (has('channel') && !isBusiness && !(isElsewhere && step === 'business_description')) return facts;
  if (found.some(({ kind, value }) => kind === 'best' || (kind === 'price' && value !== ''))) {
    // "$0.62 a napkin, picked up Monday and Thursday"
    const schedule = yes.filter(({ norm }) => !/^\d|^\$/.test(norm));
    if (datesIn(yes).days.length > 0 && schedule.length >= 3 && schedule.length <= 7)
      facts.push({ kind: 'detail', value: spelledOut(schedule), holds: true });
    return facts;
  }
  if (head.length <= 4 && region.test(head.at(-1)!.norm) && !served) {
    facts.push({ kind: 'place', value: phraseOf(head), holds: true });
    return facts;
  }
  // In "online store" and "mobile groomer", it's part of the noun.
  const isModifier =
    reach &&
    /^(?:online|mobile|virtual|remote|movil)$/.test(reach[0]) &&
    yes.some(({ norm }, at) => norm === reach[0] && (yes[at + 1]?.tags.has('Noun') || reach[0] === 'movil'));
  const kept = reach && !isModifier ? withoutText(yes, reach[0]) : yes;
  const about = headsOf(served ? kept.slice(0, kept.length - served.length - 1) : kept).filter(
    ({ norm }, at, list) =>
      list[at - 1]?.gap === '-' ||
      list[at]!.gap === '-' ||
      !/^(?:only|mostly|mainly|solo|solamente|also|principalmente|nomas|puro|pura|unicamente)$/.test(norm),
  );
  const offered =
    about.length > 0 && datesIn(yes).months.length === 0 ? offeredFacts(about, clause, language, listVerb) : undefined;
  // In "for old motel and cafe signs", the purpose isn't what they are.
  const isFor = serveMarkers[language].test(given[0]?.norm ?? '');
  const known = (offered?.facts ?? []).filter(
    ({ kind, value }) => !(isFor && kind === 'is') && !found.some(({ value: key }) => key === value.toLowerCase()),
  );
  facts.push(...known);
  if (about.length > 0 && !served && (!offered || offered.isDetail) && isDetail(yes))
    facts.push({ kind: 'detail', value: spelledOut(yes), holds: true });
  return facts;
}

/** Returns what a shop sells: "Online shop for kitchen tools" sells what follows "for", unless that names people. */
function stockOf(words: readonly Word[], language: Language): Draft[] {
  const at = words.findIndex(({ norm }) => /^(?:for|of|para|de)$/.test(norm));
  const [shop, goods] = [words.slice(0, at), headOf(words.slice(at + 1))];
  if (at < 1 || at > 3 || language === 'es' || !/^(?:shop|store)$/.test(shop.at(-1)!.norm)) return [];
  if (isPeople(goods) || goods.length > 5 || !isPlural(goods.at(-1)?.norm ?? '')) return [];
  const list = partsOf(goods, ({ norm }) => andWords.has(norm) || orWords.has(norm)).map(phraseOf);
  return [
    { kind: 'is', value: phraseOf(shop), holds: true },
    ...list.map((value): Draft => ({ kind: 'sells', value, holds: true })),
  ];
}

/** Returns what follows "for" or "to" if it names customers: "for small hotels and restaurants". */
function afterMarker(words: readonly Word[], language: Language): Word[] | undefined {
  const isAboutPeople = (at: number) => words[at]!.norm === 'to' && words.slice(0, at).some((word) => isPeople([word]));
  const marker = words.findIndex(
    ({ norm }, at) =>
      !isAboutPeople(at) &&
      serveMarkers[language].test(norm) &&
      !notBeforeCustomer.test(words[at - 1]?.norm ?? '') &&
      isCustomer(words.slice(at + 1)) &&
      !/^\d/.test(words[at + 1]?.norm ?? '') &&
      !/^\d/.test(words[at - 1]?.norm ?? ''),
  );
  return marker >= 0 ? words.slice(marker + 1) : undefined;
}

function servedFacts(people: readonly Word[], language: Language): Draft[] {
  const end = people.findIndex(
    ({ norm }, at) => at > 0 && (preposition.test(norm) || /^(?:who|que|starting|w|with|that)$/.test(norm)),
  );
  return partsOf(people.slice(0, end < 0 ? undefined : end), ({ norm }) => andWords.has(norm) || orWords.has(norm))
    .flatMap((part) => (language === 'en' ? separated(part) : [part]))
    .map(phraseOf)
    .filter((value) => value.length > 2)
    .map((value): Draft => ({ kind: 'serves', value, holds: true }));
}

/**
 * Returns what people wait for: "a waiting list for cabinets", "for toddlers"; or the work named in the same clause.
 */
function awaited(words: readonly Word[], clause: Clause, language: Language): Draft[] {
  const at = words.findIndex(({ norm }, index) => /^(?:for|to|para|pa)$/.test(norm) || (norm === 'de' && index === 0));
  const named = at >= 0 ? words.slice(at + 1) : language === 'es' ? words : [];
  return named.length > 0 ? offeredFacts(headOf(named), clause, language).facts : [];
}

/**
 * Returns whether a clause that names no product says something customers may want to know: "1 yr warranty", "picked up
 * at home".
 */
function isDetail(words: readonly Word[]): boolean {
  const [first] = words;
  const ends =
    /^(?:about|is|are|was|a|an|the|of|to|and|or|for|in|at|so|day|lo|me|se|es|de|que|en|el|la|los|las|hasta|until|till|con|with)$/;
  return (
    words.length >= 2 &&
    words.length <= 10 &&
    // "close 15 and open again 1", the remainder of "close Nov 15 and open again Mar 1"
    !words.some(
      ({ norm }, at) =>
        /^\d{1,2}$/.test(norm) && andWords.has(words[at + 1]?.norm ?? '') && /^\d{1,2}$/.test(words.at(-1)!.norm),
    ) &&
    !words.some(({ norm }) => /^(?:feels|seems)$/.test(norm)) &&
    !/^(?:about|is|are|was|were|so|for|like|maybe|day|of|an?)$/.test(first!.norm) &&
    !ends.test(words.at(-1)!.norm) &&
    words.some(({ norm, tags }) => (norm.length > 2 || tags.has('Value')) && !small.test(norm) && !dayWords.has(norm))
  );
}

/** Returns the words with full day names: "we deliver Tuesday and Thursday". */
function spelledOut(words: readonly Word[]): string {
  const out: string[] = [];
  for (const [at, { norm, text }] of words.entries()) {
    // "the court's filing fee" is a possessive, not "the court is".
    const whose = words[at - 1]?.text ?? '';
    if (
      text === '' &&
      norm === 'is' &&
      /'s$/.test(whose) &&
      words[at + 1]?.tags.has('Noun') &&
      !/^(?:it|he|she|that|there|what|who|here)'s$/i.test(whose)
    ) {
      out[out.length - 1] = whose;
      continue;
    }
    const day = dayWords.get(norm);
    const isDay = day?.length === 1 && !/s$/.test(norm);
    const before = words[at - 1] && dayWords.get(words[at - 1]!.norm)?.length === 1;
    if (isDay && before) out.push('and');
    out.push(isDay ? day[0]!.replace(/^./, (letter) => letter.toUpperCase()) : norm.includes('.') ? text : norm);
  }
  return clean(out.join(' '));
}

function withoutText(words: readonly Word[], text: string): Word[] {
  const parts = text.split(' ');
  const at = words.findIndex((_, index) => parts.every((part, offset) => words[index + offset]?.norm === part));
  return at < 0 ? [...words] : [...words.slice(0, at), ...words.slice(at + parts.length)];
}

/**
 * Returns the head of each thing the owner says they do: "we haul the mill | to your place | and cut logs | into
 * boards".
 */
function headsOf(words: readonly Word[]): Word[] {
  // "we loan out walkers"
  const plain = words.filter(
    ({ norm }, at) => !(norm === 'out' && /^(?:loan|lend|rent|hand|give|gave)$/.test(words[at - 1]?.norm ?? '')),
  );
  const turn = plain.findIndex(
    ({ norm }, at) =>
      at > 1 && andWords.has(norm) && isTradeVerb(plain[at + 1]?.norm ?? '') && isOwn.test(plain[at + 2]?.norm ?? ''),
  );
  const first = headOf(turn < 0 ? plain : plain.slice(0, turn));
  return turn < 0 ? first : [...first, plain[turn]!, ...headOf(plain.slice(turn + 1))];
}

const isOwn = /^(?:your|their|the|an?|any)$/;
