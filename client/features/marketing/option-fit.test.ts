import { describe, expect, it } from 'vitest';
import { fitOf, type PickerQuestion } from './option-fit.ts';

const answer = (because: string, points: Record<string, number>) => ({ label: because, because, points });
const questions: PickerQuestion[] = [
  { question: 'Time?', answers: [answer('No time.', { agency: 2, tool: -3 }), answer('A lot of time.', { tool: 2 })] },
  { question: 'Budget?', answers: [answer('None.', { tool: 3 }), answer('Some.', { agency: 1, person: 1 })] },
  { question: 'Scope?', answers: [answer('One job.', { person: 1 }), answer('All of it.', { agency: 2 })] },
];
const options = ['tool', 'person', 'agency'];
const fit = (...answers: (number | undefined)[]) => fitOf(questions, options, answers);

describe('the fit', () => {
  it('is undefined until a question is answered', () => {
    expect(fit()).toBeUndefined();
    expect(fit(undefined, undefined, undefined)).toBeUndefined();
  });

  it('adds up the points, and gives the answers in favor of the best option as reasons', () => {
    expect(fit(0, 1, 0)).toEqual({ best: ['agency'], because: ['No time.', 'Some.'], left: 0 });
    expect(fit(1, 0, 1)).toEqual({ best: ['tool'], because: ['A lot of time.', 'None.'], left: 0 });
  });

  it('counts open questions and ignores answers that do not exist', () => {
    expect(fit(undefined, 0)).toEqual({ best: ['tool'], because: ['None.'], left: 2 });
    expect(fit(7, 0, undefined)?.left).toBe(2);
  });

  it('subtracts points of an answer that speaks against an option', () => {
    // 3 for no budget, minus 3 for no time.
    expect(fit(0, 0)?.best).toEqual(['agency']);
  });

  it('names all options of a tie in the order of the table, with the reasons they share', () => {
    expect(fit(undefined, 1, undefined)).toEqual({ best: ['person', 'agency'], because: ['Some.'], left: 2 });
    expect(fit(undefined, undefined, 1)?.best).toEqual(['agency']);
  });
});
