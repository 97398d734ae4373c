import { describe, expect, it } from 'vitest';
import { becauseMaxChars, becauseParts } from '#shared/because.ts';
import { testAnswers, testProfile } from './test-profile.ts';

describe('becauseParts', () => {
  it('returns the question and the answer', () => {
    expect(becauseParts(testProfile, testAnswers, 'businessAnalysis.positioning')).toEqual([
      {
        stepId: 'business_description',
        label: 'What you do',
        answer: 'We repair air conditioners in Hollywood',
      },
    ]);
  });

  it('joins a list of choices naturally', () => {
    const parts = becauseParts(testProfile, testAnswers, 'businessAnalysis.advantages.1');
    expect(parts.map(({ answer }) => answer)).toEqual([
      'Word of mouth',
      'Get more leads, Get more reviews, and Fill my calendar',
    ]);
  });

  it('clips a long answer', () => {
    const answers = { ...testAnswers, business_description: 'word '.repeat(100) };
    const answer = becauseParts(testProfile, answers, 'businessAnalysis.positioning')[0]?.answer ?? '';
    expect(answer.length).toBeLessThanOrEqual(becauseMaxChars);
    expect(answer.endsWith('word…')).toBe(true);
  });

  it('quotes the part of a long answer that the item uses', () => {
    const answers = {
      ...testAnswers,
      business_description:
        'Me and my brother clean gutters in Hartselle and Decatur. Nothing over two stories. We will never sell you leaf guards, they are a racket',
    };
    const profile = {
      ...testProfile,
      businessAnalysis: { ...testProfile.businessAnalysis, positioning: 'Say it up front: no leaf guards.' },
    };
    expect(becauseParts(profile, answers, 'businessAnalysis.positioning')[0]?.answer).toBe(
      'We will never sell you leaf guards',
    );
  });

  it.each(['strategies.aiTools.0', 'businessAnalysis.advantages.0', 'constructor', 'toString'])(
    'returns nothing for %s',
    (path) => {
      expect(becauseParts(testProfile, testAnswers, path)).toEqual([]);
    },
  );

  it('returns nothing without reasons or answers', () => {
    expect(becauseParts({ ...testProfile, because: undefined }, testAnswers, 'businessAnalysis.positioning')).toEqual(
      [],
    );
    expect(becauseParts(testProfile, {}, 'businessAnalysis.positioning')).toEqual([]);
  });
});
