import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agencyQuestions } from '#shared/content/tools/agency-questions.ts';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { ScorecardSection } from './scorecard.tsx';

const props = await sectionOn('/ai-digital-marketing-agency', 'scorecard');
const choice = (question: number, name: string) =>
  within(screen.getByRole('group', { name: agencyQuestions[question]!.question })).getByRole('radio', { name });
const verdict = () => screen.getByRole('status').textContent;

it('scores the answers, and lists concerns and questions to ask', async () => {
  const { user } = renderApp(<ScorecardSection {...props} />, {});
  expect(verdict()).toContain('Answer the questions to see your score.');
  for (let at = 0; at < agencyQuestions.length; at += 1) await user.click(choice(at, 'Yes'));
  expect(verdict()).toContain('13 of 13 points');
  expect(verdict()).toContain('looks like a good choice');
  await user.click(choice(9, 'Not sure'));
  expect(screen.getByText(agencyQuestions[9]!.ask)).toBeDefined();
  expect(screen.queryByText('Red flags')).toBeNull();
  await user.click(choice(0, 'No'));
  expect(verdict()).toContain('Don’t sign yet.');
  expect(screen.getAllByText(agencyQuestions[0]!.why)).toHaveLength(2);
});

it('works with the keyboard alone, and starts over', async () => {
  const { user } = renderApp(<ScorecardSection {...props} />, {});
  await user.tab();
  await user.keyboard(' ');
  expect(verdict()).toContain('1 of 10 questions answered so far.');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(verdict()).toContain('Answer the questions to see your score.');
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});
