/** Scores an agency by the answers to a list of questions. */

export type Answer = 'yes' | 'no' | 'unsure';

type Verdict =
  /** Nothing is answered. */
  | 'none'
  /** Too early to tell. */
  | 'partial'
  /** A question that must be a yes has a no. */
  | 'walk'
  /** All answered, but a must-have is unsure, or too much else is. */
  | 'ask'
  | 'mixed'
  | 'strong';

export type Score = {
  answered: number;
  /** Two for each yes to a must-have, one for any other yes. */
  points: number;
  /** Points if every answer is yes. */
  most: number;
  verdict: Verdict;
  /** Ids of the questions with a no; must-haves first. */
  concerns: string[];
  /** Ids of the questions that aren't a clear yes; must-haves first. */
  toAsk: string[];
};

type Question = { id: string; isMust?: true };

/** Minimum shares of the points for an agency to count as good, or as possible. */
const good = 0.8;
const possible = 0.6;

/** Scores the answers given so far. "Unsure" scores no point, but isn't a concern. */
export function scoreOf(questions: readonly Question[], answers: Readonly<Record<string, Answer | undefined>>): Score {
  const mustsFirst = questions.toSorted((a, b) => Number(b.isMust ?? false) - Number(a.isMust ?? false));
  const idsOf = (...wanted: Answer[]) =>
    mustsFirst.filter(({ id }) => answers[id] && wanted.includes(answers[id])).map(({ id }) => id);
  const pointsOf = (of: readonly Question[]) => of.reduce((sum, { isMust }) => sum + (isMust ? 2 : 1), 0);
  const points = pointsOf(questions.filter(({ id }) => answers[id] === 'yes'));
  const most = pointsOf(questions);
  const answered = idsOf('yes', 'no', 'unsure').length;
  const has = (answer: Answer) => questions.some(({ id, isMust }) => isMust && answers[id] === answer);

  let verdict: Verdict = points / most >= good ? 'strong' : points / most >= possible ? 'mixed' : 'ask';
  if (has('unsure')) verdict = 'ask';
  if (answered < questions.length) verdict = answered === 0 ? 'none' : 'partial';
  if (has('no')) verdict = 'walk';
  return { answered, points, most, verdict, concerns: idsOf('no'), toAsk: idsOf('no', 'unsure') };
}
