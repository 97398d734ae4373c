import { expect, it } from 'vitest';
import { agencyQuestions } from '#shared/content/tools/agency-questions.ts';
import { scoreOf, type Answer } from './scorecard.ts';

const questions = [{ id: 'a' }, { id: 'b', isMust: true }, { id: 'c' }, { id: 'd' }, { id: 'e' }] as const;
const score = (text: string) => {
  const named = { y: 'yes', n: 'no', '?': 'unsure', '-': undefined } as const;
  return scoreOf(
    questions,
    Object.fromEntries(questions.map(({ id }, at) => [id, named[text[at] as keyof typeof named]])),
  );
};

it('gives two points for a yes to a must-have and one for any other yes', () => {
  expect(score('yyyyy')).toMatchObject({ points: 6, most: 6, answered: 5, verdict: 'strong' });
  expect(score('n?nnn')).toMatchObject({ points: 0, most: 6, answered: 5 });
  expect(score('-y---')).toMatchObject({ points: 2, answered: 1 });
});

it.each([
  ['-----', 'none'],
  ['yyyy-', 'partial'],
  ['yyyy?', 'strong'],
  ['yyy??', 'mixed'],
  ['yy???', 'ask'],
  ['y?yyy', 'ask'],
  ['ynyyy', 'walk'],
  ['-n---', 'walk'],
])('judges %j as %s', (answers, verdict) => {
  expect(score(answers).verdict).toBe(verdict);
});

it('lists must-haves first, and asks about everything that is not a yes', () => {
  expect(score('nn?y-')).toMatchObject({ concerns: ['b', 'a'], toAsk: ['b', 'a', 'c'] });
});

it('has ten questions with unique ids, three of them must-haves', () => {
  expect(new Set(agencyQuestions.map(({ id }) => id)).size).toBe(10);
  const all = (answer: Answer) => Object.fromEntries(agencyQuestions.map(({ id }) => [id, answer]));
  expect(scoreOf(agencyQuestions, all('yes'))).toMatchObject({ points: 13, most: 13, verdict: 'strong' });
  expect(scoreOf(agencyQuestions, all('no'))).toMatchObject({ points: 0, verdict: 'walk' });
});
