/** Reads what a phrase or a sentence about the owner's work names: what the business is, what it sells, and to whom. */
import type { Clause, Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import type { Draft } from './fact.ts';
import type { Language } from './language.ts';
import { isOwnersDoing, isOwnersVerb, isTradeVerb, namedByVerb, separated, sharedHead, verbOf } from './verbs.ts';
import { isOwnersSpanishVerb } from './spanish-verbs.ts';
import {
  dayWords,
  formOfBusiness,
  monthWords,
  occupation,
  organizationNouns,
  peopleNouns,
  spanishBusiness,
} from './vocabulary.ts';
import {
  andWords,
  coreOf,
  headOf,
  isCustomer,
  isPeople,
  isPlural,
  isThing,
  normsOf,
  partsOf,
  phraseOf,
  preposition,
  vague,
} from './words.ts';

/** Words that are never part of a product's name. */
const junk =
  /\b(?:ur|yr|nosotr[oa]s|yo|need|needs|themselves|thats|that's|theres|there's|its|it's|been|really|still|again|ever|never|im|i'm|idk|anybody|somebody|someone|everybody|maybe|always|short|probably|hopefully|thing|things|stuff|lot|lots|way|me|us|them|my|better|best|good|great|nice|dead|love|loves|next|last|first(?! (?:aid|time))|second|third|today|now|right|same|price|prices|hey|hi|hello|yes|tops|couple|call|calls|hour|hours|few|since|half|every|each|year|years|yrs?|ahorita|bien|siempre|todos?|todas?|como|menos|casi|poc[oa]s?|aqui|nos|despues|others?|instead|whenever|guess|ppl|none|eats|goes|mid|till|ellos|ella|esto|eso|algo|luego|tu|su|mejor|mejores|asi)\b/;
/** Last words of phrases about the business rather than its products. */
const notGoods =
  /^(?:nothing|noon|mornings?|afternoons?|evenings?|nights?|days?|weeks?|months?|minutes?|weeknights?|holidays|appointments?|appts?|marketing|promo|promotion|quality|parking|crowd|satisfaction|guaranteed?|license|licensed|insured|bonded|certified|experience|help|helper|school hours|efectivo|cash|credit|horas?|tardes?|mananas?|noches?|dias?|semanas?|citas?|licencia|garantizado|publicidad|texto|mensaje|estacionamiento|garantias?|butter|profit|season|business hours|deposit|deposits|warranty|referrals|regulars|openings?|spots?|space|turnaround|seller|rates?|trabajo|north|south|east|west|america|up|off|out|back|ahead|down|till|left|times|meetings|gaps|min|minimum|ok|okay|included|pay|free|reasons?|ones?)$/;
const kin =
  /\b(?:wife|husband|sons?|daughters?|brothers?|sisters?|nieces?|nephews?|dad|mom|father|mother|cousins?|partners?|apprentices?|helpers?|assistants?|espos[oa]|hij[oa]s?|sobrin[oa]s?|herman[oa]s?|prim[oa]s?|ayudantes?|papa|soci[oa]s?)$/;
/** Verbs whose object is a customer: "we help restaurants get more guests", "we see athletes". */
const helping = /^(?:help|helps|serve|serves|see|support|assist|coach|represent|advise|work|ayud|atiend|atend)\w*$/;

/** In "a podcast about rare funk records", the topic is the point. */
const published = /\b(?:newsletters?|podcast|blog|channel|course|magazine|zine|show|letter|boletin|curso|canal)\b/;
const buying = /^(?:love|like|buy|use|hire|need|order|trust|compran|buscan)$/;

const bringsItself = /\b(?:haul|bring|drive|tow)\b.+ to (?:your|you)\b/i;

type Named = { words: Word[]; verb: Word | undefined };
/** `isDetail`: the clause says something else about the business. */
type Offered = { facts: Draft[]; isDetail: boolean };

const identities: Record<Language, RegExp> = {
  en: /^(?:now )?(?:(?:we|i|it|this) (?:are|am|is|have been)|been an?) /,
  es: /^(?:ahora )?(?:somos|soy|es) /,
};

/** @param listVerb the verb for the things in the list that the clause continues */
export function offeredFacts(about: readonly Word[], clause: Clause, language: Language, listVerb?: Word): Offered {
  const said = normsOf(about);
  // "was a line cook for 8 years" describes the past, not what they are now.
  if (/^(?:(?:i|we) )?(?:was|were) (?:an?|the)\b/.test(said)) return { facts: [], isDetail: true };
  // "me and Dre and Pops" lists who works there.
  if (/^(?:just |only )?(?:me|yo|mi \w+) (?:and|y|&|plus) /.test(said)) return { facts: [], isDetail: true };
  const identity = identities[language].test(`${said} `);
  const buyers = buyersIn(about);
  if (buyers) return { facts: buyers.map((value): Draft => ({ kind: 'serves', value, holds: true })), isDetail: false };
  const { facts, things, isDetail } = thingsIn(
    about.filter(({ norm }, at) => !(language === 'es' && at < 2 && norm === 'soy')),
    clause,
    identity,
    language,
    listVerb,
  );
  const isPhraseOnly = !identity && things.every(({ verb }) => !verb);
  const named = { facts: [...facts, ...topicOf(clause)], isDetail };
  for (const thing of sharedHead(things).flatMap(({ words, verb }) =>
    separatedIn(words, language).map((list) => ({ words: list, verb })),
  )) {
    const read = factOf(thing, identity, isPhraseOnly, language);
    if (read === 'detail') named.isDetail = true;
    else if (read) named.facts.push(read);
  }
  return named;
}

function topicOf({ words }: Clause): Draft[] {
  const at = words.findIndex(({ norm }) => /^(?:about|sobre)$/.test(norm));
  const topic = phraseOf(words.slice(at + 1));
  if (at < 1 || !published.test(normsOf(words.slice(0, at))) || topic.length < 3) return [];
  return [{ kind: 'detail', value: phraseOf(words), holds: true }];
}

/** Returns the buyers named as the subject: "brides love our veils", "retired couples are our best customers". */
function buyersIn(about: readonly Word[]): string[] | undefined {
  const at = about.findIndex(
    ({ norm }, index) =>
      buying.test(norm) ||
      (/^(?:are|son)$/.test(norm) && /^(?:my|our|the|mis|nuestr[oa]s|l[oa]s)$/.test(about[index + 1]?.norm ?? '')),
  );
  const subject = about.slice(0, at);
  const isNamed = /^(?:are|son)$/.test(about[at]?.norm ?? '');
  if (at < 1 || !isCustomer(subject, !isNamed) || subject.some(({ tags }) => tags.has('Pronoun'))) return undefined;
  return partsOf(subject, ({ norm }) => andWords.has(norm))
    .map(phraseOf)
    .filter((value) => value.length > 2);
}

/** Returns a clause's noun phrases, each with the verb that it's the object of. */
function thingsIn(
  about: readonly Word[],
  clause: Clause,
  identity: boolean,
  language: Language,
  listVerb: Word | undefined,
): Offered & { things: Named[] } {
  const facts: Draft[] = [];
  const things: Named[] = [];
  /** Verbs that share the next object: "repair and install". */
  const waiting: Word[] = [];
  let open = listVerb;
  let isDetail = false;
  const segments = partsOf(about, ({ norm }) => andWords.has(norm));
  if (listVerb && isTradeVerb(segments[0]?.[0]?.norm ?? '')) waiting.push(listVerb);
  for (const [index, segment] of segments.entries()) {
    const [alone] = segment;
    // In "recycle and rebuild pallets", both verbs apply to the pallets.
    if (
      segment.length === 1 &&
      (alone!.tags.has('Verb') || waiting.length > 0) &&
      isTradeVerb(alone!.norm) &&
      index < segments.length - 1
    ) {
      if (!identity && isTradeVerb(segments[index + 1]![0]!.norm)) {
        waiting.push(alone!);
        continue;
      }
    }
    const verb = identity ? undefined : verbOf(segment, index > 0 && open !== listVerb, language);
    const helps =
      verb !== undefined &&
      helping.test(verb.norm) &&
      (isOwnersSpanishVerb(verb.norm) || isOwnersDoing(verb, segment, clause));
    if (verb && !helps && !isOwnersVerb(verb, segment, clause)) return { facts, things: [], isDetail: true };
    open = verb ?? open;
    const object = verb ? withoutReceiver(segment.slice(segment.indexOf(verb) + 1)) : segment;
    const helped = helps
      ? object.findIndex(({ norm }, at) => at < 4 && (peopleNouns.test(norm) || organizationNouns.test(norm)))
      : -1;
    if (helped >= 0) facts.push({ kind: 'serves', value: phraseOf(object.slice(0, helped + 1)), holds: true });
    else if (helps && /^(?:see|work)/.test(verb.norm)) isDetail = true;
    else if (verb && /^(?:what|how|why|when|where|that|it|lo|que|whatever)$/.test(object[0]?.norm ?? ''))
      isDetail = true;
    // "we haul the shredder to your office" describes how the work gets there.
    else if (verb && /^(?:haul|bring|drive|tow)$/.test(verb.norm) && bringsItself.test(clause.text)) {
      // In "We bring a petting farm to your party", that's the business.
      const brought = phraseOf(headOf(object));
      if (formOfBusiness.test(brought)) facts.push({ kind: 'is', value: `mobile ${brought}`, holds: true });
      else isDetail = true;
    } else if (object.some(isThing))
      things.push(...[...waiting.splice(0), open].map((one) => ({ words: object, verb: one })));
    else if (verb) waiting.push(verb);
    else isDetail = true;
  }
  return { facts, things, isDetail: isDetail || (things.length === 0 && waiting.length > 0) };
}

/** Returns what is taught or brought, without the recipient: "teach their staff CPR", "bring you lunch". */
function withoutReceiver(object: Word[]): Word[] {
  const [first, second, ...rest] = object;
  const isTheirs = /^(?:your|their|the|his|her)$/.test(first?.norm ?? '') && second && isPeople([second]);
  return isTheirs && rest.some(isThing) && !preposition.test(rest[0]!.norm) && second.gap === ' ' ? rest : object;
}

/** Remainders of "50lb bags" and "9k downloads" after the library splits them. */
const unit = /^(?:k|lbs?|oz|gal|ft|mi|ml|kg|x|mins?|hrs?|am|pm)$/;

const partOfBuilding = /^(?:basement|back|corner|floor|side|rear|upstairs|downstairs|half|end|edge|middle)$/;

/** "48x40 pallets" are pallets. */
const size = /^\d+(?:x\d+)+(?:in|ft)?$/;

/** In Spanish, plural adjectives follow the noun: "llantas usadas" is one thing. */
const separatedIn = (words: Word[], language: Language) => (language === 'en' ? separated(words) : [words]);

/** Nouns that a place's size is counted in. */
const roomy = /^(?:room|seat|bay|chair|acre|table|bed|site|lane|screen|barrel|stall|court|tap|unit)$/;
/** In "Chapter 7" and "Title 24", the number is part of the name. */
const numbered = /^(?:chapter|title|section|form|type|class|grade|phase) \d+[a-z]?$/;

/** Removes the count: "3 escape rooms" are escape rooms, "501c3 cat rescue" is a cat rescue. */
function withoutCount(words: Word[]): Word[] {
  const [first, ...rest] = words;
  // "14 room motel"
  if (first && /^\d+$/.test(first.norm) && roomy.test(rest[0]?.norm ?? '') && formOfBusiness.test(rest[1]?.norm ?? ''))
    return rest.slice(1);
  return first &&
    /^\d+\w*$/.test(first.norm) &&
    (rest.length >= 2 || formOfBusiness.test(rest[0]?.norm.replace(/s$/, '') ?? '')) &&
    !/^\d|^(?:hour|day|week|month|year|min)/.test(rest[0]!.norm)
    ? rest
    : words;
}

function factOf(
  { words, verb }: Named,
  identity: boolean,
  isPhraseOnly: boolean,
  language: Language,
): Draft | 'detail' | undefined {
  const core = withoutCount(coreOf(words)).filter(({ norm }) => !size.test(norm));
  const value = phraseOf(core);
  const folded = foldAccents(value);
  const last = core.at(-1);
  if (value.length < 3 || !last || kin.test(folded)) return undefined;
  // A place, a count, or a sentence: "under the bridge", "one table", "the manager can do it", "my husband insists".
  const says = core.some(({ norm, tags }, at) => tags.has('Modal') || (at > 0 && /^(?:is|are)$/.test(norm)));
  const isSomebody = words[0]!.tags.has('Determiner') || words[0]!.tags.has('Possessive');
  const acts = isPhraseOnly && core.length === 2 && isSomebody && last.tags.has('Verb') && /[^s]s$/.test(last.norm);
  if (says || acts || (preposition.test(core[0]!.norm) && core[0]!.gap !== '-')) return 'detail';
  if (core[0]!.norm === 'one' && core.length === 2) return 'detail';
  // "I'm parked for the winter", "we're booked": a current state, not what the business is.
  if (
    identity &&
    /^(?:Participle|PastTense)$/.test([...core[0]!.tags].find((tag) => /^(?:Participle|PastTense)$/.test(tag)) ?? '')
  )
    if (core.length === 1 || !isThing(core[1]!)) return 'detail';
  // In "basement of the church", the church is someone else's.
  if (!identity && partOfBuilding.test(core[0]!.norm) && core.some(({ norm }) => norm === 'of')) return 'detail';
  // "abogado de accidentes de trabajo": in Spanish, the noun comes first.
  const isNamed = identity && language === 'es' && spanishBusiness.test(folded);
  if (notGoods.test(last.norm) && !isNamed) return words.length > 1 ? 'detail' : undefined;
  if (
    folded
      .split(' ')
      .every((word) => dayWords.has(word) || monthWords.has(word) || /^(?:every|each|cada|on|and)$/.test(word))
  )
    return undefined;
  if (junk.test(foldAccents(normsOf(core)))) return /\d/.test(folded) ? 'detail' : undefined;
  if (
    vague.test(folded) ||
    unit.test(core[0]!.norm) ||
    // "buy your broken ones" is an offer to buy, not a product.
    (/^buy(?:s|ing)?$/.test(core[0]!.norm) && /^(?:your|back|old|used|broken)$/.test(core[1]?.norm ?? '')) ||
    (core.length === 1 &&
      last.tags.has('Verb') &&
      !/s$/.test(last.norm) &&
      !last.tags.has('Gerund') &&
      isPhraseOnly &&
      !occupation.test(last.norm)) ||
    (!identity && core.some(({ norm }, at) => at > 0 && /^(?:was|were)$/.test(norm))) ||
    last.tags.has('PastTense') ||
    last.tags.has('Participle') ||
    (isPhraseOnly && core.length === 1 && last.tags.has('Adjective') && !occupation.test(last.norm)) ||
    (/\d/.test(folded) && !/^\d+ (?:hour|day|week|month)/.test(folded) && !numbered.test(folded))
  )
    return 'detail';
  // "House painters", "local movers": the plural of the owner's own occupation.
  const isTrade = !verb && occupation.test(last.norm.replace(/s$/, ''));
  if (isPeople(core) && isPlural(last.norm) && !verb && !identity && !isTrade)
    return { kind: 'serves', value, holds: true };
  if (value.split(' ').length > 5) {
    // "German to English translation of manuals": keeps the work and drops its object.
    const of = core.findIndex(
      ({ norm }, at) => at > 0 && /(?:ing|tion|ment|repair)$/.test(core[at - 1]!.norm) && norm === 'of',
    );
    return of > 0 && !verb ? factOf({ words: core.slice(0, of), verb }, identity, isPhraseOnly, language) : 'detail';
  }
  const isBusiness =
    identity ||
    (language === 'en' && formOfBusiness.test(folded.replace(/s$/, ''))) ||
    (language === 'es' && spanishBusiness.test(folded)) ||
    occupation.test(last.norm) ||
    isTrade ||
    (last.tags.has('Actor') && !isPlural(last.norm)) ||
    (language === 'en' && isPeople(core) && !isPlural(last.norm));
  return { kind: isBusiness ? 'is' : 'sells', value: namedByVerb(value, verb, language), holds: true };
}
