/** Uses a model that mistakes customers for the business, offers what owners rule out, and mixes languages. */
import { expect, it } from 'vitest';
import { scoreModel } from '#tests/eval/profile/score-model.ts';

it(
  'keeps everything a careless model wrote against the wishes of 24 owners from reaching them',
  { tags: ['check-59'], timeout: 600_000 },
  () => {
    const { score, trades, violations, last } = scoreModel();
    expect(violations, last).toBe(0);
    expect(trades, last).toBe(24);
    expect(score).toBeGreaterThan(95);
  },
);
