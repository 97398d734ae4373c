/** Finds days, months, opening hours, and when a business is full or empty. */
import type { Clause, Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import type { Draft, FactKind } from './fact.ts';
import type { Language } from './language.ts';
import { dayWords, days, demandWords, monthWords, months } from './vocabulary.ts';
import { covered, normsOf, spanOf } from './words.ts';

export type Dates = { days: string[]; months: string[]; at: Set<number> };

/** Finds days and months, and fills in ranges: "mon-fri", "june to oct". */
export function datesIn(words: readonly Word[]): Dates {
  const found: Dates = { days: [], months: [], at: new Set() };
  const collect = (names: ReadonlyMap<string, readonly string[]>, order: readonly string[], into: string[]) => {
    let last: { at: number; name: string } | undefined;
    for (const [at, { norm, tags }] of words.entries()) {
      const hit = names.get(norm.replace(/'s$/, ''));
      // "may" is a month unless it's a verb ("you may"), "fall" a season unless something falls; "sat" and "sun" never
      // count after a pronoun.
      if (
        !hit ||
        (norm === 'sunday' && words[at + 1]?.norm === 'school') ||
        (/^(?:black|good|cyber)$/.test(words[at - 1]?.norm ?? '') && /^(?:fri|mon)day$/.test(norm)) ||
        (/^(?:spring|fall|summer|winter|christmas|xmas|thanksgiving)s?$/.test(norm) && !seasonAround(words, at)) ||
        (norm === 'may' && tags.has('Verb') && !/^\d/.test(words[at + 1]?.norm ?? '') && !monthAround(words, at))
      )
        continue;
      const between = last ? words.slice(last.at + 1, at).map(({ norm: one }) => one) : [];
      const isRange =
        last &&
        hit.length === 1 &&
        between.every((one) => /^(?:to|thru|through|until|till|a|al|hasta|-|\d{1,2}(?:st|nd|rd|th)?)$/.test(one)) &&
        (between.some((one) => /^[a-z]/.test(one)) ||
          /[-–]/.test(
            words
              .slice(last.at, at)
              .map(({ gap }) => gap)
              .join(''),
          ));
      if (isRange && last) into.push(...span(order, last.name, hit[0]!));
      else into.push(...hit);
      found.at.add(at);
      last = { at, name: hit.at(-1)! };
    }
  };
  collect(dayWords, days, found.days);
  collect(monthWords, months, found.months);
  found.days = [...new Set(found.days)];
  found.months = [...new Set(found.months)];
  return found;
}

const seasonAround = (words: readonly Word[], at: number) =>
  !/^(?:last|this|next)$/.test(words[at - 1]?.norm ?? '') &&
  (at === words.length - 1 || !words[at + 1]!.tags.has('Noun') || /^(?:is|are|and|or)$/.test(words[at + 1]!.norm));

const monthAround = (words: readonly Word[], at: number) =>
  [words[at - 2], words[at - 1], words[at + 1], words[at + 2]].some(
    (word) => word && word.norm !== 'may' && monthWords.has(word.norm),
  ) || /^(?:in|en|by|since|until|from)$/.test(words[at - 1]?.norm ?? '');

function span(order: readonly string[], from: string, to: string): string[] {
  const start = order.indexOf(from);
  const length = (order.indexOf(to) - start + order.length) % order.length;
  return Array.from({ length: length + 1 }, (_, index) => order[(start + index) % order.length]!);
}

export const closedWords =
  /\b(?:closed|close|(?<!(?:drop|kick|pay|cut|take|far) )off|cerrad[oa]s?|cerramos|cierro|descansamos|descanso|no abrimos)\b/;
/**
 * Months when they're closed: "closed January and February", but not "20% off in January" or "we close September 12".
 */
const closedMonths =
  /\b(?:closed|shut|cerrad[oa]s?|cerramos|descansamos|descanso)\b|(?<!(?:%|percent) )\boff (?:all|in|for|from)\b|\btak(?:e|es|ing) (?:all of )?\w+ off\b/;
const restOf = /\b(?:rest|otherwise|remainder|lo demas|el resto)\b/;
/** "Los martes casi no suena el teléfono", "the phone hardly rings": quiet, but not closed. */
const hardly =
  /\b(?:casi (?:no|nadie|nada)|apenas|no (?:suena|viene nadie|llega nadie)|(?:hardly|barely|almost never|almost no\w*)(?: \w+)?|(?:phone|door) (?:does|do) not (?:ring|open))\b/;
/** "11 till sold out": the end of the day, not that there's nothing left for others. */
const tillGone =
  /\b(?:till?|until|hasta que|hasta) (?:(?:we|i|it|its|it is|they|they are|se|everything) )*(?:are |is )?(?:sold out|sell out|run out|gone|out|acab\w+|agot\w+|termin\w+)(?: which is [^,;.]+)?/g;
/** "October is gone by July": how early it fills up. */
const goneBy = /\b(?:is|are|goes|go) gone (?:by|in|before)\b|\bgone by\b/;
export const openWords =
  /\b(?:open|only|hours|work|available|solo|solamente|abr(?:o|imos|e)|abiert[oa]s?|abierto|trabajamos|atendemos)\b/;
const aroundTheClock = /\b(?:24 ?\/ ?7|24 ?-?(?:hours?|hrs?|horas)(?: a day)?|around the clock)\b/;

const everyDay = /\b(?:every ?day|daily|all week|(?:7|seven) days|todos los dias)\b/;
/** Opening hours: "9-4", "at 10", "till noon". */
const atTime =
  /\b(?:\d{1,2}(?::\d\d)? ?(?:am|pm|a|p)?|noon) ?(?:-|to|till|until|a) ?(?:\d{1,2}|noon|close|midnight)\b|\b(?:at|till|until|from|after|by appointment|hasta las?|desde las?) ?(?:\d{1,2}\b|noon)/;

export function timeFacts(clause: Clause, dates: Dates, previous: readonly Draft[], language: Language): Draft[] {
  const text = normsOf(clause.words).replace(tillGone, 'till close');
  const { full, empty } = demandWords[language];
  const isNegated = clause.negated.some(Boolean) || clause.cueAt >= 0;
  const when = [...dates.days, ...dates.months];
  const facts: Draft[] = [];
  const clock = aroundTheClock.exec(text);
  if (
    clock &&
    !/\b(?:before|notice|advance|cancel|turnaround|within|in under|in 24|under 24|quotes?|reply|response|delivery|shipping|every 24)\b/.test(
      text,
    )
  )
    facts.push({
      kind: 'open',
      value: 'around the clock',
      holds: !isNegated,
      span: spanOf(aroundTheClock.exec(foldAccents(clause.text)) ?? clock),
    });
  const waiting = /\b(?:wait ?-?(?:ing )?list|lista de espera)\b/.exec(foldAccents(clause.text));
  if (waiting)
    facts.push({
      kind: 'waitlist',
      value: 'waiting list',
      holds: !isNegated && !/got rid|used to|ended|closed|ya no/.test(text),
      span: spanOf(waiting),
    });
  if (/\b(?:nights?|evenings?|after hours|noches)\b/.test(normsOf(covered(clause))))
    facts.push({ kind: 'open', value: 'evening', holds: false });
  const before = previous.find(({ kind }) => kind === 'full' || kind === 'empty');
  const isFull = full.test(text);
  const isEmpty = empty.test(text);
  if (when.length === 0) {
    if (
      /\b(?:7|seven|siete) (?:days a week|dias a la semana)\b/.test(text) ||
      (openWords.test(text) && everyDay.test(text))
    )
      facts.push(...days.map((day): Draft => ({ kind: 'open', value: day, holds: true })));
    if (
      !clock &&
      /\b(?:fully booked|booked (?:up|out|solid|until|thru|through)|at capacity|a tope|full right now|estamos llen[oa]s)\b/.test(
        text,
      ) &&
      !isNegated
    )
      facts.push({ kind: 'full', value: 'now', holds: true });
    return facts;
  }
  const add = (kind: FactKind, values: readonly string[], holds = true) =>
    facts.push(...values.map((value): Draft => ({ kind, value, holds })));
  // In "weekends fill, tues wed don't", the second verb is omitted.
  const isElliptic = before && isNegated && clause.words.length - dates.at.size <= 2 && !isFull && !isEmpty;
  const last = clause.words.at(-1)!.norm;
  if (everyDay.test(text))
    add(
      'open',
      days.filter((day) => !dates.days.includes(day)),
    );
  if (closedWords.test(text) && dates.days.length > 0) add('open', dates.days, false);
  else if (goneBy.test(text)) add('full', namedBefore(clause, 'gone'));
  else if (dates.days.length === 0 && closedMonths.test(text) && !openWords.test(text) && !restOf.test(text))
    add('open', dates.months, false);
  else if (isElliptic && (last === 'not' || clause.cueAt >= 0)) add(before.kind === 'full' ? 'empty' : 'full', when);
  else if (isFull && isEmpty) splitDemand(clause, dates, language, add);
  else if (hardly.test(text)) add('empty', when);
  else if (isFull) add(isNegated ? 'empty' : 'full', when);
  else if (isEmpty) add(isNegated ? 'full' : 'empty', when);
  else if (isNegated && dates.days.length > 0 && /\b(?:send|bring|need|want) \b/.test(text)) add('full', when);
  else if (isNegated && dates.days.length > 0) add('open', dates.days, false);
  else if (
    dates.days.length > 0 &&
    (openWords.test(text) || atTime.test(foldAccents(clause.text)) || onlyDays(clause, dates))
  ) {
    add('open', dates.days);
    if (/\b(?:only|solo|solamente|nada mas|nomas|unicamente)\b/.test(text) && dates.days.length < 7)
      add(
        'open',
        days.filter((day) => !dates.days.includes(day)),
        false,
      );
  } else if (
    dates.days.length === 0 &&
    ((dates.months.length > 1 && !isSeasonName(clause, dates)) ||
      /\b(?:only|every|each|happens?|is in|held|operate|solo|cada)\b/.test(text))
  )
    add('season', dates.months);
  return facts;
}

/** Returns the days and months in front of a word. */
const namedBefore = ({ words }: Clause, mark: string) =>
  words
    .slice(
      0,
      words.findIndex(({ norm }) => norm === mark),
    )
    .flatMap(({ norm }) => [...(dayWords.get(norm) ?? monthWords.get(norm) ?? [])]);

/** Returns whether a clause contains little more than days: "Saturday mornings and Monday through Friday". */
const onlyDays = ({ words }: Clause, { days: named, at }: Dates) =>
  named.length >= 3 &&
  words.filter(
    ({ norm }, index) =>
      !at.has(index) && !/^(?:and|to|thru|through|y|a|mornings?|afternoons?|evenings?|nights?)$/.test(norm),
  ).length <= 2;

/** In "monthly in winter", a season mentioned in passing isn't when the business is open. */
const isSeasonName = ({ words }: Clause, { at }: Dates) =>
  at.size === 1 &&
  /^(?:spring|fall|autumn|summer|winter|verano|invierno|primavera|otono)s?$/.test(words[[...at][0]!]!.norm);

/** Splits "fri sat full mon tue empty" in one clause: each word applies to the days right before it. */
function splitDemand(
  clause: Clause,
  dates: Dates,
  language: Language,
  add: (kind: FactKind, values: readonly string[]) => void,
): void {
  const { full, empty } = demandWords[language];
  let pending: string[] = [];
  let waiting: 'full' | 'empty' | undefined;
  for (const [at, { norm }] of clause.words.entries()) {
    if (dates.at.has(at)) {
      const names = dayWords.get(norm) ?? monthWords.get(norm) ?? [];
      if (
        waiting &&
        pending.length === 0 &&
        !clause.words.slice(at + 1).some(({ norm: later }) => full.test(later) || empty.test(later))
      )
        add(waiting, names);
      else pending.push(...names);
    } else if (full.test(norm) || empty.test(norm)) {
      const kind = full.test(norm) ? 'full' : 'empty';
      if (pending.length > 0) add(kind, pending);
      waiting = kind;
      pending = [];
    }
  }
}
