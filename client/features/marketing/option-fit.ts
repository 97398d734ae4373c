/** Scores the answers of the option picker. */
import type { SectionOf } from '#shared/content/schema.ts';

export type PickerQuestion = NonNullable<SectionOf<'comparison'>['picker']>['questions'][number];

export type Fit = {
  /** Options with the most points, in the table's order. Several if it's a tie. */
  best: string[];
  /** Reasons, in the questions' order: the answers in favor of all of the best options. */
  because: string[];
  /** Questions without an answer. */
  left: number;
};

/**
 * Returns the options that fit the answers, or undefined before the first answer.
 * @param options ids in the table's order
 * @param answers index of the chosen answer per question; undefined for an open question
 */
export function fitOf(
  questions: readonly PickerQuestion[],
  options: readonly string[],
  answers: readonly (number | undefined)[],
): Fit | undefined {
  const given = questions.flatMap(({ answers: choices }, at) => choices[answers[at] ?? -1] ?? []);
  if (given.length === 0) return undefined;
  const score = (id: string) => given.reduce((sum, { points }) => sum + (points[id] ?? 0), 0);
  const most = Math.max(...options.map(score));
  const best = options.filter((id) => score(id) === most);
  return {
    best,
    because: given.filter(({ points }) => best.every((id) => (points[id] ?? 0) > 0)).map(({ because }) => because),
    left: questions.length - given.length,
  };
}
