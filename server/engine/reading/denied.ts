/** What a clause rules out: services, customers, and what the business isn't. */
import type { Clause, Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import type { Draft } from './fact.ts';
import { plainVerbs } from './vocabulary.ts';
import {
  andWords,
  formOfBusiness,
  headOf,
  isCustomer,
  isPeople,
  isThing,
  normsOf,
  orWords,
  partsOf,
  phraseOf,
  small,
  vague,
} from './words.ts';

export function deniedFacts(clause: Clause, no: readonly Word[], found: readonly Draft[]): Draft[] {
  const facts: Draft[] = [];
  const named = (value: string) =>
    found.some(
      ({ kind, value: key }) => ['channel', 'language', 'discounts'].includes(kind) && foldAccents(value).includes(key),
    );
  const before = clause.words.slice(0, Math.max(0, clause.cueAt));
  const cue = clause.words[clause.cueAt]?.norm;
  // "the public can't drop off": the people before the negation are turned away.
  const subject = before.filter(
    ({ norm, tags }) => !small.test(norm) && !tags.has('Auxiliary') && !tags.has('Pronoun'),
  );
  const isBackward = clause.negated.slice(0, Math.max(0, clause.cueAt)).some(Boolean);
  if (!isBackward && subject.length > 0 && isPeople(subject))
    facts.push({ kind: 'serves', value: phraseOf(subject), holds: false });
  const scope = isBackward ? before : no;
  const copula = /^(?:soy|somos|es|son)$/.test(no[0]?.norm ?? '');
  const isIdentity =
    (copula && before.every(({ norm }) => /^(?:nosotros|yo|esto|eso|ya|aqui|pero)$/.test(norm))) ||
    ((cue === 'not' || cue === 'no') &&
      before.every(({ norm }) => /^(?:we|i|is|are|am|it|this|that|software|soy|somos|es|nosotros|yo)$/.test(norm)) &&
      (/^(?:an?|un|una)$/.test(no[0]?.norm ?? '') || (before.length > 0 && formOfBusiness.test(normsOf(headOf(no))))));
  for (const part of partsOf(scope, ({ norm }) => orWords.has(norm) || andWords.has(norm))) {
    const to = part.findIndex(
      ({ norm }, at) => /^(?:to|for|with|para|a|con)$/.test(norm) && isCustomer(part.slice(at + 1)),
    );
    const people = to >= 0 ? part.slice(to + 1) : isPeople(part) ? part : undefined;
    const value = phraseOf(
      isIdentity
        ? headOf(part.filter(({ norm }) => !/^(?:an?|un|una|soy|somos|es|son)$/.test(norm)))
        : (people ?? part),
    );
    if (
      value.length < 2 ||
      vague.test(foldAccents(value)) ||
      named(value) ||
      !part.some((word) => isThing(word) || (word.tags.has('Verb') && !plainVerbs.has(word.norm)))
    )
      continue;
    facts.push({ kind: isIdentity ? 'is' : people ? 'serves' : 'sells', value, holds: false });
  }
  return facts;
}
