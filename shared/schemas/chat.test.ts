import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../domain/chat-answers.ts';
import { chatScript, stepIds, type StepId } from '../domain/chat-script.ts';
import { checkAnswer } from './chat.ts';

const take = checkAnswer;
const taken = (stepId: StepId, value: AnswerValue) => take(stepId, value).data;
const refusal = (stepId: StepId, value: AnswerValue) => take(stepId, value).error?.issues[0]?.message;

describe('the script', () => {
  it('has fourteen steps in id order', () => {
    expect(chatScript.map((step) => step.id)).toEqual(stepIds);
    expect(stepIds).toHaveLength(14);
  });

  it('has different ids for all options', () => {
    const ids = chatScript.flatMap(({ options = [] }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an answer to a text step', () => {
  it.each(['name_input', 'business_name', 'business_description'] as const)(
    '%s is trimmed and must not be empty',
    (stepId) => {
      expect(taken(stepId, '  Dana  ')).toBe('Dana');
      for (const empty of ['', '   ', '\n\t', '\u0000'])
        expect(refusal(stepId, empty)).toBe('Please type an answer first.');
    },
  );

  it('keeps line breaks and drops other control characters and unpaired surrogates', () => {
    expect(taken('business_description', 'one\ntwo\u0000\u001b[31m\ud800')).toBe('one\ntwo[31m\ufffd');
  });

  it('may be as long as the step allows, counted after trimming', () => {
    expect(take('name_input', ` ${'x'.repeat(100)} `).success).toBe(true);
    expect(refusal('name_input', 'x'.repeat(101))).toBe('Please use 100 characters or fewer.');
  });

  it('must be text, not a list', () => {
    expect(refusal('name_input', ['Dana'])).toBe('Please check your answer.');
  });
});

describe('an address', () => {
  it.each([
    ['dana@example.com', 'dana@example.com'],
    ['  Dana.Rivera+chat@Example.CO.UK ', 'dana.rivera+chat@example.co.uk'],
  ])('stores %j as %j', (typed, stored) => expect(taken('contact_info', typed)).toBe(stored));

  it.each([
    'dana',
    'dana@',
    '@example.com',
    'dana@example',
    'dana rivera@example.com',
    'a@b@c.de',
    'dana@exa mple.com',
  ])('rejects %j', (typed) => expect(refusal('contact_info', typed)).toMatch(/look like an email/));

  it('is required', () => {
    expect(refusal('contact_info', ' ')).toBe('Please enter your email address.');
  });
});

describe('a phone number', () => {
  it.each(['', '9545550123', '(954) 555-0123', '+1 954.555.0123', '954-555-0123 x12'])('accepts %j', (typed) =>
    expect(take('phone_optional', typed).success).toBe(true),
  );

  it('is trimmed', () => expect(taken('phone_optional', ' (954) 555-0123 ')).toBe('(954) 555-0123'));

  it.each(['12345', 'call me', '1234567890123456', '954-555-0123; drop'])('rejects %j', (typed) =>
    expect(refusal('phone_optional', typed)).toMatch(/7 to 15 digits/),
  );
});

describe('a choice', () => {
  it('must be the id of an option, or free text if the step allows it', () => {
    for (const step of chatScript.filter((candidate) => candidate.options && !candidate.multiSelect)) {
      for (const { id } of step.options!) expect(taken(step.id, [id])).toEqual([id]);
      expect(refusal(step.id, ['my own words']), step.id).toBe('Please choose one of the answers.');
      expect(
        refusal(
          step.id,
          step.options!.map(({ id }) => id),
        ),
      ).toBe('Please choose one of the answers.');
      expect(take(step.id, []).success).toBe(false);
      expect(take(step.id, 'my own words').success, step.id).toBe(step.freeText === true);
    }
  });

  it('is never read from typed text that looks like an id', () => {
    expect(taken('target_audience', 'homeowners')).toBe('homeowners');
    expect(taken('current_marketing', 'word_of_mouth')).toBe('word_of_mouth');
    expect(refusal('greeting', 'lets_go')).toBe('Please choose one of the answers.');
  });

  it('is read from the text of an option, which earlier pages send and visitors may type', () => {
    expect(taken('greeting', "Let's go")).toEqual(['lets_go']);
    expect(taken('target_audience', ' Homeowners ')).toEqual(['homeowners']);
    expect(taken('target_audience', 'Homeowners in Davie')).toBe('Homeowners in Davie');
    expect(taken('goals', ['Get more reviews', 'Get more leads'])).toEqual(['more_leads', 'more_reviews']);
    expect(taken('name_input', 'Homeowners')).toBe('Homeowners');
  });

  it('stores each selected goal once, in list order', () => {
    expect(taken('goals', ['more_reviews', 'more_leads', 'more_reviews'])).toEqual(['more_leads', 'more_reviews']);
    expect(refusal('goals', [])).toBe('Please choose at least one.');
    expect(refusal('goals', ['more_leads', 'Fame'])).toBe('Please choose from the list.');
    expect(refusal('goals', 'more_leads')).toBe('Please choose from the list.');
  });

  it('accepts nothing for the generation step', () => {
    expect(taken('live_generation', '')).toBe('');
    expect(take('live_generation', 'x').success).toBe(false);
  });
});
