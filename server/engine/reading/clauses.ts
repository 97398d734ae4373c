/** Splits an answer into clauses of tagged words and marks the words that a negation covers. */
import { createRequire } from 'node:module';
import type { Language } from './language.ts';
import { cues, foldAccents, type Cues } from './cues.ts';
import { withoutIdioms } from './idioms.ts';
import { markNegations } from './negations.ts';
import { dayWords } from './vocabulary.ts';
import { preposition, small } from './words.ts';

export type Word = {
  /** As typed: "Don’t". */
  text: string;
  /** Lowercase, without accents, with straight apostrophes. A contraction's parts are separate words: "do", "not". */
  norm: string;
  tags: ReadonlySet<string>;
  /** Offsets of the word in the answer; empty for the second part of a contraction. */
  start: number;
  end: number;
  /** Characters up to the next word: " ", "-", ", ". */
  gap: string;
};

export type Clause = {
  words: readonly Word[];
  /** For each word: whether a negation covers it. The negation itself isn't covered. */
  negated: readonly boolean[];
  /** Position of the negation, or -1. */
  cueAt: number;
  /** Separator from the previous clause: ",", ".", "but"; "" for the first. */
  joint: string;
  /** The clause as typed. */
  text: string;
  /** Full text as typed, if the clause contains only the dismissed thing. */
  said?: string;
};

type Term = { text: string; pre: string; post: string; normal?: string; implicit?: string; tags?: string[] };
type Parser = (text: string) => { json: (options: object) => { terms: Term[] }[] };

const require = createRequire(import.meta.url);
/** Loaded with the first answer, to keep startup fast. */
const parsers: Record<Language, () => Parser> = {
  en: () => require('compromise') as Parser,
  es: () => require('compromise/one') as Parser,
};

/** "april - june" is a range, not two clauses. */
const dashBeforeDate =
  / - (?=(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|midnight|noon)[a-z]*\b)/gi;

/** Words that carry no facts and break up phrases: "no mandarin, sorry". */
const fillers =
  /^(?:lol|lmao|ha(?:ha)+|sorry|pls|plz|please|thanks|thx|honestly|btw|fyi|tho|tbh|imo|ngl|literally|basically|actually|obviously|absolutely|guess|hola|hello|ojo|ja(?:ja)+|perdon|porfavor|porfa)$/;

const spoken = new Map([
  ['its', ['it', 'is']],
  ['were', ['we', 'are']],
  ['theyre', ['they', 'are']],
  ['thats', ['that', 'is']],
  ['theres', ['there', 'is']],
]);

/** Splits contractions without an apostrophe into pronoun and verb: "its a shop", "were not a bank". */
function spokenOut(words: Word[], breaks: string[]): void {
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const parts = spoken.get(words[at]!.norm);
    if (!parts || breaks[at] || !/^(?:an?|the|not|no|just|only|all|one|my|our)$/.test(words[at + 1]!.norm)) continue;
    const [subject = '', verb = ''] = parts;
    const { end } = words[at]!;
    words[at] = { ...words[at]!, norm: subject, tags: new Set(['Pronoun']) };
    words.splice(at + 1, 0, { text: '', norm: verb, tags: new Set(['Verb', 'Copula']), start: end, end, gap: ' ' });
    breaks.splice(at, 0, '');
  }
}

/** Spanish abbreviations as typed on a phone. */
const shortSpanish: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  pq: 'porque',
  xq: 'porque',
  porq: 'porque',
};

/** In "older than 15 yrs. landlords no", the period after an abbreviated unit may end the sentence. */
const endsHere = (text: string, next: string) =>
  /^(?:yrs?|hrs?|lbs?|wks?|mos?|etc|no)\.$/i.test(text) &&
  !/^(?:min|minimum|max|old|or|and|each|per|a|of|total|experience|in|away|only|to)\b/i.test(next);

function wordsOf(answer: string, language: Language): { words: Word[]; breaks: string[] } {
  const words: Word[] = [];
  const breaks: string[] = [];
  const isShouted = answer === answer.toUpperCase();
  let at = 0;
  for (const sentence of parsers[language]()(answer).json({ terms: { tags: true } })) {
    for (const [index, term] of sentence.terms.entries()) {
      const start = at + term.pre.length;
      const sign = /^[+%]/.exec(term.post)?.[0] ?? '';
      const end = start + term.text.length + sign.length;
      at = end + term.post.length - sign.length;
      // "IT" and "US" in capitals aren't pronouns, and "SAT" isn't Saturday.
      const isAcronym = !isShouted && /^(?:IT|US|SAT)$/.test(term.text);
      let norm = isAcronym
        ? term.text.toLowerCase().split('').join('.')
        : /^uñas?$/i.test(term.text)
          ? term.text.toLowerCase() // Without its tilde, it would be the article "unas".
          : foldAccents((term.implicit || term.text || term.normal) ?? '').replace(/[.,;:!?]+$/, '');
      if (language === 'es' && Object.hasOwn(shortSpanish, norm)) norm = shortSpanish[norm]!;
      const isLast = index === sentence.terms.length - 1;
      // A line break ends a clause just as a period does.
      const found = /[,;:!?()\u2013\u2014\n]|\.(?:\s|$)| - /.exec(
        (endsHere(term.text, sentence.terms[index + 1]?.text ?? '') ? '.' : '') + term.post + (isLast ? '. ' : ''),
      )?.[0];
      const mark = found === undefined ? '' : found.trim() || '.';
      // A word made only of punctuation (except "&") belongs to the gap before it.
      if (norm === '' || /^[^\p{L}\p{N}$&%+]+$/u.test(norm) || fillers.test(norm)) {
        if (breaks.length > 0 && (mark || /[-–—=]/.test(term.text)))
          breaks[breaks.length - 1] ||= mark || (term.text === '=' ? ':' : '-');
        continue;
      }
      // The library supports only English: for Spanish, only its number tags are right.
      const tags = (term.tags ?? []).filter((tag) => language === 'en' || tag === 'Value' || tag === 'Money');
      words.push({
        text: term.text,
        norm,
        tags: new Set(isAcronym ? ['Noun', 'Acronym'] : tags),
        start,
        end,
        gap: term.post,
      });
      breaks.push(mark);
      if (term.pre.includes('(') && breaks.length > 1) breaks[breaks.length - 2] ||= '(';
    }
  }
  if (language === 'en') spokenOut(words, breaks);
  return { words, breaks };
}

/**
 * Splits an answer at punctuation, "but", and wherever a new subject or a new "no" starts.
 * @param answer as the owner typed it; at most 1,500 characters are read
 */
export function clausesOf(answer: string, language: Language): Clause[] {
  const typed = answer.slice(0, 1500).replace(/[’‘`]/g, "'");
  // Hyphenates "walk in homeowners", because "walk-in" is meant as one word.
  const text = withoutIdioms(typed, foldAccents(typed), language)
    .replace(
      /\b(walk|drop|pick|tune|sit|check|follow|show|no)( )(ins?|offs?|ups?|shows?)\b(?! (?:and|the|my|your))/gi,
      '$1-$3',
    )
    .replace(/\b(left|right)( )(handed|handers?|handedness)\b/gi, '$1-$3')
    .replace(/\btake on\b/gi, 'handle ')
    .replace(dashBeforeDate, '-  ')
    .replace(/\bfin(?:es)? de semana\b/gi, (span) => 'findes'.padEnd(span.length))
    .replace(/\bentre semana\b/gi, (span) => 'weekdays'.padEnd(span.length));
  const { words, breaks } = wordsOf(text, language);
  const c = cues[language];
  const groups: { words: Word[]; joint: string }[] = [];
  let current: Word[] = [];
  let joint = '';
  const cut = (next: string) => {
    if (current.length > 0) groups.push({ words: current, joint });
    if (current.length > 0 || next !== '') joint = next;
    current = [];
  };
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    const isReason =
      word.norm === 'so' &&
      /^(?:nobody|no|none|they|it|you|people|that|its|if|the|leave|keep|dont|do|those|please)$/.test(
        words[index + 1]?.norm ?? '',
      );
    if ((c.but.has(word.norm) || isReason) && !(previous && c.all.has(previous.norm))) {
      cut('but');
      if (!c.negations.has(word.norm)) continue;
    } else if (
      current.length > 0 &&
      previous &&
      // "mondays im off"
      !current.every(({ norm }) => dayWords.has(norm)) &&
      (startsClause(word, previous, words[index - 2], words.slice(index + 1, index + 3), c) ||
        (language === 'en' && deniesMore(word, previous, current, words.slice(index + 1, index + 5), c)))
    ) {
      const last = current.at(-1)!;
      if (c.and.has(last.norm)) current.pop();
      cut('and');
    }
    current.push(word);
    if (breaks[index]) cut(breaks[index]);
  }
  cut('.');
  return markNegations(
    groups.map(({ words: list, joint: before }) => ({
      words: list,
      joint: before,
      text: text.slice(list[0]!.start, Math.max(...list.map(({ end }) => end))),
    })),
    text,
    language,
  );
}

function startsClause(word: Word, previous: Word, before: Word | undefined, next: readonly Word[], c: Cues): boolean {
  if (c.and.has(previous.norm) || c.or.has(previous.norm))
    return (
      c.subjects.has(word.norm) ||
      /^(?:that|it|they)$/.test(word.norm) ||
      word.norm === 'no' ||
      word.norm === 'never' ||
      next[0]?.norm === 'not' ||
      (/^(?:got|gave|quit|stopped|dropped)$/.test(word.norm) && /^(?:out|up|it|that|them)$/.test(next[0]?.norm ?? ''))
    );
  // "nor do we build new ones"
  if (/^(?:nor|neither)$/.test(before?.norm ?? '') && c.auxiliaries.has(previous.norm)) return false;
  if (c.subjects.has(word.norm)) return !c.relatives.has(previous.norm);
  // "no house windows no tint" starts a new clause. In Spanish, "no" belongs to the verb and follows its subject.
  return word.norm === 'no' && next[0]?.norm !== 'longer' && c.noStartsClause && !c.copulas.has(previous.norm);
}

/**
 * Returns whether a clause that rules something out is followed by another "not", or by "you" or "they": "dont sell
 * lumber dont sell firewood".
 */
function deniesMore(word: Word, previous: Word, current: readonly Word[], next: readonly Word[], c: Cues): boolean {
  const at = current.findIndex(({ norm }) => c.negations.has(norm));
  const hasRuledOut =
    at >= 0 && current.slice(at + 1).some(({ norm, tags }) => !small.test(norm) && !tags.has('Auxiliary'));
  if (!hasRuledOut || c.relatives.has(previous.norm)) return false;
  if (/^(?:thats|theres|theyre|its)$/.test(word.norm)) return true;
  if (/^(?:that|there|it|they)$/.test(word.norm) && /^(?:is|are)$/.test(next[0]?.norm ?? '')) return true;
  if (c.and.has(previous.norm) || c.or.has(previous.norm)) return false;
  // "quit Etsy and Amazon isn't happening"
  if (c.and.has(word.norm)) return next.slice(1).some(({ norm }) => c.negations.has(norm));
  if (/^(?:not|never)$/.test(word.norm))
    return !/^(?:do|does|did|will|would|can|could|is|are|was|only)$/.test(previous.norm);
  if (/^(?:do|does|did|will|can)$/.test(word.norm)) return /^(?:not|never)$/.test(next[0]?.norm ?? '');
  return (
    /^(?:you|they)$/.test(word.norm) &&
    // "I won't sell you gutter guards"
    !/^(?:sell|give|make|do|offer|show|tell|ship|bring|charge|promise|get|find|build|bill|do)$/.test(previous.norm) &&
    !preposition.test(previous.norm) &&
    !/^(?:for|to|with|of)$/.test(previous.norm)
  );
}

/**
 * Returns an answer without the clauses that rule something out: "landlords no thanks".
 * @param clauses the answer's clauses if known, because splitting is most of the work
 */
export function affirmed(answer: string, language: Language, clauses = clausesOf(answer, language)): string {
  const kept = clauses.filter(({ cueAt, negated }) => cueAt < 0 && !negated.includes(true));
  return kept.length === clauses.length ? answer : kept.map(({ text }) => text.trim()).join(', ');
}
