import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definitions, mostGroups, analyticsRanges, periodUnitOf } from './analytics.ts';
import { monthsInWords } from './retention-labels.ts';
import { defaultRetention } from './retention.ts';

const written = readFileSync(new URL('../../docs/analytics.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');

it.each(Object.entries(definitions))('docs/analytics.md defines "%s" word for word', (_, sentence) => {
  expect(written).toContain(`- ${sentence}`);
});

it('docs/analytics.md states the actual limits', () => {
  expect(written).toContain(`kept for ${monthsInWords(defaultRetention.visits)}`);
  expect(written).toContain(`The largest ${mostGroups} are shown`);
});

it('limits a chart to the number of points a phone can show', () => {
  expect(analyticsRanges.map((days) => [days, periodUnitOf(days)])).toEqual([
    [7, 'day'],
    [30, 'day'],
    [90, 'week'],
    [365, 'month'],
  ]);
});
