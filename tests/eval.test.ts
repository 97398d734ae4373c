/**
 * Minimum scores for profiles and for reading facts from answers. `npm run eval:profile` and `npm run eval:facts` print
 * the tables.
 */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { languages, readLabels, scoreFacts } from './eval/facts/score.ts';
import { measureOverlap, overlapLimits } from './eval/profile/overlap.ts';
import { scoreModel } from './eval/profile/score-model.ts';

/**
 * One case per trap: excluded services, another industry’s customers, no budget, rules of a profession, Spanish,
 * software.
 */
const modelSample = [
  'nails-fargo',
  'linen-hotels',
  'river-cleanup',
  'chiro-nopromise',
  'jardines-es',
  'booking-barbers',
];

it('writes profiles that name the industry, use the facts, and never contradict the owner', () => {
  const args = ['tests/eval/profile/score.mjs', '--from=./tests/eval/profile/write.ts'];
  const last = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1)!;
  const [, score, trades, violations] =
    /score ([\d.]+) of 100 \(trade (\d+)\/24, businesses with a violation (\d+)/.exec(last)!;
  expect(Number(score), last).toBeGreaterThan(95);
  expect(Number(trades)).toBe(24);
  expect(Number(violations)).toBe(0);
}, 240_000);

it("removes everything that a careless model writes against the owner's wishes", () => {
  const { trades, violations, last } = scoreModel('--only=' + modelSample.join(','));
  expect(trades, last).toBe(modelSample.length);
  expect(violations, last).toBe(0);
}, 240_000);

it.each(languages)('reads the facts in labeled %s sentences', (language) => {
  const { right, missed, wrong } = scoreFacts(readLabels(language)).get('all')!;
  expect(right / (right + wrong), 'precision').toBeGreaterThan(0.85);
  expect(right / (right + missed), 'recall').toBeGreaterThan(0.83);
});

it('repeats few sentences across businesses', () => {
  for (const { group, part, max, pair } of measureOverlap())
    expect(max, `${part}, ${group}: ${pair}`).toBeLessThanOrEqual(overlapLimits[group]);
}, 120_000);
