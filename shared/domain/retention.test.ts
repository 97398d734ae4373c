import { expect, it } from 'vitest';
import { dataMap } from '#drizzle/data-map.ts';
import { loadContent } from '../content/content-files.ts';
import { paths } from '../paths.ts';
import { fillRetention, monthsInWords } from './retention-labels.ts';
import { defaultRetention, retentionKindNames, retentionToken } from './retention.ts';

it('formats months as words', () => {
  expect([1, 12, 13, 24, 84].map(monthsInWords)).toEqual(['1 month', '12 months', '13 months', '2 years', '7 years']);
});

it('fills a text with the configured months', () => {
  const text = `kept ${retentionToken('messages')}, ${retentionToken('visits')}`;
  expect(fillRetention(text, { ...defaultRetention, messages: 6 })).toBe('kept 6 months, 13 months');
});

it('has a data map table and a privacy policy line for every kind of data', () => {
  const text = JSON.stringify(loadContent('legal').find(({ path }) => path === paths.privacy));
  const inMap = new Set(dataMap.flatMap(({ retention }) => (typeof retention === 'string' ? retention : [])));
  expect([...inMap].toSorted()).toEqual(retentionKindNames.toSorted());
  for (const kind of retentionKindNames) expect(text, kind).toContain(retentionToken(kind));
});
