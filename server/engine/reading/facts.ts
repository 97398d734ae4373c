/** Reads an owner's answers as facts that hold or don't hold, each with the words it was read from. */
import type { EvidenceStep } from '../draft-schema.ts';
import { affirmedFacts, type ClauseContext } from './affirmed.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { foldAccents } from './cues.ts';
import { deniedFacts } from './denied.ts';
import type { Draft, Fact } from './fact.ts';
import type { Language } from './language.ts';
import { namedFacts } from './named.ts';
import { numberFacts } from './numbers.ts';
import { closedWords, datesIn, openWords, timeFacts, type Dates } from './times.ts';
import { listedTowns } from './town-lists.ts';
import { unclearClauses } from './unclear.ts';
import { listVerbs } from './verbs.ts';
import { demandWords, formOfBusiness, organizationNouns, plainVerbs, spanishBusiness } from './vocabulary.ts';
import {
  andWords,
  covered,
  free,
  headOf,
  isThing,
  namesOnly,
  normsOf,
  partsOf,
  phraseOf,
  small,
  spanOf,
} from './words.ts';

type Reader = { language: Language; step: EvidenceStep };
type ClauseReader = Reader & Pick<ClauseContext, 'listVerb'>;

/** Returns a value with the owner's capitalization: "VA loans", not "va loans". */
const asTyped = ({ kind, value }: Draft, clause: Clause) =>
  /^(?:best|price|detail)$/.test(kind) ? typedIn(value, clause) : value;

function typedIn(value: string, { text }: Clause): string {
  const at = foldAccents(text).indexOf(value);
  return at < 0 ? value : text.slice(at, at + value.length);
}

const unique = (facts: readonly Fact[]): Fact[] => {
  const seen = new Set<string>();
  return facts.filter(({ kind, value, holds, amount }) => {
    const key = `${kind}|${foldAccents(value)}|${holds}|${amount ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
};

const lacking = /\b(?:have|has|had|got|yet|right now|tengo|tenemos|hay|todavia|aun|por ahora)\b/;
const wanting = /\b(?:(?:want|need)(?:ed)?|interested|quiero|queremos|necesito|necesitamos|interesa|hace falta)\b/;
const wantingIt = new RegExp(`${wanting.source}(?: (?:in|or|need|one|it|any|una|ninguna|eso|either|anyway|tampoco))*$`);

/**
 * Returns whether a clause only says that they have no website, which rules nothing out unless "and don't want one"
 * follows.
 */
function lacksSite(clauses: readonly Clause[], index: number): boolean {
  const [before, text, after] = [index - 1, index, index + 1].map((at) => normsOf(clauses[at]?.words ?? []));
  const isAboutIt = wantingIt.test(after!);
  if (wanting.test(text!) || (isAboutIt && clauses[index + 1]!.cueAt >= 0)) return false;
  return isAboutIt || lacking.test(text!) || /\b(?:have|had|got)$/.test(before!);
}

/**
 * Returns the facts in one answer, in the owner's order.
 * @param answer the text as typed; only the first 1,500 characters are read
 * @param split its clauses, if known
 */
export function factsIn(
  answer: string,
  { language, step }: Reader,
  split: readonly Clause[] = clausesOf(answer, language),
): Fact[] {
  const facts: Fact[] = [];
  const clauses = withoutOwnName(split);
  const verbs = language === 'en' ? listVerbs(clauses) : [];
  const unclear = unclearClauses(clauses, language);
  const towns = listedTowns(clauses);
  const buyers = step === 'business_description' ? listedBuyers(clauses) : [];
  let previous: Draft[] = [];
  let hasDenied = false;
  for (const [at, clause] of clauses.entries()) {
    const isLack = lacksSite(clauses, at);
    // In "We never discount, Black Friday included", what follows a "no" in the same sentence is part of the denial.
    hasDenied = clause.negated.includes(true) || (hasDenied && !/^(?:\.|but)$/.test(clause.joint));
    const read = towns[at]
      ? towns[at].map((town): Draft => ({ kind: 'place', value: typedIn(town, clause), holds: true }))
      : (buyers[at]?.map((value): Draft => ({ kind: 'serves', value, holds: true })) ??
        readClause(clause, previous, { language, step, listVerb: verbs[at] }));
    const drafts = read.filter(
      ({ kind, value, holds }) =>
        !(isLack && kind === 'channel' && value === 'website' && !holds) && !(hasDenied && kind === 'detail'),
    );
    facts.push(
      ...(unclear[at] ? unclearFacts(drafts, clause) : drafts).map(({ span: _, ...draft }) => ({
        ...draft,
        value: asTyped(draft, clause),
        words: clause.said ?? clause.text,
        step,
      })),
    );
    previous = drafts;
  }
  return unique([...facts, ...onlySmall(answer, step), ...onlyGrown(answer, step)]);
}

/**
 * Removes the business name that starts an answer before the text says what the business is: "Stallsheet is billing
 * software".
 */
function withoutOwnName(clauses: readonly Clause[]): readonly Clause[] {
  const [first, ...rest] = clauses;
  const at = first?.words.findIndex(({ norm }) => norm === 'is') ?? -1;
  const name = first?.words.slice(0, at) ?? [];
  if (!first || first.cueAt >= 0 || at < 1 || at > 3 || !name.every(({ text }) => /^\p{Lu}/u.test(text)))
    return clauses;
  const isKind = headOf(first.words.slice(at + 1)).some(({ norm }) => formOfBusiness.test(norm) || kind.test(norm));
  if (!isKind) return clauses;
  const cut = <T>(list: readonly T[]) => list.slice(at + 1);
  return [{ ...first, words: cut(first.words), negated: cut(first.negated) }, ...rest];
}

const kind = /^(?:software|app|platform|tool|service|business|company|nonprofit|site|brand)$/;

/** Returns customers from sentences that list only organizations: "Restaurants, churches, grain elevators." */
function listedBuyers(clauses: readonly Clause[]): (readonly string[] | undefined)[] {
  const buyers: (readonly string[] | undefined)[] = clauses.map(() => undefined);
  for (let at = 0; at < clauses.length; at += 1) {
    let end = at + 1;
    while (end < clauses.length && clauses[end]!.joint !== '.') end += 1;
    const lists = clauses.slice(at, end).map(({ words }) => partsOf(words, ({ norm }) => andWords.has(norm)));
    const names = lists.flat();
    const isBare = clauses
      .slice(at, end)
      .every((clause) => clause.cueAt < 0 && !clause.negated.includes(true) && namesOnly(clause.words));
    const known = names.filter((words) => organizationNouns.test(words.at(-1)!.norm));
    if (
      isBare &&
      known.length >= 2 &&
      known.length * 2 >= names.length &&
      names.every((words) => /s$/.test(words.at(-1)!.norm))
    )
      for (const [index, list] of lists.entries()) buyers[at + index] = list.map(phraseOf);
    at = end - 1;
  }
  return buyers;
}

/** Returns that children are turned away: "Guests are 16 and over", "you have to be 21". */
function onlyGrown(answer: string, step: EvidenceStep): Fact[] {
  const found =
    /\b(?:guests?|ages?|clients?|students?|riders?|(?:you )?(?:have to|must|need to) be)(?: are| must be)? (?:1[68]|21)\b(?: ?\+| and (?:over|up|older)| or (?:over|older)|(?= ?(?:[.,;]|$)))/.exec(
      foldAccents(answer),
    );
  return found ? [{ kind: 'serves', value: 'children', holds: false, words: found[0], step }] : [];
}

/** Returns what a sentence mentions and may rule out, as unclear facts. Skips asides and details about it. */
function unclearFacts(drafts: readonly Draft[], clause: Clause): Draft[] {
  const named = drafts.filter(
    ({ kind, holds }) => holds && ['sells', 'serves', 'best', 'channel', 'discounts'].includes(kind),
  );
  const told = drafts.filter((draft) => draft.kind !== 'detail' && !named.includes(draft));
  const values = named.length > 0 ? named.map(({ value }) => value) : told.length > 0 ? [] : subjectOf(clause);
  return [...told, ...values.map((value): Draft => ({ kind: 'unclear', value, holds: false }))];
}

/** Returns the things a sentence starts with: "Landlords have burned me three times". */
function subjectOf({ words }: Clause): string[] {
  const from = words.findIndex(({ norm }) => !small.test(norm));
  const length = words.slice(Math.max(0, from)).findIndex((word) => !isThing(word) || word.tags.has('Verb'));
  const subject = from < 0 ? [] : words.slice(from, length < 0 ? undefined : from + length);
  const value = phraseOf(subject);
  return from > 2 || value.length < 4 || subject.length > 3 || anybodys.test(foldAccents(value)) ? [] : [value];
}

/** Words that anyone uses, which say nothing about what a business does. */
const anybodys =
  /\b(?:people|person|folks?|friends?|everyone|anyone|someone|customers?|clients?|guests?|money|times?|days?|years?|weeks?|months?|mornings?|nights?|prices?|phones?|calls?|town|city|state|street|road|house|home|job|jobs|work|business|shop|store|building|place|owner|name|thing|things|stuff|rest|reason|answer|truck|wife|husband|son|daughter|dad|mom|father|mother|kin|brother|sister|cousin|nephew|niece|uncle|aunt|partner|doctor|insurance carrier|regretfully|honestly|gente|clientes?|dinero|dia|dias|casa|negocio|trabajo|esposo|esposa|hijo|hija|mama|papa)\b/;

/** Returns that big ones are ruled out: "Little dogs only". */
function onlySmall(answer: string, step: EvidenceStep): Fact[] {
  const found =
    /\b(?:small|little|toy|tiny)(?: breed)? (dogs|breeds|groups|animals|parties|jobs)\b(?: [^.,;]{0,20})?,? ?\b(?:only|under \d)|\bonly (?:do |take |groom |see )?(?:small|little) (dogs|breeds|groups|animals|parties|jobs)\b/.exec(
      foldAccents(answer),
    );
  const what = found?.[1] ?? found?.[2];
  if (!what) return [];
  return ['big', 'large'].map((size) => ({
    kind: 'serves',
    value: `${size} ${what}`,
    holds: false,
    words: found![0],
    step,
  }));
}

function readClause(clause: Clause, previous: readonly Draft[], { language, step, listVerb }: ClauseReader): Draft[] {
  const raw = foldAccents(clause.text);
  const dates = datesIn(clause.words);
  const found: Draft[] = [
    ...timeFacts(clause, dates, previous, language),
    ...numberFacts(clause, raw, language),
    ...namedFacts(clause, normsOf(clause.words), step),
  ];
  const goesOnServing = clause.joint === ',' && previous.some(({ kind, holds }) => kind === 'serves' && holds);
  const rest = withoutSpans(clause, found, dates, raw, language);
  return [...found, ...phraseFacts(rest, found, { language, step, goesOnServing, listVerb })];
}

/** Returns the clause without the words that days, numbers, and demand were read from. */
function withoutSpans(clause: Clause, found: readonly Draft[], dates: Dates, raw: string, language: Language): Clause {
  const from = clause.words[0]?.start ?? 0;
  const spans = found.flatMap(({ span }) => (span ? [span] : []));
  const isTimed = found.some(({ kind }) => ['open', 'full', 'empty', 'season'].includes(kind));
  if (isTimed)
    for (const pattern of [
      demandWords[language].full,
      demandWords[language].empty,
      closedWords,
      openWords,
      /\b(?:year[- ]round|every|each|hours)\b/,
      /\b(?:mornings?|afternoons?|evenings?|nights?|tardes?|mananas?|noches?|noon)\b/,
    ]) {
      const match = pattern.exec(raw);
      if (match) spans.push(spanOf(match));
    }
  if (spans.length === 0 && !isTimed) return clause;
  const keep = clause.words.map(({ start, end }, at) => {
    if (isTimed && (dates.at.has(at) || (dates.at.has(at - 1) && dates.at.has(at + 1)))) return false;
    return !spans.some(([first, last]) => start - from < last && end - from > first);
  });
  const kept = <T>(list: readonly T[]) => list.filter((_, at) => keep[at]);
  const cue = clause.words[clause.cueAt];
  const words = kept(clause.words);
  return { ...clause, words, negated: kept(clause.negated), cueAt: cue ? words.indexOf(cue) : -1 };
}

/**
 * Returns whether the words before the negation name who denies rather than what's offered: "the board hates galas",
 * "la ley no me deja".
 */
function isSubjectOnly({ words, cueAt }: Clause, language: Language): boolean {
  if (cueAt < 1) return false;
  if (language === 'en') return /^(?:hates|refuses|avoids)$/.test(words[cueAt]!.norm);
  const [first, second] = words.slice(cueAt + 1);
  return first !== undefined && second !== undefined && /^(?:me|nos|te|se|les?)$/.test(first.norm);
}

function phraseFacts(clause: Clause, found: readonly Draft[], context: ClauseContext): Draft[] {
  const facts: Draft[] = [];
  const no = covered(clause);
  if (
    no.length > 0 &&
    !found.some(({ kind }) => ['open', 'full', 'empty', 'years', 'waitlist', 'time', 'budget'].includes(kind))
  )
    facts.push(...deniedFacts(clause, no, found, context.language).filter((denied) => isThingDenied(denied, found)));
  const yes = isSubjectOnly(clause, context.language) ? [] : free(clause);
  const isOnlySubject =
    clause.cueAt >= 0 &&
    yes.every(({ norm, tags }) => small.test(norm) || plainVerbs.has(norm) || tags.has('Auxiliary'));
  if (
    yes.length > 0 &&
    !isOnlySubject &&
    !clause.words.slice(0, Math.max(0, clause.cueAt)).some(({ tags }) => tags.has('Auxiliary'))
  )
    facts.push(...affirmedFacts(yes, clause, found, context));
  if (clause.cueAt < 0) facts.push(...opposites(normsOf(clause.words)));
  const own = ownBusiness(clause);
  if (own && !facts.some(({ kind }) => kind === 'is' || kind === 'sells'))
    facts.push({ kind: 'is', value: own, holds: true });
  return facts;
}

/**
 * Returns whether it's a thing of its own: neither a channel that was already read ("left Etsy") nor half a sentence
 * ("paying them a dime").
 */
function isThingDenied({ kind, value }: Draft, found: readonly Draft[]): boolean {
  const channels = found.filter((draft) => draft.kind === 'channel').map((draft) => foldAccents(draft.value));
  return (
    kind !== 'sells' ||
    !(/\b(?:them|another)\b/.test(value) || channels.some((name) => name.endsWith(foldAccents(value))))
  );
}

/** Returns what the owner rules out by saying they only do the opposite: "local moves only" excludes long-distance. */
function opposites(text: string): Draft[] {
  if (!/\bonly\b/.test(text)) return [];
  const local = /\blocal (?:moves|moving|delivery|deliveries|tows|towing|hauls|hauling)\b/.test(text);
  const side = /\b(residential|commercial) only\b|\bonly (?:do |take )?(residential|commercial)\b/.exec(text);
  return [
    ...(local ? ['long-distance'] : []),
    ...(/^(?:just |only |strictly )?weddings? only$|^(?:only|just|strictly) weddings?$/.test(text)
      ? ['parties', 'corporate events', 'school dances']
      : []),
    ...(side ? [(side[1] ?? side[2]) === 'residential' ? 'commercial' : 'residential'] : []),
  ].map((value) => ({ kind: 'sells', value, holds: false }));
}

/** Places where anyone may work, in any business: "I teach from my kitchen". */
const anyRoom = /^(?:kitchen|garage|yard|office|warehouse|counter|oficina|despacho)$/;

/** Returns the business if it's named in passing: "at our kennel", "con mi barbería". */
function ownBusiness({ words }: Clause): string | undefined {
  const at = words.findIndex(({ norm }) => /^(?:my|our|mi|nuestr[oa])$/.test(norm));
  if (
    words.some(
      ({ norm }, index) =>
        index > at && index <= at + 3 && /^(?:kitchen|garage|yard|counter|office|warehouse|farm|stand)$/.test(norm),
    )
  )
    return undefined;
  const end = words.findIndex(
    ({ norm }, index) => index > at && !anyRoom.test(norm) && (formOfBusiness.test(norm) || spanishBusiness.test(norm)),
  );
  return at < 0 || end < 0 || end > at + 3 ? undefined : phraseOf(words.slice(at + 1, end + 1));
}
