import { describe, expect, it } from 'vitest';
import { planLines } from '../../../shared/domain/plans.ts';

const texts = (id: 'free' | 'pro', included: boolean) =>
  planLines(id)
    .filter((line) => line.included === included)
    .map((line) => line.text);

describe('plans', () => {
  it('states what the free plan holds and what it does not', () => {
    expect(texts('free', true)).toEqual([
      '7-day preview',
      '25 prompts per month',
      'Basic access',
      'All platform prompts',
      'Copy prompts',
      'Business analysis',
    ]);
    expect(texts('free', false)).toContain('No strategy consultation');
  });

  it('states what Pro holds', () => {
    expect(texts('pro', true)).toEqual(
      expect.arrayContaining([
        'Unlimited prompts',
        'All platform integrations',
        'Monthly strategy updates',
        'Priority email support',
        'Custom prompt requests',
        'Export and sharing',
      ]),
    );
    expect(texts('pro', false)).toEqual([]);
  });

  it('gives every line of a plan its own text', () => {
    for (const id of ['free', 'pro'] as const) {
      const lines = planLines(id).map((line) => line.text);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
