/** Splits an answer into clauses of tagged words and marks what a negation covers. */
import english from 'compromise';
import spanish from 'compromise/one';
import type { Language } from './language.ts';
import { cues, foldAccents } from './cues.ts';

export type Word = {
  /** As typed: "Don’t". */
  text: string;
  /** Lower case, no accents, straight apostrophes; a contraction's parts are separate words: "do", "not". */
  norm: string;
  tags: ReadonlySet<string>;
  /** Offsets of the word in the answer; empty for the second part of a contraction. */
  start: number;
  end: number;
  /** What follows up to the next word: " ", "-", ", ". */
  gap: string;
};

export type Clause = {
  words: readonly Word[];
  /** For each word: whether a negation covers it. The negation itself isn't covered. */
  negated: readonly boolean[];
  /** The negation's position, or -1. */
  cueAt: number;
  /** What stood between this clause and the one before: ",", ".", "but", "" for the first. */
  joint: string;
  /** The clause as typed. */
  text: string;
};

type Term = { text: string; pre: string; post: string; normal?: string; implicit?: string; tags?: string[] };
type Parser = (text: string) => { json: (options: object) => { terms: Term[] }[] };

const parsers: Record<Language, Parser> = {
  en: english,
  es: spanish,
};

function wordsOf(answer: string, language: Language): { words: Word[]; breaks: string[] } {
  const words: Word[] = [];
  const breaks: string[] = [];
  let at = 0;
  for (const sentence of parsers[language](answer).json({ terms: { tags: true } })) {
    for (const [index, term] of sentence.terms.entries()) {
      const start = at + term.pre.length;
      const end = start + term.text.length;
      at = end + term.post.length;
      // "IT" in capitals is a trade, not a pronoun.
      const norm =
        term.text === 'IT'
          ? 'i.t'
          : foldAccents((term.implicit || term.text || term.normal) ?? '').replace(/[.,;:!?]+$/, '');
      const isLast = index === sentence.terms.length - 1;
      const mark = /[,;:!?()\u2013\u2014\n]|\.(?:\s|$)| - /.exec(term.post + (isLast ? '. ' : ''))?.[0]?.trim() ?? '';
      // A word that is only punctuation ("&" stays) belongs to the gap before it.
      if (norm === '' || /^[^\p{L}\p{N}$&%+]+$/u.test(norm)) {
        if (breaks.length > 0 && (mark || /[-–—]/.test(term.text))) breaks[breaks.length - 1] ||= mark || '-';
        continue;
      }
      words.push({ text: term.text, norm, tags: new Set(term.tags), start, end, gap: term.post });
      breaks.push(term.pre.includes('(') && breaks.length > 0 ? mark : mark);
      if (term.pre.includes('(') && breaks.length > 1) breaks[breaks.length - 2] ||= '(';
    }
  }
  return { words, breaks };
}

/**
 * Splits an answer at punctuation, "but", and where a new subject or a new "no" begins.
 * @param answer as the owner typed it, at most 1,500 characters are read
 */
export function clausesOf(answer: string, language: Language): Clause[] {
  // "walk in homeowners": with a hyphen it's one word, as it's meant.
  const text = answer
    .slice(0, 1500)
    .replace(/[’‘`]/g, "'")
    .replace(
      /\b(walk|drop|pick|tune|sit|check|follow|show|no)( )(ins?|offs?|ups?|shows?)\b(?! (?:and|the|my|your))/gi,
      '$1-$3',
    )
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
    if (c.but.has(word.norm) && !(word.norm === 'except' && current.length === 0)) {
      cut('but');
      if (!c.negations.has(word.norm)) continue;
    } else if (current.length > 0 && previous && startsClause(word, previous, words.slice(index + 1, index + 3), c)) {
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
    language,
  );
}

function startsClause(word: Word, previous: Word, next: readonly Word[], c: (typeof cues)[Language]): boolean {
  if (c.and.has(previous.norm) || c.or.has(previous.norm))
    return c.subjects.has(word.norm) || word.norm === 'no' || (word.norm === 'do' && next[0]?.norm === 'not');
  if (c.subjects.has(word.norm)) return !c.relatives.has(previous.norm);
  // "no house windows no tint": in Spanish "no" belongs to the verb, and its subject stands before it.
  return word.norm === 'no' && c.noStartsClause && !c.copulas.has(previous.norm);
}

type Open = Omit<Clause, 'negated' | 'cueAt'>;

function markNegations(clauses: readonly Open[], language: Language): Clause[] {
  const c = cues[language];
  const marked: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const norms = clause.words.map(({ norm }) => norm);
    const cueAt = cueIn(norms, c);
    const before = marked.at(-1);
    if (cueAt >= 0) {
      // "cats are not allowed" denies what stands before the negation.
      const backward = c.denied.test(norms.slice(cueAt + 1).join(' '));
      marked.push({ ...clause, cueAt, negated: norms.map((_, at) => (backward ? at !== cueAt : at > cueAt)) });
    } else if (before && continuesNegation(before, clause, clauses.slice(index + 1), c)) {
      marked.push({ ...clause, cueAt: -1, negated: norms.map(() => true) });
    } else marked.push({ ...clause, cueAt: -1, negated: norms.map(() => false) });
  }
  return marked;
}

function cueIn(norms: readonly string[], c: (typeof cues)[Language]): number {
  return norms.findIndex((norm, at) => {
    const rest = norms.slice(at + 1).join(' ');
    if (c.phrases.some((phrase) => `${norm} ${rest} `.startsWith(`${phrase} `))) return true;
    return c.negations.has(norm) && !c.notNegating.test(`${norm} ${rest}`);
  });
}

/** "no cats, rabbits or birds", "we don't do weddings, newborns, headshots": the list goes on under the negation. */
function continuesNegation(before: Clause, clause: Open, later: readonly Open[], c: (typeof cues)[Language]): boolean {
  if (!before.negated.some(Boolean) || clause.joint !== ',') return false;
  const norms = clause.words.map(({ norm }) => norm);
  if (c.or.has(norms[0]!)) return true;
  if (
    norms.some((norm) => c.affirming.has(norm)) ||
    clause.words.some(({ tags }) => tags.has('Money') || tags.has('Value'))
  )
    return false;
  if (clause.words.some(({ norm, tags }) => c.subjects.has(norm) || (tags.has('Verb') && !tags.has('Gerund'))))
    return false;
  const hasVerb = before.words.some(({ norm }, at) => !before.negated[at] && c.auxiliaries.has(norm));
  const run = [clause];
  for (const next of later) {
    if (next.joint !== ',') break;
    run.push(next);
  }
  return hasVerb || run.some(({ words }) => words.some(({ norm }) => c.or.has(norm)));
}
