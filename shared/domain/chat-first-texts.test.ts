import { describe, expect, it } from 'vitest';
import type { Answers } from './chat-answers.ts';
import { asFirstStored, readAnswer, readAnswers } from './chat-first-texts.ts';
import { chatScript, type StepId } from './chat-script.ts';

const first: Answers = {
  greeting: "Let's go",
  intro_response: "I'm in a hurry",
  how_it_works: 'Who sees my answers?',
  name_input: 'Dana Rivera',
  business_description: "Let's go",
  website_social: '',
  current_marketing: 'Google search or Maps',
  target_audience: 'new parents in Davie',
  goals: ['Fill my calendar', 'Bring customers back'],
  live_generation: '',
  final_cta: 'This is amazing!',
};
const now: Answers = {
  ...first,
  greeting: ['lets_go'],
  intro_response: ['in_a_hurry'],
  how_it_works: ['who_sees_answers'],
  current_marketing: ['google'],
  goals: ['full_calendar', 'repeat_customers'],
  final_cta: ['amazing'],
};

describe('answers of the first releases', () => {
  it('are read as ids at steps with options, and stay text everywhere else', () => {
    expect(readAnswers(first)).toEqual(now);
  });

  it('are read the same again, so a conversation may hold both forms', () => {
    expect(readAnswers(now)).toEqual(now);
    expect(readAnswers({ ...first, greeting: ['lets_go'] })).toEqual(now);
  });

  it('are kept if they look like an id', () => {
    const typed: Answers = { target_audience: 'homeowners', current_marketing: 'constructor' };
    expect(readAnswers(typed)).toEqual(typed);
  });

  it('can be restored from ids, for hashes', () => {
    const restored = Object.entries(now).map(([stepId, value]) => [stepId, asFirstStored(stepId as StepId, value)]);
    expect(Object.fromEntries(restored)).toEqual(first);
  });

  it('include each of the 30 options of that time', () => {
    const options = chatScript.flatMap((step) => (step.options ?? []).map(({ id }) => [step.id, id] as const));
    const texts = options.map(([stepId, id]) => asFirstStored(stepId, [id])).filter((text) => text !== undefined);
    const ids = options.map(([stepId], index) => readAnswer(stepId, texts[index]!));
    expect(ids).toEqual(options.map(([, id]) => [id]));
    expect(texts.flat().filter((text) => /^[A-Z]/.test(text))).toHaveLength(30);
  });
});
