import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asText,
  currentStepOf,
  messageFor,
  normaliseWebsite,
  toChatUserProfile,
  type Answers,
} from './chat-answers.ts';
import { chatScript, stepIds } from './chat-script.ts';

describe('normaliseWebsite', () => {
  it.each([undefined, '', '  ', 'none', 'None', ' NONE\n'])('turns %j into "Not provided"', (typed) =>
    expect(normaliseWebsite(typed)).toBe('Not provided'),
  );
  it.each([
    [' www.example.com ', 'www.example.com'],
    ['nonesuch.example', 'nonesuch.example'],
  ])('keeps %j as %j', (typed, kept) => expect(normaliseWebsite(typed)).toBe(kept));
});

describe('toChatUserProfile', () => {
  it('is empty for an empty conversation', () => {
    expect(toChatUserProfile({})).toEqual({
      name: '',
      email: '',
      phone: '',
      businessName: '',
      businessDescription: '',
      website: 'Not provided',
      currentMarketing: '',
      targetAudience: '',
      goals: [],
    });
  });

  it('has the labels of chosen options, and typed text as it is', () => {
    const answers: Answers = {
      current_marketing: ['word_of_mouth'],
      target_audience: 'homeowners',
      goals: ['more_leads', 'more_reviews'],
    };
    expect(toChatUserProfile(answers)).toMatchObject({
      currentMarketing: 'Word of mouth',
      targetAudience: 'homeowners',
      goals: ['Get more leads', 'Get more reviews'],
    });
  });
});

describe('asText', () => {
  it('joins labels, and is empty for skipped and unanswered steps', () => {
    expect(asText('goals', ['more_leads', 'launch'])).toBe('Get more leads, Launch something new');
    expect(asText('website_social', '')).toBe('');
    expect(asText('goals', undefined)).toBe('');
  });

  it('shows an id of a newer release as it is', () => {
    expect(asText('goals', ['more_leads', 'fame'])).toBe('Get more leads, fame');
  });
});

describe('currentStepOf', () => {
  it('returns the first unanswered step, even if later steps are answered', () => {
    const answered: Answers = {};
    for (const stepId of stepIds) {
      expect(currentStepOf(answered)).toBe(stepId);
      // An empty answer counts: the step was skipped on purpose.
      answered[stepId] = '';
    }
    expect(currentStepOf(answered)).toBe('final_cta');
    expect(currentStepOf({ name_input: 'Dana' })).toBe('greeting');
  });
});

describe('messageFor', () => {
  it('fills every placeholder, whatever the answers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stepIds),
        fc.record({ name_input: fc.string(), business_name: fc.string() }, { requiredKeys: [] }),
        (stepId, answers) => {
          const clean = Object.values(answers).every((value) => !value?.includes('{'));
          if (clean) expect(messageFor(stepId, answers)).not.toMatch(/\{[a-zA-Z]+\}/);
        },
      ),
    );
  });

  it('inserts replacement-pattern characters literally', () => {
    expect(messageFor('business_name', { name_input: "$& $'" })).toContain('$&.');
  });

  it('uses the first name and business, or friendly defaults without them', () => {
    expect(messageFor('business_name', { name_input: 'Dana Rivera' })).toContain('Dana.');
    expect(messageFor('business_description', { business_name: 'Coral Bay' })).toContain('Coral Bay');
    expect(messageFor('business_name', {})).toContain('there');
    expect(messageFor('business_description', {})).toContain('your business');
  });

  it('repeats what was understood from the business description', () => {
    const message = messageFor('website_social', {});
    expect(messageFor('website_social', {}, 'Dog grooming in Davie')).toBe(`Dog grooming in Davie. Got it. ${message}`);
    expect(messageFor('website_social', {}, '')).toMatch(
      /^I couldn't quite tell what you do\. .* Do you have a website/,
    );
    expect(messageFor('goals', {}, 'Dog grooming in Davie')).toBe(messageFor('goals', {}));
  });

  it('replies to the selected option', () => {
    const step = chatScript.find((candidate) => candidate.reply)!;
    const [option, reply] = Object.entries(step.reply!.byOption)[0]!;
    expect(messageFor(step.id, { [step.reply!.to]: [option] })).toContain(reply);
    expect(messageFor(step.id, {})).not.toContain(reply);
    expect(messageFor(step.id, { [step.reply!.to]: option })).not.toContain(reply);
  });
});
