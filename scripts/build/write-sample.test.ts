import { expect, it } from 'vitest';
import { loadContent } from '#shared/content/content-files.ts';
import { writeSample } from './write-sample.ts';

it.each(loadContent('sample-profiles'))(
  'the sample $slug is what the engine writes today (npm run sample-profiles)',
  ({ answers, promptTotals, profile }) => {
    expect(writeSample(answers)).toEqual({ promptTotals, profile });
  },
);
